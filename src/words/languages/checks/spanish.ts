/** What the checks of a scan and of a pair find, in Spanish. */
import type { Band, CHECKS, OtherWay, ToRange } from '../../checks.ts'
import type { TOO_LITTLE } from '../../too-little.ts'
import { numbersIn } from '../numbers.ts'

const { plain: n, percent, decimal, threeDigits: short } = numbersIn('es')

const TEXTURES = { striated: 'estriada', areal: 'areal (impresa)' } as const

export const SPANISH_MEASURES: Readonly<Record<string, readonly [words: string, unit: string]>> = {
  pitch_um: ['paso de muestreo', 'µm'],
  length_mm: ['longitud de las estrías comparadas', 'mm'],
  curvature_per_mm: ['curvatura de la forma', 'por mm'],
  form_residual_um: ['residuo de la forma', 'µm'],
  steps_um: ['altura típica de escalones y ondas por debajo de 500 µm', 'µm'],
  rms_nm: ['altura rms de la parte comparada, en su banda', 'nm'],
  slope: ['pendiente rms de la parte comparada, en su banda', ''],
  area_mm2: ['área medida', 'mm²'],
  valid: ['proporción medida', ''],
}

const parts = ({ data_set, outside }: ToRange): string =>
  outside
    .map(({ measure, value, low, high }) => {
      const [words, unit] = SPANISH_MEASURES[measure] ?? [measure, '']
      const after = unit === '' ? '' : ` ${unit}`
      return `${words} ${short(value)}${after}, mientras que el conjunto de datos ${data_set} tiene de ${short(low)} a ${short(high)}${after}`
    })
    .join('; ')

function brought(of: Band): string {
  const band = `la banda de la referencia, de ${n(of.reference_lambda_s_um)} a ${n(of.reference_lambda_c_um)} µm`
  return of.pitch_um > of.reference_pitch_um
    ? `no puede llevarse al paso de ${n(of.reference_pitch_um)} µm que exige ${band}`
    : `puede llevarse a ${band}, que exige ${n(of.reference_pitch_um)} µm, si se admite la resolución de la referencia`
}

const measured = (of: { readonly measured_share: number }): string =>
  `el ${percent(of.measured_share)} de los puntos está medido`
const relief = (of: { readonly rms_nm: number }): string =>
  `el escaneo entero tiene una altura rms de ${n(of.rms_nm)} nm en la banda de rugosidad`
const averaged = (of: { readonly share: number }): string =>
  `al promediar a lo largo de líneas queda una proporción de ${n(of.share)} de la varianza`
const regions = (count: number): string => `${count} ${count === 1 ? 'región' : 'regiones'}`
const better = (of: { readonly contrast: number }): string =>
  `los proyectiles concuerdan mejor (${decimal(of.contrast.toFixed(3))} más de contraste)`
const otherWay = (way: string, of: OtherWay): string =>
  `las marcas solo concuerdan cuando una de ellas ${way}: entonces, ${short(of.agreement)} veces la concordancia máxima de marcas de fuentes distintas; tal como se leyeron, ${short(Math.max(0, of.as_read))} veces`

