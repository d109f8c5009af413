test_that("the server of a folder is found again, and goes on when the second object is closed", {
  mg <- service()
  folder <- mg$connection$folder
  again <- markgraph(folder)
  expect_identical(mg_url(again), mg_url(mg))
  close(again)
  expect_identical(mg_health(mg)$status, "ok")
})

test_that("two marks give a report with its interval and bounds", {
  report <- toolmarks()
  expect_s3_class(report, "mg_report")
  frame <- as.data.frame(report)
  expect_identical(nrow(frame), 1L)
  expect_equal(frame$log10_lr, log10(frame$likelihood_ratio), tolerance = 1e-12)
  expect_lte(frame$log10_lr, report$lr_bounds_log10[[2]])
  expect_output(print(report), "95% interval")
  expect_true(mg_verify(report)$verified)
  expect_output(print(mg_explain(report)), "not the probability")
  expect_output(print(mg_explain(report, "de")), "nicht die Wahrscheinlichkeit")
  expect_true(report$report_handle %in% mg_reports(service())$handle)
  expect_true(mg_diff(report, report)$equal)
})

test_that("document and bundle are written whole or not at all", {
  folder <- tempfile()
  dir.create(folder)
  mg_pdf(toolmarks(), file.path(folder, "report.pdf"), case_id = "2026-\u00e4")
  mg_bundle(toolmarks(), file.path(folder, "bundle.zip"), scans = TRUE)
  expect_identical(readChar(file.path(folder, "report.pdf"), 4), "%PDF")
  expect_true("runs.json" %in% basename(utils::unzip(file.path(folder, "bundle.zip"), list = TRUE)$Name))
  unknown <- toolmarks()
  unknown$report_handle <- paste0("sha256:", strrep("0", 64))
  expect_error(mg_pdf(unknown, file.path(folder, "no.pdf")), class = "mg_not_found")
  expect_setequal(list.files(folder), c("report.pdf", "bundle.zip"))
})

test_that("an x3p object has the surface of its file, in metres and in micrometres", {
  mg <- service()
  surface <- mg_scan(mg, example_pair("toolmarks-one-edge")$mark_a$scans[[1]])
  heights <- mg_array(surface)
  expect_identical(dim(heights), surface$shape)
  expect_identical(attr(heights, "unit"), "m")
  x3p <- as_x3p(surface)
  expect_identical(dim(x3p$surface.matrix), rev(surface$shape))
  row <- which(is.finite(heights[, 3]))[[1]]
  expect_identical(x3p$surface.matrix[3, row], heights[row, 3])
  expect_identical(mg_scan(mg, x3p)$handle, surface$handle)
  x3p$surface.matrix <- x3p$surface.matrix * 1e6
  x3p$header.info$incrementX <- x3p$header.info$incrementX * 1e6
  x3p$header.info$incrementY <- x3p$header.info$incrementY * 1e6
  again <- mg_array(mg_scan(mg, x3p))
  expect_identical(sum(is.na(again)), sum(is.na(heights)))
  expect_lt(max(abs(again - heights), na.rm = TRUE), 1e-17) # metres
})

test_that("what the mask of an x3p object leaves out is not measured, where the mask is asked for", {
  x3p <- as_x3p(mg_scan(service(), example_pair("toolmarks-one-edge")$mark_a$scans[[1]]))
  kept <- matrix(TRUE, ncol(x3p$surface.matrix), nrow(x3p$surface.matrix))
  kept[, 11:30] <- FALSE
  kept[5, ] <- FALSE
  x3p$mask <- grDevices::as.raster(ifelse(kept, "#cd7f32", "black"))
  masked <- unclass(mg_array(mg_scan(service(), x3p, mask = "file")))
  whole <- unclass(mg_array(mg_scan(service(), x3p, mask = "none")))
  expect_identical(as.vector(is.na(masked)), as.vector(is.na(whole) | !kept))
})

test_that("x3p objects are compared without a file, with the number of their files", {
  pair <- example_pair("toolmarks-one-edge")
  objects <- lapply(list(pair$mark_a, pair$mark_b), function(mark) as_x3p(mg_scan(service(), mark$scans[[1]])))
  told <- character()
  report <- mg_compare(service(), objects[[1]], objects[[2]],
    domain = "toolmark",
    progress = function(state) told <<- c(told, state$state)
  )
  expect_identical(report$log10_lr, toolmarks()$log10_lr)
  expect_identical(utils::tail(told, 1), "done")
})

test_that("every step has parts, unit, shape and a figure", {
  steps <- mg_pipeline(toolmarks())
  frame <- as.data.frame(steps)
  expect_true(all(c("A1", "B1", "A1 and B1") %in% frame$part))
  expect_identical(frame$handle, vapply(unclass(steps), function(one) one$output$handle, ""))
  roughness <- mg_step(steps, "roughness", "A1")
  expect_identical(roughness$output$unit, "m")
  signature <- mg_array(mg_step(steps, "toolmark-signature", "A1"))
  expect_identical(attr(signature, "unit"), "1")
  expect_identical(names(as.data.frame(signature)), c("x", "value"))
  expect_true(is.numeric(mg_document(mg_step(steps, "cmr-1d"))$lag))
  expect_error(mg_step(steps, "nothing"), "no step nothing", class = "mg_error")
  blank <- drawn(graphics::plot.new())
  expect_gt(drawn(plot(steps)), 10 * blank)
  for (which in c("all", "ratio", "reference", "tippett")) expect_gt(drawn(plot(toolmarks(), which)), blank)
})

