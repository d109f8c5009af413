import type { Features } from '../../kinds/marks/agreement.ts'
import type { Rows } from '../../kinds/marks/pictures.ts'
import type { PerLand } from '../../marks/mark-type.ts'
import type { ReportWords } from '../../words/languages/report-words.ts'
import type { ReportContents } from '../contents.ts'
import type { Scene } from '../figures/scene.ts'
import { isOfKnown, markNames } from '../mark-names.ts'
import { markPictures, partName, scanPlaces } from '../mark-pictures.ts'
import { partsMatrix } from '../matrices.ts'
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
export function marksSection(page: Flow, contents: ReportContents, words: ReportWords): void {
  const { answer, marks } = contents
  const { features, previews } = answer
  const striae = marks.layout === 'striae'
  const { marks: said } = words.sections
  const names = markNames(answer, words)
  const exhibits = {
    a: shorten(contents.exhibitA ?? '', IN_TITLE),
    b: shorten(contents.exhibitB ?? '', IN_TITLE),
  }
  const pictures = (height: number): [Scene, Scene] =>
    markPictures(contents, { width: TEXT_WIDTH, height, framed: true, exhibits }, words)
  page.heading(said.heading)
  page.lead(
    [
      said.regions(answer.attribution.length, names.a.words, names.b.words),
      isOfKnown(answer) ? said.best(names.b.short) : '',
      features ? said.bestPart(partName(marks.part, words)) : '',
      striae ? said.striae : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  )
  const tall = striae ? (isProfile(previews.a) ? PROFILE_HEIGHT : STRIAE_HEIGHT) : MAP_HEIGHT
  const [ofA, ofB] = [upperFirst(names.a.words), names.b.words]
  if (striae) {
    page.need(2 * (0.6 * tall + CAPTION_ROOM))
    const [a, b] = pictures(Math.min(tall, page.room() / 2 - CAPTION_ROOM))
    page.figures([a], `${ofA}. ${said.caption}`)
    page.figures([b], said.sameWay(upperFirst(ofB)))
  } else page.fitted(0.6 * tall, tall, pictures, `${said.both(ofA, ofB)}. ${said.caption}`)
  registrationSection(page, contents, words)
  if (features) partsFigure(page, contents, features, words)
}

function partsFigure(page: Flow, contents: ReportContents, features: Features, words: ReportWords): void {
  const { answer } = contents
  const { marks: said } = words.sections
  const part = partName(contents.marks.part, words)
  const places = scanPlaces(contents)
  const { a, b } = markNames(answer, words)
  const matrix = partsMatrix(contents, features, words)
  page.heading(said.partByPart(upperFirst(part)))
  page.lead(said.partsLead(part, a.words, b.words, answer.score_kind))
  const drawn = () => page.figures([matrix], said.partsCaption)
  const fits = page.room() > matrix.height + CAPTION_ROOM
  if (fits) drawn()
  if (answer.per_land) partsTable(page, contents, places, answer.per_land, words)
  if (!fits) drawn() // on the next page, which leaves this one to the table
}

function partsTable(
  page: Flow,
  { answer, marks }: ReportContents,
  places: ReturnType<typeof scanPlaces>,
  { lands: pairs, single_land_reference }: PerLand,
  words: ReportWords,
): void {
  const { correlation, marks: said } = words.sections
  const { decimal, likelihoodRatio, signed } = words.number
  const { a, b } = markNames(answer)
  const part = partName(marks.part, words)
  const named = (place: number | undefined): string => `${part} ${place}`
  page.table(
    [
      { title: said.partOf(upperFirst(part), a.short), share: 0.16 },
      { title: said.partOf(upperFirst(part), b.short), share: 0.16 },
      { title: correlation, share: 0.18, align: 'end' },
      { title: said.lag, share: 0.18, align: 'end' },
      { title: said.pairAlone, share: 0.32, align: 'end' },
    ],
    pairs.map(({ a: ofA, b: ofB, ccf, lag, land_lr, land_log10_lr }) => [
      named(places.a[ofA]),
      named(places.b[ofB]),
      decimal(ccf.toFixed(3)),
      String(lag),
      said.ofRatio(signed(land_log10_lr), likelihoodRatio(land_lr)),
    ]),
    `${said.perPart} ${said.readOn(single_land_reference)}`,
  )
}
