import { instrumentWords } from '../../../../src/words/instruments.ts'
import { sentence } from '../../api/words.ts'
import { WORDS } from '../../languages/report-words.ts'
import { say } from '../../languages/say.ts'
import { Table } from '../../ui/list-table.tsx'
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
      <h2 id="scope">{say('Checks')}</h2>
      <p>
        {noted.length === 0
          ? say('All {n} checks pass.', { n: all.length })
          : say('{n} checks pass, {cautions}, {refusals}.', {
              n: all.length - noted.length,
              cautions: cautions(count('warn')),
              refusals: refusals(count('refuse')),
            })}
      </p>
      {noted.length > 0 && <Checks rows={noted} />}
      <Instruments of={provenance.instruments} question={question} />
      <details>
        <summary>{say('All checks')}</summary>
        <Checks rows={all} />
      </details>
    </section>
  )
}

function cautions(n: number): string {
  if (n === 0) return say('none need caution')
  return n === 1 ? say('1 needs caution') : say('{n} need caution', { n })
}

function refusals(n: number): string {
  if (n === 0) return say('none refuses')
  return n === 1 ? say('1 refuses') : say('{n} refuse', { n })
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
    own.map((one, i) => ({
      where: placeName(`${side}.${i + 1}`, question),
      words: instrumentWords(one, WORDS.sections.instrument),
    })),
  )
  const said = [...Map.groupBy(all, ({ words }) => words)]
  const places = (own: typeof all) => own.map(({ where }) => where).join(', ')
  return (
    <details>
      <summary>
        {said.length === 1
          ? say('One instrument: {instrument}', { instrument: said[0]![0] })
          : say('{n} instruments, as the files name them', { n: said.length })}
      </summary>
      {said.length === 1 ? (
        <p>{places(all)}</p>
      ) : (
        <dl class="facts">
          {said.map(([words, own]) => (
            <div key={words}>
              <dt>{words}</dt>
              <dd>{places(own)}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  )
}

const CHECK_NAMES: Readonly<Record<string, string>> = WORDS.sections.scope.names

type Row = Report['scope']['pair']['checks'][number] & { readonly where: string }

const Checks = ({ rows }: { rows: readonly Row[] }) => (
  <Table
    rows={rows}
    keyOf={({ where, name }) => `${where} ${name}`}
    columns={[
      { head: say('Where'), isOneLine: true, cell: ({ where }) => where },
      { head: say('Check'), cell: ({ name }) => CHECK_NAMES[name] ?? name },
      {
        head: say('Outcome'),
        cell: ({ severity }) => <span class={severity}>{SEVERITIES[severity]}</span>,
      },
      { head: say('Reason'), cell: ({ reason }) => sentence(reason) },
    ]}
  />
)
