/** Comparisons of small simulated scans, and every run behind them: what the drift guard holds against the committed runs. */
import { encode } from 'fast-png'
import { unzipSync, zipSync } from 'fflate'
import { sha256 } from '../../src/address/canonical.ts'
import { answerTo, INCLUDES } from '../../src/compare/answer/answer.ts'
import { compare } from '../../src/compare/compare.ts'
import { loadComparison, prepareComparison } from '../../src/compare/request/comparison.ts'
import type { Upload } from '../../src/compare/request/upload.ts'
import { isLeftOut, orReason } from '../../src/marks/candidates.ts'
import type { FileReading } from '../../src/marks/mark-type.ts'
import { markAsRead } from '../../src/marks/read.ts'
import { sketchBlock } from '../../src/nodes/sketches/sketch-block.ts'
import { simulateBreechFace } from '../../src/simulate/breech-face.ts'
import { simulateToolmark } from '../../src/simulate/toolmark.ts'
import { openStore } from '../../src/store/sqlite/sqlite-store.ts'
import type { RunRow } from '../../src/store/store.ts'
import { writeX3p } from '../../src/x3p/write.ts'
import { testComposition } from '../helpers/composition.ts'
import { CONFIG } from '../helpers/in-thread.ts'
import { rawPrimer } from '../helpers/raw-primer.ts'
import { otherReferences } from '../helpers/references.ts'
import { bullet } from '../helpers/scans.ts'

/** Reports must not move with a release. */
const FIXED = { apiVersion: '0.1.0', engineVersion: 'golden' }

/** A run by its key: node, version, parameters and inputs. */
export interface GoldenRun {
  /** `decode@5`. */
  readonly code: string
  readonly key: string
  readonly output: string
}

/** The runs that a comparison needs and none before it, by the name of the comparison. */
export type GoldenRuns = { readonly [comparison: string]: readonly GoldenRun[] }

interface Golden {
  readonly name: string
  readonly domain: string
  readonly a: readonly Uint8Array[]
  readonly b: readonly Uint8Array[]
  /** Further marks of the source of b: all of these are known marks then. */
  readonly more?: readonly (readonly Uint8Array[])[]
  readonly config?: { readonly [name: string]: string }
  readonly reading?: FileReading
  readonly replica?: true
  readonly mirrored?: true
}

const toolmark = (markSeed: number): Uint8Array =>
  writeX3p(simulateToolmark({ edgeSeed: 1, markSeed, height: 0.1e-3 }))

const profile = (markSeed: number): Uint8Array =>
  writeX3p(simulateToolmark({ edgeSeed: 1, markSeed, asProfile: true }))

const face = (cartridgeSeed: number): Uint8Array =>
  writeX3p(simulateBreechFace({ slideSeed: 1, cartridgeSeed, pitch: 8e-6 }))

/** A face with a mask that drops its first and last rows. */
function maskedFace(cartridgeSeed: number): Uint8Array {
  const surface = simulateBreechFace({ slideSeed: 1, cartridgeSeed, pitch: 8e-6 })
  const { ny, nx } = surface
  const data = new Uint8Array(ny * nx).fill(255, 20 * nx, (ny - 20) * nx)
  const mask = encode({ width: nx, height: ny, data, channels: 1, depth: 8 })
  const dated = { mtime: new Date(2025, 0, 1) }
  return zipSync({ ...unzipSync(writeX3p(surface)), 'bindata/mask.png': mask }, dated)
}

function raw(pitch: number): Uint8Array {
  const { heights, n } = rawPrimer({ pitch, turn: 0, groove: true })
  return writeX3p({ heights, ny: n, nx: n, dx: pitch, dy: pitch })
}

