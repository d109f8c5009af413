import { ENDLESS_LAMBDA_C, endless } from './endless.ts'

/** Comparisons whose scorer config has `ENDLESS_LAMBDA_C` never end. */
export default endless(({ params }) => JSON.stringify(params).includes(`${ENDLESS_LAMBDA_C}`))
