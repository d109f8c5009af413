import { useState } from 'preact/hooks'
import { Download } from '../../ui/download.tsx'
import { Handle } from '../../ui/handle.tsx'
import { PdfForm } from './pdf-form.tsx'
import { VerifyRecipe } from './verify-recipe.tsx'

interface Props {
  readonly handle: string
  readonly recipe: string
  readonly calibrated: boolean
}

/** What can be done with a report: print it, take it along, check it, look at its graph. */
export function Actions({ handle, recipe, calibrated }: Props) {
  const [open, setOpen] = useState<'pdf' | 'verify'>()
  const toggle = (what: 'pdf' | 'verify') => setOpen(open === what ? undefined : what)
  return (
    <section class="panel" aria-label="What to do with this report">
      <div class="actions">
        {calibrated && (
          <button type="button" class="primary" aria-expanded={open === 'pdf'} onClick={() => toggle('pdf')}>
            PDF …
          </button>
        )}
        <a class="button" href={`/graph/${handle}`}>
          Graph of the computation
        </a>
        <Download href={`/v1/recipes/${recipe}`} name="recipe.json" label="Recipe" />
        <button type="button" aria-expanded={open === 'verify'} onClick={() => toggle('verify')}>
          Verify
        </button>
        <span>
          Report <Handle handle={handle} what="the report" />
        </span>
      </div>
      {open === 'pdf' && <PdfForm handle={handle} />}
      {open === 'verify' && <VerifyRecipe recipe={recipe} />}
    </section>
  )
}
