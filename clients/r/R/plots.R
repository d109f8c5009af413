# Figures, in base graphics.

SAME <- "#1b7837"
DIFFERENT <- "#762a83"
COLOUR_A <- "#1f5fa8"
COLOUR_B <- "#c8502d"
MOST_POINTS <- 512

plot.mg_array <- function(x, main = "", ...) {
  length_unit <- attr(x, "unit") == "m"
  values <- as.double(x) * if (length_unit) 1e6 else 1
  label <- if (length_unit) "height, \u00b5m" else "value"
  pitch <- attr(x, "pitch")
  axis <- if (length(pitch) > 0) "\u00b5m" else "sample"
  step <- if (length(pitch) > 0) pitch * 1e6 else c(1, 1)
  if (is.null(dim(x))) {
    at <- (seq_along(values) - 1) * step[[1]]
    graphics::plot.default(at, values, type = "l", col = COLOUR_A, xlab = axis, ylab = label, main = main, ...)
  } else if (nrow(x) == 1) {
    graphics::plot.default((seq_along(values) - 1) * step[[1]], values,
      type = "l", col = COLOUR_A, xlab = axis, ylab = label, main = main, ...
    )
  } else if (length(pitch) == 0 && ncol(x) == 2) { # a table with one row a resample
    graphics::plot.default(values[seq_len(nrow(x))], values[nrow(x) + seq_len(nrow(x))],
      pch = ".", cex = 2, col = COLOUR_A, xlab = "first column", ylab = "second column", main = main, ...
    )
  } else {
    rows <- thinned(nrow(x))
    columns <- thinned(ncol(x))
    z <- t(matrix(values, nrow(x), ncol(x))[rows, columns, drop = FALSE])
    at_y <- (rows - 1) * step[[length(step)]]
    graphics::image((columns - 1) * step[[1]], at_y, z,
      col = grDevices::hcl.colors(64), zlim = shown_range(z), ylim = rev(range(at_y)), asp = if (length(pitch) == 2) 1 else NA, xlab = axis,
      ylab = axis, main = main, useRaster = TRUE, ...
    )
  }
  invisible(x)
}

thinned <- function(n) seq(1, n, by = ceiling(n / MOST_POINTS))

shown_range <- function(z) {
  range <- range(z[is.finite(z)])
  if (range[[1]] == range[[2]]) range + c(-1, 1) else range
}

plot.mg_artifact <- function(x, main = x$kind, ...) {
  if (is_array(x)) {
    plot(mg_array(x), main = main, ...)
  } else if (x$kind == "scan") {
    fail(paste(x$handle, "is a file; draw its surface"))
  } else {
    plot_figures(mg_document(x), main)
  }
  invisible(x)
}

# The numbers and short texts of a document as a list.
plot_figures <- function(document, main) {
  shown <- Filter(function(one) is.atomic(one) && length(one) == 1, document)
  lines <- vapply(shown, function(one) if (is.numeric(one)) format(one, digits = 4) else substr(one, 1, 40), "")
  graphics::plot.new()
  graphics::title(main = main)
  graphics::text(0, 1, paste(names(shown), lines, sep = ": ", collapse = "\n"), adj = c(0, 1), family = "mono", cex = 0.8)
}

plot.mg_step <- function(x, ...) {
  title <- if (nzchar(about(x))) paste0(about(x), ": ", x$title) else x$title
  sides <- x$inputs[c("a", "b")]
  if (x$output$kind == "congruence" && all(lengths(sides) == 1)) {
    plot_overlaid(mg_array(sides$a[[1]]), mg_array(sides$b[[1]]), mg_document(x)$lag, title)
  } else {
    plot(x$output, main = title, ...)
  }
  invisible(x)
}

# Two signatures over each other: sample i of b lies on sample i + lag of a.
plot_overlaid <- function(a, b, lag, main) {
  scale <- if (attr(a, "unit") == "m") 1e6 else 1
  label <- if (attr(a, "unit") == "m") "height, \u00b5m" else "height over local amplitude"
  step <- attr(a, "pitch")[[1]] * 1e6
  at_a <- (seq_along(a) - 1) * step
  at_b <- (seq_along(b) - 1 + lag) * step
  y <- range(c(as.double(a), as.double(b)) * scale, na.rm = TRUE)
  graphics::plot.default(at_a, as.double(a) * scale,
    type = "l", col = COLOUR_A, xlim = range(at_a, at_b), ylim = y, xlab = "\u00b5m", ylab = label, main = main
  )
  graphics::lines(at_b, as.double(b) * scale, col = COLOUR_B)
  graphics::legend("topright", c("A", "B"), col = c(COLOUR_A, COLOUR_B), lty = 1, bty = "n")
}

