import '../../styles/verify.css'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../../languages/say.ts'
import { show } from '../../languages/show.ts'
import type { LoadPrinting } from '../../verifier/check.ts'
import { showVerifier } from '../../verifier/verifier.ts'

const start = (): Worker =>
  new Worker(new URL('../../verifier/worker.ts', import.meta.url), { type: 'module' })

const loadPrinting: LoadPrinting = async (marks) => {
  const { SERVED_FILES, printing } = await import('../../verifier/served-files.ts')
  return printing(marks, SERVED_FILES)
}

/** Checks a bundle in this browser: nothing is sent to the service. */
export function VerifyScreen() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => showVerifier(place.current!, start, loadPrinting), [])
  return (
    <>
      <h1>{say('Verify a bundle')}</h1>
      <p>
        {say(
          'Every hash in the bundle is compared, and every computation is done again here, in this browser, with the same code as on the server. The report is printed again too, and compared with its PDF. Nothing is uploaded.',
        )}
      </p>
      <div class="panel verifier" ref={place} />
      <p>
        {show(
          'To check bundles without this server, or without any network, take this page along as one file, and open it from your disk: {file}.',
          {
            file: (
              <a href="/markgraph-verify.html" download="markgraph-verify.html">
                markgraph-verify.html
              </a>
            ),
          },
        )}
      </p>
    </>
  )
}
