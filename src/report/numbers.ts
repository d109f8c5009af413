/** Numbers of the parts of documents that are in English. */
import { numbersIn } from '../words/languages/numbers.ts'

export const { ratio, likelihoodRatio, fourDigits, signed } = numbersIn('en')
