/** The notes, warnings and reasons of reports, in Dutch. */
import { type REPORTS, SCOPE_WARNINGS } from '../../reports.ts'
import { DUTCH_PAGE } from '../first-page/dutch.ts'
import type { Alike, BulletOrder } from './order.ts'

const { number, join } = DUTCH_PAGE
const { plain: n, decimal, threeDigits: short, day } = number
const between = (range: readonly number[]): string => range.map(short).join(' tot ')

const ACCEPTED: Readonly<Record<string, string>> = {
  scan_in_two_marks: 'een scan ervan in twee sporen voorkomt',
  near_copies: 'sporen erin bijna dezelfde scan zijn',
  names_alike: 'namen erin nauwelijks te onderscheiden zijn',
}

function unlike(of: { ammunition?: Alike; instrument: Alike; condition: Alike }): string {
  const all = [
    ['munitie', of.ammunition],
    ['instrument', of.instrument],
    ['toestand van de bron', of.condition],
  ] as const
  const named = (is: Alike): string => join(all.filter(([, alike]) => alike === is).map(([what]) => what))
  const open = named(null)
  const other = named(false)
  return [
    ...(other === '' ? [] : [`Het betwiste spoor en de vergelijkingssporen verschillen in ${other}`]),
    ...(open === ''
      ? []
      : [`Niemand heeft verklaard dat het betwiste spoor en de vergelijkingssporen gelijk zijn in ${open}`]),
  ].join('. ')
}

function changed(side: string, { change, not_scanned }: BulletOrder): string {
  if ('moved' in change) {
    const what = not_scanned.includes(change.moved) ? 'het ontbrekende veld' : 'veld'
    return `${what} ${change.moved} van ${side} tussen plaats ${change.between[0]} en ${change.between[1]}`
  }
  const [one, other] = change.exchanged
  const missing = change.exchanged.find((place) => not_scanned.includes(place))
  if (missing === undefined) return `velden ${one} en ${other} van ${side} verwisseld`
  return `veld ${missing === one ? other : one} van ${side} op plaats ${missing}, die geen scan laat zien`
}

