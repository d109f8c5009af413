import type { Report } from '../../../../clients/typescript/src/index.ts'

/** The same message about several scans is said once, and that marks of one source are part of the reference. */
export function groupWarnings(
  warnings: readonly Pick<Report['warnings'][number], 'code' | 'message' | 'where'>[],
): { message: string; where: string[] }[] {
  const found = new Map<string, { messages: Set<string>; where: string[] }>()
  for (const { code, message, where } of warnings) {
    const key = code === 'in_reference' ? ofMany(message) : message
    const one = found.get(key) ?? { messages: new Set(), where: [] }
    one.messages.add(message)
    one.where.push(...[where].flat())
    found.set(key, one)
  }
  return [...found].map(([key, { messages, where }]) => ({
    message: messages.size === 1 ? [...messages][0]! : key,
    where,
  }))
}

/** That a scan is part of the reference, as it is said of several. */
const ofMany = (message: string): string =>
  message
    .replace(/^it is a scan of mark .*? of source /, 'these are scans of source ')
    .replace(
      /^it is mark .*? of reference (.*?), and its pairs/,
      'these are marks of reference $1, and their pairs',
    )
