import { planKind } from '../../src/kinds/laboratory/plan.ts'
import { planDocument, readyPlan } from '../../src/laboratory/plans.ts'
import type { ScorerConfig } from '../../src/marks/scorer-config.ts'
import type { Service } from '../../src/service/service.ts'
import { simulateToolmark } from '../../src/simulate/toolmark.ts'
import { AS_WRITTEN, readX3p } from '../../src/x3p/read.ts'
import { writeX3p } from '../../src/x3p/write.ts'
import { withService } from '../with-service.ts'
import { type Edit, editedFile, rewritten } from './edits.ts'
import type { RealMark } from './real-scans.ts'
import type { Trial } from './trial.ts'
import { studyOfMarks, type TestMark, type Validated, validated, validatedMarks } from './validations.ts'

const FACES = { domain: 'impressed', reference: 'impressed.baldwin', resolution: 'reference' } as const
const BULLETS = { domain: 'striated', resolution: 'reference' } as const

const scaled =
  (by: number): Edit =>
  ({ heights, ...rest }) => ({ heights: heights.map((z) => z * by), ...rest })

/** Millimetres where the standard asks for metres. */
const inMillimetres: Edit = ({ heights, dx, dy, ...rest }) => ({
  heights: heights.map((z) => z * 1e3),
  dx: dx * 1e3,
  dy: dy * 1e3,
  ...rest,
})

const mirrored: Edit = ({ heights, nx, ...rest }) => ({
  heights: heights.map((_, i) => heights[i - (i % nx) + nx - 1 - (i % nx)]!),
  nx,
  ...rest,
})

const asFiles = (marks: readonly RealMark[]): Promise<TestMark[]> =>
  Promise.all(
    marks.map(async ({ mark, source, rows, files }) => {
      const { units } = rows[0]!
      const own = (await files()).map((file) =>
        rewritten(file, { ...AS_WRITTEN, units: units ?? AS_WRITTEN.units }),
      )
      return { mark, source, files: own } // written anew, so that no header tells an edited file
    }),
  )

const edited = (marks: readonly TestMark[], place: number, edit: Edit): TestMark[] =>
  marks.map((one, i) =>
    i === place ? { ...one, files: one.files.map((file) => editedFile(file, edit)) } : one,
  )

const changed = (marks: readonly TestMark[], place: number, change: Partial<TestMark>): TestMark[] =>
  marks.map((one, i) => (i === place ? { ...one, ...change } : one))

/** Faults of a first validation, each in a validation of its own. */
export const planted: Trial = {
  about:
    'Real breech faces (16 slides of Weller and Fadul, 2 or 3 marks each) under impressed.baldwin, and real bullets as their own reference, with one fault each; then 20 validations of simulated toolmarks without a fault. Caught: refused by plan or run, or named by the dossier. Not error rates of anything.',
  header: ['fault', 'caught', 'how', 'what is said'],
  async rows({ scans }, told) {
    const faces = await facesOf(await asFiles(await scans.marks('cartridges-weller', 'cartridges')))
    const tell = (fault: string, found: Validated): void => told([fault, ...caught(found)])
    const alone = async (fault: string, marks: readonly TestMark[]): Promise<void> =>
      tell(fault, await withService((service) => validatedMarks(service, FACES, marks)))

    await alone('none: breech faces', faces)
    const [first, second] = [...new Set(faces.map(({ source }) => source))]
    await alone('a mislabelled mark', changed(faces, 0, { source: second! }))
    await alone('a source in two names', changed(faces, 2, { source: `${first} ` }))
    await alone('a source in two names that differ', twoNames(faces))
    await alone('heights scaled by 2 %', edited(faces, 0, scaled(1.02)))
    await alone('wrong units', edited(faces, 0, inMillimetres))
    await alone('a mirrored scan', edited(faces, 0, mirrored))
    const [other] = await scans.marks('cartridges-baldwin')
    const { units } = other!.rows[0]!
    const { mark, source } = other!
    const baldwin = { mark, source, files: await other!.files(), ...(units && { rows: { units } }) }
    await alone('a reference scan among the test marks', [...faces, baldwin])
    await alone('one instrument for one source only', ofOtherInstrument(faces))

    tell('a criterion edited after the run', await withService((service) => again(service, faces, faces)))
    tell(
      'a mark dropped after the run',
      await withService((service) => again(service, faces, faces.slice(1))),
    )
    tell('another release', await withService((service) => withOther(service, faces, 'release')))
    tell('a config override', await withService((service) => withOther(service, faces, 'config')))

    const bullets = (await asFiles(await scans.marks('bullets', 'bullets-variability'))).filter(
      ({ files }) => files.length === 6,
    )
    const bulletsAlone = (marks: readonly TestMark[]) =>
      withService((service) => validatedMarks(service, BULLETS, marks))
    tell('none: bullets', await bulletsAlone(bullets))
    const { files } = bullets[0]!
    const swapped = changed(bullets, 0, {
      files: [files[0]!, files[3]!, files[2]!, files[1]!, ...files.slice(4)],
    })
    tell('two lands exchanged', await bulletsAlone(swapped))

    let alarms = 0
    for (let run = 0; run < CLEAN; run++) {
      const found = await withService((service) =>
        validatedMarks(service, { domain: 'toolmark', resolution: 'reference' }, toolmarks(run)),
      )
      if (found.refused !== '' || found.dossier!.findings.length > 0) {
        alarms++
        tell(`none: simulated toolmarks, run ${run + 1}`, found)
      }
    }
    told([`none: ${CLEAN} runs of simulated toolmarks`, `${alarms} alarms`, '', ''])
  },
}

