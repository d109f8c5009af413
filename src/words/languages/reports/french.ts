/** The notes, warnings and reasons of reports, in French. */
import { type REPORTS, SCOPE_WARNINGS } from '../../reports.ts'
import { FRENCH_PAGE } from '../first-page/french.ts'
import type { Alike, BulletOrder } from './order.ts'

const { number, join } = FRENCH_PAGE
const { plain: n, decimal, threeDigits: short, day } = number
const between = (range: readonly number[]): string => range.map(short).join(' à ')

const ACCEPTED: Readonly<Record<string, string>> = {
  scan_in_two_marks: 'l’un de ses scans figure dans deux traces',
  near_copies: 'certaines de ses traces soient presque le même scan',
  names_alike: 'certains de ses noms se distinguent à peine',
}

function unlike(of: { ammunition?: Alike; instrument: Alike; condition: Alike }): string {
  const all = [
    ['munitions', of.ammunition],
    ['instrument', of.instrument],
    ['état de la source', of.condition],
  ] as const
  const named = (is: Alike): string => join(all.filter(([, alike]) => alike === is).map(([what]) => what))
  const open = named(null)
  const other = named(false)
  return [
    ...(other === '' ? [] : [`La trace de question et les traces de comparaison diffèrent (${other})`]),
    ...(open === ''
      ? []
      : [
          `Personne n’a déclaré que la trace de question et les traces de comparaison sont semblables (${open})`,
        ]),
  ].join('. ')
}

function changed(side: string, { change, not_scanned }: BulletOrder): string {
  if ('moved' in change) {
    const what = not_scanned.includes(change.moved) ? 'le champ manquant' : 'le champ'
    return `${what} ${change.moved} de ${side} entre les places ${change.between[0]} et ${change.between[1]}`
  }
  const [one, other] = change.exchanged
  const missing = change.exchanged.find((place) => not_scanned.includes(place))
  if (missing === undefined) return `les champs ${one} et ${other} de ${side} échangés`
  return `le champ ${missing === one ? other : one} de ${side} à la place ${missing}, qu’aucun scan ne montre`
}

