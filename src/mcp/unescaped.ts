/** An unescaped part of a URI; the part itself if it is not validly escaped. */
export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
