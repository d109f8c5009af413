import type { PopulationHead } from '../kinds/population.ts'
import type { DataSet } from '../kinds/reference.ts'

export interface Dataset {
  readonly tag: string
  readonly source: string
  readonly licence: string
  /** The study that it belongs to, where it has another name: tags of one study are one data set. */
  readonly study?: string
}

/** Where the scans behind the bundled references come from. */
const KNOWN: readonly Dataset[] = [
  {
    tag: 'hamby44',
    source: 'Hamby set 44, Ruger P-85, scanned by CSAFE; published with bulletAnalyzr',
    licence: 'GPL-3',
    study: 'hamby',
  },
  {
    tag: 'hamby252',
    source:
      'Hamby set 252, Ruger P-85, NIST Ballistics Toolmark Research Database; published with bulletxtrctr',
    licence: 'as published',
    study: 'hamby',
  },
  {
    tag: 'houston',
    source: 'Houston Forensic Science Center, Ruger LCP; published with bulletAnalyzr',
    licence: 'GPL-3',
    study: 'houston',
  },
  {
    tag: 'houstonf',
    source: 'Houston Forensic Science Center, barrel F, profiles; published with the CSAFE groove study',
    licence: 'not stated',
    study: 'houston',
  },
  {
    tag: 'csafe-variability',
    source: 'CSAFE scan-variability study, three barrels, profiles by Sensofar S neox, 2020',
    licence: 'not stated',
  },
  {
    tag: 'fadul',
    source: 'Fadul et al. 2011, consecutively manufactured slides; CSAFE-ISU cartridgeCaseScans',
    licence: 'CC-BY-4.0',
  },
  {
    tag: 'weller',
    source: 'Weller et al. 2012, consecutively manufactured slides; CSAFE-ISU cartridgeCaseScans',
    licence: 'CC-BY-4.0',
  },
  {
    tag: 'baldwin',
    source: 'Baldwin et al. 2014, Ruger SR9 pistols, Cadre TopMatch; published with cartridgeInvestigatR',
    licence: 'not stated',
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

/** The datasets behind the studies of a manifest; an unknown study counts as a dataset of its own. */
export const datasetsOf = (studies: Iterable<string>): Omit<Dataset, 'study'>[] =>
  [...new Set(studies)].map((tag) => {
    const { study: _study, ...dataset } = known(tag) ?? { tag, source: tag, licence: 'not stated' }
    return dataset
  })

const known = (tag: string): Dataset | undefined => KNOWN.find((one) => one.tag === tag)

/**
 * The data sets of a population: tags of one study, or whose marks share a source, are one piece of evidence about how well
 * firearms mark. A population of an earlier release does not say which mark has which tag, so it is one data set.
 */
export function groupDataSets({ marks, studies }: Pick<PopulationHead, 'marks' | 'studies'>): DataSet[] {
  if (marks.some(({ tag }) => tag === undefined))
    return [{ data_set: studies.join('+'), tags: [...studies] as [string] }]
  const nameOf = new Map(studies.map((tag) => [tag, known(tag)?.study ?? tag]))
  const bySource = Map.groupBy(marks, ({ source }) => source)
  for (const own of bySource.values()) {
    const names = new Set(own.map(({ tag }) => nameOf.get(tag!)!))
    const [first] = names
    for (const [tag, name] of nameOf) if (names.has(name)) nameOf.set(tag, first!)
  }
  const groups = Map.groupBy(studies, (tag) => nameOf.get(tag)!)
  return [...groups].map(([data_set, tags]) => ({ data_set, tags: tags as [string] }))
}
