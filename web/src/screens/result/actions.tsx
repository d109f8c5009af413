import { useState } from 'preact/hooks'
import type { Report } from '../../../../clients/typescript/src/index.ts'
import { say } from '../../languages/say.ts'
import { show } from '../../languages/show.ts'
import { Download } from '../../ui/download.tsx'
import { Handle } from '../../ui/handle.tsx'
import { isQuestion } from './marks-of.ts'
import { givenTexts, PdfForm, type PrintTexts, usePrintTexts } from './pdf-form.tsx'
import { ScriptPanel } from './recipe/script-panel.tsx'
import { VerifyRecipe } from './recipe/verify-recipe.tsx'

const PANELS = [
  ['pdf', say('PDF …')],
  ['bundle', say('Bundle …')],
  ['script', say('Script …')],
  ['verify', say('Verify')],
] as const
type Panel = (typeof PANELS)[number][0]

interface Props {
  readonly report: Report
}

/** What can be done with a report: print it, take it along, do it again, check it, look at its graph. */
export function Actions({ report }: Props) {
  const { report_handle: handle, recipe_handle: recipe } = report
  const [open, setOpen] = useState<Panel>()
  const texts = usePrintTexts(handle)
  return (
    <section class={open ? 'panel' : undefined} aria-label={say('What to do with this report')}>
      <div class="actions">
        {PANELS.map(([name, title]) => (
          <button
            key={name}
            type="button"
            class={name === 'pdf' ? 'primary' : ''}
            aria-expanded={open === name}
            onClick={() => setOpen(open === name ? undefined : name)}
          >
            {title}
          </button>
        ))}
        <a class="button" href={`/graph/${handle}`}>
          {say('Graph of the computation')}
        </a>
        <span>
          {show('Report {handle}', { handle: <Handle handle={handle} what={say('the report')} /> })}
        </span>
      </div>
      {open === 'pdf' && <PdfForm handle={handle} question={isQuestion(report)} texts={texts} />}
      {open === 'bundle' && <Bundle handle={handle} recipe={recipe} texts={texts} />}
      {open === 'script' && <ScriptPanel handle={handle} />}
      {open === 'verify' && <VerifyRecipe recipe={recipe} />}
    </section>
  )
}

interface BundleProps {
  readonly handle: string
  readonly recipe: string
  readonly texts: PrintTexts
}

/** The report with all it was computed from; its PDF says what the PDF by itself says, so that one proves the other. */
function Bundle({ handle, recipe, texts }: BundleProps) {
  const printed = givenTexts(texts.fields).filter(([name]) => name !== 'sensitivity')
  const href = (scans: boolean): string => {
    const query = new URLSearchParams([...printed, ...(scans ? [['scans', 'true']] : [])]).toString()
    return `/v1/reports/${handle}/bundle.zip${query && `?${query}`}`
  }
  return (
    <>
      <p>
        {say(
          'A bundle holds the report with all it was computed from. Anyone can check it without this service; with the scans, every step can be computed again.',
        )}
      </p>
      <p class="muted">
        {say(
          'Its PDF has the texts that stand in the form of the PDF now. Save the PDF with the same texts, and the bundle proves it.',
        )}
      </p>
      <p class="actions">
        <Download href={href(true)} name="markgraph-bundle.zip" label={say('With the scans')} />
        <Download href={href(false)} name="markgraph-bundle.zip" label={say('Without the scans')} />
        <Download href={`/v1/recipes/${recipe}`} name="recipe.json" label={say('The recipe alone')} />
        <a href="/verify">{say('Check a bundle')}</a>
        <Download
          href="/markgraph-verify.html"
          name="markgraph-verify.html"
          label={say('The page that checks it, as one file')}
        />
      </p>
    </>
  )
}
