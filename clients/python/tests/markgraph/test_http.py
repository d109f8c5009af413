import base64
import hashlib
import json
import threading
import unittest
from http.server import BaseHTTPRequestHandler, HTTPServer

from markgraph import BadRequest, Busy, Markgraph, MarkgraphError, NotAllowed, NotFound, TooLarge, Unreachable
from markgraph._http import Upload


class Answers(BaseHTTPRequestHandler):
    """Answers what the test put in line, and keeps what it was asked."""

    def do_GET(self):
        length = int(self.headers.get("content-length", 0))
        self.server.asked.append((self.path, dict(self.headers), self.rfile.read(length)))
        status, headers, body = self.server.line.pop(0)
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_POST = do_GET

    def log_message(self, *_):
        pass


def detail(status, text, **headers):
    return (status, {name.replace("_", "-"): value for name, value in headers.items()}, json.dumps({"detail": text}).encode())


class HttpTest(unittest.TestCase):
    def setUp(self):
        self.server = HTTPServer(("127.0.0.1", 0), Answers)
        self.server.asked, self.server.line = [], []
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.addCleanup(self.server.server_close)
        self.addCleanup(self.server.shutdown)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        self.client = Markgraph(self.url, api_key="a key", patience=1)

    def test_a_status_is_an_exception_with_the_sentence_of_the_service(self):
        kinds = {400: BadRequest, 401: NotAllowed, 403: NotAllowed, 404: NotFound, 413: TooLarge, 415: BadRequest, 503: Busy}
        for status, kind in kinds.items():
            self.server.line.append(detail(status, f"sentence {status}"))
            with self.assertRaises(kind) as raised:
                self.client.http.json("GET", "/")
            self.assertEqual((str(raised.exception), raised.exception.status), (f"sentence {status}", status))

    def test_wrong_fields_become_sentences(self):
        item = {"loc": ["body", "domain"], "msg": "must be one of three", "type": "enum"}
        self.server.line.append((422, {}, json.dumps({"detail": [item]}).encode()))
        with self.assertRaisesRegex(BadRequest, "^domain: must be one of three$") as raised:
            self.client.http.json("GET", "/")
        self.assertEqual(raised.exception.detail, [item])

    def test_an_answer_of_a_proxy_is_told_by_its_status(self):
        self.server.line.append((413, {}, b"<html>too large</html>"))
        with self.assertRaisesRegex(TooLarge, "413"):
            self.client.http.json("GET", "/")

    def test_one_request_too_many_is_asked_again_after_the_time_it_names(self):
        self.server.line += [detail(429, "too many", retry_after="0.1"), (200, {}, b"{}")]
        self.assertEqual(self.client.http.json("GET", "/"), {})
        self.server.line.append(detail(429, "too many", retry_after="30"))
        with self.assertRaises(Busy) as raised:
            self.client.http.json("GET", "/")
        self.assertEqual(raised.exception.retry_after, 30)

    def test_a_form_has_its_length_and_is_sent_again_whole(self):
        self.server.line += [detail(429, "too many", retry_after="0"), (200, {}, b"{}")]
        self.client.http.json("POST", "/", fields=[("domain", "striated"), ("mark_a", Upload(b"\0scan", 'lä"nd.x3p'))])
        (_, headers, first), (_, _, second) = self.server.asked
        self.assertEqual(first, second)
        self.assertEqual(int(headers["Content-Length"]), len(first))
        self.assertIn('name="mark_a"; filename="lä%22nd.x3p"'.encode(), first)
        self.assertIn(b"\r\n\r\n\0scan\r\n", first)

    def test_the_key_is_sent_with_every_request(self):
        self.server.line.append((200, {}, b"{}"))
        self.client.http.json("GET", "/")
        self.assertEqual(self.server.asked[0][1]["Authorization"], "Bearer a key")

    def test_the_key_does_not_follow_to_another_address(self):
        other = HTTPServer(("127.0.0.1", 0), Answers)
        other.asked, other.line = [], [(200, {}, b"{}")]
        threading.Thread(target=other.serve_forever, daemon=True).start()
        self.addCleanup(other.server_close)
        self.addCleanup(other.shutdown)
        self.server.line.append((302, {"location": f"http://127.0.0.1:{other.server_port}/"}, b""))
        self.client.http.json("GET", "/")
        self.assertNotIn("Authorization", other.asked[0][1])

    def test_damaged_data_are_not_given(self):
        right = base64.b64encode(hashlib.sha256(b"data").digest()).decode()
        self.server.line += [(200, {"repr-digest": f"sha-256=:{right}:"}, body) for body in (b"data", b"date")]
        self.assertEqual(self.client.http.bytes("GET", "/"), b"data")
        with self.assertRaisesRegex(MarkgraphError, "arrived damaged"):
            self.client.http.bytes("GET", "/")

    def test_an_address_that_does_not_answer_is_told(self):
        with self.assertRaisesRegex(Unreachable, "http://127.0.0.1:9 does not answer"):
            Markgraph("http://127.0.0.1:9").health()
        with self.assertRaisesRegex(MarkgraphError, "no address"):
            Markgraph("http://")


if __name__ == "__main__":
    unittest.main()
