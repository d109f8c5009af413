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
  /** For marks that have no words of their own. */
  one_source: {
    same: 'The two marks have the same source.',
    different: 'The two marks have different sources.',
  },
}
