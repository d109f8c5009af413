# A server that this package starts on a data folder, and ends.

STOP_MS <- 25000 # the server gives running work 20 seconds
START_SECONDS <- 120

# The server of a folder: its `url`, and its `process` if it was started here. Where another process serves the folder,
# the new server ends with that sentence, and the address of the other one is used.
start_server <- function(folder, settings) {
  dir.create(folder, recursive = TRUE, showWarnings = FALSE)
  folder <- normalizePath(folder, winslash = "/", mustWork = TRUE)
  words <- server_command()
  log <- tempfile("markgraph-server-", fileext = ".log")
  own <- c(HOST = "127.0.0.1", PORT = "0", MARKGRAPH_DATA = folder, MARKGRAPH_LOG_LEVEL = "warn")
  inherited <- Sys.getenv()
  inherited <- inherited[names(inherited) != "MARKGRAPH_HOME"] # it is ours, and the server knows no such setting
  environment <- c(stats::setNames(as.character(inherited), names(inherited)), own, unlist(settings))
  environment <- environment[!duplicated(names(environment), fromLast = TRUE)]
  process <- processx::process$new(
    words[[1]], c(words[-1], "serve"),
    env = environment, stdout = log, stderr = "2>&1", cleanup = TRUE
  )
  address <- wait_for_address(process, log)
  if (!is.null(address)) {
    return(list(url = address, process = process))
  }
  said <- paste(printed(log), collapse = "\n")
  end_server(process)
  told <- file.path(folder, "locks", "server-address")
  if (grepl("another server uses the data folder", said, fixed = TRUE) && file.exists(told)) {
    return(list(url = trimws(readChar(told, file.size(told))), process = NULL))
  }
  fail(paste("the server could not be started:", said), "mg_server_failed")
}

printed <- function(log) if (file.exists(log)) readLines(log, warn = FALSE, encoding = "UTF-8") else character()

wait_for_address <- function(process, log) {
  until <- Sys.time() + START_SECONDS
  repeat {
    alive <- process$is_alive() # before the log is read, so that its last line is not missed
    found <- regmatches(text <- printed(log), regexpr("Markgraph serves https?://[^[:space:]]+", text))
    if (length(found) > 0) {
      return(sub("^Markgraph serves ", "", found[[1]]))
    }
    if (!alive || Sys.time() > until) {
      return(NULL)
    }
    Sys.sleep(0.05)
  }
}

end_server <- function(process) {
  if (process$is_alive()) {
    process$signal(tools::SIGTERM)
    process$wait(STOP_MS)
    process$kill()
  }
}

# The command line of Markgraph: a checkout named by MARKGRAPH_HOME, or markgraph on the PATH.
server_command <- function() {
  home <- Sys.getenv("MARKGRAPH_HOME")
  if (nzchar(home)) {
    return(checkout_command(home))
  }
  found <- Sys.which("markgraph")
  if (nzchar(found)) {
    return(unname(found))
  }
  fail(paste(
    "no Markgraph was found to start; name a checkout in MARKGRAPH_HOME, put markgraph on the PATH,",
    "or give the address of a running service"
  ), "mg_server_failed")
}

checkout_command <- function(home) {
  main <- file.path(home, "src", "cli", "main.ts")
  if (!file.exists(main)) {
    fail(paste0(
      "MARKGRAPH_HOME is ", home, ", which has no src/cli/main.ts; it must name a checkout of Markgraph"
    ), "mg_server_failed")
  }
  node <- file.path(home, "node_modules", ".bin", "node")
  if (!file.exists(node)) node <- unname(Sys.which("node"))
  if (!nzchar(node)) {
    fail(paste(
      "there is no node in", home, "and none on the PATH; run npm ci in the checkout"
    ), "mg_server_failed")
  }
  c(node, main)
}
