import type { EventRow } from '../kinds/laboratory/event.ts'
import type { Flow } from './pdf/flow.ts'

/** Who approved a document, as the acts of the record have it. `what`: the document, as a sentence names it. */
export function approvalsSection(page: Flow, what: string, approvals: readonly EventRow[]): void {
  page.heading('Approval')
  if (approvals.length === 0) {
    page.paragraph(`Nobody has approved this ${what}.`)
    return
  }
  for (const { at, principal, sequence, hash, details } of approvals) {
    const text = (name: string): string => String(details[name] ?? '')
    page.facts([
      { name: 'Approved by', value: `${text('by')}${principal === '' ? '' : ` (key ${principal})`}, ${at}` },
      { name: 'Statement', value: text('statement') },
      ...(text('deviations') === '' ? [] : [{ name: 'Known deviations', value: text('deviations') }]),
      { name: `Act ${sequence} of the record`, value: hash, mono: true },
    ])
  }
}