plot.mg_alignment <- function(x, ...) {
  plot_overlaid(mg_array(x$a), mg_array(x$b), x$lag, sprintf("correlation %.3f", x$ccf))
  invisible(x)
}

plot.mg_pipeline <- function(x, ...) {
  if (length(x) == 0) fail("there is no step to draw")
  columns <- min(3, length(x))
  old <- graphics::par(mfrow = c(ceiling(length(x) / columns), columns), mar = c(4, 4, 2, 1), cex.main = 0.9)
  on.exit(graphics::par(old))
  for (step in unclass(x)) plot(step)
  invisible(x)
}

plot.mg_report <- function(x, which = c("all", "ratio", "reference", "tippett"), ...) {
  which <- match.arg(which)
  block <- if (which != "ratio") mg_block(x, "calibration")
  if (which == "all") {
    old <- graphics::par(mfrow = c(1, 2), mar = c(4, 4, 3, 1))
    on.exit(graphics::par(old))
  }
  if (which %in% c("all", "ratio")) plot_ratio(x)
  if (which %in% c("all", "reference")) plot_reference(block)
  if (which == "tippett") plot_tippett(block)
  invisible(x)
}

plot_ratio <- function(x) {
  bounds <- unlist(x$lr_bounds_log10)
  reach <- 1.15 * max(abs(c(bounds, x[["log10_lr"]])))
  graphics::plot.default(NA,
    xlim = c(-reach, reach), ylim = c(-1, 1), yaxt = "n", ylab = "",
    xlab = "different sources  <-  log10 LR  ->  same source", main = sprintf("LR %.2g", x$likelihood_ratio)
  )
  graphics::mtext(x$verbal, cex = 0.7)
  graphics::rect(bounds[[1]], -2, bounds[[2]], 2, col = "#eeeeee", border = NA)
  graphics::abline(v = 0, col = "grey50")
  graphics::segments(x$log10_lr_ci_lo, 0, x$log10_lr_ci_hi, 0, lwd = 2, col = COLOUR_A)
  graphics::points(x[["log10_lr"]], 0, pch = 19, col = COLOUR_A)
  graphics::legend("topleft", c("log10 LR, 95% interval", "supported by the reference"),
    col = c(COLOUR_A, "#dddddd"), pch = c(19, 15), bty = "n", cex = 0.7
  )
  graphics::box()
}

plot_reference <- function(block) {
  counts <- block$km_knm_hist
  plot_shares(unlist(counts$edges), unlist(counts$km_counts), unlist(counts$knm_counts))
  if (!is.null(block[["score_marker"]])) graphics::abline(v = block$score_marker, col = COLOUR_B, lwd = 2)
}

# Shares of the pairs of one source and of different sources, between the same edges.
plot_shares <- function(edges, same, different) {
  shares <- list(different / max(1, sum(different)), same / max(1, sum(same)))
  graphics::plot.default(NA,
    xlim = range(edges), ylim = c(0, 1.15 * max(unlist(shares))), xlab = "score", ylab = "share of the pairs"
  )
  n <- length(edges)
  for (i in 1:2) {
    colour <- grDevices::adjustcolor(c(DIFFERENT, SAME)[[i]], 0.5)
    graphics::rect(edges[-n], 0, edges[-1], shares[[i]], col = colour, border = NA)
  }
  graphics::legend("topright", c("same source", "different sources"), fill = c(SAME, DIFFERENT), bty = "n", cex = 0.7)
}

plot_tippett <- function(block) {
  curves <- block$tippett
  at <- unlist(curves$log10_lr)
  graphics::plot.default(at, unlist(curves$km_ge),
    type = "s", col = SAME, ylim = c(0, 1), xlab = "log10 LR", ylab = "share of the pairs at least so great"
  )
  graphics::lines(at, unlist(curves$knm_ge), type = "s", col = DIFFERENT)
  if (!is.null(block[["this_log10_lr"]])) graphics::abline(v = block$this_log10_lr, col = COLOUR_B)
  graphics::legend("topright", c("same source", "different sources"), col = c(SAME, DIFFERENT), lty = 1, bty = "n")
}

plot.mg_study <- function(x, score_kind = NULL, ...) {
  pairs <- as.data.frame(x, score_kind = score_kind)
  edges <- pretty(pairs$score, 30)
  count <- function(scores) graphics::hist(scores, breaks = edges, plot = FALSE)$counts
  plot_shares(edges, count(pairs$score[pairs$same_source]), count(pairs$score[!pairs$same_source]))
  invisible(x)
}
