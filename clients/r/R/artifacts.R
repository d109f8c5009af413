# What the service has computed and keeps, by handle, and the single stages.

METRES <- c("surface", "surface.form-removed", "surface.bandpassed", "surface.straightened", "surface.section", "profile")

mg_artifact <- function(mg, handle) {
  artifact_of(mg, ask_json(connection(mg), "GET", paste0("/v1/artifacts/", handle)))
}

artifact_of <- function(mg, record) {
  record$shape <- as.integer(unlist(record$meta[["shape"]]))
  record$pitch <- as.double(c(record$meta[["dx"]], record$meta[["dy"]]))
  record$unit <- unit_of(record)
  mg_class(record, "mg_artifact", mg)
}

# Of the values: "m", or "1" where they have none.
unit_of <- function(record) {
  if (record$kind == "signature.1d") {
    return(if (identical(record$produced_by[["step"]], "toolmark-signature")) "1" else "m") # heights over their amplitude
  }
  if (record$kind %in% METRES) "m" else "1"
}

is_array <- function(artifact) length(artifact$shape) > 0

format.mg_artifact <- function(x, ...) {
  about <- if (is_array(x)) sprintf(" %s, unit %s", paste(x$shape, collapse = " x "), x$unit) else ""
  sprintf("%s%s, %s...", x$kind, about, substr(x$handle, 1, 19))
}

print.mg_artifact <- function(x, ...) {
  cat(format(x), "\n")
  invisible(x)
}

mg_data <- function(artifact) {
  ask_bytes(connection(client_of(artifact)), "GET", paste0("/v1/artifacts/", artifact$handle, "/data"))
}

mg_array <- function(artifact) {
  if (inherits(artifact, "mg_step")) artifact <- artifact$output
  if (!is_array(artifact)) {
    fail(paste0(artifact$handle, " is ", artifact$kind, ", which is no array; use mg_document() or mg_data()"))
  }
  values <- read_npy(mg_data(artifact))
  structure(values,
    class = "mg_array", unit = artifact$unit, pitch = artifact$pitch,
    handle = artifact$handle
  )
}

# A .npy file: a header of text, then little-endian doubles, row by row.
read_npy <- function(bytes) {
  length <- readBin(bytes[9:10], "integer", size = 2, signed = FALSE, endian = "little")
  header <- rawToChar(bytes[11:(10 + length)])
  if (!grepl("'<f8'", header) || !grepl("'fortran_order': False", header)) {
    fail("the array is not of little-endian float64 values in C order")
  }
  sizes <- sub(".*'shape': \\(([^)]*)\\).*", "\\1", header)
  shape <- as.integer(regmatches(sizes, gregexpr("[0-9]+", sizes))[[1]])
  values <- readBin(bytes[-seq_len(10 + length)], "double", n = prod(shape), endian = "little")
  if (length(shape) == 2) matrix(values, shape[1], shape[2], byrow = TRUE) else values
}

print.mg_array <- function(x, ...) {
  size <- if (is.null(dim(x))) length(x) else dim(x)
  pitch <- attr(x, "pitch")
  cat(paste(size, collapse = " x "), "values, unit", attr(x, "unit"))
  if (length(pitch) > 0) cat(", pitch", paste(signif(pitch * 1e6, 6), collapse = " x "), "um")
  cat("\n")
  invisible(x)
}

as.data.frame.mg_array <- function(x, row.names = NULL, optional = FALSE, ...) {
  pitch <- attr(x, "pitch")
  values <- as.double(x)
  if (is.null(dim(x))) {
    at <- (seq_along(values) - 1) * if (length(pitch) > 0) pitch[[1]] else 1
    return(data.frame(x = at, value = values, row.names = row.names))
  }
  scale <- if (length(pitch) == 2) pitch else c(1, 1)
  data.frame(
    x = (as.vector(col(x)) - 1) * scale[[1]], y = (as.vector(row(x)) - 1) * scale[[2]],
    value = values, row.names = row.names
  )
}

