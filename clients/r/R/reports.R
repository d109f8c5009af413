# The answers of a comparison, and what can be done with them.

mg_report <- function(mg, handle) {
  answer <- ask_json(connection(mg), "GET", report_path(handle))
  kind <- if (isTRUE(answer[["refused"]])) {
    "mg_refusal"
  } else if (isTRUE(answer[["calibrated"]])) {
    "mg_report"
  } else {
    "mg_uncalibrated"
  }
  mg_class(answer, c(kind, "mg_answer"), mg)
}

report_path <- function(handle, ...) paste0("/v1/reports/", if (is.list(handle)) handle$report_handle else handle, ...)

format.mg_report <- function(x, ...) {
  bound <- if (x$lr_bound_hit) ", the most this reference can support" else ""
  c(
    vapply(x$warnings, function(one) one$message, ""),
    sprintf("LR %.2g%s: %s", x$likelihood_ratio, bound, x$verbal),
    sprintf(
      "log10 LR %.2f, 95%% interval %.2f to %.2f, supported %.2f to %.2f",
      x[["log10_lr"]], x$log10_lr_ci_lo, x$log10_lr_ci_hi, x$lr_bounds_log10[[1]], x$lr_bounds_log10[[2]]
    ),
    sprintf("reference %s: %s", x$reference$id, x$reference$name)
  )
}

format.mg_uncalibrated <- function(x, ...) {
  sprintf("score %.4g (%s) without a likelihood ratio: %s", x[["score"]], x$score_kind, x$uncalibrated_reason)
}

format.mg_refusal <- function(x, ...) paste("refused:", x$reason)

print.mg_answer <- function(x, ...) {
  cat(format(x), sep = "\n")
  invisible(x)
}

as.data.frame.mg_answer <- function(x, row.names = NULL, optional = FALSE, ...) {
  value <- function(name) if (is.null(x[[name]])) NA else x[[name]]
  data.frame(
    domain = x$domain, outcome = sub("^mg_", "", class(x)[[1]]), score = value("score"),
    likelihood_ratio = value("likelihood_ratio"), log10_lr = value("log10_lr"),
    log10_lr_ci_lo = value("log10_lr_ci_lo"), log10_lr_ci_hi = value("log10_lr_ci_hi"),
    bound_hit = value("lr_bound_hit"), verbal = value("verbal"),
    reference = if (is.null(x[["reference"]])) NA else x$reference$id,
    report_handle = x$report_handle, row.names = row.names
  )
}

mg_block <- function(answer, name = c("calibration", "features", "perland", "trace", "recipe", "sensitivity")) {
  name <- match.arg(name)
  found <- ask_json(connection(client_of(answer)), "GET", report_path(answer), query = list(include = name))
  block <- found[[if (name == "perland") "per_land" else name]]
  if (is.null(block)) fail(paste("this answer has no block", name))
  block
}

mg_sensitivity <- function(answer) {
  found <- mg_block(answer, "sensitivity")
  if (!isTRUE(found$available)) fail(found$reason)
  columns <- Reduce(union, lapply(found$variants, names))
  simple <- Filter(function(name) all(lengths(lapply(found$variants, `[[`, name)) <= 1), columns)
  frame_of(found$variants, simple)
}

mg_explain <- function(answer, language = "en") {
  query <- list(language = language)
  found <- ask_json(connection(client_of(answer)), "GET", report_path(answer, "/explanation"), query = query)
  mg_class(found, "mg_explanation", client_of(answer))
}

print.mg_explanation <- function(x, ...) {
  cat(strwrap(c(x$summary, "", paste0(unlist(x$paragraphs), "\n"))), sep = "\n")
  invisible(x)
}

mg_verify <- function(answer) {
  found <- ask_json(connection(client_of(answer)), "POST", report_path(answer, "/verify"))
  mg_class(found, "mg_verification", client_of(answer))
}

print.mg_verification <- function(x, ...) {
  cat(strwrap(x$sentence), sep = "\n")
  invisible(x)
}

mg_diff <- function(answer, other) {
  path <- report_path(answer, "/diff/", other$report_handle)
  mg_class(ask_json(connection(client_of(answer)), "GET", path), "mg_verification", client_of(answer))
}

mg_pdf <- function(answer, path, case_id = NULL, report_number = NULL, examiner = NULL, date = NULL, exhibit_a = NULL,
                   exhibit_b = NULL, signatures = NULL, sensitivity = FALSE, language = NULL, scale = NULL) {
  query <- list(
    case_id = case_id, report_number = report_number, examiner = examiner, date = date, exhibit_a = exhibit_a,
    exhibit_b = exhibit_b, signatures = if (!is.null(signatures)) paste(signatures, collapse = ";"),
    sensitivity = if (sensitivity) TRUE, language = language, scale = scale
  )
  download(connection(client_of(answer)), report_path(answer, "/report.pdf"), path, query)
}

mg_bundle <- function(answer, path, scans = FALSE, ...) {
  query <- list(scans = if (scans) TRUE, ...)
  download(connection(client_of(answer)), report_path(answer, "/bundle.zip"), path, query)
}
