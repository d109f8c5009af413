import { comparisonReport } from './comparison.ts'

/** Entry point of the thread that makes reports. */
export default comparisonReport
