/** The worker of the single file, built before it. */
declare module 'virtual:worker' {
  const code: string
  export default code
}
