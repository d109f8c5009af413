# X3P files (ISO 25178-72) from the objects that x3ptools reads: header.info with sizes and increments,
# surface.matrix with one row for every step along x, and mask, colours with one row for every step along y.

mg_write_x3p <- function(x3p, path, units = NULL) {
  if (!is_x3p(x3p)) fail("an x3p object is a list with header.info and surface.matrix")
  z <- x3p$surface.matrix
  if (!is.matrix(z) || !is.numeric(z)) fail("surface.matrix must be a numeric matrix")
  pitch <- as.double(c(x3p$header.info$incrementX, x3p$header.info$incrementY))
  if (length(pitch) != 2 || !all(is.finite(pitch)) || any(pitch <= 0)) {
    fail("header.info must have incrementX and incrementY, both positive")
  }
  if (any(is.infinite(z))) fail("a height is infinite; NA stands for not measured")
  factor <- metres_per_unit(units, pitch)
  heights <- as.double(z) * factor
  heights[is.na(heights)] <- NaN
  data <- writeBin(heights, raw(), size = 8, endian = "little")
  xml <- main_document(nrow(z), ncol(z), pitch * factor, md5(data))
  files <- list("main.xml" = xml, "bindata/data.bin" = data)
  if (!is.null(x3p$mask)) files[["bindata/mask.png"]] <- mask_png(x3p$mask, nrow(z), ncol(z))
  files[["md5checksum.hex"]] <- charToRaw(paste0(md5(xml), " *main.xml\n"))
  writeBin(zip_bytes(files), path)
  invisible(path)
}

# x3ptools keeps no unit: an increment of more than a millimetre is one in micrometres.
metres_per_unit <- function(units, pitch) {
  if (is.null(units)) units <- if (max(pitch) > 1e-3) "um" else "m"
  factor <- c(m = 1, mm = 1e-3, um = 1e-6, nm = 1e-9)
  if (!units %in% names(factor)) fail(paste("units must be m, mm, um or nm, not", units))
  factor[[units]]
}

main_document <- function(nx, ny, pitch, digest) {
  axis <- function(name, type, increment) {
    sprintf(
      "<%s><AxisType>%s</AxisType><DataType>D</DataType><Increment>%s</Increment><Offset>0</Offset></%s>",
      name, type, number_text(increment), name
    )
  }
  charToRaw(paste0(
    '<?xml version="1.0" encoding="UTF-8" standalone="no" ?>\n',
    '<p:ISO5436_2 xmlns:p="http://www.opengps.eu/2008/ISO5436_2">\n',
    "<Record1><Revision>ISO5436 - 2000</Revision><FeatureType>", if (ny == 1) "PRF" else "SUR", "</FeatureType><Axes>",
    axis("CX", "I", pitch[[1]]), axis("CY", "I", pitch[[2]]), axis("CZ", "A", 1), "</Axes></Record1>\n",
    "<Record3><MatrixDimension><SizeX>", nx, "</SizeX><SizeY>", ny, "</SizeY><SizeZ>1</SizeZ></MatrixDimension>",
    "<DataLink><PointDataLink>bindata/data.bin</PointDataLink>",
    "<MD5ChecksumPointData>", digest, "</MD5ChecksumPointData></DataLink></Record3>\n",
    "<Record4><ChecksumFile>md5checksum.hex</ChecksumFile></Record4>\n</p:ISO5436_2>\n"
  ))
}

# The picture of a mask (PNG, third edition: eight bits of red, green, blue and opacity, no filter).
mask_png <- function(mask, nx, ny) {
  colours <- as.matrix(mask)
  if (nrow(colours) != ny || ncol(colours) != nx) {
    fail(sprintf("the mask has %d rows and %d columns; %d and %d would be right", nrow(colours), ncol(colours), ny, nx))
  }
  kinds <- unique(as.vector(colours))
  levels <- grDevices::col2rgb(kinds, alpha = TRUE)
  pixels <- as.raw(levels[, match(t(colours), kinds)])
  rows <- rbind(as.raw(0), matrix(pixels, 4 * nx, ny))
  header <- c(big(nx), big(ny), as.raw(c(8, 6, 0, 0, 0)))
  c(
    as.raw(c(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)),
    png_chunk("IHDR", header), png_chunk("IDAT", memCompress(as.vector(rows), "gzip")), png_chunk("IEND", raw())
  )
}

png_chunk <- function(type, data) {
  named <- c(charToRaw(type), data)
  c(big(length(data)), named, rev(crc32(named)))
}

big <- function(value) rev(little(value, 4))

md5 <- function(bytes) {
  path <- tempfile()
  on.exit(unlink(path))
  writeBin(bytes, path)
  unname(tools::md5sum(path))
}

# The CRC-32 of bytes, which R computes only where it writes gzip: the first four of the last eight bytes.
crc32 <- function(bytes) {
  path <- tempfile()
  on.exit(unlink(path))
  file <- gzfile(path, "wb", compression = 1)
  writeBin(bytes, file)
  close(file)
  packed <- readBin(path, "raw", file.size(path))
  packed[length(packed) - 7:4]
}

little <- function(value, size) {
  as.raw(vapply(seq_len(size), function(i) (value %/% 256^(i - 1)) %% 256, 0))
}

# A zip archive of files that are not compressed.
zip_bytes <- function(files) {
  local <- list()
  central <- list()
  at <- 0
  for (name in names(files)) {
    content <- files[[name]]
    size <- little(length(content), 4)
    about <- c(little(20, 2), little(0, 4), little(0, 2), little(33, 2), crc32(content), size, size, little(nchar(name), 2))
    head <- c(little(0x04034b50, 4), about, little(0, 2), charToRaw(name))
    local <- c(local, list(head), list(content))
    entry <- c(little(0x02014b50, 4), little(20, 2), about, little(0, 12), little(at, 4), charToRaw(name))
    central <- c(central, list(entry))
    at <- at + length(head) + length(content)
  }
  directory <- unlist(central)
  count <- little(length(files), 2)
  end <- c(little(0x06054b50, 4), little(0, 4), count, count, little(length(directory), 4), little(at, 4), little(0, 2))
  c(unlist(local), directory, end)
}

as_x3p <- function(surface) {
  heights <- if (inherits(surface, "mg_array")) surface else mg_array(surface)
  if (length(dim(heights)) != 2) fail("only a surface has the two axes of an x3p object")
  pitch <- attr(heights, "pitch")
  z <- t(unclass(heights)[, , drop = FALSE])
  attributes(z) <- list(dim = dim(z))
  header <- list(sizeX = nrow(z), sizeY = ncol(z), incrementX = pitch[[1]], incrementY = pitch[[2]])
  structure(list(header.info = header, surface.matrix = z), class = "x3p")
}
