/** What the checks of a scan and of a pair find, in Dutch. */
import type { Band, CHECKS, OtherWay, ToRange } from '../../checks.ts'
import type { TOO_LITTLE } from '../../too-little.ts'
import { numbersIn } from '../numbers.ts'

const { plain: n, percent, decimal, threeDigits: short } = numbersIn('nl')

const TEXTURES = { striated: 'gestreepte', areal: 'niet-gerichte (ingedrukte)' } as const

export const DUTCH_MEASURES: Readonly<Record<string, readonly [words: string, unit: string]>> = {
  pitch_um: ['puntafstand', 'µm'],
  length_mm: ['lengte van de vergeleken krassen', 'mm'],
  curvature_per_mm: ['kromming van de vorm', 'per mm'],
  form_residual_um: ['restafwijking van de vorm', 'µm'],
  steps_um: ['typische hoogte van treden en golven onder 500 µm', 'µm'],
  rms_nm: ['rms-hoogte van het vergeleken deel, in zijn band', 'nm'],
  slope: ['rms-helling van het vergeleken deel, in zijn band', ''],
  area_mm2: ['gemeten oppervlak', 'mm²'],
  valid: ['gemeten aandeel', ''],
}

const parts = ({ data_set, outside }: ToRange): string =>
  outside
    .map(({ measure, value, low, high }) => {
      const [words, unit] = DUTCH_MEASURES[measure] ?? [measure, '']
      const after = unit === '' ? '' : ` ${unit}`
      return `${words} ${short(value)}${after}, waar dataset ${data_set} ${short(low)} tot ${short(high)}${after} heeft`
    })
    .join('; ')

function brought(of: Band): string {
  const band = `de band van de referentie, ${n(of.reference_lambda_s_um)} tot ${n(of.reference_lambda_c_um)} µm`
  return of.pitch_um > of.reference_pitch_um
    ? `hij kan niet worden gebracht op de puntafstand van ${n(of.reference_pitch_um)} µm die nodig is voor ${band}`
    : `hij kan worden gebracht op ${band}, waarvoor ${n(of.reference_pitch_um)} µm nodig is, als de resolutie van de referentie wordt toegestaan`
}

const measured = (of: { readonly measured_share: number }): string =>
  `${percent(of.measured_share)} van de punten is gemeten`
const relief = (of: { readonly rms_nm: number }): string =>
  `de hele scan heeft in de ruwheidsband een rms-hoogte van ${n(of.rms_nm)} nm`
const averaged = (of: { readonly share: number }): string =>
  `na middeling langs lijnen blijft een aandeel van ${n(of.share)} van de variantie over`
const regions = (count: number): string => `${count} ${count === 1 ? 'gebied' : 'gebieden'}`
const better = (of: { readonly contrast: number }): string =>
  `de kogels passen beter (${decimal(of.contrast.toFixed(3))} meer contrast)`
const otherWay = (way: string, of: OtherWay): string =>
  `de sporen komen alleen overeen wanneer een ervan ${way}: dan ${short(of.agreement)} keer zo goed als sporen van verschillende bronnen hoogstens doen, en zoals ingelezen ${short(Math.max(0, of.as_read))} keer`

