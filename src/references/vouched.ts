import { MarkgraphError, phrase } from '../errors.ts'

export const WHO_VOUCHES = 'who vouches that cases belong to this population, and to which'
const LONGEST = 500 // characters

/**
 * The sentence that says who vouches for a population.
 * errors  `bad-value`: it is empty or over 500 characters
 */
export function vouchedSentence(text: string): string {
  const sentence = text.trim()
  if (sentence === '')
    throw new MarkgraphError(
      'bad-value',
      phrase('population is empty; say in a sentence {who}', {
        who: phrase('who vouches that cases belong to this population, and to which'),
      }),
    )
  if (sentence.length <= LONGEST) return sentence
  throw new MarkgraphError(
    'bad-value',
    phrase('population has {sentence} characters; at most {longest} are allowed', {
      sentence: sentence.length,
      longest: LONGEST,
    }),
  )
}