export const DUTCH_REPORTS: typeof REPORTS = {
  as_worded: ({ text }) => text,
  weight_of_evidence: () =>
    'Dit aannemelijkheidsquotiënt drukt de bewijskracht uit ten opzichte van de genoemde referentiepopulatie; het is geen oordeel over een gemeenschappelijke bron en zegt niets over het foutpercentage van forensisch onderzoek.',
  neither: () =>
    'Waar geen aannemelijkheidsquotiënt is, wordt geen van beide hypothesen gesteund. De scores van losse vergelijkingssporen zijn geen aannemelijkheidsquotiënten: één spoor laat niet zien hoe goed de bron sporen achterlaat.',
  test_fires: () =>
    'Twee of meer proefschoten of proefsporen van de vermoedelijke bron, opgegeven als vergelijkingssporen, zouden laten zien hoe goed die sporen achterlaat; de LR zou dan op deze bron berusten en minder op het toeval van de populatie.',
  absence_of_agreement: () =>
    'Steun voor verschillende bronnen is een gebrek aan overeenkomst. Slijtage, munitie, schade en zwakke sporen leiden daar ook toe. Het sluit niets uit.',
  single_land: () =>
    'er is één veld per kant vergeleken, wat alleen diagnostisch bruikbaar is: de grenzen zijn hoogstens die van hele kogels, want meer velden van enkele lopen zijn nog niet meer lopen; vergelijk alle velden van beide kogels voor een bevinding die gerapporteerd moet worden',

  ...SCOPE_WARNINGS,

  instrument_not_in_reference: (of) =>
    `gemeten met ${of.instrument}, en referentie ${of.reference} bevat geen scan van zo’n instrument`,
  calibration_old: (of) =>
    `volgens het bestand is het instrument op ${day(of.calibrated)} gekalibreerd, ${of.days} dagen voor de scan van ${day(of.measured)}; dit laboratorium staat er ${of.most_days} toe`,
  one_sided: ({ more, fewer }) =>
    `het ene spoor heeft ${more} scans en het andere ${fewer}: de score berust op wat het kleinste spoor laat zien`,
  resolution_of_reference: (of) =>
    `de puntafstand wordt vergeleken met die van referentie ${of.reference}, niet met de grenzen van de specificatie`,
  duplicate_scan: (of) =>
    `het is dezelfde scan als scan ${of.scan} van ${of.mark}; geef elk deel van het spoor één keer op`,
  units_override: () => 'de lengten zijn als micrometer gelezen, zoals de aanvraag aangeeft',
  mask_used: () => 'de punten buiten het masker van het bestand zijn weggelaten',
  checksum_of_description: () =>
    'main.xml heeft een andere controlesom dan het bestand ervoor geeft, dus de beschrijving is achteraf gewijzigd; de controlesom van de hoogten wordt apart gecontroleerd',
  replica: () => 'de scan is als afgietsel gelezen: gespiegeld, met hoogten en diepten verwisseld',
  mirrored: () => 'de scan is als spiegelbeeld gelezen en teruggespiegeld; de hoogten zijn ongewijzigd',
  unknown_column: (of) => {
    const names = of.columns.map((column) => JSON.stringify(column)).join(', ')
    const more = of.more > 0 ? ` en nog ${of.more}` : ''
    return `onbekende kolommen, die niet worden gelezen: ${names}${more}; een manifest kan ${join(of.known)} hebben`
  },
  near_copy: ({ of }) =>
    `komt beter overeen met ${of} dan twee scans van één spoor doen: het is bijna dezelfde scan, waarschijnlijk een gewijzigde kopie (ruis, verschuiving, afvlakking, andere puntafstand). Een kopie zegt niets over bronnen, wat het getal ook is; geef scans van twee sporen op`,
  composed: (of) =>
    'times' in of
      ? `de hoogten lopen niet door tussen ${of.along === 'columns' ? 'kolom' : 'rij'} ${of.at} en ${of.at + 1}: de sprong is ${n(of.times)} keer zo groot als aan weerszijden. De scan lijkt uit delen samengesteld. Zoek uit hoe hij is ontstaan voordat het getal wordt gebruikt`
      : `de stootbodems komen in ${of.first} gebieden overeen in de ene ligging en in ${of.second} andere in een andere: een van de scans lijkt uit delen samengesteld. Zoek uit hoe hij is ontstaan voordat het getal wordt gebruikt`,
  test_fire_apart: ({ of }) =>
    `komt met de andere ${of} vergelijkingssporen veel minder overeen dan die onderling; zie de LR zonder dit spoor en zoek de oorzaak (een ander vuurwapen, een beschadigd spoor, andere munitie)`,
  copy_left_out: ({ of }) =>
    `het is dezelfde scan als ${of}, of een gewijzigde kopie ervan, en telt dus niet als eigen spoor`,
  known_not_all: (of) =>
    `er zijn ${of.made} proefschoten of proefsporen gemaakt en ${of.used} opgegeven: een keuze daaruit verandert de LR; geef ze alle op, of een reden voor elk dat is weggelaten`,
  reproduction_unknown: (of) =>
    `${unlike(of)}. Een betwist spoor dat slechter is afgevormd dan de vergelijkingssporen (${of.ammunition === undefined ? '' : 'andere munitie, '}slijtage, schade) komt ook dan zo weinig overeen als het van dezelfde bron is. Maak vergelijkingssporen onder de omstandigheden van de zaak, en vermeld dat.`,
  population_unknown: ({ reference, data_sets: sets, parts }) => {
    const limit =
      sets === null
        ? ''
        : ` De referentie bevat ${sets} ${sets === 1 ? 'dataset' : 'datasets'}, dus de LR voor verschillende bronnen gaat niet verder dan 1 op ${sets + 1}: een voorzichtige conventie, geen geschatte kans.`
    const ways = [
      ...(parts.length > 0
        ? [
            `kies op grond van de feiten van de zaak, en niet van het resultaat, het deel van de referentie waartoe de zaak behoort (${parts.join(', ')})`,
          ]
        : []),
      'gebruik een referentie van het eigen laboratorium',
      'vergelijk proefschoten van deze bron onderling: zo blijkt hoe goed die sporen achterlaat',
    ]
    return `Niemand heeft verklaard dat deze zaak tot de populatie van referentie ${reference} behoort. Sporen van één bron kunnen zo weinig overeenkomen wanneer de bron slecht sporen achterlaat, en mogelijk bevat de referentie zo’n bron niet.${limit} Om meer te weten: ${ways.join('; of ')}.`
  },
  scores_as_sent: (of) =>
    `referentie ${of.reference}: scores zoals ingezonden, geen scans gezien. Niemand kan ze hier opnieuw berekenen, en de grenzen berusten op ${of.n_sources} bronnen, het meeste dat de kleinste klasse kan aantonen`,
  reference_accepted: (of) =>
    `referentie ${of.reference} is aanvaard hoewel ${ACCEPTED[of.fault] ?? of.fault}. Opgegeven reden: ${of.reason}`,
  auc_below_half: (of) =>
    `de scores van dezelfde bron van referentie ${of.reference} zijn over het geheel genomen niet groter dan die van verschillende bronnen (AUC ${decimal(of.auc.toFixed(3))}): de referentie scheidt niets, of labels zijn verwisseld`,
  scores_elsewhere: (of) =>
    `de scores van referentie ${of.reference} liggen elders dan die van ${of.other}, met dezelfde soort score: verschillende bronnen rond ${short(of.different)}, daar ${between(of.usual_different)}; alle ${between(of.range)}, daar ${between(of.usual_range)}. Ze kunnen verschoven zijn of uit een andere berekening komen`,
  order_exchanged: (of) =>
    [
      `de kogels passen duidelijk beter (contrast ${decimal(of.contrast.toFixed(3))} in plaats van ${decimal(of.as_given.toFixed(3))}) met ${changed('mark_b', of.b)} of, wat de scans niet onderscheiden, met ${changed('mark_a', of.a)}${of.in_doubt ? '; een andere zulke volgorde past bijna even goed, controleer dus alle velden' : ''}`,
      'de score telt de velden zoals opgegeven',
      `controleer aan de kogels of het scanverslag welk veld elke scan toont; als het verkeerd is opgegeven, vergelijk dan opnieuw met mark_b_lands=${of.b.places.join(',')} of mark_a_lands=${of.a.places.join(',')} en n_lands=${of.n_lands}; een betere passing alleen is geen reden om een volgorde te wijzigen`,
    ].join('; '),
  in_reference: (of) =>
    of.left_out
      ? `het is een scan van spoor ${of.mark} van bron ${of.source} van referentie ${of.reference}; alle paren van die bron zijn uit de kalibratie weggelaten`
      : `het is spoor ${of.mark} van referentie ${of.reference}, en de paren ervan konden niet worden weggelaten, omdat zonder ${join(of.sources)} te weinig paren overblijven: deze LR is niet onafhankelijk`,
  region_found: () =>
    'de scan is onbewerkt: alleen het vlak van het slaghoedje wordt vergeleken, zoals het voorbeeld laat zien',
  upside_down: () =>
    'de kogels komen het best overeen met deze ondersteboven: de velden zijn in omgekeerde volgorde genomen, elk 180° gedraaid; als beide in dezelfde stand zijn gescand, controleer dan de scans',
  unknown_include: (of) =>
    `include heeft geen blok ${JSON.stringify(of.block)}; de blokken zijn ${of.blocks.join(', ')}`,

  scan_refused: ({ mark, scan, finding }, say) => `scan ${scan} van ${mark}: ${say(finding)}`,
  land_not_scorable: ({ mark, scan, land, finding }, say) =>
    `scan ${scan} van ${mark} (veld ${land}): ${say(finding)}`,
  leave_scans_out: (of) =>
    `om zonder ${of.scans === 1 ? 'deze scan' : 'deze scans'} van ${of.mark} te vergelijken, laat ${of.scans === 1 ? 'hem' : 'ze'} weg en geef ${of.mark}_lands=${of.places.join(',')} en n_lands=${of.n_lands} op`,
  pair_refused: ({ one, other, finding }, say) => `${one} en ${other}: ${say(finding)}`,
  left_out_as_stated: ({ reason }) => `de aanvraag zou het weglaten: ${reason}`,
  too_few_known: ({ left }) =>
    `er ${left === 1 ? 'blijft één vergelijkingsspoor over dat geen kopie' : `blijven ${left} vergelijkingssporen over die geen kopie`} van een ander ${left === 1 ? 'is' : 'zijn'}, en minstens twee zijn nodig om te laten zien hoe goed de bron sporen achterlaat; geef meer vergelijkingssporen op, of vergelijk met één enkel als mark_b`,
  not_together: ({ text }) => `de sporen van deze bron kunnen niet samen worden vergeleken: ${text}`,
  other_scorer_config: (of) =>
    `de score is met een andere configuratie berekend dan referentie ${of.reference}, dus er kan geen aannemelijkheidsquotiënt uit worden afgelezen`,
}
