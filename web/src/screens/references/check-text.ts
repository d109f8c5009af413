import { say } from '../../languages/say.ts'

/** `2026-11-24: passed`: when a check on a reference was last done; a dash where it never was. */
export const checkText = (last?: { readonly created: string; readonly passed: boolean } | null): string =>
  last
    ? say('{name}: {text}', {
        name: last.created.slice(0, 10),
        text: say(last.passed ? 'passed' : 'not passed'),
      })
    : '–'
