/** Texts that are built into a script. */
declare module 'virtual:worker' {
  const code: string
  export default code
}
declare module 'virtual:bundles' {
  const base64Lines: string
  export default base64Lines
}
