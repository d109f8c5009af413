export interface Dataset {
  readonly tag: string
  readonly source: string
  readonly licence: string
}

/** Where the scans behind the bundled references come from. */
const KNOWN: readonly Dataset[] = [
  {
    tag: 'hamby44',
    source: 'Hamby set 44, Ruger P-85, scanned by CSAFE; published with bulletAnalyzr',
    licence: 'GPL-3',
  },
  {
    tag: 'hamby252',
    source:
      'Hamby set 252, Ruger P-85, NIST Ballistics Toolmark Research Database; published with bulletxtrctr',
    licence: 'as published',
  },
  {
    tag: 'houston',
    source: 'Houston Forensic Science Center, Ruger LCP; published with bulletAnalyzr',
    licence: 'GPL-3',
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
export const datasetsOf = (studies: Iterable<string>): Dataset[] =>
  [...new Set(studies)].map(
    (tag) => KNOWN.find((known) => known.tag === tag) ?? { tag, source: tag, licence: 'not stated' },
  )