test_that("another setting gives a score without a ratio, and moves the steps behind it", {
  pair <- example_pair("toolmarks-one-edge")
  other <- mg_compare(service(), pair$mark_a, pair$mark_b,
    domain = "toolmark",
    scorer_config = list(toolmark_lambda_c = 200e-6)
  )
  expect_s3_class(other, "mg_uncalibrated")
  moves <- mg_moves(mg_pipeline(toolmarks()), mg_pipeline(other))
  expect_true(all(c("roughness", "cmr-1d") %in% moves$step[moves$moved]))
  expect_false("decode" %in% moves$step)
})

test_that("a scan that is too coarse is refused with the reason", {
  pair <- example_pair("breech-faces-too-coarse")
  refusal <- mg_compare(service(), pair$mark_a, pair$mark_b, domain = pair$domain)
  expect_s3_class(refusal, "mg_refusal")
  expect_output(print(refusal), "refused: ")
  expect_true(is.na(as.data.frame(refusal)$log10_lr))
})

test_that("stages of two bullets give the score of the comparison", {
  pair <- example_pair("bullets-one-barrel")
  mg <- service()
  signatures <- lapply(list(pair$mark_a, pair$mark_b), function(mark) {
    lapply(mark$scans, function(scan) mg_signature(mg_scan(mg, scan)))
  })
  features <- mg_features(signatures[[1]], signatures[[2]])
  expect_identical(dim(features$land_ccf_matrix), c(6L, 6L))
  aligned <- mg_align(signatures[[1]][[1]], signatures[[2]][[1]])
  expect_gt(drawn(plot(aligned)), drawn(graphics::plot.new()))
  report <- mg_compare(mg, pair$mark_a, pair$mark_b)
  expect_identical(features$diag_contrast, report$score)
  expect_identical(mg_calibrate(mg, features$diag_contrast, "striated")$log10_lr, report$log10_lr)
})

test_that("a questioned mark is asked against known marks", {
  files <- simulated("toolmark", 1, 1:4)
  expect_error(mg_ask(service(), files[[1]], list(files[[2]])), "two to eight", class = "mg_error")
  answer <- mg_ask(service(), files[[1]], as.list(files[-1]), domain = "toolmark", made = 3)
  expect_length(answer$known$scores, 3)
})

test_that("a study gives a data frame of its pairs", {
  files <- c(simulated("toolmark", 1, 1:2), simulated("toolmark", 2, 1:2))
  rows <- data.frame(study = "s", source = c("t1", "t1", "t2", "t2"), mark = c("a", "b", "c", "d"), scan = files)
  study <- mg_wait(mg_run(mg_study(service(), rows, "toolmark", scans = "/")))
  pairs <- as.data.frame(study)
  expect_identical(nrow(pairs), 6L)
  expect_identical(sum(pairs$same_source), 2L)
  expect_gt(min(pairs$score[pairs$same_source]), max(pairs$score[!pairs$same_source]))
  expect_gt(drawn(plot(study)), drawn(graphics::plot.new()))
})

test_that("what the service refuses has its class, status and sentence", {
  error <- tryCatch(mg_artifact(service(), paste0("sha256:", strrep("0", 64))), mg_error = identity)
  expect_s3_class(error, "mg_not_found")
  expect_identical(error$status, 404L)
})

test_that("a server that was started is ended, and a setting that is wrong is named", {
  mg <- service()
  own <- markgraph(tempfile("markgraph-r-"))
  url <- mg_url(own)
  close(own)
  expect_error(mg_health(markgraph(url)), class = "mg_unreachable")
  expect_error(
    markgraph(tempfile("markgraph-r-"), settings = c(MARKGRAPH_THREADS = "many")), "MARKGRAPH_THREADS",
    class = "mg_server_failed"
  )
})

test_that("the pair view lays two signatures, and two breech faces, on each other", {
  pair <- mg_pair(toolmarks())
  expect_identical(attr(pair$signatures$a, "unit"), "1")
  expect_equal(pair$lag, mg_document(mg_step(mg_pipeline(toolmarks()), "cmr-1d"))$lag)
  expect_output(print(pair), "A1 and B1: lag")
  expect_gt(drawn(plot(pair)), drawn(graphics::plot.new()))
  faces <- example_pair("breech-faces-one-slide")
  view <- mg_pair(mg_compare(service(), faces$mark_a, faces$mark_b, domain = faces$domain))
  expect_gt(sum(view$cells$a$congruent), 0)
  expect_output(print(view), "cells of A congruent")
  expect_gt(drawn(plot(view)), drawn(graphics::plot.new()))
})
