import { useEffect, useState } from 'preact/hooks'
import { say } from '../../languages/say.ts'
import { Field } from '../../ui/field.tsx'
import { acceptableCode, fieldNameOf } from './accept.ts'

/** The reasons why what was refused of a reference is as it should be: a field for each refusal so far that may have one. */
export function AcceptField({ failed }: { failed: string | undefined }) {
  const [codes, setCodes] = useState<readonly string[]>([])
  const code = acceptableCode(failed)
  useEffect(() => {
    if (code !== undefined && !codes.includes(code)) setCodes([...codes, code])
  }, [code])
  return (
    <>
      {codes.map((one) => (
        <Field
          key={one}
          label={say('Accept {code} with a reason', { code: one })}
          hint={say('Only if it is no fault here. Every answer shows the reason')}
        >
          <textarea name={fieldNameOf(one)} rows={2} maxLength={500} />
        </Field>
      ))}
    </>
  )
}
