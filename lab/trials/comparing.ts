import { createHash } from 'node:crypto'
import { answerTo } from '../../src/compare/answer/answer.ts'
import { compare } from '../../src/compare/compare.ts'
import { loadComparison, type MarkRequest, prepareComparison } from '../../src/compare/request/comparison.ts'
import type { Upload } from '../../src/compare/request/upload.ts'
import { MarkgraphError } from '../../src/errors.ts'
import type { Warning } from '../../src/kinds/report.ts'
import { AS_IN_FILE, type FileReading, type MarkReading } from '../../src/marks/mark-type.ts'
import type { Service } from '../../src/service/service.ts'
import { withService } from '../with-service.ts'

export interface BySide<T> {
  readonly a: T
  readonly b: T
}

/** How the files of a mark are read, each of them and all together. */
export type ReadAs = Omit<MarkReading, 'region'> & { readonly files: readonly FileReading[] }

/** One file, read so, of a mark that is as usual. */
export const readAs = (file: FileReading): ReadAs => ({
  replica: false,
  mirrored: false,
  edges: [],
  files: [file],
})

/** Two marks as files. */
export interface Asked {
  readonly domain: string
  readonly a: readonly Uint8Array[]
  readonly b: readonly Uint8Array[]
  /** The place of each file on its mark. Default: 1, 2, 3, … */
  readonly places?: BySide<readonly number[]>
  /** Places on a mark. Default: the highest that is given. */
  readonly nPlaces?: number
  readonly read?: BySide<ReadAs>
  /** Id of the reference. Default: the bundled one for the mark type. */
  readonly reference?: string | undefined
  /** Whose limit of the pitch applies. Default: that of the reference. */
  readonly resolution?: 'specification' | 'reference'
}

/** What the service answers: a likelihood ratio, or why there is none. */
export interface Answered {
  readonly log10Lr: number | null
  readonly score: number | null
  /** The reason of a refusal, or of a file that was not taken; null when there is an LR. */
  readonly refused: string | null
  readonly warnings: readonly Warning[]
}

export interface Comparer {
  compare(asked: Asked): Promise<Answered>
}

const uploadOf = (data: Uint8Array, reading: FileReading): Upload => ({
  filename: 'scan.x3p',
  size: data.length,
  reading,
  sha256: createHash('sha256').update(data).digest('hex'),
  read: async () => data,
})

/**
 * Runs trials against the service with its bundled references, on a data folder of its own. Where a scan is in the reference,
 * its source is left out of the fit, as in every comparison.
 */
export const withComparer = <T>(work: (comparer: Comparer) => Promise<T>): Promise<T> =>
  withService((service) => work(comparerOf(service)))

export function comparerOf(service: Service): Comparer {
  const compared = async (asked: Asked) => {
    const { domain, places, nPlaces, reference, resolution = 'reference' } = asked
    const given = (side: 'a' | 'b'): MarkRequest => {
      const { files = [], ...read } = asked.read?.[side] ?? {}
      return {
        scans: asked[side].map((file, i) => uploadOf(file, files[i] ?? AS_IN_FILE)),
        places: places?.[side],
        ...(asked.read && { read: read as ReadAs }),
      }
    }
    const prepared = await prepareComparison(service, {
      domain,
      a: given('a'),
      b: given('b'),
      nPlaces,
      reference,
      resolution,
    })
    return service.graph.within(async (session) => {
      const done = await compare(service, session, await loadComparison(service, session, prepared))
      return answerTo(service, session, done, { include: new Set(), principal: '' })
    })
  }
  return {
    async compare(asked) {
      try {
        const answer = await compared(asked)
        const { warnings } = answer
        if (!('log10_lr' in answer)) {
          const reason = 'reason' in answer ? String(answer.reason) : 'uncalibrated'
          return { log10Lr: null, score: null, refused: reason, warnings }
        }
        return { log10Lr: answer.log10_lr, score: answer.score, refused: null, warnings }
      } catch (error) {
        if (error instanceof MarkgraphError)
          return { log10Lr: null, score: null, refused: error.message, warnings: [] }
        throw error
      }
    },
  }
}
