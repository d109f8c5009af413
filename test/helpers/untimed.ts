interface Timed {
  readonly steps: readonly { readonly seconds: number; readonly [field: string]: unknown }[]
}

/** The answer of a search without how long its steps took. */
export const untimed = <A extends Timed>({ steps, ...found }: A) => ({
  ...found,
  steps: steps.map(({ seconds: _seconds, ...step }) => step),
})
