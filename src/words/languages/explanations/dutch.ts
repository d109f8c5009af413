/** A result in plain words, in Dutch. */
import type { ExplanationWords } from './english.ts'

export const DUTCH_EXPLANATION: ExplanationWords = {
  refused: (reason) => `Er is geen aannemelijkheidsquotiënt: ${reason}.`,
  refusedBecause:
    'Er is niets gewogen. Een weigering spreekt niet voor en niet tegen een gemeenschappelijke bron.',
  uncalibrated: (reason) => `Er is een score en geen aannemelijkheidsquotiënt: ${reason}.`,
  scoreAlone: (score, kind) =>
    `De score is ${score} (${kind}). Zonder kalibratie heeft hij geen betekenis als bewijs; maak er geen bewijs van.`,
  ratio: (ratio, verbal) => `Het aannemelijkheidsquotiënt is ${ratio}: ${verbal}.`,
  propositions: (same, different) =>
    `Twee hypothesen zijn tegen elkaar afgewogen. De eerste: ${same} De tweede: ${different}`,
  asProbable:
    'Een score als deze is even waarschijnlijk wanneer de eerste waar is als wanneer de tweede waar is; de vergelijking steunt dus geen van beide.',
  timesAsProbable: (times, isFirst) =>
    `Een score als deze is ${times} keer zo waarschijnlijk wanneer de ${isFirst ? 'eerste' : 'tweede'} waar is als wanneer de ${isFirst ? 'tweede' : 'eerste'} waar is.`,
  atLimit: (ratio, isFirst) =>
    `Het resultaat is afgekapt op ${ratio}, de grens van deze referentie in deze richting. Dat is geen meetwaarde: de score wijst minstens zo sterk naar de ${isFirst ? 'eerste' : 'tweede'} hypothese, maar uit de sporen van deze referentie valt niet meer af te leiden.`,
  interval: (interval) =>
    `Het 95%-interval: ${interval}. Het zegt in hoeverre het getal ervan afhangt welke sporen toevallig in de referentie zitten.`,
  bounds: (low, high) => `Deze referentie onderbouwt aannemelijkheidsquotiënten van ${low} tot ${high}.`,
  reference: (name, population, sources) =>
    `De referentie is ${name}: ${population}, van ${sources} bronnen. Het getal geldt alleen voor sporen van die soort.`,
  notAVerdict:
    'Het aannemelijkheidsquotiënt is niet de kans dat de sporen dezelfde bron hebben: die hangt ook af van al het andere bewijs. Het is geen foutpercentage, en het zegt niets over hoe vaak onderzoekers of dit programma zich vergissen.',
  known: (given, counted) =>
    `Het betwiste spoor is vergeleken met ${given} vergelijkingssporen van één bron${counted === given ? '' : `, waarvan er ${counted} meetellen`}.`,
  agreement: (among, chance, questioned) =>
    `Die hebben onderling een gemiddelde overeenkomst van ${among}${chance === undefined ? '' : `; sporen van verschillende bronnen van ${chance}`}. Het betwiste spoor heeft er een gemiddelde overeenkomst van ${questioned} mee. Hoe goed de vergelijkingssporen overeenkomen, laat zien hoe goed hun bron sporen achterlaat.`,
  leftOut: (mark, reason) => `Vergelijkingsspoor ${mark} telt niet mee: ${reason}.`,
  made: (made, used) =>
    made === null
      ? `Niemand heeft opgegeven hoeveel vergelijkingssporen zijn gemaakt; ${used} zijn gebruikt.`
      : `Er zijn ${made} vergelijkingssporen gemaakt, en ${used} gebruikt.`,
  ammunition: 'munitie',
  instrument: 'instrument',
  condition: 'toestand van de bron',
  stated: (alike, different) =>
    `Over het betwiste spoor en de vergelijkingssporen is opgegeven: ${[alike && `gelijk in ${alike}`, different && `verschillend in ${different}`].filter((one) => one !== '').join('; ')}.`,
  notStated: (what) => `Niets is opgegeven over: ${what}.`,
  without: (mark, ratio, reason) =>
    `Zonder vergelijkingsspoor ${mark} ${ratio === undefined ? 'is er geen aannemelijkheidsquotiënt, omdat de andere niet beter overeenkomen dan door toeval' : `is het aannemelijkheidsquotiënt ${ratio}`} (${reason}).`,
  warnings: (warnings) => `Waarschuwingen: ${warnings.join('; ')}.`,
  warning: (places, message) => `${places}: ${message}`,
}
