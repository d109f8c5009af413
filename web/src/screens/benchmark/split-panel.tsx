import { useState } from 'preact/hooks'
import type { paths } from '../../../../clients/typescript/src/index.ts'
import { api, got } from '../../api/client.ts'
import { say } from '../../languages/say.ts'
import { Download } from '../../ui/download.tsx'
import { Table } from '../../ui/list-table.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { decimals, whole } from '../../ui/number.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { SubmitForm } from './submit-form.tsx'

type Splits = paths['/benchmark/splits']['get']['responses'][200]['content']['application/json']

const FIGURES = [
  ['Cllr', 'cllr'],
  [say('± folds'), 'cllr_std'],
  [say('least Cllr'), 'cllr_min'],
  [say('calibration loss'), 'calibration_loss'],
  ['AUC', 'auc'],
] as const

/** One split: what it holds, its kit, its leaderboard. */
export function SplitPanel({ split }: { split: Splits['splits'][number] }) {
  const params = { path: { split_id: split.name } }
  const [turn, setTurn] = useState(0)
  const detail = useLoaded(
    () => got(() => api().GET('/benchmark/splits/{split_id}', { params })),
    [split.name],
  )
  const board = useLoaded(
    () => got(() => api().GET('/benchmark/splits/{split_id}/leaderboard', { params })),
    [split.name, turn],
  )
  return (
    <>
      <section class="panel" aria-labelledby="split">
        <h2 id="split">{split.title}</h2>
        <dl class="facts">
          <dt>{say('Pairs')}</dt>
          <dd>
            {say('{pairs}, of which {known} known match, from {sources} sources', {
              pairs: whole(split.n_pairs),
              known: whole(split.n_km),
              sources: whole(split.n_sources),
            })}
          </dd>
          <dt>{say('Folds')}</dt>
          <dd>{say('{n}, source-disjoint', { n: split.n_folds })}</dd>
          <dt>{say('Protocol')}</dt>
          <dd>
            <Loaded of={detail} what={say('the protocol')}>
              {({ protocol }) => protocol}
            </Loaded>
          </dd>
        </dl>
        <p class="actions">
          <Download
            href={`/benchmark/splits/${split.name}/kit`}
            name={`${split.name}.zip`}
            label={say('Kit (scan hashes, pairs, evaluate.py)')}
          />
        </p>
      </section>
      <section class="panel scroll" aria-labelledby="board">
        <h2 id="board">{say('Leaderboard')}</h2>
        <Loaded of={board} what={say('the leaderboard')}>
          {({ entries }) => (
            <Table
              rows={entries}
              keyOf={({ submitter, method }) => `${submitter} ${method}`}
              columns={[
                {
                  head: say('Method'),
                  cell: ({ url, method }) => (url ? <a href={url}>{method}</a> : method),
                },
                { head: say('Submitter'), cell: ({ submitter }) => submitter },
                ...FIGURES.map(([head, figure]) => ({
                  head,
                  isNumber: true,
                  cell: (entry: (typeof entries)[number]) => decimals(entry[figure], 4),
                })),
              ]}
            />
          )}
        </Loaded>
      </section>
      <SubmitForm split={split.name} onDone={() => setTurn(turn + 1)} />
    </>
  )
}
