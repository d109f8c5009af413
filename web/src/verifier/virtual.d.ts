/** Texts that are built into a script. */
declare module 'virtual:worker' {
  const code: string
  export default code
}
declare module 'virtual:bundles' {
  const base64Lines: string
  export default base64Lines
}

/** The address of a file that the server has. */
declare module '*?url' {
  const url: string
  export default url
}
/** Bytes that are built into a script. */
declare module '*.ttf' {
  const bytes: Uint8Array
  export default bytes
}
declare module '*.woff' {
  const bytes: Uint8Array
  export default bytes
}
