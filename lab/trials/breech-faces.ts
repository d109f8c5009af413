import type { FileReading } from '../../src/marks/mark-type.ts'
import { readAs } from './comparing.ts'
import { crop, type Edit, editedFile, rewritten, turned } from './edits.ts'
import { FACE_SETS, neighbours, onePairASource } from './real-scans.ts'
import { TALLY, tallied } from './tally.ts'
import { outcomes, rowsUnder, type Trial } from './trial.ts'

const FACES = ['cartridges', 'cartridges-weller'] as const
const ANGLES = [40, 80, 90, 120, 160, 200, 240, 280, 320] // degrees, over the circle

const THIRDS: Readonly<Record<string, Edit>> = {
  left: crop(0, 1 / 3),
  middle: crop(1 / 3, 2 / 3),
  right: crop(2 / 3, 1),
  top: crop(0, 1, 0, 1 / 3),
  bottom: crop(0, 1, 2 / 3, 1),
}

/** Known matches and others at any angle. */
export const turnedFaces: Trial = {
  about:
    'Breech faces, mark A turned about its middle; one pair of each class a slide. Fits without the slides of the pair.',
  header: TALLY,
  async rows(bench, told) {
    const pairs = onePairASource(await bench.scans.marks(...FACES))
    for (const angle of [0, ...ANGLES]) {
      const known = pairs.map(({ a, b, sameSource }) => ({
        sameSource,
        asked: async () => ({
          domain: 'impressed',
          a: (await a.files()).map((file) => (angle === 0 ? file : editedFile(file, turned(angle)))),
          b: await b.files(),
        }),
      }))
      told(tallied(`turned by ${angle}°`, await outcomes(bench, known)))
    }
  },
}

/** Thirds of every face against whole faces. */
export const thirds: Trial = {
  about:
    'A third of every breech face against the next face of its slide and the next face of another slide. Fits without the slides of the pair.',
  header: TALLY,
  async rows(bench, told) {
    for (const [title, manifest, part] of FACE_SETS) {
      const pairs = neighbours(await bench.scans.marks(manifest))
      for (const [name, third] of Object.entries(THIRDS)) {
        const known = pairs.map(({ a, b, sameSource }) => ({
          sameSource,
          asked: async () => ({
            domain: 'impressed',
            a: (await a.files()).map((file) => editedFile(file, third)),
            b: await b.files(),
          }),
        }))
        await rowsUnder(bench, `${title}: ${name} third`, known, [part], told)
      }
    }
  },
}

const RAW = ['kmPair_raw_K013sA1', 'kmPair_raw_K013sA2'] as const
const MASKED = ['kmPair_K013sA1', 'kmPair_K013sA2'] as const
const OTHER_GUN = 'knmPair_K227iG3'

/** The raw pair of the Cadre set: the known match must stand above every non-match at every angle. */
export const raw: Trial = {
  about:
    'Raw breech faces of the Cadre set (another instrument, in no reference). Mark A, the first raw face, is turned; mark B is the other raw face of its gun, and the face of another gun.',
  header: TALLY,
  async rows(bench, told) {
    const files = (names: readonly string[]): Promise<Uint8Array[]> =>
      Promise.all(names.map((name) => bench.scans.file(`cartridges/cadre/${name}.x3p`)))
    const [a, b, other] = (await files([...RAW, OTHER_GUN])) as [Uint8Array, Uint8Array, Uint8Array]
    const pair = (
      sameSource: boolean,
      files: readonly [Uint8Array, Uint8Array],
      mask?: FileReading['mask'],
    ) => {
      const reading = mask && ({ units: 'um', mask } as const)
      const asked = { domain: 'impressed', a: [files[0]], b: [files[1]] }
      return {
        sameSource,
        asked: async () => ({
          ...asked,
          ...(reading && { read: { a: readAs(reading), b: readAs(reading) } }),
        }),
      }
    }
    for (const angle of [0, ...ANGLES]) {
      const metres = (file: Uint8Array, ...edits: readonly Edit[]): Uint8Array =>
        rewritten(file, { units: 'um', mask: 'none' }, ...edits)
      const first = angle === 0 ? metres(a) : metres(a, turned(angle))
      const known = [pair(true, [first, metres(b)]), pair(false, [first, metres(other)])]
      told(tallied(`turned by ${angle}°`, await outcomes(bench, known)))
    }
    for (const mask of ['file', 'none'] as const)
      told(tallied(`mask=${mask}`, await outcomes(bench, [pair(true, [a, b], mask)])))
    const masked = (await files(MASKED)) as [Uint8Array, Uint8Array]
    told(tallied('masked by hand', await outcomes(bench, [pair(true, masked, 'auto')])))
  },
}
