import { isSaidFirst } from '../compare/answer/wording.ts'
import { placesOf, type Warning } from '../kinds/report.ts'
import type { FirstPageWords } from '../words/languages/first-page/english.ts'
import { type ComparisonMarks, placesInWords, withMarkNames } from './mark-names.ts'

/** The warnings without which a number must not be read, as sentences with the names of the marks. */
export const cautions = (
  answer: ComparisonMarks & { readonly warnings: readonly Warning[] },
  words: FirstPageWords,
): string[] =>
  answer.warnings
    .filter(isSaidFirst)
    .map((one) =>
      withMarkNames(
        answer,
        words.warning(placesInWords(answer, placesOf(one), words), one.message.replace(/\.$/, '')),
        words,
      ),
    )
