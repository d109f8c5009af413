import { dirname, resolve } from 'node:path'
import { Command } from 'commander'
import { z } from 'zod'
import { type Handle, parseHandle } from '../../../address/canonical.ts'
import { ingest } from '../../../compare/request/ingest.ts'
import { OPERATOR } from '../../../compare/request/named-marks.ts'
import { newCheck } from '../../../kinds/laboratory/check.ts'
import { checkDocuments, checkOf, createCheck, doubtsOf, runCheck } from '../../../laboratory/checks.ts'
import type { Service } from '../../../service/service.ts'
import { jsonIn, parsedBy } from '../../given-json.ts'
import { givenPath } from '../../given-path.ts'
import { withService } from '../../options.ts'
import { print } from '../../print.ts'
import { columns, twoColumns } from '../../table.ts'
import { uploadOf } from '../../uploads.ts'

const THE_CHECK = 'its handle'

/** The files of a check, where a request has handles. */
const givenCheck = z.looseObject({
  pairs: z.array(z.looseObject({ a: z.array(z.string()), b: z.array(z.string()) })),
  repeats: z.array(z.string()),
})

/** Takes scans in, and returns the handles of their surfaces. */
async function handlesOf(service: Service, paths: readonly string[]): Promise<Handle[]> {
  const uploads = await Promise.all(paths.map(uploadOf))
  return service.graph.within(async (session) =>
    (await ingest(service, session, uploads)).map(({ surface }) => surface.handle),
  )
}

const create = (): Command =>
  new Command('new')
    .description('Make a check to be repeated: known pairs, and repeated scans of one mark.')
    .argument(
      '<file>',
      'JSON: {"name", "chosen_by", "domain", "reference", "pairs": [{"a": [files], "b": [files], "same_source"}, …], "repeats": [8 files or more]}; paths are relative to this file',
      givenPath,
    )
    .action((file: string) =>
      withService(async (service) => {
        const { pairs, repeats, ...rest } = parsedBy(givenCheck, await jsonIn('the check', file), 'the check')
        const paths = [...pairs.flatMap(({ a, b }) => [...a, ...b]), ...repeats].map((path) =>
          resolve(dirname(file), path),
        )
        const nothing = `sha256:${'0'.repeat(64)}`
        const fields = {
          ...rest,
          pairs: pairs.map((pair) => ({
            ...pair,
            a: pair.a.map(() => nothing),
            b: pair.b.map(() => nothing),
          })),
        }
        parsedBy(newCheck, { ...fields, repeats: repeats.map(() => nothing) }, 'the check') // before a scan is read
        const handles = await handlesOf(service, paths)
        const taken = (count: number): Handle[] => handles.splice(0, count)
        const asked = {
          ...rest,
          pairs: pairs.map((pair) => ({ ...pair, a: taken(pair.a.length), b: taken(pair.b.length) })),
          repeats: taken(repeats.length),
        }
        await printCheck(
          service,
          (await createCheck(service, parsedBy(newCheck, asked, 'the check'), OPERATOR)).handle,
        )
      }),
    )

const run = (): Command =>
  new Command('run')
    .description('Do a check with today’s scan of its mark. Exit code 1: it is not passed.')
    .argument('<check>', THE_CHECK, parseHandle)
    .argument('<scan>', 'X3P file of the mark, scanned anew', givenPath)
    .option('--corrected <text>', 'what was put right since the last failure; the chart begins anew')
    .action((handle: Handle, path: string, { corrected }: { corrected?: string }) =>
      withService(async (service) => {
        const row = await checkOf(service, handle, OPERATOR)
        const [scan] = await handlesOf(service, [path])
        const { run: done } = await runCheck(
          service,
          row,
          { scan: scan!, ...(corrected !== undefined && { corrected }) },
          OPERATOR,
        )
        for (const { message } of done.findings) print(`${message}\n`)
        print(
          done.passed
            ? 'Passed.\n'
            : 'Not passed: the reports since the last check that passed are in doubt.\n',
        )
        if (!done.passed) process.exitCode = 1
      }),
    )

const percent = (difference: number): string => `${(100 * difference).toFixed(2)} %`

async function printCheck(service: Service, handle: Handle): Promise<void> {
  const row = await checkOf(service, handle, OPERATOR)
  const { check, runs } = await checkDocuments(service, row)
  const { log_rms, scores, repeats, pairs } = check
  print(
    `${twoColumns([
      ['Check', handle],
      ['Name', check.name],
      ['Domain', check.domain],
      ['Reference', check.reference.id],
      ['Pairs', `${pairs.length}`],
      ['Repeats', `${repeats.length}`],
      ['Repeatability', `${percent(log_rms.sd)} of the rms height, ${scores.sd.toPrecision(2)} of the score`],
    ])}\n`,
  )
  if (runs.length === 0) return
  const rows = runs.map(({ run: { created, passed, rms_nm, score, point } }) => [
    created.slice(0, 16),
    passed ? 'passed' : 'not passed',
    rms_nm?.toFixed(1) ?? '-',
    point ? percent(point.deviation) : '-',
    point ? percent(point.average) : '-',
    point ? percent(point.average_limit) : '-',
    score?.toPrecision(4) ?? '-',
  ])
  print(`\n${columns(['when', '', 'rms, nm', 'off', 'average', 'limit', 'score'], rows)}\n`)
  for (const { from, to } of doubtsOf(row, await service.store.checks.runs(handle)))
    print(`Reports from ${from} to ${to ?? 'now'} are in doubt.\n`)
}

const show = (): Command =>
  new Command('show')
    .description('Print a check and all times it was done.')
    .argument('<check>', THE_CHECK, parseHandle)
    .action((handle: Handle) => withService((service) => printCheck(service, handle)))

const list = (): Command =>
  new Command('list').description('List the checks.').action(() =>
    withService(async (service) => {
      const all = await Promise.all(
        (await service.store.checks.all()).map(async ({ handle, name, domain }) => {
          const last = (await service.store.checks.runs(handle)).at(-1)
          return [
            handle,
            name,
            domain,
            last ? `${last.created.slice(0, 16)} ${last.passed ? 'passed' : 'not passed'}` : '',
          ]
        }),
      )
      print(`${columns(['check', 'name', 'domain', 'last'], all)}\n`)
    }),
  )

export const checkCommand = (): Command =>
  new Command('check').addCommand(create()).addCommand(run()).addCommand(show()).addCommand(list())
