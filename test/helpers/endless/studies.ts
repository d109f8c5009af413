import { endless } from './endless.ts'

/** Studies of toolmarks never end: their pairs do not. */
export default endless(({ node }) => node === 'cmr-1d-block')