const comparisons = (): Golden[] => [
  { name: 'bullets', domain: 'striated', a: bullet(1), b: bullet(2) },
  {
    name: 'bullets, plain',
    domain: 'striated',
    a: bullet(1),
    b: bullet(2),
    config: { striated_method: 'plain' },
  },
  { name: 'single lands', domain: 'striated', a: bullet(1).slice(0, 1), b: bullet(2).slice(0, 1) },
  {
    name: 'a cast of a land',
    domain: 'striated',
    a: bullet(1).slice(0, 1),
    b: bullet(3).slice(0, 1),
    replica: true,
  },
  {
    name: 'a mirror image of a land',
    domain: 'striated',
    a: bullet(1).slice(0, 1),
    b: bullet(3).slice(0, 1),
    mirrored: true,
  },
  { name: 'toolmarks', domain: 'toolmark', a: [toolmark(1)], b: [toolmark(2)] },
  { name: 'profiles of toolmarks', domain: 'toolmark', a: [profile(3)], b: [profile(4)] },
  { name: 'breech faces', domain: 'impressed', a: [face(1)], b: [face(2)] },
  {
    name: 'breech faces, plain',
    domain: 'impressed',
    a: [face(1)],
    b: [face(2)],
    config: { impressed_method: 'plain' },
  },
  { name: 'raw breech faces', domain: 'impressed', a: [raw(20e-6)], b: [raw(18e-6)] },
  {
    name: 'breech faces within their masks',
    domain: 'impressed',
    a: [maskedFace(1)],
    b: [maskedFace(2)],
    reading: { units: 'file', mask: 'file' },
  },
  {
    name: 'a questioned breech face against known ones',
    domain: 'impressed',
    a: [face(1)],
    b: [face(2)],
    more: [[face(3)], [face(4)]],
  },
  {
    name: 'the same under another scorer config',
    domain: 'impressed',
    a: [face(1)],
    b: [face(2)],
    more: [[face(3)]],
    config: { impressed_method: 'plain' },
  },
  {
    name: 'known marks of which one is given twice',
    domain: 'impressed',
    a: [face(1)],
    b: [face(2)],
    more: [[face(2)]],
  },
]

/** Does every comparison on an empty store and gives the runs, sorted by node, then by key. */
export async function goldenRuns(): Promise<GoldenRuns> {
  const recorded: RunRow[] = []
  const { service, close } = await testComposition({}, undefined, {
    documents: otherReferences(CONFIG),
    async store(folder, report) {
      const store = await openStore(folder, report)
      return {
        ...store,
        async commit(commit) {
          recorded.push(...(commit.runs ?? []))
          await store.commit(commit)
        },
      }
    },
  })
  try {
    const found: Record<string, GoldenRun[]> = {}
    const seen = new Set<string>()
    for (const golden of comparisons()) {
      const prepared = await prepareComparison(service, {
        domain: golden.domain,
        a: markOf(golden, golden.a),
        b: markOf(golden, golden.b),
        ...(golden.more && { known: [golden.b, ...golden.more].map((scans) => markOf(golden, scans)) }),
        resolution: 'reference',
        ...(golden.config && { scorerConfig: JSON.stringify(golden.config) }),
      })
      await service.graph.within(async (session) => {
        const request = await loadComparison(service, session, prepared)
        const compared = await compare(service, session, request, FIXED)
        await answerTo(service, session, compared, { include: new Set(INCLUDES), principal: '' })
        const { type, config, a, b, nPlaces } = request
        const read = await markAsRead(session, a)
        const sketches = await orReason(type.sketching!.sketches(session, config, read))
        if (isLeftOut(sketches)) return
        await type.sketching!.views?.(session, config, read)
        const places = sketches.map((_, i) => i)
        await session.evaluate(sketchBlock, { scans: places.length, places }, { sketches })
        const others = [{ mark: await markAsRead(session, b), nPlaces }]
        await type.sketching!.registration?.agreements(session, config, read, others)
      })
      const fresh = recorded.splice(0).filter(({ runKey }) => !seen.has(runKey))
      for (const { runKey } of fresh) seen.add(runKey)
      found[golden.name] = fresh
        .map(({ node, version, runKey, output }) => ({ code: `${node}@${version}`, key: runKey, output }))
        .sort((a, b) => (`${a.code} ${a.key}` < `${b.code} ${b.key}` ? -1 : 1))
    }
    return found
  } finally {
    await close()
  }
}

const markOf = ({ reading, replica, mirrored }: Golden, scans: readonly Uint8Array[]) => ({
  scans: scans.map(
    (data, i): Upload => ({
      filename: `${i}.x3p`,
      sha256: sha256(data),
      size: data.length,
      read: async () => data,
      ...(reading && { reading }),
    }),
  ),
  ...((replica || mirrored) && {
    read: { replica: replica ?? false, mirrored: mirrored ?? false, edges: [] },
  }),
})
