/** The two propositions of a likelihood ratio, in English, by what would be the common source. */
export const PROPOSITIONS = {
  one_barrel: {
    same: 'The two bullets were fired from the same barrel.',
    different: 'The two bullets were fired from different barrels.',
  },
  one_land: {
    same: 'The two lands were made by the same land of the same barrel.',
    different: 'The two lands were made by different lands, of the same or of different barrels.',
  },
  one_firearm: {
    same: 'The two cartridge cases were fired in the same firearm.',
    different: 'The two cartridge cases were fired in different firearms.',
  },
  one_tool_edge: {
    same: 'The two marks were made by the same edge of one tool.',
    different: 'The two marks were made by different tool edges.',
  },
  /** Of a questioned mark and several known ones. */
  known_barrel: {
    same: 'The questioned bullet was fired from the barrel of the test fires.',
    different: 'The questioned bullet was fired from another barrel.',
  },
  known_land: {
    same: 'The questioned land was made by the land of the barrel that made the known ones.',
    different: 'The questioned land was made by another land, of the same or of another barrel.',
  },
  known_firearm: {
    same: 'The questioned cartridge case was fired in the firearm of the test fires.',
    different: 'The questioned cartridge case was fired in another firearm.',
  },
  known_tool_edge: {
    same: 'The questioned mark was made by the tool edge of the test marks.',
    different: 'The questioned mark was made by another tool edge.',
  },
  known_source: {
    same: 'The questioned mark has the source of the known marks.',
    different: 'The questioned mark has another source.',
  },
  /** For marks that have no words of their own. */
  one_source: {
    same: 'The two marks have the same source.',
    different: 'The two marks have different sources.',
  },
}

/** The propositions of a questioned mark and several known ones, by those of two marks. */
export const OF_KNOWN_MARKS = {
  one_barrel: 'known_barrel',
  one_land: 'known_land',
  one_firearm: 'known_firearm',
  one_tool_edge: 'known_tool_edge',
} as const satisfies { readonly [code: string]: keyof typeof PROPOSITIONS }
