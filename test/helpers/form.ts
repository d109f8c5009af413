/** Builds multipart/form-data bodies byte by byte, the wrong ones included. */
const BOUNDARY = 'markgraph-test-boundary'

export type Part =
  | readonly [name: string, text: string]
  | readonly [name: string, file: Uint8Array, filename: string]

/** A request body with its header. */
export interface Body {
  readonly headers: { readonly 'content-type': string }
  readonly payload: Buffer | string
}

/** A body of these parts, in this order. */
export function form(...parts: readonly Part[]): Body {
  const chunks = parts.flatMap(([name, content, filename]) => {
    const file =
      filename === undefined ? '' : `; filename="${filename}"\r\ncontent-type: application/octet-stream`
    return [
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`),
      Buffer.from(content as Uint8Array),
      Buffer.from('\r\n'),
    ]
  })
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  }
}

/** The scans of a mark as file parts. */
export const marks = (name: string, scans: readonly Uint8Array[]): Part[] =>
  scans.map((scan, i) => [name, scan, `${name}-${i + 1}.x3p`])

/** A comparison of two marks with any further text fields. */
export const comparison = (
  a: readonly Uint8Array[],
  b: readonly Uint8Array[],
  fields: Readonly<Record<string, string>> = {},
): Body =>
  form(
    ...Object.entries({ domain: 'striated', ...fields }).map(([name, text]): Part => [name, text]),
    ...marks('mark_a', a),
    ...marks('mark_b', b),
  )

/** A form-encoded body. */
export const urlencoded = (fields: Readonly<Record<string, string>>): Body => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(fields).toString(),
})
