import type { Features } from '../../kinds/marks/agreement.ts'
import type { Rows } from '../../kinds/marks/pictures.ts'
import type { PerLand } from '../../marks/mark-type.ts'
import type { ReportContents } from '../contents.ts'
import { matrixFigure } from '../figures/matrix.ts'
import type { Scene } from '../figures/scene.ts'
import { isOfKnown, markNames } from '../mark-names.ts'
import { markPictures, scanPlaces } from '../mark-pictures.ts'
import { likelihoodRatio, signed } from '../numbers.ts'
import type { Flow } from '../pdf/flow.ts'
import { shorten } from '../pdf/given-text.ts'
import { TEXT_WIDTH } from '../pdf/layout.ts'
import { upperFirst } from '../pdf/upper-first.ts'
import { registrationSection } from './registration.ts'

const GAP = 14
const IN_TITLE = 30 // characters of an exhibit
const PROFILE_HEIGHT = 106
const STRIAE_HEIGHT = 166
const CAPTION_ROOM = 38 // points
const MAP_HEIGHT = (TEXT_WIDTH - GAP) / 2 + 34

const isProfile = (rows: Rows): boolean => rows.length === 1

/** The section with both marks as pictures and the regions that agree; with `features` also the matrix of their parts. */
export function marksSection(page: Flow, contents: ReportContents): void {
  const { answer, marks } = contents
  const { features, previews } = answer
  const striae = marks.layout === 'striae'
  const names = markNames(answer)
  const exhibits = {
    a: shorten(contents.exhibitA ?? '', IN_TITLE),
    b: shorten(contents.exhibitB ?? '', IN_TITLE),
  }
  const pictures = (height: number): [Scene, Scene] =>
    markPictures(contents, { width: TEXT_WIDTH, height, framed: true, exhibits })
  page.heading('The marks, and where they agree')
  const regions = answer.attribution.length
  page.lead(
    [
      regions === 0
        ? `No region of ${names.a.words} agrees with ${names.b.words}.`
        : `${regions === 1 ? `One region of ${names.a.words} agrees` : `${regions} regions of ${names.a.words} agree`} with ${names.b.words} at one common position. Each is framed, with the same number on both marks.`,
      isOfKnown(answer) ? `Of the known marks, ${names.b.short} agrees best with the questioned one.` : '',
      features ? `The pictures show the best-matching ${marks.part} of each mark.` : '',
      striae ? 'The striae run from top to bottom. Only the part that was compared is shown.' : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  )
  const caption =
    'Heights with stretched contrast: higher is lighter, black was not measured. Frames: regions that agree.'
  const tall = striae ? (isProfile(previews.a) ? PROFILE_HEIGHT : STRIAE_HEIGHT) : MAP_HEIGHT
  const [ofA, ofB] = [upperFirst(names.a.words), names.b.words]
  if (striae) {
    page.need(2 * (0.6 * tall + CAPTION_ROOM))
    const [a, b] = pictures(Math.min(tall, page.room() / 2 - CAPTION_ROOM))
    page.figures([a], `${ofA}. ${caption}`)
    page.figures([b], `${upperFirst(ofB)}, in the same way.`)
  } else page.fitted(0.6 * tall, tall, pictures, `${ofA} and ${ofB}. ${caption}`)
  registrationSection(page, contents)
  if (features) partsFigure(page, contents, features)
}

function partsFigure(page: Flow, contents: ReportContents, features: Features): void {
  const { answer, marks } = contents
  const { part } = marks
  const { land_ccf_matrix, diagonal } = features
  const places = scanPlaces(contents)
  const { a, b } = markNames(answer)
  const named = (place: number | undefined): string => `${part} ${place}`
  const matrix = matrixFigure({
    values: land_ccf_matrix,
    rowNames: places.a.map(named),
    columnNames: places.b.map(named),
    rowTitle: a.words,
    columnTitle: b.words,
    framed: diagonal,
    title: `Correlation of every ${part} of ${a.short} with every ${part} of ${b.short}`,
    description: `Matrix of ${places.a.length} by ${places.b.length} correlations; on the framed diagonal ${diagonal.map(([i, j]) => land_ccf_matrix[i]![j]!.toFixed(2)).join(', ')}.`,
  })
  page.heading(`${upperFirst(part)} by ${part}`)
  page.lead(
    `Correlation of every ${part} of ${a.words} with every ${part} of ${b.words}, each at the shift where it is largest. The frames show the rotation of one mark against the other that agrees best. The score (${answer.score_kind}) is made from this matrix.`,
  )
  const drawn = () =>
    page.figures([matrix], 'Cross-correlation of the signatures, from 0 (white) to 1 (dark).')
  const fits = page.room() > matrix.height + CAPTION_ROOM
  if (fits) drawn()
  if (answer.per_land) partsTable(page, contents, places, answer.per_land)
  if (!fits) drawn() // on the next page, which leaves this one to the table
}

function partsTable(
  page: Flow,
  { answer, marks: { part } }: ReportContents,
  places: ReturnType<typeof scanPlaces>,
  { lands: pairs, note, single_land_reference }: PerLand,
): void {
  const { a, b } = markNames(answer)
  const named = (place: number | undefined): string => `${part} ${place}`
  page.table(
    [
      { title: `${upperFirst(part)} of ${a.short}`, share: 0.16 },
      { title: `${upperFirst(part)} of ${b.short}`, share: 0.16 },
      { title: 'Correlation', share: 0.18, align: 'end' },
      { title: 'Lag (samples)', share: 0.18, align: 'end' },
      { title: 'log10 LR, this pair alone', share: 0.32, align: 'end' },
    ],
    pairs.map(({ a: ofA, b: ofB, ccf, lag, land_lr, land_log10_lr }) => [
      named(places.a[ofA]),
      named(places.b[ofB]),
      ccf.toFixed(3),
      String(lag),
      `${signed(land_log10_lr)} (LR ${likelihoodRatio(land_lr)})`,
    ]),
    `${note} They are read on the reference ${single_land_reference}.`,
  )
}
