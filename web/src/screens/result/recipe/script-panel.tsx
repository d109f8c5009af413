import { useState } from 'preact/hooks'
import type { Report } from '../../../../../clients/typescript/src/index.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import type { Loading } from '../../../ui/use-loaded.ts'
import { scriptOf } from './script-text.ts'

/** The comparison as a script that anybody who reaches this service can run. */
export function ScriptPanel({ blocks }: { blocks: Loading<Report> }) {
  const [copied, setCopied] = useState(false)
  return (
    <Loaded of={blocks} what="the recipe">
      {(report) => {
        const script = scriptOf(report, location.origin)
        return (
          <>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached with the keyboard */}
            <pre class="document" tabIndex={0}>
              {script}
            </pre>
            <button
              type="button"
              onClick={async () => {
                await navigator.clipboard.writeText(script)
                setCopied(true)
              }}
            >
              {copied ? 'Copied' : 'Copy the script'}
            </button>
          </>
        )
      }}
    </Loaded>
  )
}
