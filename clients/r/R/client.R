markgraph <- function(place = "http://127.0.0.1:8000", api_key = NULL, settings = NULL, timeout = 300, patience = 120) {
  mg <- new.env(parent = emptyenv())
  mg$api_key <- api_key
  mg$timeout <- timeout
  mg$patience <- patience
  mg$process <- NULL
  if (grepl("^https?://", place)) {
    if (!is.null(settings)) fail("settings are for a server that is started: give a folder in place of an address")
    mg$url <- sub("/+$", "", place)
  } else {
    server <- start_server(place, settings)
    mg$folder <- place
    mg$url <- server$url
    mg$process <- server$process
    reg.finalizer(mg, function(one) if (!is.null(one$process)) end_server(one$process), onexit = TRUE)
  }
  structure(list(connection = mg), class = "markgraph")
}

connection <- function(mg) {
  if (!inherits(mg, "markgraph")) fail("the first argument must be a service: markgraph(\"http://127.0.0.1:8000\")")
  mg$connection
}

print.markgraph <- function(x, ...) {
  cat("Markgraph at", x$connection$url, if (!is.null(x$connection$process)) "(started here)", "\n")
  invisible(x)
}

close.markgraph <- function(con, ...) {
  if (!is.null(con$connection$process)) end_server(con$connection$process)
  con$connection$process <- NULL
  invisible(NULL)
}

mg_url <- function(mg) connection(mg)$url

mg_health <- function(mg) ask_json(connection(mg), "GET", "/health")

mg_scorer_config <- function(mg) ask_json(connection(mg), "GET", "/v1/scorer-config")

mg_references <- function(mg) {
  found <- ask_json(connection(mg), "GET", "/v1/references")$references
  flat <- lapply(found, function(one) c(one, one$diagnostics))
  frame_of(flat, c("id", "name", "domain", "n_km", "n_knm", "cllr", "cllr_min", "auc", "scorer_config_hash"))
}

mg_reports <- function(mg, limit = 100) {
  found <- ask_json(connection(mg), "GET", "/v1/reports", query = list(limit = limit))$reports
  frame_of(found, c("handle", "domain", "outcome", "created", "log10_lr", "recipe_handle"))
}

mg_examples <- function(mg) {
  frame_of(ask_json(connection(mg), "GET", "/v1/examples")$examples, c("id", "domain", "title", "note"))
}

mg_example <- function(mg, id) {
  made <- ask_json(connection(mg), "POST", paste0("/v1/examples/", curl::curl_escape(id)))
  for (side in c("mark_a", "mark_b")) {
    made[[side]] <- mg_mark(lapply(made[[side]], function(one) one$handle))
  }
  made
}

# A data frame with one row a record; what a record does not have is NA.
frame_of <- function(records, columns) {
  values <- lapply(columns, function(name) {
    column <- lapply(records, function(one) one[[name]])
    column[vapply(column, is.null, NA)] <- NA
    if (length(column) == 0) character() else unlist(column)
  })
  as.data.frame(stats::setNames(values, columns), stringsAsFactors = FALSE)
}
