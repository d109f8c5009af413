/** The page that checks a bundle: a place to drop it, and what was found. Plain elements, for the page and for the single file. */
import { publicKeyIn } from '../../../src/verify/signatures/dsse.ts'
import { trustIn } from '../../../src/verify/standing.ts'
import { LANGUAGE } from '../languages/chosen.ts'
import { say } from '../languages/say.ts'
import { checkBundle, type LoadPrinting } from './check.ts'
import { element } from './element.ts'
import { foundElements } from './found.ts'
import { GIVEN_TITLES, type GivenKind, sortedFiles } from './given.ts'
import { signOf } from './sign.ts'

/** A list of references and keys that the page of a laboratory brings along: one entry a line. */
const TRUSTED_HERE = '#trusted'

/** Shows the place to drop a bundle in `into`; `start` starts a worker, `printing` loads what prints a report again. */
export function showVerifier(into: HTMLElement, start: () => Worker, printing: LoadPrinting): void {
  const input = element('input', { type: 'file', id: 'files', multiple: '', accept: '.zip,.pdf,.pem' })
  const trust = element('textarea', { id: 'trust', rows: '2', spellcheck: 'false' }) as HTMLTextAreaElement
  trust.value = document.querySelector(TRUSTED_HERE)?.textContent?.trim() ?? ''
  const drop = element('div', { class: 'verify-drop' }, [
    element('label', { for: 'files' }, [say('Drop the bundle here, or choose it')]),
    input,
    element('p', {}, [
      say(
        'With it, in any order, if you have them: the printed report that came by itself (PDF), and the public key that must have signed it (PEM).',
      ),
    ]),
  ])
  const list = element('ul', { id: 'verify-given' })
  const trusted = element('details', { class: 'verify-field' }, [
    element('summary', {}, [say('References that you trust')]),
    element('label', { for: 'trust' }, [
      say('One a line: handles of references, or ids of keys that sign for them; may be left out'),
    ]),
    trust,
  ])
  const bar = element('progress', {
    id: 'verify-progress',
    'aria-label': say('Computations'),
  }) as HTMLProgressElement
  const state = element('p', { role: 'status', id: 'verify-state' })
  const found = element('div', { id: 'verify-found' })
  const given = new Map<GivenKind, File>()
  let running = false
  let again = false

  function show(text: string, lang = LANGUAGE): void {
    state.textContent = text
    state.lang = lang
  }
  function showProgress(done: number, total: number | undefined): void {
    if (total === undefined) {
      bar.removeAttribute('value')
      show(say('{done} computations done …', { done }))
    } else {
      bar.max = total
      bar.value = Math.min(done, total)
      show(
        done < total
          ? say('{done} of {total} computations done …', { done, total })
          : say('All {total} computations done; what they give is compared …', { total }),
      )
    }
  }

  async function check(bundle: File): Promise<void> {
    found.replaceChildren()
    for (const name of ['verdict', 'sign']) delete found.dataset[name]
    found.dataset['file'] = bundle.name
    show(say('Reading {file} …', { file: bundle.name }))
    bar.hidden = false
    bar.removeAttribute('value')
    try {
      const bytes = new Uint8Array(await bundle.arrayBuffer())
      const begin = performance.now()
      const [pem, printed] = [given.get('key'), given.get('pdf')]
      const answer = await checkBundle(bytes, start, {
        key: pem && publicKeyIn(await pem.text(), 'the key'),
        pdf: printed && { path: printed.name, data: new Uint8Array(await printed.arrayBuffer()) },
        trust: trustIn(trust.value.split(/[\s,]+/).filter((one) => one !== '')),
        printing,
        progress: showProgress,
      })
      show(answer.sentence, 'en')
      found.dataset['verdict'] = answer.verdict
      found.dataset['sign'] = signOf(answer).state
      found.dataset['seconds'] = ((performance.now() - begin) / 1000).toFixed(2)
      found.replaceChildren(...foundElements(answer))
    } catch (error) {
      show(say('The check failed: {why}', { why: (error as Error).message }))
    } finally {
      bar.hidden = true
    }
  }
  /** Checks what is given; what comes during a check is taken after it. */
  async function checkGiven(): Promise<void> {
    again = true
    if (running) return
    running = true
    while (again) {
      again = false
      const bundle = given.get('bundle')
      if (bundle) await check(bundle)
      else {
        found.replaceChildren()
        show(given.size > 0 ? say('Now give the bundle: a ZIP file.') : '')
      }
    }
    running = false
  }
  function showGiven(): void {
    const items = [...given].map(([kind, { name }]) => {
      const away = element(
        'button',
        { type: 'button', class: 'quiet', 'aria-label': say('Take away {file}', { file: name }) },
        [say('Take away')],
      )
      away.addEventListener('click', () => {
        given.delete(kind)
        showGiven()
        checkGiven()
      })
      return element('li', { 'data-kind': kind }, [`${GIVEN_TITLES[kind]}: ${name} `, away])
    })
    list.replaceChildren(...items)
  }
  async function take(files: readonly File[]): Promise<void> {
    if (files.length === 0) return
    const sorted = await sortedFiles(files)
    if (sorted.refused !== undefined) {
      show(say('Nothing is taken: {why}.', { why: sorted.refused }))
      return
    }
    for (const [kind, file] of sorted.given) given.set(kind, file)
    showGiven()
    await checkGiven()
  }
  input.addEventListener('change', () => {
    const own = input as HTMLInputElement
    const files = [...(own.files ?? [])]
    own.value = '' // so that the same file can be chosen again
    take(files)
  })
  trust.addEventListener('change', () => checkGiven()) // what was found without it is not shown any longer
  drop.addEventListener('dragover', (event) => event.preventDefault())
  drop.addEventListener('drop', (event) => {
    event.preventDefault()
    take([...(event.dataTransfer?.files ?? [])])
  })
  bar.hidden = true
  into.replaceChildren(drop, list, trusted, bar, state, found)
}
