const brought = new Map<string, Uint8Array>()

/** A page brings its font files before it prints: it cannot fetch one in the midst of a document. */
export function bringFonts(files: Readonly<Record<string, Uint8Array>>): void {
  for (const [path, bytes] of Object.entries(files)) brought.set(path, bytes)
}

/** A file of a package of fonts. */
export function fontFile(path: string): Uint8Array {
  const found = brought.get(path)
  if (!found) throw new TypeError(`this page has no font file ${path}`)
  return found
}
