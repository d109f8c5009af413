/** Entry point of the thread that makes documents: each is asked for by its name. */
export { comparisonReport } from './comparison.ts'
export { graphSvg } from './graph-svg.ts'
export { validationReport } from './validation.ts'
