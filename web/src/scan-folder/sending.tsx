import { whole } from '../ui/number.ts'

/** How many scans of all were sent. */
export const Sending = ({ sent, total }: { readonly sent: number; readonly total: number }) => (
  <p role="status">
    <progress aria-label="Scans sent" value={sent} max={total} /> {whole(sent)} of {whole(total)} scans sent
  </p>
)
