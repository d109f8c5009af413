const MOST = 160 // characters of one value

/** Parameters by name; lengths are in metres, as the nodes take them. */
export function Parameters({ params }: { params: Readonly<Record<string, unknown>> }) {
  const entries = Object.entries(params)
  if (entries.length === 0) return <p class="muted">It has none.</p>
  return (
    <dl class="facts parameters">
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <code>{shown(value)}</code>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > MOST ? `${text.slice(0, MOST)} …` : text
}
