/** Texts that are built into a script. */
declare module 'virtual:worker' {
  const code: string
  export default code
}
declare module 'virtual:bundle' {
  const base64: string
  export default base64
}
