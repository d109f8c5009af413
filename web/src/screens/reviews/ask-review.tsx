import { api, got } from '../../api/client.ts'
import { say } from '../../languages/say.ts'
import { go } from '../../router.ts'
import { Field } from '../../ui/field.tsx'
import { FoldForm } from '../../ui/fold-form.tsx'

/** Asks another key for a review of a report, and goes there. */
export function AskReview({ report }: { report?: string }) {
  const send = async (form: FormData) => {
    const text = (name: string) => String(form.get(name)).trim()
    const body = {
      report: report ?? text('report'),
      reviewer: text('reviewer'),
      ...(text('reason') && { reason: text('reason') }),
    }
    const { id } = await got(() => api().POST('/v1/reviews', { body }))
    go(`/reviews/${id}`)
  }
  return (
    <FoldForm title={say('Ask for a review')} submit={say('Ask')} send={send}>
      {report === undefined && (
        <Field label={say('Report')} hint={say('Its handle; one that you made')}>
          <input type="text" name="report" required pattern="sha256:[0-9a-f]{64}" />
        </Field>
      )}
      <Field label={say('Reviewer')} hint={say('The name of the API key of the person who compares again')}>
        <input type="text" name="reviewer" required maxLength={200} />
      </Field>
      <Field
        label={say('Why')}
        hint={say('The reviewer reads it: say nothing of settings or result. It may stay empty')}
      >
        <input type="text" name="reason" maxLength={2000} />
      </Field>
    </FoldForm>
  )
}