export const SPANISH_CHECKS: typeof CHECKS & typeof TOO_LITTLE = {
  within_domain: () => 'dentro del dominio validado',
  pitch_resolves: (of) => `el paso de ${n(of.pitch_um)} µm resuelve la banda de rugosidad`,
  pitch_coarse: (of) =>
    `el paso de ${n(of.pitch_um)} µm es mayor que los ${n(of.limit_um)} µm que exige la longitud de onda de corte de 4 µm; ${brought(of)}`,
  pitch_too_coarse: (of) =>
    `el paso de ${n(of.pitch_um)} µm es mayor que ${n(of.limit_um)} µm; ${brought(of)}`,
  pitch_as_reference: (of) =>
    `el paso de ${n(of.pitch_um)} µm no es mayor que el de los escaneos de la referencia, ${n(of.reference_pitch_um)} µm`,
  pitch_coarser_than_reference: (of) =>
    `el paso de ${n(of.pitch_um)} µm es mayor que el de los escaneos de la referencia, ${n(of.reference_pitch_um)} µm`,
  pitch_too_far_from_reference: (of) =>
    `el paso de ${n(of.pitch_um)} µm es mayor que ${n(of.limit_um)} µm, demasiado lejos de los escaneos de la referencia, ${n(of.reference_pitch_um)} µm`,
  texture_expected: (of) => `${averaged(of)}, como en una textura ${TEXTURES[of.expected]}`,
  texture_open: (of) => `${averaged(of)}; eso deja abierto si la textura es ${TEXTURES[of.expected]}`,
  texture_unexpected: (of) =>
    `${averaged(of)}, como en una textura ${TEXTURES[of.found]}, pero el dominio ${of.domain} espera una textura ${TEXTURES[of.expected]}`,
  coverage_enough: (of) => measured(of),
  coverage_low: (of) => `${measured(of)}, menos del ${percent(of.limit_share)}`,
  coverage_as_reference: (of) =>
    `${measured(of)}; en los escaneos de la referencia, el ${percent(of.reference_share)} o más`,
  coverage_under_reference: (of) =>
    `${measured(of)}, menos del ${percent(of.limit_share)}: en los escaneos de la referencia, el ${percent(of.reference_share)} o más`,
  signal_enough: (of) => relief(of),
  signal_low: (of) => `${relief(of)}, menos de ${n(of.limit_nm)} nm`,
  conditions_like: (of) =>
    `las medidas del escaneo son como las del conjunto de datos ${of.data_set}; no se comparan la marca comercial, la munición ni el instrumento, porque ningún escaneo los muestra`,
  conditions_at_edge: (of) => `el escaneo está en el borde de lo que cubre la referencia: ${parts(of)}`,
  conditions_outside: (of) => `el escaneo no es como las marcas de la referencia: ${parts(of)}`,
  conditions_not_stated: (of) =>
    `la referencia ${of.reference} no indica cómo son sus marcas, así que nada dice si cubre este escaneo`,
  conditions_not_asked: () => 'no se consultó ninguna referencia',
  scans_differ: () => 'las dos marcas no tienen ningún escaneo en común',
  scans_on_both_sides: ({ scans }) =>
    `${scans === 1 ? 'un escaneo está' : `${scans} escaneos están`} en ambos lados; aporte dos marcas distintas`,
  order_fits: () =>
    'ni los campos de un proyectil en orden inverso ni girados 180° concuerdan mejor que tal como se indicaron',
  order_exchange_fits_better: () =>
    'dos campos intercambiados, o uno en otro lugar, concuerdan mejor que los campos de un proyectil en orden inverso o girados',
  order_open: () =>
    'ninguna disposición de los campos concuerda como los campos de un mismo cañón; nada habla, pues, a favor de otro orden',
  order_reversed: (of) =>
    `${better(of)} cuando los campos de uno se toman en orden inverso; indique los campos de ambos proyectiles en el mismo sentido de giro`,
  lands_turned: (of) =>
    `${better(of)} cuando cada campo de uno se gira 180°; escanee ambos proyectiles en la misma posición, o invierta también el orden de los campos`,
  agree_as_read: () => 'las marcas concuerdan tal como se leyeron; no se probó otra lectura',
  no_other_way_fits: () =>
    'ni reflejadas, ni con alturas y profundidades invertidas, ni ambas cosas, las marcas concuerdan mejor que marcas de fuentes distintas',
  agree_only_mirrored: (of) =>
    `${otherWay('se refleja', of)}. Si un instrumento exporta imágenes especulares, o un perfil se escaneó en sentido contrario, indique que esa marca está reflejada`,
  agree_only_inverted: (of) =>
    `${otherWay('se lee con alturas por profundidades', of)}. Uno de los archivos tiene el signo de las alturas equivocado; exporte ese escaneo de nuevo`,
  agree_only_cast: (of) =>
    `${otherWay('se lee como un molde, reflejada y con alturas por profundidades', of)}. Si uno de los escaneos muestra un molde, indique que esa marca es un molde`,
  pattern_not_repeated: () =>
    'ninguna marca concuerda consigo misma desplazada o girada, como lo hace un patrón repetido',
  pattern_repeats: (of) =>
    `${of.mark} tiene consigo misma una concordancia de ${short(of.agreement)} cuando está ${of.by === 'shifted' ? 'desplazada' : 'girada'}; ninguna marca conocida aquí supera ${n(of.most)}. Muestra un patrón repetido, que concuerda con cualquier otro de su período; compare una marca sin él`,
  lands_differ: () => 'no hay dos campos de una marca que concuerden como escaneos de un mismo campo',
  lands_alike: (of) =>
    `los escaneos ${of.one} y ${of.other} de ${of.mark} tienen una concordancia de ${short(of.agreement)}, propia solo de escaneos de un mismo campo; aporte cada campo una sola vez`,
  test_fires_agree: (of) =>
    `la concordancia media entre las marcas indubitadas es ${short(of.agreement)}; entre marcas de fuentes distintas, ${short(of.chance)}`,
  test_fires_not_beyond_chance: (of) =>
    `las marcas indubitadas apenas concuerdan entre sí mejor que marcas de fuentes distintas (media: ${short(of.agreement)}; fuentes distintas: ${short(of.chance)}; se necesita al menos ${short(of.needed)}), así que nada muestra cómo es una marca de esta fuente; esto no habla ni a favor ni en contra de una fuente común. Más marcas indubitadas, o más nítidas (otra munición, un cañón limpio), pueden ayudar`,
  regions_enough: (of) => `las marcas pueden compararse en ${regions(of.regions)}`,
  regions_too_few: (of) =>
    `donde mejor concuerdan, las marcas solo pueden compararse en ${regions(of.regions)}; se necesitan al menos ${of.needed}`,

  shows_too_little: () => 'el escaneo muestra demasiado poco para medirse',
  nothing_measured: (of) =>
    `el escaneo no tiene ninguna altura medida entre sus ${of.rows} x ${of.columns} puntos`,
  land_not_measured: (of) => `el campo no tiene ninguna altura medida en ${of.rows} x ${of.columns} puntos`,
  striae_too_short: (of) =>
    `${of.mark ?? 'el escaneo'} muestra ${n(of.striae_um)} µm de estrías, pero se necesitan al menos ${n(of.needed_um)} µm`,
  no_relief: (of) => `${of.mark ?? 'el escaneo'} no muestra relieve que comparar`,
  smaller_than_region: () => 'una marca es menor que una región de comparación',
  map_too_coarse: (of) =>
    `un mapa de alturas con paso de ${n(of.map_pitch_um)} µm necesita un escaneo de ${n(of.needed_um)} µm como máximo, pero este tiene ${n(of.pitch_um)} µm`,
}
