import { say } from '../languages/say.ts'
import { whole } from '../ui/number.ts'

/** How many scans of all were sent. */
export const Sending = ({ sent, total }: { readonly sent: number; readonly total: number }) => (
  <p role="status">
    <progress aria-label={say('Scans sent')} value={sent} max={total} />{' '}
    {say('{sent} of {total} scans sent', { sent: whole(sent), total: whole(total) })}
  </p>
)
