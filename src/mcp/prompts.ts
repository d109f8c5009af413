import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { parseHandle } from '../address/canonical.ts'
import { storedReport } from '../compare/answer/reports.ts'
import { explainReport } from '../report/explanation.ts'
import type { Service } from '../service/service.ts'
import { explanationText } from './answer-text.ts'

const RULES = `Use the facts below and no others. Keep the number, its interval and the reference together. Never turn the likelihood ratio
into a probability that the marks have one source, never call it an error rate, never multiply it with another one, and never say
"match", "identification" or "certain". Where there is no likelihood ratio, say so and why, and draw no conclusion from the score.`

const PROMPTS = {
  report_paragraph: {
    title: 'Paragraph for a report',
    description: 'The paragraph of an expert report that states a result.',
    task: `Write the paragraph of an expert report that states this result, at most 150 words: the two propositions, the likelihood ratio with
its interval, the verbal equivalent, the reference population, the warnings that bear on it, and its limits.`,
  },
  explain_to_jury: {
    title: 'Explanation for a jury',
    description: 'A result for people who never heard of a likelihood ratio.',
    task: `Explain this result to a jury that never heard of a likelihood ratio, in at most 200 words and without formulas. Say what was
compared, how much more probable the agreement is under one proposition than under the other, and that it is for the court to put it
together with all other evidence.`,
  },
  make_stronger: {
    title: 'What would make this stronger',
    description: 'What to measure or ask next, so that the answer rests on more.',
    task: `Say what would make this result rest on more, the most useful first, at most five points: more test fires or test marks of the known
source, scans of what was left out or warned of, a reference for this make, calibre or instrument, another examiner. Say for each what it
would change. Do not promise a higher number: more evidence may also lower it.`,
  },
} as const

/** Prompts about a stored report: a task, rules for it, and the facts of the report. */
export function registerPrompts(server: McpServer, service: Service): void {
  const argsSchema = { report_handle: z.string().describe('The report_handle of a comparison.') }
  for (const [name, { title, description, task }] of Object.entries(PROMPTS)) {
    server.registerPrompt(name, { title, description, argsSchema }, async ({ report_handle }) => {
      const handle = parseHandle(report_handle.trim())
      const report = await service.graph.within((session) => storedReport(service, session, handle))
      const text = [task, RULES, explanationText(explainReport(report)), `Report: ${handle}`].join('\n\n')
      return { messages: [{ role: 'user', content: { type: 'text', text } }] }
    })
  }
}
