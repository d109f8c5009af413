import type { PopulationHead } from '../kinds/population.ts'
import type { Conditions, DataSet } from '../kinds/reference.ts'
import { publicTagOf } from './public-scans.ts'

interface Dataset {
  readonly tag: string
  readonly source: string
  readonly licence: string
  /** The study that it belongs to, where it has another name: tags of one study are one data set. */
  readonly study?: string
  /** Make, model and calibre of what made its marks, where its publishers state them. */
  readonly make?: string
  readonly calibre?: string
  /** The instruments that its files name. Bundled references are older than the `instruments` of their conditions. */
  readonly instruments?: readonly NamedInstrument[]
}

/** What a file says of the instrument that measured it, without its serial number. */
type NamedInstrument = Pick<NonNullable<Conditions['instruments']>[number], 'manufacturer' | 'model'>

const NANOFOCUS: NamedInstrument = { manufacturer: 'NanoFocus', model: 'usurf' }
const S_NEOX: NamedInstrument = { manufacturer: 'Sensofar', model: 'S neox' }

/** Where the scans behind the bundled references come from. */
const KNOWN: readonly Dataset[] = [
  {
    tag: 'hamby44',
    source: 'Hamby set 44, Ruger P-85, scanned by CSAFE; published with bulletAnalyzr',
    licence: 'GPL-3',
    study: 'hamby',
    make: 'Ruger P-85',
    instruments: [{ manufacturer: 'Sensofar', model: 'Sneox2' }],
  },
  {
    tag: 'hamby252',
    source:
      'Hamby set 252, Ruger P-85, NIST Ballistics Toolmark Research Database; published with bulletxtrctr',
    licence: 'as published',
    study: 'hamby',
    make: 'Ruger P-85',
    instruments: [NANOFOCUS],
  },
  {
    tag: 'houston',
    source: 'Houston Forensic Science Center, Ruger LCP; published with bulletAnalyzr',
    licence: 'GPL-3',
    study: 'houston',
    make: 'Ruger LCP',
    instruments: [S_NEOX],
  },
  {
    tag: 'houstonf',
    source: 'Houston Forensic Science Center, barrel F, profiles; published with the CSAFE groove study',
    licence: 'not stated',
    study: 'houston',
    instruments: [S_NEOX],
  },
  {
    tag: 'csafe-variability',
    source: 'CSAFE scan-variability study, three barrels, profiles by Sensofar S neox, 2020',
    licence: 'not stated',
    instruments: [S_NEOX],
  },
  {
    tag: 'fadul',
    source: 'Fadul et al. 2011, consecutively manufactured slides; CSAFE-ISU cartridgeCaseScans',
    licence: 'CC-BY-4.0',
    instruments: [NANOFOCUS],
  },
  {
    tag: 'weller',
    source: 'Weller et al. 2012, consecutively manufactured slides; CSAFE-ISU cartridgeCaseScans',
    licence: 'CC-BY-4.0',
    instruments: [NANOFOCUS],
  },
  {
    tag: 'baldwin',
    source: 'Baldwin et al. 2014, Ruger SR9 pistols, Cadre TopMatch; published with cartridgeInvestigatR',
    licence: 'not stated',
    make: 'Ruger SR9',
    instruments: [{ manufacturer: 'Cadre', model: 'TopMatch-GS 3D' }],
  },
  {
    tag: 'cutters',
    source: 'Marks of cutting tools, Patteet and Champod 2024',
    licence: 'as published',
  },
  {
    tag: 'tmarks',
    source: 'Screwdriver marks of the R package tmaRks',
    licence: 'MIT',
  },
]

/** The public data set of that name. Its name is given to no other scans: see `checkPublicNames`. */
export const knownSet = (tag: string): Dataset | undefined => KNOWN.find((one) => one.tag === tag)

/** Whether a name, in lower case, is that of a public data set or of its study; of the set of `tag`, if there is one. */
export const isPublicName = (name: string, of?: string): boolean =>
  KNOWN.some(({ tag, study }) => (of === undefined || of === tag) && (tag === name || study === name))

/** The tags of public data sets. */
export const PUBLIC_TAGS: readonly string[] = KNOWN.map(({ tag }) => tag)

interface TaggedScans {
  readonly tag?: string | undefined
  readonly scans: readonly string[]
}

/** The public data sets that the scans of a tag are of, each with the number of these scans. */
function publicSets(tag: string, marks: readonly TaggedScans[]) {
  const scans = marks.filter((mark) => mark.tag === tag).flatMap((mark) => mark.scans)
  const of = Map.groupBy(
    scans.flatMap((scan) => publicTagOf(scan) ?? []),
    (name) => name,
  )
  return {
    scans: scans.length,
    sets: [...of].map(([name, all]) => ({ set: knownSet(name)!, count: all.length })),
  }
}

/** The public data set that all scans of a tag are of. */
function wholeSet(tag: string, marks: readonly TaggedScans[]): Dataset | undefined {
  const { scans, sets } = publicSets(tag, marks)
  return sets[0]?.count === scans ? sets[0]?.set : undefined
}

/** What is known of the data behind the tags of marks. Facts about public data follow its scans: a tag is a word of its author. */
export const datasetsOf = (
  tags: Iterable<string>,
  marks: readonly TaggedScans[],
): Pick<Dataset, 'tag' | 'source' | 'licence'>[] =>
  [...new Set(tags)].map((tag) => {
    const whole = wholeSet(tag, marks)
    if (whole) return { tag, source: whole.source, licence: whole.licence }
    const { scans, sets } = publicSets(tag, marks)
    const parts = sets.map(({ set, count }) => `${count} of ${scans} scans: ${set.source} (${set.licence})`)
    return { tag, source: [tag, ...parts].join('; '), licence: 'not stated' }
  })

/**
 * The data sets of a population: tags of one study, or whose marks share a source, are one piece of evidence about how well
 * firearms mark. A population of an earlier release does not say which mark has which tag, so it is one data set.
 */
export function groupDataSets({ marks, studies }: Pick<PopulationHead, 'marks' | 'studies'>): DataSet[] {
  if (marks.some(({ tag }) => tag === undefined))
    return [{ data_set: studies.join('+'), tags: [...studies] as [string] }]
  const nameOf = new Map(
    studies.map((tag) => {
      const set = wholeSet(tag, marks)
      return [tag, set ? (set.study ?? set.tag) : tag]
    }),
  )
  const bySource = Map.groupBy(marks, ({ source }) => source)
  for (const own of bySource.values()) {
    const names = new Set(own.map(({ tag }) => nameOf.get(tag!)!))
    const [first] = names
    for (const [tag, name] of nameOf) if (names.has(name)) nameOf.set(tag, first!)
  }
  const groups = Map.groupBy(studies, (tag) => nameOf.get(tag)!)
  return [...groups].map(([data_set, tags]) => ({ data_set, tags: tags as [string] }))
}
