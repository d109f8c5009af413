/** The page that checks a bundle: a place to drop it, and what was found. Plain elements, for the page and for the single file. */
import { valueWords } from '../../../src/verify/difference.ts'
import { publicKeyIn } from '../../../src/verify/signatures/dsse.ts'
import { trustIn } from '../../../src/verify/standing.ts'
import type { ReportVerification } from '../../../src/verify/verdict.ts'
import { checkBundle, type LoadPrinting } from './check.ts'
import { provedWords, signOf } from './sign.ts'

/** A list of references and keys that the page of a laboratory brings along: one entry a line. */
const TRUSTED_HERE = '#trusted'

/** Shows the place to drop a bundle in `into`; `start` starts a worker, `printing` loads what prints a report again. */
export function showVerifier(into: HTMLElement, start: () => Worker, printing: LoadPrinting): void {
  const input = fileInput('bundle', '.zip,application/zip')
  const pdf = fileInput('pdf', '.pdf,application/pdf')
  const key = fileInput('key', '.pem')
  const trust = element('textarea', { id: 'trust', rows: '2', spellcheck: 'false' }) as HTMLTextAreaElement
  trust.value = document.querySelector(TRUSTED_HERE)?.textContent?.trim() ?? ''
  const drop = element('div', { class: 'verify-drop' }, [
    element('label', { for: 'bundle' }, ['Drop a bundle here, or choose the file']),
    input,
  ])
  const field = (control: HTMLElement, text: string): HTMLElement =>
    element('p', { class: 'verify-field' }, [element('label', { for: control.id }, [text]), control])
  const state = element('p', { role: 'status', id: 'verify-state' })
  const found = element('div', { id: 'verify-found' })
  let last: File | undefined
  let running = false
  let again = false

  async function check(file: File): Promise<void> {
    found.replaceChildren()
    for (const name of ['verdict', 'sign']) delete found.dataset[name]
    found.dataset['file'] = file.name
    state.textContent = `Reading ${file.name} …`
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const begin = performance.now()
      const [pem] = key.files ?? []
      const [printed] = pdf.files ?? []
      const answer = await checkBundle(bytes, start, {
        key: pem && publicKeyIn(await pem.text(), 'the key'),
        pdf: printed && { path: printed.name, data: new Uint8Array(await printed.arrayBuffer()) },
        trust: trustIn(trust.value.split(/[\s,]+/).filter((one) => one !== '')),
        printing,
        progress: (done) => {
          state.textContent = `${done} computations done …`
        },
      })
      state.textContent = answer.sentence
      found.dataset['verdict'] = answer.verdict
      found.dataset['sign'] = signOf(answer).state
      found.dataset['seconds'] = ((performance.now() - begin) / 1000).toFixed(2)
      found.replaceChildren(...shown(answer))
    } catch (error) {
      state.textContent = `The check failed: ${(error as Error).message}`
    }
  }
  /** Checks the newest bundle; one that comes during a check, or another key, PDF or list, is taken after it. */
  async function checkNewest(file = last): Promise<void> {
    last = file
    again = true
    if (!last || running) return
    running = true
    while (again) {
      again = false
      await check(last)
    }
    running = false
  }
  input.addEventListener('change', () => checkNewest(input.files?.[0]))
  for (const other of [pdf, key, trust]) other.addEventListener('change', () => checkNewest()) // what was found without it is not shown any longer
  drop.addEventListener('dragover', (event) => event.preventDefault())
  drop.addEventListener('drop', (event) => {
    event.preventDefault()
    const files = [...(event.dataTransfer?.files ?? [])]
    const isPdf = ({ name }: File): boolean => /\.pdf$/i.test(name)
    const printed = files.find(isPdf)
    if (printed) {
      const chosen = new DataTransfer()
      chosen.items.add(printed)
      pdf.files = chosen.files
    }
    checkNewest(files.find((file) => !isPdf(file)))
  })
  into.replaceChildren(
    drop,
    field(pdf, 'Printed report (PDF) that came by itself; may be left out'),
    field(key, 'Public key that must have signed the bundle, as PEM; may be left out'),
    field(
      trust,
      'References that you trust, one a line: their handles, or ids of keys that sign for them; may be left out',
    ),
    state,
    found,
  )
}

const fileInput = (id: string, accept: string): HTMLInputElement =>
  element('input', { type: 'file', id, accept }) as HTMLInputElement

function element(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly (Node | string)[] = [],
): HTMLElement {
  const one = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) one.setAttribute(key, value)
  one.append(...children)
  return one
}

const table = (header: readonly string[], rows: readonly (readonly string[])[]): HTMLElement =>
  element('table', {}, [
    element('thead', {}, [
      element(
        'tr',
        {},
        header.map((text) => element('th', { scope: 'col' }, [text])),
      ),
    ]),
    element(
      'tbody',
      {},
      rows.map((row) =>
        element(
          'tr',
          {},
          row.map((text) => element('td', {}, [text])),
        ),
      ),
    ),
  ])

/** A table of names and values. */
const facts = (rows: readonly (readonly [name: string, value: string])[]): HTMLElement =>
  element('table', {}, [
    element(
      'tbody',
      {},
      rows.map(([name, value]) =>
        element('tr', {}, [element('th', { scope: 'row' }, [name]), element('td', {}, [value])]),
      ),
    ),
  ])

const list = (title: string, lines: readonly string[]): HTMLElement[] =>
  lines.length === 0
    ? []
    : [
        element('h2', {}, [title]),
        element(
          'ul',
          {},
          lines.map((line) => element('li', {}, [line])),
        ),
      ]

function shown(found: ReportVerification): HTMLElement[] {
  const { report, recipe, domain, outcome, log10_lr, findings, steps, difference, lacks, proved } = found
  const { mark, title } = signOf(found)
  const about: (readonly [string, string | null])[] = [
    ['Report', report] as const,
    ['Recipe', recipe] as const,
    ['Domain', domain] as const,
    ['Outcome', outcome] as const,
    ['log10 LR', log10_lr === null ? null : `${log10_lr}`] as const,
    ['Engine of the report', found.report_engine_version],
    ['Engine of this page', found.engine_version],
  ]
  const known = about.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]))
  const where = difference && `step ${difference.step}${difference.node ? `, ${difference.node}` : ''}`
  return [
    element('p', { class: 'verify-sign' }, [
      element('span', { 'aria-hidden': 'true' }, [mark]),
      element('strong', {}, [title]),
    ]),
    element('h2', {}, ['What is proved']),
    facts(provedWords(found)),
    element('h2', {}, ['What it is about']),
    facts(known),
    ...list(
      'Files',
      findings.map(({ message }) => message),
    ),
    ...(steps.length > 0
      ? [
          table(
            ['Step', 'Runs', 'Equal', 'Not equal', 'Not recomputable'],
            steps.map((one) => [
              one.step,
              ...[one.runs, one.equal, one.not_equal, one.not_recomputable].map((count) => `${count}`),
            ]),
          ),
        ]
      : []),
    ...list('First difference', difference ? [`${where}: ${valueWords(difference.value)}`] : []),
    ...list('What is not equal', found.unequal),
    ...list('What cannot be shown', lacks),
    ...list(
      'Signatures',
      proved.signatures.map(({ file, message }) => `${file}: ${message}`),
    ),
  ]
}
