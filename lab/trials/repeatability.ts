import { scansOf } from '../../src/compare/request/ingest.ts'
import { uploadOfBytes } from '../../src/compare/request/upload.ts'
import { watchedRms } from '../../src/laboratory/checks.ts'
import { log } from '../../src/numerics/elementary/logarithm.ts'
import type { Service } from '../../src/service/service.ts'
import { withService } from '../with-service.ts'
import { landAgain } from './real-scans.ts'
import type { Trial } from './trial.ts'

/** How well the height that a check of the week watches repeats on real scans. */
export const repeatability: Trial = {
  about:
    'Lands of seven bullets that were scanned twice, on two instruments of one make (profiles): the rms height in the band that a check of the week watches, second scan to first. The deviation is that of one scan: the standard deviation of the logarithm of the ratio, divided by the root of two.',
  header: ['barrel', 'lands', 'mean ratio', 'standard deviation of a scan', 'greatest difference'],
  async rows({ scans }, told) {
    const [first, again] = [
      await scans.marks('bullets-variability'),
      await scans.marks('bullets-variability-rescans'),
    ]
    const all = await withService(async (service) => {
      const found: { readonly barrel: string; readonly ratio: number }[] = []
      for (const b of again) {
        const a = first.find(({ mark }) => mark === b.mark)!
        const [heightsA, heightsB] = [
          await heights(service, await a.files()),
          await heights(service, await b.files()),
        ]
        for (const [i, { land }] of a.rows.entries()) {
          const j = b.rows.findIndex((row) => row.land === landAgain(a.mark, land))
          if (j >= 0) found.push({ barrel: a.source, ratio: log(heightsB[j]! / heightsA[i]!) })
        }
      }
      return found
    })
    for (const [barrel, own] of Map.groupBy(all, (one) => one.barrel))
      told(
        row(
          barrel,
          own.map(({ ratio }) => ratio),
        ),
      )
    told(
      row(
        'all',
        all.map(({ ratio }) => ratio),
      ),
    )
  },
}

async function heights(service: Service, files: readonly Uint8Array[]): Promise<number[]> {
  const uploads = files.map((bytes) => uploadOfBytes('scan.x3p', bytes))
  const read = await service.graph.within((session) => scansOf(service, session, uploads))
  return Promise.all(read.map(({ surface }) => watchedRms(service, 'striated', surface.handle)))
}

function row(title: string, ratios: readonly number[]): string[] {
  const mean = ratios.reduce((sum, one) => sum + one, 0) / ratios.length
  const squares = ratios.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  const deviation = Math.sqrt(squares / (ratios.length - 1) / 2)
  const greatest = Math.max(...ratios.map(Math.abs))
  const percent = (part: number): string => `${(100 * part).toFixed(1)} %`
  return [title, String(ratios.length), percent(Math.exp(mean)), percent(deviation), percent(greatest)]
}
