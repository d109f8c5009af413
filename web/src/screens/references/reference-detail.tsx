import type { paths } from '../../../../clients/typescript/src/index.ts'
import { api, got } from '../../api/client.ts'
import { say } from '../../languages/say.ts'
import { Download } from '../../ui/download.tsx'
import { Table } from '../../ui/list-table.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { decimals, whole } from '../../ui/number.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { checkText } from './check-text.ts'
import { Conditions } from './conditions.tsx'
import { ForMyCase } from './for-my-case.tsx'
import { LeftOut } from './left-out.tsx'
import { instrumentsOf, makesOf, type Origin } from './origins.ts'
import { ValidationPlots } from './validation-plots.tsx'

type ReferenceRecord =
  paths['/v1/references/{reference_id}']['get']['responses'][200]['content']['application/json']

/** One reference: what it covers, its pairs, its validation, where it comes from. */
export function ReferenceDetail({ id }: { id: string }) {
  const record = useLoaded<ReferenceRecord>(
    () => got(() => api().GET('/v1/references/{reference_id}', { params: { path: { reference_id: id } } })),
    [id],
  )
  return (
    <Loaded of={record} what={say('the reference')}>
      {(one) => (
        <>
          <h1>{one.name}</h1>
          <ForMyCase reference={one.id} domain={String(one['domain'])} />
          {one.left_out_diagnostics && one.left_out_diagnostics.length > 1 && (
            <LeftOut tried={one.left_out_diagnostics} />
          )}
          {one.conditions && <Conditions conditions={one.conditions} />}
          <section class="panel" aria-labelledby="pairs">
            <h2 id="pairs">{say('Pairs')}</h2>
            <dl class="facts">
              <dt>{say('Id')}</dt>
              <dd>
                <code>{one.id}</code>
              </dd>
              <dt>{say('Sources')}</dt>
              <dd>{whole(one.n_sources)}</dd>
              <dt>{say('Pairs')}</dt>
              <dd>
                {say('{km} known match, {knm} known non-match', {
                  km: whole(one.diagnostics.n_km),
                  knm: whole(one.diagnostics.n_knm),
                })}
              </dd>
              <dt>{say('Clusters of the interval')}</dt>
              <dd>{one.cluster_scheme}</dd>
              <dt>{say('Last check')}</dt>
              <dd>{checkText(one.last_check)}</dd>
              {one.evidence && (
                <>
                  <dt>{say('Evidence')}</dt>
                  <dd>
                    {say(one.evidence === 'scores as sent' ? 'Scores as sent, no scan seen' : 'Scans seen')}
                  </dd>
                </>
              )}
              {one.accepted && (
                <>
                  <dt>{say('Accepted with a reason')}</dt>
                  <dd>
                    {one.accepted
                      .map(({ code, reason }) => say('{name}: {text}', { name: code, text: reason }))
                      .join('; ')}
                  </dd>
                </>
              )}
              <dt>{say('Made')}</dt>
              <dd>
                {one.created}, {one.generator}
              </dd>
            </dl>
          </section>
          <section class="panel" aria-labelledby="datasets">
            <h2 id="datasets">{say('Data sets')}</h2>
            <div class="scroll">
              <Table
                rows={one.datasets}
                keyOf={({ tag }) => tag}
                columns={[
                  { head: say('Data set'), cell: sourceText },
                  {
                    head: say('Make and calibre'),
                    cell: ({ tag }) => makesOf(originsNamed(one.origins, tag)),
                  },
                  {
                    head: say('Instrument'),
                    cell: ({ tag }) => instrumentsOf(originsNamed(one.origins, tag)),
                  },
                ]}
              />
            </div>
          </section>
          <ValidationPlots id={one.id} />
          <p class="muted">
            {say('Fit to its own pairs (not a validation): AUC {auc}, Cllr {cllr}, least Cllr {least}.', {
              auc: decimals(one.diagnostics.auc, 3),
              cllr: decimals(one.diagnostics.cllr, 3),
              least: decimals(one.diagnostics.cllr_min, 3),
            })}
          </p>
          <p class="actions">
            <Download
              href={`/v1/references/${encodeURIComponent(one.id)}/validation.pdf`}
              name={`${one.id}-validation.pdf`}
              label={say('Validation as PDF')}
            />
            <Download
              href={`/v1/references/${encodeURIComponent(one.id)}/document`}
              name={`${one.id}.json`}
              label={say('Export as JSON')}
            />
            <a href="/references">{say('All references')}</a>
          </p>
        </>
      )}
    </Loaded>
  )
}

/** Where a data set comes from, and under which licence. */
const sourceText = ({ source, ...more }: ReferenceRecord['datasets'][number]): string =>
  typeof more['licence'] === 'string'
    ? say('{source} (licence {licence})', { source, licence: more['licence'] })
    : source

const originsNamed = (origins: readonly Origin[], name: string): Origin[] =>
  origins.filter(({ tag }) => tag === name)
