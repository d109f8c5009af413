/** The sections after the first page of a report in Dutch. */
import { DUTCH_MEASURES } from '../checks/dutch.ts'
import { numbersIn } from '../numbers.ts'
import type { SectionWords } from './english.ts'

const { grouped, percent, day: date } = numbersIn('nl')

/** `het veld`, and anything else with `de`. */
const article = (part: string): string => (part === 'veld' ? 'het' : 'de')

export const DUTCH_SECTIONS: SectionWords = {
  thisComparison: (value) => `deze vergelijking: ${value}`,
  scoreOf: (kind) => `score (${kind})`,
  scorerConfigHash: 'Hash van de configuratie van de scoremethode',
  correlation: 'Correlatie',
  logRatio: 'log10 LR',

  result: {
    heading: 'Het resultaat in cijfers',
    compared: 'Wat wordt vergeleken',
    numerator: 'Teller: de vergelijkingssporen van deze bron.',
    denominator: (reference) => `Noemer: andere bronnen van referentie ${reference}, van dezelfde klasse.`,
    log10: 'log10 van het aannemelijkheidsquotiënt',
    interval: '95%-interval',
    ofLog10: (interval) => `log10 LR ${interval}`,
    ofRatio: (interval) => `aannemelijkheidsquotiënt ${interval}`,
    method: (code, sources) => `${code}, over de ${sources} bronnen van de referentie`,
    direction: 'Richting',
    bounds: 'Grenzen van de referentie',
    fromTo: (low, high, lowRatio, highRatio) =>
      `log10 LR van ${low} tot ${high}: een aannemelijkheidsquotiënt van ${lowRatio} tot ${highRatio}`,
    reached:
      'Bereikt: de paren onderbouwen geen sterkere uitspraak, daarom wordt de grens zelf gerapporteerd.',
    notReached: 'Niet bereikt.',
    score: 'Score',
    population: 'Referentiepopulatie',
    testFires: 'Vergelijkingssporen',
  },
  interval: {
    atBound: 'op de grens, welke sporen van de referentie ook worden getrokken; dat is geen zekerheid',
    alike: (end) => `${end}, in de getoonde cijfers`,
  },

  known: {
    heading: 'De vergelijkingssporen',
    lead: (n) =>
      `Het betwiste spoor (Q) is vergeleken met ${n} vergelijkingssporen van één bron (K1, K2, enzovoort, in de volgorde van de aanvraag), en die met elkaar. Hoe goed zij met elkaar overeenkomen, laat zien hoe goed deze bron sporen achterlaat.`,
    matrix: 'De score van elk paar sporen. Donkerder is een betere overeenkomst; wit is toeval.',
    mark: 'Vergelijkingsspoor',
    withQuestioned: 'Score met het betwiste spoor',
    withKnown: 'Gemiddelde score met de andere vergelijkingssporen',
    alone:
      'Wat elk vergelijkingsspoor afzonderlijk scoorde. Eén vergelijkingsspoor geeft geen aannemelijkheidsquotiënt: het laat niet zien hoe goed zijn bron sporen achterlaat.',
    among: 'Vergelijkingssporen onderling',
    average: (score) => `gemiddeld ${score}`,
    least: (score) => `; een aannemelijkheidsquotiënt vereist ten minste ${score}`,
    questioned: 'Betwist met vergelijking',
    chance: 'Toeval',
    byChance: (mean, sd) =>
      `gemiddeld ${mean} tussen sporen van verschillende bronnen, met een standaardafwijking van ${sd}`,
    testMarks: 'Proefschoten of proefsporen',
    made: (made, used) =>
      made === null ? `aantal gemaakt niet opgegeven, ${used} gebruikt` : `${made} gemaakt, ${used} gebruikt`,
    alike: 'Aan beide kanten gelijk',
    isAlike: (one) => (one === null ? 'niet opgegeven' : one ? 'ja' : 'nee'),
    ammunition: (is) => `Munitie: ${is}`,
    instrument: (is) => `Instrument: ${is}`,
    condition: (is) => `Toestand van de bron: ${is}`,
    leftOut: 'Telt niet mee',
    wouldLeaveOut: 'Volgens de aanvraag weg te laten',
    columns: 'vergelijkingssporen',
    matrixTitle: 'Scores van het betwiste spoor en de vergelijkingssporen',
    pairScore: (one, other, score) => `${one} met ${other} ${score}`,
    matrixText: (questioned, among) =>
      `Matrix van scores. Het betwiste spoor met ${questioned}; tussen de vergelijkingssporen ${among}. Het kader staat om het vergelijkingsspoor dat het best met het betwiste spoor overeenkomt.`,
    notCounted: 'telt niet mee',
    without: 'Zonder',
    ratio: 'Aannemelijkheidsquotiënt',
    why: 'Reden',
    none: 'geen: de andere komen niet beter overeen dan door toeval',
    oneLess:
      'Het resultaat is het getal met alle vergelijkingssporen. Dit is ter vergelijking het getal met één spoor minder.',
    densities:
      'Hoe waarschijnlijk een score is als het betwiste spoor van de bron van de vergelijkingssporen komt, en als het van een andere bron komt. De verhouding van beide bij de gevonden score is het aannemelijkheidsquotiënt vóór de grenzen van de referentie.',
  },

  scope: {
    lead: (domain, called, warnings) =>
      `Vóór de vergelijking is gecontroleerd of elke scan binnen het domein ${domain} en de condities van de referentie valt, en ook het paar.${called ? ' Q is het betwiste spoor; K1, K2, enzovoort zijn de vergelijkingssporen.' : ''} ${warnings === 0 ? 'Er zijn geen waarschuwingen.' : 'Sommige bevindingen houden een vergelijking niet tegen, maar moeten wel bekend zijn. Ze staan aan het eind van dit hoofdstuk.'}`,
    scan: 'Scan',
    pitch: 'Puntafstand (µm)',
    texture: 'Textuur',
    conditions: 'Condities',
    measured: 'Gemeten aandeel',
    rms: 'rms, hele scan (nm)',
    inBrackets:
      'Tussen haakjes staat de grens van elke controle. Textuur is het aandeel van het reliëf dat in één richting loopt. Condities is de afstand van de scan tot de sporen van de referentie, in verhouding tot hun bereik. De rms-hoogte van de hele scan laat zien of er überhaupt reliëf is; de condities toetsen die van het vergeleken deel aan de referentie.',
    pair: 'Paar',
    knownMarks: 'Vergelijkingssporen',
    two: (a, b) => `${a} met ${b}`,
    names: {
      identity: 'identiteit',
      order: 'volgorde',
      texture: 'textuur',
      handedness: 'spiegelbeeld',
      conditions: 'condities',
      reproducibility: 'reproduceerbaarheid',
      resolution: 'resolutie',
      modality: 'soort spoor',
      coverage: 'dekking',
      signal: 'signaal',
    },
    found: (pair, check, reason) => `${pair}, ${check}: ${reason}.`,
    limitations: 'Beperkingen',
    relative: (population, sources, sets) =>
      `Het getal geldt ten opzichte van ${population}, van ${sources} bronnen (${sets}). Het zegt niets over andere merken vuurwapens of werktuigen, andere materialen of andere instrumenten. Daar kan de score zich anders gedragen, en geen cijfer in dit rapport zegt hoe.`,
    measure: 'Meetgrootheid',
    range: 'Bereik van de referentie',
    ranges: (scans) =>
      `Hoe de ${scans} scans van de referentie zijn. Het getal zegt niets over sporen buiten deze bereiken.`,
    bounded:
      'Met zo weinig bronnen is het aannemelijkheidsquotiënt begrensd. Het interval laat alleen zien hoe het ervan afhangt welke van deze bronnen in de referentie zitten. Fouten vóór de scan vallen er niet onder: een verwisseld stuk, een beschadigd spoor, een scan van de verkeerde plaats.',
    scale:
      'De zijdelingse schaal wordt overgenomen zoals de bestanden die opgeven. In proeven met sporen van dezelfde bekende bron bleef het getal gelijk bij een schaal die voor één spoor 2% te klein was. Bij 4% daalde het getal, en bij 6% werden sommige beantwoord als sporen van verschillende bronnen.',
  },
  measures: DUTCH_MEASURES,

  reference: {
    heading: 'Referentiepopulatie',
    name: 'Naam',
    size: 'Omvang',
    pairs: (same, different) =>
      `${grouped(same)} paren waarvan bekend is dat ze van één bron zijn (KM), ${grouped(different)} van verschillende bronnen (KNM)`,
    questions: (population) => `${population} (KM en KNM)`,
    sources: (size, sources, scheme) => `${size}, ${sources} bronnen (clusters: ${scheme})`,
    population: 'Populatie',
    nobody: 'Niemand heeft verklaard dat deze zaak tot de populatie van deze referentie behoort.',
    leftOutSets: 'Op weggelaten datasets',
    noCost: (lacks) =>
      `geen Cllr, omdat ${lacks ? 'een van de klassen ontbreekt' : 'de andere datasets geen LR onderbouwen'}`,
    leftOutSet: ({ set, cost, km, under, knm, over }) =>
      `${set}: ${cost}; ${km} KM, waarvan ${under} onder LR 1/3; ${knm} KNM, waarvan ${over} boven LR 3`,
    answered: (share) => `; ${percent(Number(share.toFixed(2)))} van de vragen kreeg een getal`,
    leftOut: 'Weggelaten',
    leftOutSources: (sources) => `bronnen ${sources}`,
    dataSets: 'Datasets',
    cost: 'Kosten',
    figures: (cllr, least, loss, auc) =>
      `Cllr ${cllr}, waarvan Cllr_min ${least} en kalibratieverlies ${loss}; AUC ${auc}`,
    protocol: (protocol) => `Protocol: ${protocol}`,
    built: 'Gemaakt',
    meaning:
      'Cllr geeft de gemiddelde kosten, in bits, van de aannemelijkheidsquotiënten van al deze paren. 0 is perfect; een methode die altijd 1 antwoordt, komt op 1. Deze cijfers beschrijven de fit van deze referentie volgens het genoemde protocol. Ze zijn geen foutpercentage van forensisch onderzoek.',
    histogram: 'Waar deze score ligt tussen de scores van de referentie, als aandeel van elke klasse.',
    tippett: (questions, protocol) =>
      `Tippett-diagram: het aandeel van de ${questions ? 'vragen' : 'paren'} van de referentie waarvan de log10 LR ten minste de waarde op de as heeft. Protocol: ${protocol}.`,
  },

  sensitivity: {
    heading: 'Andere verdedigbare instellingen',
    notAvailable: (reason) => `Niet beschikbaar: ${reason}.`,
    note: 'Elke variant wordt gescoord met een eigen configuratie van de scoremethode en gekalibreerd op de referentie die met diezelfde configuratie is gescoord. Het bereik loopt van de kleinste tot de grootste log10 LR van de varianten en van de gebruikte configuratie. Het is geen interval en heeft geen waarschijnlijkheid: de varianten zijn keuzes, geen steekproef. Het antwoord blijft dat van de gebruikte configuratie.',
    deployed: 'Gebruikte configuratie',
    ofDeployed: (value) => `log10 LR ${value}`,
    range: 'Kleinste tot grootste',
    ofRange: (least, greatest) => `log10 LR van ${least} tot ${greatest}; dit is geen interval`,
    variants: 'Varianten',
    counts: ({ all, calibrated, bound, refused, missing, crossed }) =>
      [
        `${all} varianten`,
        `${calibrated} met een LR`,
        `${bound} op een grens`,
        `${refused} geweigerd`,
        ...(missing > 0 ? [`${missing} niet beschikbaar`] : []),
        `${crossed} voorbij 0,5 aan de andere kant`,
      ].join(', '),
    movesMost: 'Verandert het meest',
    moves: (name, low, high) => `${name}: ${low} aan het lage eind, ${high} aan het hoge eind`,
    nothingMoves: 'geen enkele hyperparameter verandert op zichzelf het antwoord',
    none: 'geen',
    variant: 'Variant',
    changed: 'Gewijzigd',
    together: 'alle samen',
    outcomes: { calibrated: 'gekalibreerd', refused: 'geweigerd', not_available: 'niet beschikbaar' },
    atBound: (value) => `${value}, de grens`,
    alike: (count, of, value, names) =>
      `${count === of ? `Alle ${count}` : `${count} van ${of}`} varianten geven log10 LR ${value}: ${names}.`,
    cost: 'Cllr is die van de fit van de variant, over groepen bronnen die de fit niet heeft gezien. Waar Cllr ontbreekt, heeft de referentie te weinig bronnen voor zulke groepen, of zijn meerdere vergelijkingssporen vergeleken.',
  },

  marks: {
    heading: 'De sporen, en waar ze overeenkomen',
    regions: (n, a, b) =>
      n === 0
        ? `Geen gebied van ${a} komt overeen met ${b}.`
        : `${n === 1 ? `Eén gebied van ${a} komt` : `${n} gebieden van ${a} komen`} overeen met ${b} in één gemeenschappelijke ligging. Elk is omkaderd, met hetzelfde nummer op beide sporen.`,
    best: (known) => `Van de vergelijkingssporen komt ${known} het best overeen met het betwiste spoor.`,
    bestPart: (part) => `De afbeeldingen tonen van elk spoor ${article(part)} best overeenkomende ${part}.`,
    striae: 'De krassen lopen van boven naar beneden. Alleen het vergeleken deel is afgebeeld.',
    caption:
      'Hoogten met opgerekt contrast: lichter is hoger, zwart is niet gemeten. Kaders: gebieden die overeenkomen.',
    both: (a, b) => `${a} en ${b}`,
    sameWay: (mark) => `${mark}, op dezelfde manier.`,
    pictureText: (title, columns, rows, regions) =>
      `${title}: hoogten als afbeelding van ${columns} bij ${rows} punten; lichter betekent hoger${regions === 0 ? '' : `; omkaderde overeenkomende gebieden: ${regions}`}.`,
    partByPart: (part) => `${part} voor ${part.toLowerCase()}`,
    matrixTitle: (part, a, b) =>
      `Correlatie van ${article(part) === 'het' ? 'elk' : 'elke'} ${part} van ${a} met ${article(part) === 'het' ? 'elk' : 'elke'} ${part} van ${b}`,
    matrixText: (rows, columns, framed) =>
      `Matrix van ${rows} bij ${columns} correlaties; op de omkaderde diagonaal ${framed}.`,
    partsLead: (part, a, b, score) =>
      `Correlatie van ${article(part) === 'het' ? 'elk' : 'elke'} ${part} van ${a} met ${article(part) === 'het' ? 'elk' : 'elke'} ${part} van ${b}, bij de verschuiving waar die het grootst is. De kaders tonen de draaiing van het ene spoor ten opzichte van het andere die het best overeenkomt. De score (${score}) wordt uit deze matrix berekend.`,
    partsCaption: 'Kruiscorrelatie van de signaturen, van 0 (wit) tot 1 (donker).',
    partOf: (part, mark) => `${part} van ${mark}`,
    lag: 'Verschuiving (punten)',
    pairAlone: 'log10 LR, dit paar alleen',
    ofRatio: (log10, ratio) => `${log10} (LR ${ratio})`,
    perPart:
      'Wat elk paar velden van de beste diagonaal oplevert, alleen diagnostisch: de velden van een kogel zijn niet onafhankelijk, dus het gerapporteerde aannemelijkheidsquotiënt is niet het product van deze waarden.',
    readOn: (reference) => `Ze zijn afgelezen op referentie ${reference}.`,
  },

  registration: {
    profiles: 'De profielen, op elkaar gelegd',
    maps: 'De hoogtekaarten, op elkaar gelegd',
    aligned: (b, isTurned, shift, correlation) =>
      `${b} is ${isTurned ? '180° gedraaid en ' : ''}${shift} µm verschoven, waar de profielen het best correleren (${correlation}). De segmenten die overeenkomen, zijn gearceerd.`,
    evened: 'hoogte / plaatselijke amplitude',
    height: 'hoogte (µm)',
    profilesCaption: 'Gemiddelde profielen dwars op de krassen, in de band die wordt vergeleken.',
    registered: (b, turn, right, down) =>
      `${b} is ${turn}° gedraaid en ${right} µm naar rechts en ${down} µm naar beneden verschoven, waar de sporen het best overeenkomen. Beide afbeeldingen hebben dezelfde uitsnede.`,
    cells: ({ onA, allA, a, onB, allB, b }) =>
      `${onA} van ${allA} cellen van ${a} en ${onB} van ${allB} cellen van ${b} komen overeen; ze zijn rood getekend, de andere grijs.`,
    cellsOf: (a) => `Cellen van ${a}`,
    laidOn: (b, a) => `Cellen van ${b}, op ${a} gelegd`,
    cellsText: (title, cells, agree) =>
      `${title}: ${cells} cellen, waarvan ${agree} met het andere spoor overeenkomen.`,
    mapsCaption: (b, a) =>
      `De hoogtekaarten in de band die wordt vergeleken. Cellen van ${b} zijn getekend waar ze op ${a} liggen.`,
    region: 'Gebied',
    on: (mark) => `Op ${mark}`,
    start: 'Begin dwars op de krassen',
    corner: 'Eerste kolom en rij op de hoogtekaart',
    regions: (what, size) => `${what}, en correlatie van elk gebied; elk is ${size} µm breed. Lengten in µm.`,
    alignedTitle: (a, b) => `${a} en ${b}, op elkaar gelegd`,
    alignedText: (a, b, shift, stretches) =>
      `De profielen van ${a} en ${b} op elkaar gelegd, ${b} ${shift} µm verschoven; segmenten die overeenkomen: ${stretches}.`,
    across: 'dwars op de krassen (mm)',
  },

  plots: {
    histogramTitle: 'Scores van de referentie',
    histogramText: (km, knm, score) =>
      `Histogram van ${km} scores van dezelfde bekende bron en ${knm} van verschillende bekende bronnen van de referentie${score === undefined ? '' : `; de score van deze vergelijking is ${score}`}.`,
    shareOfClass: 'aandeel van de klasse',
    km: (n) => `dezelfde bekende bron (KM, ${grouped(n)})`,
    knm: (n) => `verschillende bekende bronnen (KNM, ${grouped(n)})`,
    tippettTitle: 'Tippett-diagram',
    tippettText: (models, value) =>
      `Aandeel van de paren van dezelfde bron en van verschillende bronnen waarvan de log10 LR ten minste een waarde heeft${models > 1 ? ', voor elk model' : ''}${value === undefined ? '' : `; deze vergelijking heeft ${value}`}.`,
    shareAtLeast: 'aandeel ≥ waarde',
    densitiesTitle: 'Dichtheden van de score',
    densitiesText: (same, different, own) =>
      `Dichtheid van de score van een spoor van de bron van de vergelijkingssporen, het hoogst bij ${same}, en van een spoor van een andere bron, het hoogst bij ${different}; de score van deze vergelijking is ${own}.`,
    density: 'dichtheid',
    ofSource: 'spoor van de bron van de vergelijkingssporen',
    ofAnother: 'spoor van een andere bron (toeval)',
  },

  method: {
    heading: 'Hoe is gerekend',
    engine: 'Programma',
    scorer: 'Scoremethode',
    stages: 'Stappen',
    stage: 'Stap',
    code: 'Code, met versie',
    parameters: 'Parameters',
    caption:
      'Elke berekening achter het aannemelijkheidsquotiënt, met elke parameter waarmee zij is gedaan. Lengten in meter, hoeken in graden.',
  },

  inputs: {
    heading: 'Invoer',
    lead: 'SHA-256 van elke scan zoals hij is ontvangen. De bestandsnamen zijn overgenomen zoals opgegeven.',
    leadWithoutNames:
      'SHA-256 van elke scan zoals hij is ontvangen. Een bestandsnaam hoort bij de aanvraag waarmee het bestand is geüpload; hier is er geen bekend.',
    file: 'Bestand',
    scans: 'Scans',
    instrument: 'Instrument, zoals de bestanden het noemen',
    asSaid: (scan, said) => `${scan}, volgens de aanvraag: ${said}.`,
    micrometres: 'de lengten zijn in micrometer',
    insideMask: 'alleen de punten binnen het masker van het bestand zijn gebruikt',
    whole: 'de hele scan is gebruikt',
    edges: (left, right) => `de randen van de groeven zijn op ${left} en ${right} µm gezet`,
    replica: 'hij toont een afgietsel: hij is gespiegeld, en hoogten en diepten zijn verwisseld',
    mirrored: 'hij toont het spiegelbeeld van het spoor, en is gespiegeld',
  },
  instrument: {
    unknown: 'onbekend',
    unknownName: 'instrument onbekend',
    unknownSerial: 'serienummer onbekend',
    serial: (serial) => `serienummer ${serial}`,
    unknownCalibration: 'kalibratiedatum onbekend',
    sameDay: (day) =>
      `kalibratiedatum gelijk aan die van de scan (${date(day)}), en zegt dus misschien niets`,
    calibrated: (day, measured) =>
      `gekalibreerd op ${date(day)}${measured === null ? '' : `, gemeten op ${date(measured)}`}`,
    clockDefault: (day) => `${date(day)} is de beginstand van een klok en als datum niet geloofwaardig`,
  },

  handles: {
    headingReport: 'Rapport',
    heading: 'Recept en rapport',
    recipe:
      'Dit kenmerk is de SHA-256 van het recept van deze vergelijking: de invoer, de configuratie van de scoremethode, de referentie, de programmaversie, elk tussenresultaat, en het resultaat. Dezelfde scans, dezelfde configuratie, dezelfde referentie en hetzelfde programma geven hetzelfde kenmerk. Een dienst die het recept heeft, geeft het op /v1/recipes/{handle}. Daar doet /v1/recipes/{handle}/verify elke berekening opnieuw, leidt het recept opnieuw af en vergelijkt dit kenmerk.',
    code: 'Het kenmerk van het recept als QR-code.',
    codeTitle: 'QR-code',
    codeText: (content) => `QR-code van ${content}`,
    report:
      'Dit kenmerk duidt het rapport aan: het resultaat met zijn controles, afbeeldingen, overeenkomende gebieden en het kenmerk van het recept. Zaak, onderzoeker en bestandsnamen maken er geen deel van uit. Een dienst die het rapport heeft, geeft het op /v1/reports/{handle}, en als een document als dit op /v1/reports/{handle}/report.pdf.',
    refusal:
      'Dit kenmerk duidt het rapport aan: de redenen met de controles. Zaak, onderzoeker en bestandsnamen maken er geen deel van uit. Er is geen recept, omdat er geen aannemelijkheidsquotiënt is. Een dienst die het rapport heeft, geeft het op /v1/reports/{handle}, en als een document als dit op /v1/reports/{handle}/report.pdf.',
  },
}