export const DUTCH_CHECKS: typeof CHECKS & typeof TOO_LITTLE = {
  within_domain: () => 'binnen het gevalideerde domein',
  pitch_resolves: (of) => `de puntafstand van ${n(of.pitch_um)} µm is fijn genoeg voor de ruwheidsband`,
  pitch_coarse: (of) =>
    `de puntafstand van ${n(of.pitch_um)} µm is grover dan de ${n(of.limit_um)} µm die de grensgolflengte van 4 µm weergeeft; ${brought(of)}`,
  pitch_too_coarse: (of) =>
    `de puntafstand van ${n(of.pitch_um)} µm is grover dan ${n(of.limit_um)} µm; ${brought(of)}`,
  pitch_as_reference: (of) =>
    `de puntafstand van ${n(of.pitch_um)} µm is niet grover dan die van de scans van de referentie, ${n(of.reference_pitch_um)} µm`,
  pitch_coarser_than_reference: (of) =>
    `de puntafstand van ${n(of.pitch_um)} µm is grover dan die van de scans van de referentie, ${n(of.reference_pitch_um)} µm`,
  pitch_too_far_from_reference: (of) =>
    `de puntafstand van ${n(of.pitch_um)} µm is grover dan ${n(of.limit_um)} µm, te ver van de scans van de referentie, ${n(of.reference_pitch_um)} µm`,
  texture_expected: (of) => `${averaged(of)}, zoals bij een ${TEXTURES[of.expected]} textuur`,
  texture_open: (of) =>
    `${averaged(of)}; of het een ${TEXTURES[of.expected]} textuur is, blijft daarmee open`,
  texture_unexpected: (of) =>
    `${averaged(of)}, zoals bij een ${TEXTURES[of.found]} textuur, maar het domein ${of.domain} verwacht een ${TEXTURES[of.expected]} textuur`,
  coverage_enough: (of) => measured(of),
  coverage_low: (of) => `${measured(of)}, minder dan ${percent(of.limit_share)}`,
  coverage_as_reference: (of) =>
    `${measured(of)}; bij de scans van de referentie ${percent(of.reference_share)} of meer`,
  coverage_under_reference: (of) =>
    `${measured(of)}, minder dan ${percent(of.limit_share)}: bij de scans van de referentie ${percent(of.reference_share)} of meer`,
  signal_enough: (of) => relief(of),
  signal_low: (of) => `${relief(of)}, minder dan ${n(of.limit_nm)} nm`,
  conditions_like: (of) =>
    `de meetwaarden van de scan lijken op die van dataset ${of.data_set}; merk, munitie en instrument worden niet vergeleken, omdat geen scan ze laat zien`,
  conditions_at_edge: (of) => `de scan ligt aan de rand van wat de referentie dekt: ${parts(of)}`,
  conditions_outside: (of) => `de scan lijkt niet op de sporen van de referentie: ${parts(of)}`,
  conditions_not_stated: (of) =>
    `referentie ${of.reference} vermeldt niet hoe de sporen zijn, dus niets zegt of deze scan daarbinnen valt`,
  conditions_not_asked: () => 'er is geen referentie geraadpleegd',
  scans_differ: () => 'de twee sporen hebben geen scan gemeen',
  scans_on_both_sides: ({ scans }) =>
    `${scans === 1 ? 'één scan staat' : `${scans} scans staan`} aan beide kanten; geef twee verschillende sporen op`,
  order_fits: () =>
    'noch de velden van één kogel in omgekeerde volgorde, noch elk ervan 180° gedraaid passen beter dan zoals opgegeven',
  order_exchange_fits_better: () =>
    'twee verwisselde velden, of één op een andere plaats, passen beter dan de velden van één kogel in omgekeerde volgorde of gedraaid',
  order_open: () =>
    'geen enkele rangschikking van de velden past zoals velden van één loop, dus niets pleit voor een andere volgorde',
  order_reversed: (of) =>
    `${better(of)} wanneer de velden van één ervan in omgekeerde volgorde worden genomen; geef de velden van beide kogels in dezelfde draairichting op`,
  lands_turned: (of) =>
    `${better(of)} wanneer elk veld van één ervan 180° wordt gedraaid; scan beide kogels in dezelfde stand, of keer ook de volgorde van de velden om`,
  agree_as_read: () =>
    'de sporen komen overeen zoals ze zijn ingelezen; een andere lezing is niet geprobeerd',
  no_other_way_fits: () =>
    'ook gespiegeld, met hoogten en diepten verwisseld, of beide, komen de sporen niet beter overeen dan sporen van verschillende bronnen',
  agree_only_mirrored: (of) =>
    `${otherWay('wordt gespiegeld', of)}. Als een instrument spiegelbeelden uitvoert, of een profiel in tegengestelde richting is gescand, geef dan aan dat dat spoor gespiegeld is`,
  agree_only_inverted: (of) =>
    `${otherWay('met hoogten als diepten wordt gelezen', of)}. Een van de bestanden heeft het verkeerde teken van de hoogten; voer die scan opnieuw uit`,
  agree_only_cast: (of) =>
    `${otherWay('als afgietsel wordt gelezen, gespiegeld en met hoogten als diepten', of)}. Als een van de scans een afgietsel toont, geef dan aan dat dat spoor een afgietsel is`,
  pattern_not_repeated: () =>
    'geen van de sporen komt verschoven of gedraaid met zichzelf overeen, zoals een herhaald patroon doet',
  pattern_repeats: (of) =>
    `${of.mark} heeft ${of.by === 'shifted' ? 'verschoven' : 'gedraaid'} een overeenkomst van ${short(of.agreement)} met zichzelf; geen hier bekend spoor komt boven ${n(of.most)}. Het toont een herhaald patroon, dat met elk ander patroon van dezelfde periode overeenkomt; vergelijk een spoor zonder dat patroon`,
  lands_differ: () => 'geen twee velden van één spoor komen overeen zoals scans van één veld',
  lands_alike: (of) =>
    `scans ${of.one} en ${of.other} van ${of.mark} hebben een overeenkomst van ${short(of.agreement)}, zoals alleen scans van één veld; geef elk veld één keer op`,
  test_fires_agree: (of) =>
    `de vergelijkingssporen hebben onderling een gemiddelde overeenkomst van ${short(of.agreement)}, sporen van verschillende bronnen van ${short(of.chance)}`,
  test_fires_not_beyond_chance: (of) =>
    `de vergelijkingssporen komen onderling nauwelijks beter overeen dan sporen van verschillende bronnen (gemiddeld ${short(of.agreement)}; verschillende bronnen ${short(of.chance)}; minstens ${short(of.needed)} is nodig), dus niets laat zien hoe een spoor van deze bron eruitziet; dit spreekt niet voor en niet tegen een gemeenschappelijke bron. Meer of duidelijkere vergelijkingssporen (andere munitie, een schone loop) kunnen helpen`,
  regions_enough: (of) => `de sporen kunnen in ${regions(of.regions)} worden vergeleken`,
  regions_too_few: (of) =>
    `waar ze het best overeenkomen, kunnen de sporen slechts in ${regions(of.regions)} worden vergeleken; minstens ${of.needed} zijn nodig`,

  shows_too_little: () => 'de scan laat te weinig zien om te meten',
  nothing_measured: (of) => `de scan heeft geen gemeten hoogte onder zijn ${of.rows} x ${of.columns} punten`,
  land_not_measured: (of) => `het veld heeft geen gemeten hoogte in ${of.rows} x ${of.columns} punten`,
  striae_too_short: (of) =>
    `${of.mark ?? 'de scan'} toont ${n(of.striae_um)} µm krassen, maar minstens ${n(of.needed_um)} µm is nodig`,
  no_relief: (of) => `${of.mark ?? 'de scan'} toont geen reliëf om te vergelijken`,
  smaller_than_region: () => 'een spoor is kleiner dan één te vergelijken gebied',
  map_too_coarse: (of) =>
    `een hoogtekaart met ${n(of.map_pitch_um)} µm puntafstand vraagt een scan van hoogstens ${n(of.needed_um)} µm, maar deze heeft ${n(of.pitch_um)} µm`,
}