mg_document <- function(artifact) {
  if (inherits(artifact, "mg_step")) artifact <- artifact$output
  if (is_array(artifact) || artifact$kind == "scan") {
    fail(paste0(artifact$handle, " is ", artifact$kind, ", which is no document; use mg_array() or mg_data()"))
  }
  jsonlite::fromJSON(text_of(mg_data(artifact)), simplifyVector = FALSE)
}

mg_scan <- function(mg, scan, units = NULL, mask = NULL) {
  handle <- handle_of(scan)
  if (!is.null(handle)) {
    surface <- mg_artifact(mg, handle)
  } else {
    fields <- c(list(scan = upload_of(scan)), form_fields(units = units, mask = mask))
    on.exit(forget_uploads(fields))
    surface <- artifact_of(mg, ask_json(connection(mg), "POST", "/v1/artifacts", fields = fields))
  }
  if (surface$kind != "surface") fail(paste0(surface$handle, " is ", surface$kind, ", not a surface"))
  surface
}

mg_detect <- function(mg, scan, units = NULL) {
  handle <- handle_of(scan)
  fields <- if (is.null(handle)) c(list(scan = upload_of(scan)), form_fields(units = units)) else list(surface = handle)
  on.exit(forget_uploads(fields))
  ask_json(connection(mg), "POST", "/detect", fields = fields)
}

# `of` is an artifact of the service that is asked; the name of no field begins one of these two.
step_answer <- function(of, step, ...) {
  ask_json(connection(client_of(of)), "POST", paste0("/v1/steps/", step), fields = form_fields(...))
}

mg_preprocess <- function(surface, lambda_s = NULL, lambda_c = NULL) {
  made <- step_answer(surface, "preprocess", surface = surface$handle, lambda_s = lambda_s, lambda_c = lambda_c)
  artifact_of(client_of(surface), made)
}

mg_signature <- function(surface, edges = NULL, replica = FALSE, mirrored = FALSE) {
  made <- step_answer(surface, "signature",
    surface = surface$handle, edges = if (!is.null(edges)) edges_text(edges),
    replica = if (replica) TRUE, mirrored = if (mirrored) TRUE
  )
  artifact_of(client_of(surface), made)
}

mg_areal_signature <- function(surface, replica = FALSE, mirrored = FALSE) {
  made <- step_answer(surface, "areal-signature",
    surface = surface$handle, replica = if (replica) TRUE,
    mirrored = if (mirrored) TRUE
  )
  artifact_of(client_of(surface), made)
}

mg_align <- function(a, b) {
  found <- step_answer(a, "align", a = a$handle, b = b$handle)
  mg_class(c(found[c("lag", "ccf", "handle")], list(a = a, b = b)), "mg_alignment", client_of(a))
}

print.mg_alignment <- function(x, ...) {
  cat(sprintf("lag %d samples, correlation %.4f\n", as.integer(x$lag), x$ccf))
  invisible(x)
}

mg_features <- function(a, b, lands_a = NULL, lands_b = NULL, n_lands = NULL) {
  handles <- function(signatures) vapply(signatures, function(one) one$handle, "")
  found <- step_answer(a[[1]], "features",
    a = handles(a), b = handles(b), lands_a = lands_a, lands_b = lands_b,
    n_lands = n_lands
  )
  features <- found$features
  for (name in c("land_ccf_matrix", "land_lag_matrix")) {
    features[[name]] <- do.call(rbind, lapply(features[[name]], function(row) {
      as.double(lapply(row, function(one) if (is.null(one)) NA else one))
    }))
  }
  features
}

mg_calibrate <- function(mg, score, reference, scorer_config_hash = NULL) {
  fields <- form_fields(score = score, reference = reference, scorer_config_hash = scorer_config_hash)
  found <- ask_json(connection(mg), "POST", "/v1/steps/calibrate", fields = fields)
  if (!found$calibrated) fail(found$reason, "mg_no_likelihood_ratio")
  found
}
