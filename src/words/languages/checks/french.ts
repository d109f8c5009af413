/** What the checks of a scan and of a pair find, in French. */
import type { Band, CHECKS, OtherWay, ToRange } from '../../checks.ts'
import type { TOO_LITTLE } from '../../too-little.ts'
import { numbersIn } from '../numbers.ts'

const { plain: n, percent, decimal, threeDigits: short } = numbersIn('fr')

const TEXTURES = { striated: 'striée', areal: 'surfacique (empreinte)' } as const

export const FRENCH_MEASURES: Readonly<Record<string, readonly [words: string, unit: string]>> = {
  pitch_um: ['pas', 'µm'],
  length_mm: ['longueur des stries comparées', 'mm'],
  curvature_per_mm: ['courbure de la forme', 'par mm'],
  form_residual_um: ['résidu de la forme', 'µm'],
  steps_um: ['hauteur typique des marches et ondulations sous 500 µm', 'µm'],
  rms_nm: ['hauteur rms de la partie comparée, dans sa bande', 'nm'],
  slope: ['pente rms de la partie comparée, dans sa bande', ''],
  area_mm2: ['surface mesurée', 'mm²'],
  valid: ['part mesurée', ''],
}

const parts = ({ data_set, outside }: ToRange): string =>
  outside
    .map(({ measure, value, low, high }) => {
      const [words, unit] = FRENCH_MEASURES[measure] ?? [measure, '']
      const after = unit === '' ? '' : ` ${unit}`
      return `${words} ${short(value)}${after}, alors que le jeu de données ${data_set} va de ${short(low)} à ${short(high)}${after}`
    })
    .join('\u00a0; ')

function brought(of: Band): string {
  const band = `la bande de la référence, de ${n(of.reference_lambda_s_um)} à ${n(of.reference_lambda_c_um)} µm`
  return of.pitch_um > of.reference_pitch_um
    ? `il ne peut être ramené au pas de ${n(of.reference_pitch_um)} µm qu’exige ${band}`
    : `il peut être ramené à ${band}, qui exige ${n(of.reference_pitch_um)} µm, si la résolution de la référence est admise`
}

const measured = (of: { readonly measured_share: number }): string =>
  `${percent(of.measured_share)} des points sont mesurés`
const relief = (of: { readonly rms_nm: number }): string =>
  `le scan entier a une hauteur rms de ${n(of.rms_nm)} nm dans la bande de rugosité`
const averaged = (of: { readonly share: number }): string =>
  `la moyenne le long de lignes laisse une part de ${n(of.share)} de la variance`
const regions = (count: number): string => `${count} ${count === 1 ? 'région' : 'régions'}`
const better = (of: { readonly contrast: number }): string =>
  `les projectiles concordent mieux, de ${decimal(of.contrast.toFixed(3))} de contraste,`
const otherWay = (way: string, of: OtherWay): string =>
  `les traces ne concordent que si l’une d’elles est ${way}\u00a0: alors ${short(of.agreement)} fois autant que des traces de sources différentes au plus, et telles que lues ${short(Math.max(0, of.as_read))} fois`

