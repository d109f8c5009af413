# What is compared: the scans of a mark, and how they are read.

HANDLE <- "^sha256:[0-9a-f]{64}$"

mg_mark <- function(scans, lands = NULL, edges = NULL, replica = FALSE, mirrored = FALSE, left_out = NULL) {
  structure(
    list(scans = scans, lands = lands, edges = edges, replica = replica, mirrored = mirrored, left_out = left_out),
    class = "mg_mark"
  )
}

print.mg_mark <- function(x, ...) {
  n <- length(scans_of(x))
  cat("A mark of", n, if (n == 1) "scan" else "scans", "\n")
  invisible(x)
}

mark_of <- function(given) if (inherits(given, "mg_mark")) given else mg_mark(given)

is_x3p <- function(given) is.list(given) && all(c("header.info", "surface.matrix") %in% names(given))

is_scan <- function(given) is.raw(given) || inherits(given, "mg_artifact") || is_x3p(given)

# The scans of a mark in order, a folder as its X3P files.
scans_of <- function(given) {
  scans <- mark_of(given)$scans
  listed <- if (is_scan(scans)) list(scans) else as.list(scans)
  found <- unlist(lapply(listed, expand_scan), recursive = FALSE)
  if (length(found) == 0) fail("a mark needs at least one scan")
  found
}

expand_scan <- function(scan) {
  if (is_scan(scan)) {
    return(list(scan))
  }
  if (!is.character(scan) || length(scan) != 1) {
    fail("a scan is a path, the bytes of a file, an x3p object, or a surface that the service keeps")
  }
  if (!is.null(handle_of(scan))) {
    return(list(scan))
  }
  if (dir.exists(scan)) {
    files <- list.files(scan, pattern = "\\.x3p$", ignore.case = TRUE, full.names = TRUE)
    if (length(files) == 0) fail(paste("the folder", scan, "has no X3P file"))
    return(as.list(files[order(natural_key(basename(files)))]))
  }
  if (!file.exists(scan)) fail(paste("there is no scan", scan))
  list(scan)
}

# Names with their numbers padded, so that land2 comes before land10 in the order of their characters.
natural_key <- function(names) {
  vapply(names, function(name) {
    at <- gregexpr("[0-9]+", name)
    numbers <- regmatches(name, at)[[1]]
    regmatches(name, at) <- list(paste0(strrep("0", pmax(0, 20 - nchar(numbers))), numbers))
    name
  }, "", USE.NAMES = FALSE)
}

handle_of <- function(scan) {
  handle <- if (inherits(scan, "mg_artifact")) scan$handle else scan
  if (is.character(handle) && length(handle) == 1 && grepl(HANDLE, handle)) handle
}

# A scan that is no handle, as it is sent.
upload_of <- function(scan) {
  if (is.character(scan)) {
    return(curl::form_file(normalizePath(scan), "application/octet-stream"))
  }
  folder <- tempfile("scan-")
  dir.create(folder)
  path <- file.path(folder, "scan.x3p") # the service shows the name
  if (is.raw(scan)) writeBin(scan, path) else mg_write_x3p(scan, path)
  structure(curl::form_file(path, "application/octet-stream"), temporary = folder)
}

# Removes the files that were written only to be sent.
forget_uploads <- function(fields) {
  unlink(unlist(lapply(fields, function(one) attr(one, "temporary"))), recursive = TRUE)
}

# The fields of a comparison for one mark; `name` is mark_a, mark_b or known_1.
mark_fields <- function(name, given) {
  mark <- mark_of(given)
  scans <- scans_of(mark)
  handles <- lapply(scans, handle_of)
  kept <- !vapply(handles, is.null, NA)
  if (any(kept) && !all(kept)) {
    fail(paste(name, "has files and handles; give one kind, or upload the files with mg_scan() first"))
  }
  reading <- form_fields(
    handles = if (all(kept)) unlist(handles),
    lands = mark$lands,
    edges = if (!is.null(mark$edges)) edges_text(mark$edges),
    replica = if (isTRUE(mark$replica)) TRUE,
    mirrored = if (isTRUE(mark$mirrored)) TRUE,
    left_out = mark$left_out
  )
  names(reading) <- paste0(name, "_", names(reading), recycle0 = TRUE)
  files <- if (all(kept)) list() else lapply(scans, upload_of)
  names(files) <- rep(name, length(files))
  c(reading, files)
}

edges_text <- function(edges) {
  vapply(if (is.list(edges)) edges else list(edges), function(one) {
    if (is.null(one) || anyNA(one)) "" else paste(number_text(one), collapse = ":")
  }, "")
}
