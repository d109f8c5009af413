/** The first page of a report in Dutch. */
import { numbersIn } from '../numbers.ts'
import type { FirstPageWords } from './english.ts'

const number = numbersIn('nl')
const { grouped } = number

export const DUTCH_PAGE: FirstPageWords = {
  number,
  join: (words) =>
    words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} en ${words.at(-1)}`,
  range: (from, to) => `${from} tot ${to}`,
  quote: (text) => `‘${text}’`,

  report: 'Vergelijkingsrapport',
  preview: 'onderzoeksversie',
  title: (what, caseId) =>
    caseId === '' ? `Vergelijking: ${what}` : `Vergelijking: ${what}, zaak ${caseId}`,
  recipeHandle: (handle) => `Recept ${handle}`,
  reportHandle: (handle) => `Rapport ${handle}`,
  page: (place, of) => `pagina ${place} van ${of}`,
  figure: 'Figuur',
  inHead: { case: 'Zaak', report: 'Rapport' },
  marks: {
    striated: 'krassporen op kogels',
    impressed: 'stootbodemindrukken op hulzen',
    toolmark: 'krassporen van werktuigen',
  },
  part: { land: 'veld', scan: 'scan' },

  fields: {
    laboratory: 'Laboratorium',
    case: 'Zaak',
    reportNumber: 'Rapportnummer',
    examiner: 'Onderzoeker',
    date: 'Datum',
    exhibitA: 'Stuk, spoor A',
    exhibitB: 'Stuk, spoor B',
    exhibitQuestioned: 'Stuk, betwist spoor',
    exhibitKnown: 'Stuk, vergelijkingssporen',
  },
  notGiven: 'niet opgegeven',
  seeLastSection: 'De volledige tekst staat in het laatste hoofdstuk.',
  textsInFull: 'Volledige teksten',
  statement: 'Verklaring van het laboratorium',
  rows: {
    markA: 'Spoor A',
    markB: 'Spoor B',
    questioned: 'Betwist spoor (Q)',
    known: (range) => `Vergelijkingssporen (${range})`,
    same: 'Hypothese: dezelfde bron',
    different: 'Hypothese: andere bron',
  },
  scans: (n) => `${n} ${n === 1 ? 'scan' : 'scans'}`,
  knownScans: (marks, scans) => `${marks} sporen van één bron, ${scans}`,

  names: {
    a: 'spoor A',
    b: 'spoor B',
    questioned: 'het betwiste spoor Q',
    known: (n) => `vergelijkingsspoor K${n}`,
  },
  titles: {
    a: 'Spoor A',
    b: 'Spoor B',
    questioned: 'Betwist spoor Q',
    known: (n) => `Vergelijkingsspoor K${n}`,
  },
  thisComparison: 'deze vergelijking',
  request: 'de aanvraag',
  scansOf: (scans, joined, mark) => `${scans.length === 1 ? 'scan' : 'scans'} ${joined} van ${mark}`,
  warning: (places, message) => `Waarschuwing bij ${places}: ${message}.`,

  conclusion: (verbal) => `Conclusie: ${verbal}`,
  direction: { same: 'dezelfde bron', different: 'verschillende bronnen' },
  supportFor: (support, direction) => `${support} voor de hypothese ‘${direction}’`,
  noSupport: 'geen noemenswaardige steun voor een van beide hypothesen',
  directionOpen: ' (richting op het 95%-niveau niet bepaald)',
  clauses: {
    twoSame: 'beide sporen dezelfde bron hebben',
    twoDifferent: 'de sporen verschillende bronnen hebben',
    knownSame: 'het betwiste spoor afkomstig is van de bron van de vergelijkingssporen',
    knownDifferent: 'het betwiste spoor afkomstig is van een andere bron',
  },
  equallyProbable: (same, different) =>
    `De gevonden overeenkomst is even waarschijnlijk wanneer ${same} als wanneer ${different}, afgemeten aan de hieronder genoemde referentie.`,
  timesAsProbable: (times, one, other) =>
    `De gevonden overeenkomst is ongeveer ${times} keer zo waarschijnlijk wanneer ${one} als wanneer ${other}, afgemeten aan de hieronder genoemde referentie.`,
  atLimit: (one) =>
    `De gevonden overeenkomst steunt de hypothese dat ${one}. Het getal is afgekapt op de grens van onderstaande referentie; het is geen meetwaarde.`,
  likelihoodRatio: (ratio) => `Aannemelijkheidsquotiënt (LR) ${ratio}`,
  atBound: (ratio) => `${ratio}, de grens van deze referentie`,
  interval: (range) => `; 95%-interval: ${range}`,
  diagnosticOnly: 'alleen diagnostisch',

  scale: {
    title: 'De bewijskracht op de verbale schaal',
    name: (name) => `Verbale schaal: ${name}.`,
    description: (ratio, verbal, low, high, atLimit) =>
      `Verbale schaal van bewijskracht, van steun voor verschillende bronnen links tot steun voor dezelfde bron rechts. De LR is ${ratio}: ${verbal}. De referentie onderbouwt LR’s van ${low} tot ${high}${atLimit ? '; de LR staat op die grens' : ''}.`,
    different: 'Steun voor verschillende bronnen',
    same: 'Steun voor dezelfde bron',
    limited: (lr) => `${lr}, begrensd door de omvang van de referentie`,
    limit: (ratio) => `grens ${ratio}`,
    caption:
      'De bewijskracht (LR) op de verbale schaal. Verticale strepen: grenzen van de referentie. Dikke lijn: 95%-interval.',
  },
  picture: {
    twoMarks: (a, b) => `Vergeleken zijn ${a} (links) en ${b} (rechts).`,
    knownMarks: (a, n, best) =>
      `Vergeleken is ${a} (links) met ${n} vergelijkingssporen, waarvan ${best} het best overeenkomt (rechts).`,
    bestPart: (part) =>
      part === 'veld'
        ? 'Van elk is het best overeenkomende veld afgebeeld.'
        : `Van elk is de best overeenkomende ${part} afgebeeld.`,
    higher: 'Lichter betekent hoger.',
    description: (title, columns, rows) =>
      `${title}: hoogten als afbeelding van ${columns} bij ${rows} punten; lichter betekent hoger.`,
  },

  refused: 'Geen aannemelijkheidsquotiënt',
  refusedMeans:
    'De vergelijking is geweigerd. Dat spreekt niet voor en niet tegen een gemeenschappelijke bron.',

  limits: 'Beperkingen',
  checks: 'Controles, waarschuwingen en beperkingen',
  allChecks: (others, section) => {
    const findings =
      others === 0
        ? 'Alle controles'
        : `Alle controles, en ${others === 1 ? 'nog één waarschuwing' : `nog ${others} waarschuwingen`},`
    return `${findings} staan in hoofdstuk ${section}. Geen enkele controle ontdekt een verwisseld stuk, een beschadigd spoor of een scan van de verkeerde plaats.`
  },
  limitsOfRatio: (low, high, atLimit) =>
    atLimit
      ? `De referentie onderbouwt LR’s van ${low} tot ${high}. Deze LR staat op die grens; die volgt uit de omvang ervan en is geen zekerheid.`
      : `De referentie onderbouwt LR’s van ${low} tot ${high}. Deze LR ligt daartussen.`,
  onePart: (note) => `${note} Het is één deel van het bewijs; het combineren met de rest is aan de rechter.`,
  pairs: (same, different) =>
    `${grouped(same)} paren van één bron en ${grouped(different)} paren van verschillende bronnen`,
  questions: (same, different) =>
    `${grouped(same)} vragen met sporen van één bron en ${grouped(different)} met sporen van verschillende bronnen, telkens één spoor tegenover twee vergelijkingssporen`,
  reference: (id, name, population, sources, vouched) =>
    `Referentie ${id}: ${name}. Ze bevat ${population}, van ${sources} bronnen.${vouched} Het getal zegt niets over andere vuurwapens, werktuigen, materialen of instrumenten.`,
  nobodyVouches: 'Niemand heeft verklaard dat deze zaak tot de populatie ervan behoort.',
}
