import { say } from '../../languages/say.ts'
import { Field } from '../../ui/field.tsx'

/** What of a reference is as it should be although it was refused. */
export const AcceptField = () => (
  <Field
    label={say('Accept with a reason')}
    hint={say(
      'Only after a refusal that is no fault here: its code, = and the reason, one a line. Every answer shows it',
    )}
  >
    <textarea name="accept" rows={2} placeholder="names_alike=…" />
  </Field>
)
