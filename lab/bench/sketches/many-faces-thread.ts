/** A thread that makes sketches of simulated faces. */
export { manyFaces as default } from './face-crowd.ts'
