# The computation behind an answer, step by step.

mg_pipeline <- function(answer) {
  mg <- client_of(answer)
  graph <- ask_json(connection(mg), "GET", paste0("/v1/artifacts/", answer$report_handle, "/graph"))
  made <- stats::setNames(lapply(graph$edges, run_of_edge), vapply(graph$edges, function(one) one$output, ""))
  artifacts <- graph_artifacts(mg, graph)
  runs <- if (inherits(answer, "mg_report")) {
    recipe_runs(mg_block(answer, "recipe"), made)
  } else {
    graph_runs(made, score_handles(made, answer$report_handle))
  }
  for (handle in unique(unlist(lapply(runs, function(run) c(unlist(run$inputs), run$output))))) {
    if (is.null(artifacts[[handle]])) artifacts[[handle]] <- mg_artifact(mg, handle)
  }
  parts <- part_names(mg, artifacts, answer$provenance$input_hashes, runs)
  titles <- node_titles(mg)
  own <- Filter(function(run) !anyNA(parts[[run$output]]), runs) # a foreign scan once gave the same artifact
  steps <- lapply(own, function(run) step_of(mg, run, artifacts, parts[[run$output]], titles))
  mg_class(steps, "mg_pipeline", mg)
}

run_of_edge <- function(edge) {
  code <- strsplit(edge$code, "@", fixed = TRUE)[[1]]
  list(
    name = code[[1]], version = as.integer(code[[2]]), params = edge$params, inputs = lapply(edge$roles, unlist),
    output = edge$output, seconds = edge[["seconds"]]
  )
}

graph_artifacts <- function(mg, graph) {
  edges <- stats::setNames(graph$edges, vapply(graph$edges, function(one) one$output, ""))
  handles <- vapply(graph$nodes, function(one) one$handle, "")
  known <- lapply(graph$nodes, function(node) artifact_of(mg, c(node, list(produced_by = edges[[node$handle]]))))
  stats::setNames(known, handles)
}

# The runs of a recipe, each after those that it depends on.
recipe_runs <- function(recipe, made) {
  listed <- unlist(lapply(recipe$steps, function(step) step$runs), recursive = FALSE)
  lapply(listed, function(run) {
    shown <- made[[run$output]]
    list(
      name = run$node, version = as.integer(run$version), params = run$params, inputs = lapply(run$inputs, unlist),
      output = run$output, seconds = if (identical(shown$name, run$node)) shown$seconds
    )
  })
}

# What an answer without a likelihood ratio says of the marks: its score where it has one, else all of it.
score_handles <- function(made, handle) {
  scored <- unlist(made[[handle]]$inputs[c("score", "attribution")])
  if (length(scored) > 0) unname(scored) else handle
}

# The runs behind artifacts, and their own, each after those that it depends on.
graph_runs <- function(made, handles) {
  order <- list()
  seen <- character()
  visit <- function(handle) {
    run <- made[[handle]]
    if (is.null(run) || handle %in% seen) {
      return(invisible())
    }
    seen <<- c(seen, handle)
    for (input in unlist(run$inputs)) visit(input)
    order <<- c(order, list(run))
  }
  for (handle in handles) visit(handle)
  order
}

# The parts ("A1", "B2", "K2.1") that every output was computed from; NA for a scan that the answer is not about.
part_names <- function(mg, artifacts, inputs, runs) {
  scans <- list()
  for (run in runs) {
    given <- unlist(run$inputs, use.names = FALSE)
    for (handle in setdiff(given, names(scans))) {
      scans[[handle]] <- if (artifacts[[handle]]$kind == "scan") handle else character()
    }
    scans[[run$output]] <- unique(unlist(scans[given], use.names = FALSE))
    if (is.null(scans[[run$output]])) scans[run$output] <- list(character())
  }
  digests <- named_digests(inputs)
  names <- vapply(unique(unlist(scans, use.names = FALSE)), function(scan) {
    digest <- mg_artifact(mg, scan)$meta[["source_sha256"]]
    if (is.null(digest)) NA_character_ else unname(digests[digest])
  }, "")
  lapply(scans, function(one) unname(names[one]))
}

