/** Times and sizes of a graph, as the page writes them in its language. */

import { secondsText, sizeText } from '../../../../src/report/graph-words.ts'
import { say } from '../../languages/say.ts'
import { decimal } from '../../ui/number.ts'

export const secondsOf = (seconds: number): string => decimal(secondsText(seconds))

export const sizeOf = (bytes: number): string =>
  bytes < 1000 ? say('{n} bytes', { n: bytes }) : decimal(sizeText(bytes))

/** A logarithm with two decimals. */
export const logOf = (value: number): string => decimal(value.toFixed(2))
