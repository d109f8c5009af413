# Requests to a service.

mg_class <- function(x, class, client) {
  structure(x, class = c(class, "list"), client = client)
}

client_of <- function(x) attr(x, "client")

fail <- function(message, class = character(), ...) {
  stop(structure(
    class = c(class, "mg_error", "error", "condition"),
    list(message = message, call = NULL, ...)
  ))
}

STATUS_CLASSES <- c(
  "400" = "mg_bad_request", "415" = "mg_bad_request", "422" = "mg_bad_request",
  "401" = "mg_not_allowed", "403" = "mg_not_allowed",
  "404" = "mg_not_found", "410" = "mg_not_found",
  "413" = "mg_too_large", "429" = "mg_busy", "503" = "mg_busy"
)

fail_of_service <- function(status, detail) {
  known <- STATUS_CLASSES[as.character(status)]
  fail(
    sentence(detail),
    c(if (!is.na(known)) known[[1]], "mg_service_error"),
    status = status, detail = detail
  )
}

# The detail of an answer as text; a list of wrong fields becomes one sentence a field.
sentence <- function(detail) {
  if (!is.list(detail)) {
    return(as.character(detail))
  }
  paste(vapply(detail, field_sentence, ""), collapse = "; ")
}

field_sentence <- function(item) {
  if (!is.list(item)) {
    return(as.character(item))
  }
  place <- setdiff(unlist(item[["loc"]]), c("body", "query"))
  message <- item[["msg"]]
  if (is.null(message)) message <- item[["message"]]
  paste0(if (length(place) > 0) paste0(paste(place, collapse = "."), ": "), message)
}

# Fields of a form from named values: NULL is left out, vectors are joined with commas.
form_fields <- function(...) {
  given <- Filter(Negate(is.null), list(...))
  lapply(given, function(value) if (is.list(value)) json_text(value) else field_text(value))
}

field_text <- function(value) {
  if (is.logical(value)) {
    value <- tolower(as.character(value))
  } else if (is.numeric(value)) {
    value <- number_text(value)
  }
  paste(value, collapse = ",")
}

# The shortest decimals that read back as the same numbers.
number_text <- function(values) {
  vapply(as.double(values), function(one) {
    short <- format(one, digits = 15, trim = TRUE)
    if (isTRUE(as.double(short) == one)) short else sprintf("%.17g", one)
  }, "")
}

# JSON with numbers that read back as the same bits; a vector of length one is a scalar, I(x) an array.
json_text <- function(value) {
  if (is.null(value)) {
    return("null")
  }
  if (is.list(value) && (!is.null(names(value)) || length(value) == 0)) {
    members <- vapply(names(value), function(name) {
      paste0(json_text(name), ":", json_text(value[[name]]))
    }, "")
    return(paste0("{", paste(members, collapse = ","), "}"))
  }
  if (is.list(value) || length(value) != 1 || inherits(value, "AsIs")) {
    items <- vapply(lapply(seq_along(value), function(i) unclass(value)[[i]]), json_text, "")
    return(paste0("[", paste(items, collapse = ","), "]"))
  }
  if (is.na(value)) {
    return("null")
  }
  if (is.numeric(value)) {
    return(number_text(value))
  }
  as.character(jsonlite::toJSON(unname(value), auto_unbox = TRUE))
}

# The answer to a request: `status`, `headers` and the bytes of its `content`.
ask_service <- function(mg, method, path, query = NULL, fields = NULL, body = NULL, file = NULL) {
  waited <- 0
  repeat {
    answer <- send(mg, method, path, query, fields, body, file)
    headers <- curl::parse_headers_list(answer$headers)
    if (answer$status_code < 400) {
      check_digest(if (is.null(file)) answer$content else file(file), headers[["repr-digest"]])
      return(answer)
    }
    pause <- suppressWarnings(as.numeric(headers[["retry-after"]]))
    again <- answer$status_code == 429 && length(pause) == 1 && !is.na(pause) && waited + pause <= mg$patience
    if (!again) {
      fail_of_service(answer$status_code, detail_of(answer, file))
    }
    Sys.sleep(pause)
    waited <- waited + pause
  }
}

