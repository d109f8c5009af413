# Repeats one comparison of Markgraph step by step through its HTTP API and checks every handle.
#
# Needs R 4.1 or later with httr2 and jsonlite:  Rscript repeat.R http://127.0.0.1:8000 [folder with the scans]
#
# Scans are found in the folder by their SHA-256 (package digest). Without a folder they are downloaded from the service,
# if it keeps them. A key goes into the environment as MARKGRAPH_API_KEY. Exit code: 0 equal, 1 something differs.

plan <- jsonlite::fromJSON(r"---(@PLAN@)---", simplifyVector = FALSE)

arguments <- commandArgs(trailingOnly = TRUE)
if (!length(arguments) %in% 1:2) stop("give the address of the service, and a folder with the scans if there is one")
base <- sub("/+$", "", arguments[1])
folder <- if (length(arguments) == 2) arguments[2] else NULL

request <- function(path) {
  one <- httr2::req_retry(httr2::request(paste0(base, path)), max_tries = 10)
  key <- Sys.getenv("MARKGRAPH_API_KEY")
  if (nzchar(key)) httr2::req_auth_bearer_token(one, key) else one
}

post <- function(path, fields, files = list()) {
  parts <- c(fields, lapply(files, curl::form_file))
  answer <- httr2::req_perform(do.call(httr2::req_body_multipart, c(list(request(path)), parts)))
  jsonlite::fromJSON(httr2::resp_body_string(answer), simplifyVector = FALSE, digits = NA)
}

check <- function(what, expected, found) {
  if (!identical(expected, found)) {
    message("DIFFERENT  ", what, ": ", toString(expected), " is recorded, this service gives ", toString(found))
    quit(status = 1)
  }
  cat("equal     ", what, toString(found), "\n")
}

file_of <- function(scan) {
  for (path in if (is.null(folder)) NULL else list.files(folder, recursive = TRUE, full.names = TRUE)) {
    if (digest::digest(file = path, algo = "sha256") == scan$sha256) return(path)
  }
  path <- tempfile(fileext = ".x3p")
  httr2::req_perform(request(paste0("/v1/artifacts/", scan$handle, "/data")), path = path)
  path
}

files <- list()
for (scan in plan$scans) {
  path <- file_of(scan)
  files <- c(files, setNames(list(path), scan$side))
  record <- post("/v1/artifacts", plan$reading, list(scan = path))
  check(paste("decode", scan$name), scan$surface, record$handle)
}
for (step in plan$steps) check(step$name, step$output, post(step$route, step$fields)$handle)
for (step in plan$calibrate) {
  answer <- post("/v1/steps/calibrate", step$fields)
  check("log10 LR of the step", as.numeric(step$log10_lr), as.numeric(answer$log10_lr))
  check("interval of the step", as.numeric(unlist(step$log10_lr_ci)), as.numeric(unlist(answer$log10_lr_ci)))
}
answer <- post("/v1/compare", c(plan$compare, plan$reading), files)
if (is.null(answer$recipe)) stop("the service answers without a likelihood ratio: ", answer$reason)
for (i in seq_along(plan$recipe_steps)) {
  expected <- plan$recipe_steps[[i]]
  found <- answer$recipe$steps[[i]]
  for (k in seq_along(expected$runs)) {
    again <- found$runs[[k]]
    code <- paste0(again$node, "@", again$version)
    check(expected$step, c(expected$runs[[k]]$code, expected$runs[[k]]$output), c(code, again$output))
  }
}
check("recipe", plan$recipe, answer$recipe_handle)
if (!is.null(plan$report)) check("report", plan$report, answer$report_handle)
cat("Everything is equal.\n")