const CLEAN = 20

const toolmarks = (run: number): TestMark[] =>
  Array.from({ length: 30 }, (_, i) => {
    const edge = Math.floor(i / 3)
    const seeds = { edgeSeed: 100 * run + edge + 1, markSeed: 10_000 + 100 * run + i }
    const surface = simulateToolmark({ ...seeds, pitch: 3.5e-6, asProfile: true })
    return { mark: `edge${edge + 1}-${(i % 3) + 1}`, source: `edge${edge + 1}`, files: [writeX3p(surface)] }
  })

/** At most three marks of each source. */
function facesOf(marks: readonly TestMark[]): TestMark[] {
  return [...Map.groupBy(marks, ({ source }) => source).values()].flatMap((own) => own.slice(0, 3))
}

/** The first source, which has three marks, gets two more, under another name. */
function twoNames(faces: readonly TestMark[]): TestMark[] {
  const [{ source }] = faces as [TestMark]
  return faces.map((one, i) => (one.source === source && i > 0 ? { ...one, source: 'exhibit 7' } : one))
}

/** The marks of the first source with an instrument of their own in the header. */
function ofOtherInstrument(faces: readonly TestMark[]): TestMark[] {
  const [{ source }] = faces as [TestMark]
  const measured = (file: Uint8Array): Uint8Array =>
    writeX3p(readX3p(file, AS_WRITTEN) as never, { manufacturer: 'Another', model: 'Scope', serial: '7' })
  return faces.map((one) => (one.source === source ? { ...one, files: one.files.map(measured) } : one))
}

/** A plan of some marks and its run, then a plan of other ones. */
async function again(
  service: Service,
  first: readonly TestMark[],
  then: readonly TestMark[],
): Promise<Validated> {
  const { domain, ...asked } = FACES
  await validated(service, await studyOfMarks(service, domain, first), asked)
  const criteria = [{ measure: 'cllr', limit: 0.9, least_sources: 5 }] as const
  return validated(service, await studyOfMarks(service, domain, then), { ...asked, criteria })
}

/** A plan that was made by another release, or with another config, than those that run it. */
async function withOther(
  service: Service,
  faces: readonly TestMark[],
  what: 'release' | 'config',
): Promise<Validated> {
  const { domain, ...asked } = FACES
  const study = await studyOfMarks(service, domain, faces)
  const { configs } = service.marks
  const { deployed } = configs
  const change = (config: ScorerConfig): ScorerConfig => ({
    ...config,
    lambda_s: Number(config['lambda_s']) * 1.1,
  })
  return validated(service, study, asked, async (row) => {
    if (what === 'config') {
      Object.assign(configs, { deployed: (type?: string) => change(deployed(type)) })
      return
    }
    const plan = await planDocument(service, row)
    const { handle } = await service.graph.within(async (session) =>
      session.put(planKind, { ...plan, engine_version: '0.9.0' }),
    )
    await readyPlan(service, { ...row, handle })
  })
}

function caught({ refused, dossier }: Validated): string[] {
  if (refused !== '') return ['yes', 'refused', refused]
  const { findings, passed } = dossier!
  const all = findings.map(({ code, message }) => `${code}: ${message}`)
  if (all.length === 0) return ['no', passed ? 'passed' : 'criterion not met', '']
  return ['yes', `${all.length} findings`, all.slice(0, 3).join(' | ')]
}