# Data that arrive damaged are an error: RFC 9530, Repr-Digest. `content`: raw bytes, or a connection to a file.
check_digest <- function(content, digest) {
  if (inherits(content, "connection")) on.exit(close(content))
  if (is.null(digest) || !startsWith(digest, "sha-256=:")) {
    return(invisible())
  }
  if (inherits(content, "connection")) open(content, "rb")
  found <- jsonlite::base64_enc(unclass(openssl::sha256(content)))
  sent <- sub("^sha-256=:([^:]*):.*$", "\\1", digest)
  if (found != sent) {
    fail(sprintf("the data arrived damaged: their digest is %s, not %s", found, sent), "mg_damaged")
  }
}

send <- function(mg, method, path, query, fields, body, file) {
  handle <- curl::new_handle(
    customrequest = method, connecttimeout = 30L,
    low_speed_limit = 1L, low_speed_time = as.integer(mg$timeout)
  )
  headers <- list(Accept = if (is.null(body)) "*/*" else "application/json, text/event-stream")
  if (!is.null(mg$api_key)) headers$Authorization <- paste("Bearer", mg$api_key)
  if (grepl("^https?://(127\\.0\\.0\\.1|localhost|\\[::1\\])", mg$url)) {
    curl::handle_setopt(handle, noproxy = "*")
  }
  if (!is.null(body)) {
    headers[["Content-Type"]] <- "application/json"
    curl::handle_setopt(handle, copypostfields = enc2utf8(json_text(body)))
  } else if (!is.null(fields)) {
    curl::handle_setform(handle, .list = lapply(fields, function(one) {
      if (is.character(one)) curl::form_data(enc2utf8(one)) else one
    }))
  }
  curl::handle_setheaders(handle, .list = headers)
  url <- paste0(mg$url, path, query_text(query))
  tryCatch(
    if (is.null(file)) {
      curl::curl_fetch_memory(url, handle)
    } else {
      curl::curl_fetch_disk(url, file, handle)
    },
    error = function(error) {
      fail(paste0(mg$url, " does not answer: ", conditionMessage(error)), "mg_unreachable")
    }
  )
}

query_text <- function(query) {
  given <- do.call(form_fields, as.list(query))
  if (length(given) == 0) {
    return("")
  }
  pairs <- paste0(names(given), "=", vapply(given, function(one) curl::curl_escape(enc2utf8(one)), ""))
  paste0("?", paste(pairs, collapse = "&"))
}

# What an error says, or its status: a proxy answers in HTML.
detail_of <- function(answer, file) {
  bytes <- if (is.null(file)) answer$content else readBin(file, "raw", file.size(file))
  detail <- tryCatch(
    jsonlite::fromJSON(text_of(bytes), simplifyVector = FALSE)[["detail"]],
    error = function(error) NULL
  )
  if (is.null(detail)) paste("the service answered with status", answer$status_code) else detail
}

text_of <- function(bytes) {
  text <- rawToChar(bytes)
  Encoding(text) <- "UTF-8"
  text
}

ask_json <- function(mg, method, path, ...) {
  jsonlite::fromJSON(text_of(ask_service(mg, method, path, ...)$content), simplifyVector = FALSE)
}

ask_bytes <- function(mg, method, path, ...) ask_service(mg, method, path, ...)$content

# Writes the answer of a GET to `path`, which is complete or not there.
download <- function(mg, from, path, query) {
  part <- tempfile("part-", dirname(path))
  on.exit(unlink(part))
  ask_service(mg, "GET", from, query = query, file = part)
  if (!file.rename(part, path)) fail(paste(path, "cannot be written"))
  invisible(path)
}
