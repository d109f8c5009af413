import { useState } from 'preact/hooks'
import { say } from '../../../languages/say.ts'

interface Props {
  readonly handle: string
}

/** How to get a script that repeats the comparison, and how to run it. */
export function ScriptPanel({ handle }: Props) {
  const [copied, setCopied] = useState(false)
  const commands = [
    `npm run -s markgraph -- export ${handle} --script python > repeat.py`,
    `python3 repeat.py ${location.origin} folder-with-the-scans`,
    '',
  ].join('\n')
  return (
    <>
      <p>
        {say(
          'The first command, on the machine of this service, writes a script. The second repeats the comparison with it, from any machine that reaches the service, and checks the handle of every step. It needs Python and nothing else.',
        )}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached with the keyboard */}
      <pre class="document" tabIndex={0}>
        {commands}
      </pre>
      <button
        type="button"
        onClick={async () => {
          await navigator.clipboard.writeText(commands)
          setCopied(true)
        }}
      >
        {copied ? say('Copied') : say('Copy the commands')}
      </button>
    </>
  )
}