# Names of parts by the SHA-256 of their scan. A scan that stands in two places has the name of the first.
named_digests <- function(inputs) {
  marks <- list(A = inputs$mark_a)
  if (length(inputs[["known"]]) > 0) {
    known <- inputs$known
    marks <- c(marks, stats::setNames(known, paste0("K", seq_along(known), ".")))
  } else {
    marks$B <- inputs$mark_b
  }
  digests <- unlist(lapply(names(marks), function(name) {
    stats::setNames(paste0(name, seq_along(marks[[name]])), unlist(marks[[name]]))
  }))
  digests[!duplicated(names(digests))]
}

node_titles <- function(mg) {
  nodes <- ask_json(connection(mg), "GET", "/v1/meta")$nodes
  stats::setNames(lapply(nodes, function(one) one$title), vapply(nodes, function(one) one$name, ""))
}

step_of <- function(mg, run, artifacts, parts, titles) {
  title <- titles[[run$name]]
  step <- list(
    name = run$name, version = run$version, title = if (is.null(title)) run$name else title, parts = parts,
    params = run$params, inputs = lapply(run$inputs, function(handles) unname(artifacts[handles])),
    output = artifacts[[run$output]], seconds = if (is.null(run$seconds)) NA_real_ else run$seconds
  )
  mg_class(step, "mg_step", mg)
}

# Its part, or the two parts that it compares; "" when it is about more, or about none.
about <- function(step) if (length(step$parts) <= 2) paste(step$parts, collapse = " and ") else ""

print.mg_step <- function(x, ...) {
  cat(sprintf("%s %s (%s@%d)\n", about(x), x$title, x$name, x$version), format(x$output), "\n", sep = "")
  invisible(x)
}

format.mg_pipeline <- function(x, ...) {
  vapply(unclass(x), function(step) sprintf("%-13s %-22s %s", about(step), step$name, step$title), "")
}

print.mg_pipeline <- function(x, ...) {
  cat(format(x), sep = "\n")
  invisible(x)
}

`[.mg_pipeline` <- function(x, i) {
  client <- client_of(x)
  mg_class(unclass(x)[i], "mg_pipeline", client)
}

mg_steps <- function(pipeline, name = NULL, part = NULL) {
  keep <- vapply(unclass(pipeline), function(step) {
    (is.null(name) || step$name == name) && (is.null(part) || identical(step$parts, part))
  }, NA)
  pipeline[which(keep)]
}

mg_step <- function(pipeline, name, part = NULL) {
  found <- mg_steps(pipeline, name, part)
  if (length(found) == 0) fail(paste0("no step ", name, if (!is.null(part)) paste(" of", part)))
  found[[1]]
}

as.data.frame.mg_pipeline <- function(x, row.names = NULL, optional = FALSE, ...) {
  column <- function(read, type) vapply(unclass(x), read, type)
  data.frame(
    step = column(function(one) one$name, ""), version = column(function(one) one$version, 0L),
    title = column(function(one) one$title, ""), part = column(about, ""),
    params = column(function(one) json_text(one$params[order(names(one$params))]), ""), kind = column(function(one) one$output$kind, ""),
    shape = column(function(one) paste(one$output$shape, collapse = " x "), ""),
    unit = column(function(one) if (is_array(one$output)) one$output$unit else NA_character_, ""),
    seconds = column(function(one) as.double(one$seconds), 0), handle = column(function(one) one$output$handle, ""),
    row.names = row.names, stringsAsFactors = FALSE
  )
}

mg_moves <- function(pipeline, other) {
  a <- as.data.frame(pipeline)
  b <- as.data.frame(other)
  key <- function(frame) {
    name <- paste(frame$step, frame$part)
    paste(name, stats::ave(seq_along(name), name, FUN = seq_along)) # the second of two equal names with the second
  }
  at <- match(key(a), key(b))
  found <- data.frame(
    step = a$step, part = a$part, params = a$params, params_other = b$params[at],
    moved = a$handle != b$handle[at], stringsAsFactors = FALSE
  )
  found[!is.na(at) & (found$moved | found$params != found$params_other), , drop = FALSE]
}
