test_that("numbers are sent with the bits that they have", {
  values <- c(0.1, 0.1 + 0.2, 1 / 3, 150e-6, -1e-300, 5)
  expect_identical(as.double(strsplit(field_text(values), ",")[[1]]), values)
  expect_identical(json_text(list(a = 0.1 + 0.2, b = I("x"), c = list(), d = TRUE)), paste0(
    '{"a":0.30000000000000004,"b":["x"],"c":{},"d":true}'
  ))
})

test_that("files of a folder are ordered by their numbers", {
  folder <- tempfile()
  dir.create(folder)
  file.create(file.path(folder, c("land10.x3p", "land2.X3P", "notes.txt")))
  expect_identical(basename(unlist(scans_of(folder))), c("land2.X3P", "land10.x3p"))
})

test_that("a scan that is not there is named", {
  expect_error(scans_of("nowhere.x3p"), "there is no scan nowhere.x3p", class = "mg_error")
})

test_that("wrong fields become one sentence a field", {
  detail <- list(list(loc = list("body", "domain"), msg = "is missing"), list(loc = list("body"), msg = "is no form"))
  expect_identical(sentence(detail), "domain: is missing; is no form")
})

test_that("an archive is one that R unzips", {
  x3p <- list(header.info = list(incrementX = 1e-6, incrementY = 2e-6), surface.matrix = matrix(c(1:5, NA) * 1e-6, 3, 2))
  folder <- tempfile()
  files <- utils::unzip(mg_write_x3p(x3p, tempfile(fileext = ".x3p")), exdir = folder)
  expect_length(files, 3)
  heights <- readBin(file.path(folder, "bindata", "data.bin"), "double", 6, endian = "little")
  expect_identical(heights, c(1:5 * 1e-6, NaN))
  expect_identical(readLines(file.path(folder, "md5checksum.hex")), paste(
    tools::md5sum(file.path(folder, "main.xml")), "*main.xml"
  ))
})

test_that("a mask is a picture beside the heights", {
  x3p <- list(header.info = list(incrementX = 1e-6, incrementY = 2e-6), surface.matrix = matrix(1:6 * 1e-6, 3, 2))
  x3p$mask <- grDevices::as.raster(matrix(c("#cd7f32", "black", "transparent", "#cd7f32", "red", NA), 2, 3))
  folder <- tempfile()
  utils::unzip(mg_write_x3p(x3p, tempfile(fileext = ".x3p")), exdir = folder)
  path <- file.path(folder, "bindata", "mask.png")
  png <- readBin(path, "raw", file.size(path))
  expect_identical(png[1:8], as.raw(c(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)))
  rows <- matrix(memDecompress(png[42:(length(png) - 16)], "gzip"), 1 + 4 * 3)
  expect_identical(rows[, 1], as.raw(c(0, 0xcd, 0x7f, 0x32, 0xff, 0xff, 0xff, 0xff, 0, 0xff, 0, 0, 0xff)))
  x3p$mask <- x3p$mask[1, , drop = FALSE]
  expect_error(mg_write_x3p(x3p, tempfile()), "1 rows and 3 columns; 2 and 3 would be right", class = "mg_error")
})

test_that("what is no scan is refused in one sentence", {
  flat <- list(header.info = list(incrementX = 0, incrementY = 1e-6), surface.matrix = matrix(0, 2, 2))
  expect_error(mg_write_x3p(flat, tempfile()), "both positive", class = "mg_error")
  flat$header.info$incrementX <- 1e-6
  flat$surface.matrix[1] <- Inf
  expect_error(mg_write_x3p(flat, tempfile()), "infinite", class = "mg_error")
  expect_error(mg_write_x3p(list(), tempfile()), "surface.matrix", class = "mg_error")
})

test_that("nothing that answers is unreachable", {
  expect_error(mg_health(markgraph("http://127.0.0.1:9")), "does not answer", class = "mg_unreachable")
})

test_that("a checkout that is none is named", {
  home <- Sys.getenv("MARKGRAPH_HOME", NA)
  on.exit(if (is.na(home)) Sys.unsetenv("MARKGRAPH_HOME") else Sys.setenv(MARKGRAPH_HOME = home))
  Sys.setenv(MARKGRAPH_HOME = tempdir())
  expect_error(markgraph(tempfile()), "no src/cli/main.ts", class = "mg_server_failed")
})

test_that("data that arrive damaged are an error, data without a digest are not", {
  digest <- function(bytes) sprintf("sha-256=:%s:", jsonlite::base64_enc(unclass(openssl::sha256(bytes))))
  bytes <- charToRaw("striae")
  expect_silent(check_digest(bytes, digest(bytes)))
  expect_silent(check_digest(bytes, NULL))
  expect_error(check_digest(bytes, digest(charToRaw("stria"))), "arrived damaged", class = "mg_damaged")
  path <- tempfile()
  writeBin(bytes, path)
  expect_silent(check_digest(file(path), digest(bytes)))
  expect_error(check_digest(file(path), digest(charToRaw("other"))), class = "mg_damaged")
})
