import { validationReport } from './validation.ts'

/** Entry point of the thread that makes validation reports. */
export default validationReport
