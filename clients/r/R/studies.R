# Studies: the scores of all pairs of marks whose sources are known.

mg_study <- function(mg, manifest, domain, scans = NULL, name = NULL, units = NULL, mask = NULL) {
  if (is.character(manifest)) {
    if (is.null(scans)) scans <- dirname(manifest)
    manifest <- utils::read.csv(manifest, colClasses = "character", check.names = FALSE, fileEncoding = "UTF-8-BOM")
  }
  if (is.null(manifest[["scan"]])) fail("every row of a manifest needs a scan")
  rows <- by_handle(mg, manifest, if (is.null(scans)) "." else scans, units, mask)
  fields <- form_fields(domain = domain, name = name, manifest = csv_text(rows))
  study_of(mg, ask_json(connection(mg), "POST", "/v1/studies", fields = fields))
}

# The rows with handles of surfaces in place of files and x3p objects. How a file is read is part of its surface.
by_handle <- function(mg, rows, folder, units, mask) {
  setting <- function(name, i, default) {
    own <- rows[[name]][i]
    if (is.null(own) || is.na(own) || own == "") default else as.character(own)
  }
  rows$scan <- vapply(seq_len(nrow(rows)), function(i) {
    scan <- rows$scan[[i]]
    if (!is.null(handle_of(scan))) {
      return(handle_of(scan))
    }
    if (is.character(scan)) {
      path <- file.path(folder, scan)
      if (!file.exists(path)) fail(sprintf("the manifest names the scan %s, and there is no %s", scan, path))
      scan <- path
    }
    mg_scan(mg, scan, setting("units", i, units), setting("mask", i, mask))$handle
  }, "")
  rows[setdiff(names(rows), c("units", "mask"))]
}

csv_text <- function(rows) {
  lines <- textConnection(NULL, "w", local = TRUE)
  on.exit(close(lines))
  utils::write.csv(rows, lines, row.names = FALSE, na = "")
  paste0(paste(textConnectionValue(lines), collapse = "\n"), "\n")
}

study_of <- function(mg, record) {
  mg_class(record[c("id", "name", "domain", "scorer_config_hash", "created")], "mg_study", mg)
}

mg_studies <- function(mg) {
  lapply(ask_json(connection(mg), "GET", "/v1/studies")$studies, function(one) study_of(mg, one))
}

study_path <- function(study, ...) paste0("/v1/studies/", study$id, ...)

print.mg_study <- function(x, ...) {
  cat("Study", x$id, "of", x$domain, "\n")
  invisible(x)
}

mg_run <- function(study) {
  ask_bytes(connection(client_of(study)), "POST", study_path(study, "/run"))
  invisible(study)
}

mg_cancel.mg_study <- function(x) {
  ask_bytes(connection(client_of(x)), "POST", study_path(x, "/cancel"))
  invisible(x)
}

mg_state.mg_study <- function(x) {
  answer <- ask_json(connection(client_of(x)), "GET", study_path(x))
  mg_class(answer[intersect(c("state", "pairs_done", "pairs_total", "reason"), names(answer))], "mg_state", client_of(x))
}

mg_wait.mg_study <- function(x, progress = FALSE, timeout = Inf) {
  state <- wait_for(x, progress, timeout)
  if (state$state != "done") {
    fail(if (is.null(state$reason)) paste("the study was", state$state) else state$reason, "mg_job_failed")
  }
  x
}

as.data.frame.mg_study <- function(x, row.names = NULL, optional = FALSE, score_kind = NULL, ...) {
  results <- ask_json(connection(client_of(x)), "GET", study_path(x, "/results.json"), query = list(score_kind = score_kind))
  mark <- function(pair, side, name) results$marks[[pair[[side]] + 1]][[name]] # counted from 0
  text <- function(side, name) vapply(results$pairs, mark, "", side, name)
  data.frame(
    score = vapply(results$pairs, function(one) as.double(one$score), 0),
    same_source = vapply(results$pairs, function(one) one$label == 1, NA),
    source_a = text("a", "source"), mark_a = text("a", "mark"),
    source_b = text("b", "source"), mark_b = text("b", "mark"),
    row.names = row.names, stringsAsFactors = FALSE
  )
}

mg_make_reference <- function(study, id, name, population, accept = NULL) {
  accepted <- if (length(accept) > 0) paste0(names(accept), "=", accept, collapse = "\n")
  fields <- form_fields(id = id, name = name, population = population, accept = accepted)
  ask_json(connection(client_of(study)), "POST", study_path(study, "/reference"), fields = fields)
}
