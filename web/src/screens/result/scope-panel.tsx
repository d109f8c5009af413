import { instrumentWords } from '../../../../src/words/instruments.ts'
import { sentence } from '../../api/words.ts'
import { SEVERITIES } from '../../ui/words.ts'
import { isQuestion, placeName } from './marks-of.ts'
import type { Report } from './result-screen.tsx'

/** Every check of every scan and of the pair. Checks that all scans pass are summed up in one line. */
export function ScopePanel({
  scope,
  provenance,
}: Pick<Report, 'scope'> & { provenance: Pick<Report['provenance'], 'instruments'> }) {
  const question = isQuestion({ scope })
  const sides = [
    ['mark_a', scope.mark_a] as const,
    ...(scope.known?.map((scans, i) => [`known_${i + 1}`, scans] as const) ?? [
      ['mark_b', scope.mark_b] as const,
    ]),
  ]
  const rows = [
    ...sides.flatMap(([side, scans]) =>
      scans.map((one, i) => [placeName(`${side}.${i + 1}`, question), one] as const),
    ),
    ...(scope.pair ? [[placeName('pair', question), scope.pair] as const] : []),
  ]
  const all = rows.flatMap(([where, { checks }]) => checks.map((check) => ({ where, ...check })))
  const count = (severity: 'warn' | 'refuse') => all.filter((check) => check.severity === severity).length
  const noted = rows.flatMap(([where, { checks }]) =>
    checks.filter(({ severity }) => severity !== 'ok').map((check) => ({ where, ...check })),
  )
  return (
    <section class="panel" aria-labelledby="scope">
      <h2 id="scope">Checks</h2>
      <p>
        {noted.length === 0
          ? `All ${all.length} checks pass.`
          : `${all.length - noted.length} checks pass, ${count('warn') || 'none'} ${count('warn') === 1 ? 'needs' : 'need'} caution, ${count('refuse') || 'none'} ${count('refuse') > 1 ? 'refuse' : 'refuses'}.`}
      </p>
      {noted.length > 0 && <Checks rows={noted} />}
      <Instruments of={provenance.instruments} question={question} />
      <details>
        <summary>All checks</summary>
        <Checks rows={all} />
      </details>
    </section>
  )
}

type Measured = NonNullable<Report['provenance']['instruments']>

/** The instruments that the files name, once for all scans that name the same. */
function Instruments({ of, question }: { of: Measured | undefined; question: boolean }) {
  if (!of) return null
  const sides = [
    ['mark_a', of.mark_a] as const,
    ...(of.known?.map((own, i) => [`known_${i + 1}`, own] as const) ?? [['mark_b', of.mark_b] as const]),
  ]
  const all = sides.flatMap(([side, own]) =>
    own.map((one, i) => ({ where: placeName(`${side}.${i + 1}`, question), words: instrumentWords(one) })),
  )
  const said = [...Map.groupBy(all, ({ words }) => words)]
  return (
    <details>
      <summary>
        {said.length === 1
          ? `One instrument: ${said[0]![0]}`
          : `${said.length} instruments, as the files name them`}
      </summary>
      <dl class="facts">
        {said.map(([words, own]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{own.map(({ where }) => where).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

type Row = Report['scope']['pair']['checks'][number] & { readonly where: string }

const Checks = ({ rows }: { rows: readonly Row[] }) => (
  <div class="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">Where</th>
          <th scope="col">Check</th>
          <th scope="col">Outcome</th>
          <th scope="col">Reason</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ where, name, severity, reason }) => (
          <tr key={`${where} ${name}`}>
            <td>{where}</td>
            <td>{name}</td>
            <td class={severity}>{SEVERITIES[severity]}</td>
            <td>{sentence(reason)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