export const FRENCH_CHECKS: typeof CHECKS & typeof TOO_LITTLE = {
  within_domain: () => 'dans le domaine de validité',
  pitch_resolves: (of) => `le pas de ${n(of.pitch_um)} µm résout la bande de rugosité`,
  pitch_coarse: (of) =>
    `le pas de ${n(of.pitch_um)} µm est plus grossier que les ${n(of.limit_um)} µm qui résolvent la coupure courte de 4 µm\u00a0; ${brought(of)}`,
  pitch_too_coarse: (of) =>
    `le pas de ${n(of.pitch_um)} µm est plus grossier que ${n(of.limit_um)} µm\u00a0; ${brought(of)}`,
  pitch_as_reference: (of) =>
    `le pas de ${n(of.pitch_um)} µm n’est pas plus grossier que celui des scans de la référence, ${n(of.reference_pitch_um)} µm`,
  pitch_coarser_than_reference: (of) =>
    `le pas de ${n(of.pitch_um)} µm est plus grossier que celui des scans de la référence, ${n(of.reference_pitch_um)} µm`,
  pitch_too_far_from_reference: (of) =>
    `le pas de ${n(of.pitch_um)} µm est plus grossier que ${n(of.limit_um)} µm, trop loin des scans de la référence, ${n(of.reference_pitch_um)} µm`,
  texture_expected: (of) => `${averaged(of)}, comme dans une texture ${TEXTURES[of.expected]}`,
  texture_open: (of) =>
    `${averaged(of)}\u00a0; ce qui ne permet pas de dire si la texture est ${TEXTURES[of.expected]}`,
  texture_unexpected: (of) =>
    `${averaged(of)}, comme dans une texture ${TEXTURES[of.found]}, mais le domaine de validité ${of.domain} exige une texture ${TEXTURES[of.expected]}`,
  coverage_enough: (of) => measured(of),
  coverage_low: (of) => `${measured(of)}, moins de ${percent(of.limit_share)}`,
  coverage_as_reference: (of) =>
    `${measured(of)}\u00a0; les scans de la référence en ont ${percent(of.reference_share)} ou plus`,
  coverage_under_reference: (of) =>
    `${measured(of)}, moins de ${percent(of.limit_share)}\u00a0: les scans de la référence en ont ${percent(of.reference_share)} ou plus`,
  signal_enough: (of) => relief(of),
  signal_low: (of) => `${relief(of)}, moins de ${n(of.limit_nm)} nm`,
  conditions_like: (of) =>
    `les mesures du scan ressemblent à celles du jeu de données ${of.data_set}\u00a0; la marque, les munitions et l’instrument ne sont pas comparés, car aucun scan ne les montre`,
  conditions_at_edge: (of) => `le scan se situe au bord de ce que couvre la référence\u00a0: ${parts(of)}`,
  conditions_outside: (of) => `le scan ne ressemble pas aux traces de la référence\u00a0: ${parts(of)}`,
  conditions_not_stated: (of) =>
    `la référence ${of.reference} n’indique pas les caractéristiques de ses traces\u00a0; rien ne dit donc si elle couvre ce scan`,
  conditions_not_asked: () => 'aucune référence n’a été consultée',
  scans_differ: () => 'les deux traces n’ont aucun scan en commun',
  scans_on_both_sides: ({ scans }) =>
    `${scans === 1 ? 'un scan figure' : `${scans} scans figurent`} des deux côtés\u00a0; il faut donner deux traces différentes`,
  order_fits: () =>
    'ni l’ordre inverse des champs d’un projectile, ni leur rotation de 180° ne concordent mieux que ce qui a été donné',
  order_exchange_fits_better: () =>
    'deux champs échangés, ou un champ à une autre place, concordent mieux que les champs d’un projectile en ordre inverse ou tournés',
  order_open: () =>
    'aucune disposition des champs ne concorde comme les champs d’un même canon\u00a0; rien ne plaide donc pour un autre ordre',
  order_reversed: (of) =>
    `${better(of)} lorsque les champs de l’un sont pris en ordre inverse\u00a0; donner les champs des deux projectiles dans le même sens de rotation`,
  lands_turned: (of) =>
    `${better(of)} lorsque chaque champ de l’un est tourné de 180°\u00a0; scanner les deux projectiles dans la même position, ou inverser aussi l’ordre des champs`,
  agree_as_read: () => 'les traces concordent telles que lues\u00a0; aucune autre lecture n’a été essayée',
  no_other_way_fits: () =>
    'même en miroir, avec hauteurs et creux inversés, ou les deux, les traces ne concordent pas mieux que des traces de sources différentes',
  agree_only_mirrored: (of) =>
    `${otherWay('mise en miroir', of)}. Si un instrument exporte des images miroir, ou si un profil a été scanné dans l’autre sens, indiquer que cette trace est en miroir`,
  agree_only_inverted: (of) =>
    `${otherWay('lue avec les hauteurs pour des creux', of)}. L’un des fichiers a le mauvais signe des hauteurs\u00a0; exporter ce scan de nouveau`,
  agree_only_cast: (of) =>
    `${otherWay('lue comme un moulage, en miroir et avec les hauteurs pour des creux', of)}. Si l’un des scans montre un moulage, indiquer que cette trace est un moulage`,
  pattern_not_repeated: () =>
    'aucune trace ne concorde avec elle-même décalée ou tournée, comme le fait un motif répété',
  pattern_repeats: (of) =>
    `${of.mark} concorde avec elle-même à ${short(of.agreement)} lorsqu’elle est ${of.by === 'shifted' ? 'décalée' : 'tournée'}\u00a0; aucune trace connue ici ne dépasse ${n(of.most)}. Elle montre un motif répété, qui concorde avec tout autre de même période\u00a0; comparer une trace sans ce motif`,
  lands_differ: () => 'aucune paire de champs d’une trace ne concorde comme des scans d’un même champ',
  lands_alike: (of) =>
    `les scans ${of.one} et ${of.other} de ${of.mark} concordent à ${short(of.agreement)}, comme seuls le font des scans d’un même champ\u00a0; donner chaque champ une seule fois`,
  test_fires_agree: (of) =>
    `les traces de comparaison concordent entre elles à ${short(of.agreement)} en moyenne, contre ${short(of.chance)} pour des traces de sources différentes`,
  test_fires_not_beyond_chance: (of) =>
    `les traces de comparaison ne concordent guère mieux entre elles que des traces de sources différentes (à ${short(of.agreement)} en moyenne, contre ${short(of.chance)}\u00a0; il faut au moins ${short(of.needed)})\u00a0; rien ne montre donc à quoi ressemble une trace de cette source\u00a0; cela ne plaide ni pour ni contre une source commune. Des traces de comparaison plus nombreuses ou plus nettes (autres munitions, canon nettoyé) peuvent aider`,
  regions_enough: (of) => `les traces peuvent être comparées dans ${regions(of.regions)}`,
  regions_too_few: (of) =>
    `là où elles concordent le mieux, les traces ne peuvent être comparées que dans ${regions(of.regions)}\u00a0; il en faut au moins ${of.needed}`,

  shows_too_little: () => 'le scan montre trop peu pour être mesuré',
  nothing_measured: (of) => `le scan n’a aucune hauteur mesurée parmi ses ${of.rows} x ${of.columns} points`,
  land_not_measured: (of) => `le champ n’a aucune hauteur mesurée en ${of.rows} x ${of.columns} points`,
  striae_too_short: (of) =>
    `${of.mark ?? 'le scan'} montre ${n(of.striae_um)} µm de stries, mais il en faut au moins ${n(of.needed_um)} µm`,
  no_relief: (of) => `${of.mark ?? 'le scan'} ne montre aucun relief à comparer`,
  smaller_than_region: () => 'une trace est plus petite qu’une région à comparer',
  map_too_coarse: (of) =>
    `une carte au pas de ${n(of.map_pitch_um)} µm exige un scan d’au plus ${n(of.needed_um)} µm, mais celui-ci a ${n(of.pitch_um)} µm`,
}
