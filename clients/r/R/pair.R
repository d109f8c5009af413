# How two parts of the marks lie on each other.

mg_pair <- function(answer, a = 1, b = 1, known = NULL) {
  query <- list(a = a - 1, b = b - 1, known = known)
  view <- ask_json(connection(client_of(answer)), "GET", report_path(answer, "/pair"), query = query)
  if (view$kind == "map") {
    view$cells <- lapply(view$cells, cell_frame)
    return(mg_class(view, "mg_face_pair", client_of(answer)))
  }
  view[c("a", "b")] <- list(view$a + 1, view$b + 1)
  unit <- if (answer$domain == "toolmark") "1" else "um"
  view$signatures <- lapply(view$signatures, function(values) {
    measured <- vapply(values, function(one) if (is.null(one)) NA_real_ else as.double(one), 0)
    structure(measured, class = "mg_array", unit = unit, pitch = view$pitch_um * 1e-6)
  })
  view$windows <- lapply(view$windows, function(windows) frame_of(windows, c("x", "w", "corr")))
  mg_class(view, "mg_striae_pair", client_of(answer))
}

cell_frame <- function(cells) frame_of(cells, c("y", "x", "congruent", "y_other", "x_other", "corr"))

print.mg_striae_pair <- function(x, ...) {
  turned <- if (isTRUE(x$turned)) ", B turned by 180 degrees" else ""
  cat(sprintf("A%d and B%d: lag %d samples, correlation %.4f%s\n", x$a, x$b, as.integer(x$lag), x$ccf, turned))
  invisible(x)
}

print.mg_face_pair <- function(x, ...) {
  cat(sprintf(
    "%d of %d cells of A congruent, B turned by %g degrees\n",
    sum(x$cells$a$congruent), nrow(x$cells$a), x$registration$rotation_deg
  ))
  invisible(x)
}

# Windows that agree are shaded where they lie on A.
plot.mg_striae_pair <- function(x, ...) {
  shade <- function() {
    start <- x$windows$a$x * x$pitch_um
    colour <- grDevices::adjustcolor(COLOUR_A, 0.08)
    ends <- graphics::par("usr")[3:4]
    graphics::rect(start, ends[[1]], start + x$windows$a$w * x$pitch_um, ends[[2]], col = colour, border = NA)
  }
  title <- sprintf("A%d and B%d: lag %d samples, correlation %.2f", x$a, x$b, as.integer(x$lag), x$ccf)
  plot_overlaid(x$signatures$a, x$signatures$b, x$lag, title)
  if (nrow(x$windows$a) > 0) shade()
  invisible(x)
}

# The map of A, or that of B laid on it, with the cells of A; the congruent ones in blue.
plot.mg_face_pair <- function(x, side = c("a", "b"), ...) {
  side <- match.arg(side)
  handle <- x$artifacts[[side]][[if (side == "a") "signature" else "registered"]]
  cells <- x$cells$a
  title <- sprintf("%d of %d cells of A congruent", sum(cells$congruent), nrow(cells))
  plot(mg_array(mg_artifact(client_of(x), handle)), main = title, ...)
  size <- x$pitch_um
  graphics::rect(cells$x * size, cells$y * size, (cells$x + x$cell) * size, (cells$y + x$cell) * size,
    border = ifelse(cells$congruent, "#0000cc", "grey60"), lwd = ifelse(cells$congruent, 1.5, 0.5)
  )
  invisible(x)
}
