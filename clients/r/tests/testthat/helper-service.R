# One server for all tests. It needs MARKGRAPH_HOME, a checkout of Markgraph. The end of R ends it, and removes its folder.
service <- local({
  started <- NULL
  function() {
    skip_if(!nzchar(Sys.getenv("MARKGRAPH_HOME")), "MARKGRAPH_HOME names no checkout of Markgraph")
    if (is.null(started)) {
      settings <- c(MARKGRAPH_THREADS = "1", MARKGRAPH_RATE_LIMIT = "100000")
      started <<- markgraph(tempfile("markgraph-r-"), settings = settings)
    }
    started
  }
})

example_pair <- local({
  made <- list()
  function(id) {
    if (is.null(made[[id]])) made[[id]] <<- mg_example(service(), id)
    made[[id]]
  }
})

# The report of two simulated toolmarks of one edge.
toolmarks <- local({
  kept <- NULL
  function() {
    pair <- example_pair("toolmarks-one-edge")
    if (is.null(kept)) kept <<- mg_compare(service(), pair$mark_a, pair$mark_b, domain = pair$domain)
    kept
  }
})

# Draws to a file, and gives its size.
drawn <- function(code) {
  path <- tempfile(fileext = ".pdf")
  grDevices::pdf(path)
  tryCatch(code, finally = grDevices::dev.off())
  file.size(path)
}

# Simulated marks of one source as X3P files.
simulated <- function(kind, source, marks) {
  folder <- tempfile("simulated-")
  words <- server_command()
  vapply(marks, function(mark) {
    seeds <- c("simulate", kind, "--source", source, "--mark", mark, "--out", folder)
    processx::run(words[[1]], c(words[-1], seeds))
    file.path(folder, sprintf("%s-%d-%d.x3p", kind, source, mark))
  }, "")
}