export const FRENCH_REPORTS: typeof REPORTS = {
  as_worded: ({ text }) => text,
  weight_of_evidence: () =>
    'Ce rapport de vraisemblance exprime la force probante relative à la population de référence indiquée\u00a0; il n’est pas un verdict sur une source commune et ne dit rien du taux d’erreur de l’expertise.',
  neither: () =>
    'Là où il n’y a pas de rapport de vraisemblance, aucune des propositions n’est soutenue. Les scores de traces de comparaison isolées ne sont pas des rapports de vraisemblance\u00a0: une seule trace ne montre pas la qualité des traces que laisse sa source.',
  test_fires: () =>
    'Deux traces de comparaison ou plus de la source présumée, issues de tirs de comparaison par exemple, montreraient la qualité des traces qu’elle laisse\u00a0; le rapport de vraisemblance reposerait alors sur cette source et moins sur le hasard de la population.',
  absence_of_agreement: () =>
    'Le soutien à des sources différentes est une absence de concordance. L’usure, les munitions, un dommage ou des traces peu marquées peuvent aussi en être la cause. Il n’exclut rien.',
  single_land: () =>
    'un seul champ par côté a été comparé, à titre diagnostique\u00a0: ses bornes sont au plus celles de projectiles entiers, car les champs de quelques canons n’ajoutent pas de canons\u00a0; comparer tous les champs des deux projectiles pour un résultat destiné à un rapport',

  ...SCOPE_WARNINGS,

  instrument_not_in_reference: (of) =>
    `mesuré avec ${of.instrument}, et la référence ${of.reference} ne contient aucun scan de ce type d’instrument`,
  calibration_old: (of) =>
    `selon le fichier, l’instrument a été étalonné le ${day(of.calibrated)}, ${of.days} jours avant le scan du ${day(of.measured)}\u00a0; ce laboratoire en admet ${of.most_days}`,
  one_sided: ({ more, fewer }) =>
    `une trace a ${more} scans et l’autre ${fewer}\u00a0: le score repose sur ce que montre la plus petite`,
  resolution_of_reference: (of) =>
    `le pas est comparé à celui de la référence ${of.reference}, non aux limites de la spécification`,
  duplicate_scan: (of) =>
    `c’est le même scan que le scan ${of.scan} de ${of.mark}\u00a0; donner chaque partie de la trace une seule fois`,
  units_override: () => 'ses longueurs ont été lues en micromètres, comme l’indique la demande',
  mask_used: () => 'les points hors du masque du fichier ont été écartés',
  checksum_of_description: () =>
    'main.xml a une autre somme de contrôle que celle donnée par le fichier\u00a0; la description a donc été modifiée après coup\u00a0; la somme de contrôle des hauteurs est vérifiée séparément',
  replica: () => 'il a été lu comme un moulage\u00a0: en miroir, hauteurs et creux inversés',
  mirrored: () => 'il a été lu comme une image miroir, puis retourné\u00a0; les hauteurs sont inchangées',
  unknown_column: (of) => {
    const names = of.columns.map((column) => JSON.stringify(column)).join(', ')
    const more = of.more > 0 ? ` et ${of.more} autres` : ''
    return `colonnes inconnues, que rien ne lit\u00a0: ${names}${more}\u00a0; un manifeste peut avoir ${join(of.known)}`
  },
  near_copy: ({ of }) =>
    `concorde avec ${of} mieux que deux scans d’une même trace\u00a0: c’est presque le même scan, sans doute une copie modifiée (bruit, décalage, lissage, autre pas). Une copie ne dit rien des sources, quel que soit le nombre\u00a0; donner des scans de deux traces`,
  composed: (of) =>
    'times' in of
      ? `ses hauteurs ne se poursuivent pas entre les ${of.along === 'columns' ? 'colonnes' : 'lignes'} ${of.at} et ${of.at + 1}\u00a0: le saut y est ${n(of.times)} fois celui de part et d’autre. Le scan semble composé de parties. Établir son origine avant d’utiliser le nombre`
      : `les faces concordent dans ${of.first} régions pour une position, et dans ${of.second} autres pour une position différente\u00a0: l’un des scans semble composé de parties. Établir son origine avant d’utiliser le nombre`,
  test_fire_apart: ({ of }) =>
    `concorde avec les ${of} autres traces de comparaison bien moins que celles-ci entre elles\u00a0; voir le rapport de vraisemblance sans elle, et en chercher la cause (autre arme, trace endommagée, autres munitions)`,
  copy_left_out: ({ of }) =>
    `c’est le même scan que ${of}, ou une copie modifiée\u00a0; il ne compte donc pas comme une trace à part`,
  known_not_all: (of) =>
    `${of.made} traces de comparaison ont été réalisées et ${of.used} sont données\u00a0: choisir parmi elles change le rapport de vraisemblance\u00a0; les donner toutes, ou indiquer la raison de chaque omission`,
  reproduction_unknown: (of) =>
    `${unlike(of)}. Une trace de question moins bien reproduite que les traces de comparaison (${of.ammunition === undefined ? '' : 'autres munitions, '}usure, dommage) concorde aussi peu même si elle provient de la même source. Réaliser des traces de comparaison dans les conditions de l’affaire, et le déclarer.`,
  population_unknown: ({ reference, data_sets: sets, parts }) => {
    const limit =
      sets === null
        ? ''
        : ` Elle contient ${sets} ${sets === 1 ? 'jeu' : 'jeux'} de données\u00a0; le rapport de vraisemblance pour des sources différentes ne va donc pas au-delà de 1 à ${sets + 1}\u00a0: une convention prudente, non une probabilité estimée.`
    const ways = [
      ...(parts.length > 0
        ? [
            `choisir, d’après les faits de l’affaire et non d’après le résultat, la partie de la référence dont elle relève (${parts.join(', ')})`,
          ]
        : []),
      'utiliser une référence propre au laboratoire',
      'comparer entre eux des tirs de comparaison de cette source\u00a0: ils montrent la qualité des traces qu’elle laisse',
    ]
    return `Personne n’a déclaré que cette affaire relève de la population de la référence ${reference}. Des traces d’une même source peuvent concorder aussi peu lorsque la source laisse de mauvaises traces, et la référence ne contient peut-être pas une telle source.${limit} Pour en savoir plus\u00a0: ${ways.join('\u00a0; ou ')}.`
  },
  scores_as_sent: (of) =>
    `référence ${of.reference}\u00a0: scores tels que transmis, sans qu’aucun scan ait été vu. Ils ne peuvent pas être recalculés ici, et ses bornes reposent sur ${of.n_sources} sources, le maximum que sa plus petite classe peut établir`,
  reference_accepted: (of) =>
    `la référence ${of.reference} a été acceptée bien que ${ACCEPTED[of.fault] ?? of.fault}. Raison donnée\u00a0: ${of.reason}`,
  auc_below_half: (of) =>
    `les scores de même source de la référence ${of.reference} ne dépassent pas, dans l’ensemble, ceux de sources différentes (AUC ${decimal(of.auc.toFixed(3))})\u00a0: elle ne sépare rien, ou des étiquettes ont été échangées`,
  scores_elsewhere: (of) =>
    `les scores de la référence ${of.reference} se situent ailleurs que ceux de ${of.other}, de même type\u00a0: sources différentes vers ${short(of.different)}, là ${between(of.usual_different)}\u00a0; tous de ${between(of.range)}, là ${between(of.usual_range)}. Ils peuvent avoir été décalés, ou provenir d’un autre calcul`,
  order_exchanged: (of) =>
    [
      `les projectiles concordent nettement mieux (contraste ${decimal(of.contrast.toFixed(3))} au lieu de ${decimal(of.as_given.toFixed(3))}) avec ${changed('mark_b', of.b)} ou, ce que les scans ne distinguent pas, avec ${changed('mark_a', of.a)}${of.in_doubt ? '\u00a0; un autre ordre de ce genre concorde presque aussi bien, vérifier donc tous les champs' : ''}`,
      'le score compte les champs tels que donnés',
      `vérifier sur les projectiles ou le registre des scans quel champ montre chaque scan\u00a0; s’il a été mal donné, comparer de nouveau avec mark_b_lands=${of.b.places.join(',')} ou mark_a_lands=${of.a.places.join(',')} et n_lands=${of.n_lands}\u00a0; une meilleure concordance seule n’est pas une raison de changer l’ordre`,
    ].join('\u00a0; '),
  in_reference: (of) =>
    of.left_out
      ? `c’est un scan de la trace ${of.mark} de la source ${of.source} de la référence ${of.reference}\u00a0; toutes les paires de cette source sont exclues de la calibration`
      : `c’est la trace ${of.mark} de la référence ${of.reference}, et ses paires n’ont pu être exclues, car sans ${join(of.sources)} il reste trop peu de paires\u00a0: ce rapport de vraisemblance n’est pas indépendant`,
  region_found: () =>
    'le scan est brut\u00a0: seule la surface de l’amorce est comparée, comme le montre l’aperçu',
  upside_down: () =>
    'les projectiles concordent le mieux avec celui-ci à l’envers\u00a0: ses champs ont été pris en ordre inverse, chacun tourné de 180°\u00a0; si les deux ont été scannés dans la même position, vérifier les scans',
  unknown_include: (of) =>
    `include n’a pas de bloc ${JSON.stringify(of.block)}\u00a0; les blocs sont ${of.blocks.join(', ')}`,

  scan_refused: ({ mark, scan, finding }, say) => `scan ${scan} de ${mark}\u00a0: ${say(finding)}`,
  land_not_scorable: ({ mark, scan, land, finding }, say) =>
    `scan ${scan} de ${mark} (champ ${land})\u00a0: ${say(finding)}`,
  leave_scans_out: (of) =>
    `pour comparer sans ${of.scans === 1 ? 'ce scan' : 'ces scans'} de ${of.mark}, ${of.scans === 1 ? 'l’omettre' : 'les omettre'} et donner ${of.mark}_lands=${of.places.join(',')} et n_lands=${of.n_lands}`,
  pair_refused: ({ one, other, finding }, say) => `${one} et ${other}\u00a0: ${say(finding)}`,
  left_out_as_stated: ({ reason }) => `la demande l’omettrait\u00a0: ${reason}`,
  too_few_known: ({ left }) =>
    `il reste ${left === 1 ? 'une trace de comparaison qui n’est pas la copie' : `${left} traces de comparaison qui ne sont pas la copie`} d’une autre, et il en faut au moins deux pour montrer la qualité des traces que laisse la source\u00a0; donner davantage de traces de comparaison, ou en comparer une seule comme mark_b`,
  not_together: ({ text }) => `les traces de cette source ne peuvent être comparées ensemble\u00a0: ${text}`,
  other_scorer_config: (of) =>
    `le score a été calculé avec une autre configuration que la référence ${of.reference}\u00a0; aucun rapport de vraisemblance ne peut donc en être tiré`,
}
