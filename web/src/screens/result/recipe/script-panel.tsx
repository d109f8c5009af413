import { useState } from 'preact/hooks'
import type { Report } from '../../../../../clients/typescript/src/index.ts'
import { api, got } from '../../../api/client.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { type Loading, useLoaded } from '../../../ui/use-loaded.ts'
import type { Ancestry } from '../../graph/graph-model.ts'
import { scriptOf } from './script-text.ts'

interface Props {
  readonly handle: string
  readonly blocks: Loading<Report>
}

/** The comparison as a script that anybody who reaches this service can run. */
export function ScriptPanel({ handle, blocks }: Props) {
  const [copied, setCopied] = useState(false)
  const graph = useLoaded(async () => {
    const params = { path: { handle } }
    return (await got(() => api().GET('/v1/artifacts/{handle}/graph', { params }))) as Ancestry
  }, [handle])
  return (
    <Loaded of={blocks} what="the recipe">
      {(report) => (
        <Loaded of={graph} what="the graph">
          {(ancestry) => {
            const script = scriptOf(report, ancestry, location.origin)
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
      )}
    </Loaded>
  )
}
