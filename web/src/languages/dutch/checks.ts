import type { CHECKS as GERMAN } from '../german/checks.ts'
import type { Translated } from '../translated.ts'

export const CHECKS: Translated<typeof GERMAN> = {
  // the list of checks
  "A check is done again each week: known pairs must give the same results, and one mark, scanned anew, must have the same height within what the laboratory's own repeats vary by.":
    'Een controle wordt elke week herhaald: bekende paren moeten dezelfde resultaten geven, en één spoor moet bij een nieuwe scan dezelfde hoogte hebben, binnen de spreiding van de eigen herhalingen van het laboratorium.',
  'the checks': 'de controles',
  'There is no check yet.': 'Er is nog geen controle.',
  'Last result': 'Laatste resultaat',
  passed: 'in orde',
  'not passed': 'niet in orde',
  'Times done': 'Aantal keer',
  'Last done (UTC)': 'Laatst (UTC)',

  // a new check
  'New check': 'Nieuwe controle',
  'Make the check': 'Controle aanmaken',
  'Who chose pairs and mark': 'Wie de paren en het spoor heeft gekozen',
  'Known pair {n}': 'Bekend paar {n}',
  'Scans of one mark': 'Scans van het ene spoor',
  'Scans of the other mark': 'Scans van het andere spoor',
  'Their sources': 'Hun bronnen',
  'one source': 'één bron',
  'different sources': 'verschillende bronnen',
  'Another pair': 'Nog een paar',
  'Repeated scans of one mark': 'Herhaalde scans van één spoor',
  '{n} or more, each scanned anew, one file each. The limits come from them; 20 find a drift sooner':
    '{n} of meer, elk opnieuw gescand, één bestand per scan. Ze bepalen de grenzen; met 20 wordt drift eerder ontdekt',

  // one check
  'the check': 'de controle',
  'Check “{name}”': 'Controle ‘{name}’',
  '{marks}, 1 known pair under reference {reference}. One mark was scanned {times} times: its rms height repeats within {sd} (one standard deviation). Chosen by {who}.':
    '{marks}, 1 bekend paar met referentie {reference}. Eén spoor is {times} keer gescand: de rms-hoogte herhaalt zich tot op {sd} (één standaardafwijking). Gekozen door {who}.',
  '{marks}, {n} known pairs under reference {reference}. One mark was scanned {times} times: its rms height repeats within {sd} (one standard deviation). Chosen by {who}.':
    '{marks}, {n} bekende paren met referentie {reference}. Eén spoor is {times} keer gescand: de rms-hoogte herhaalt zich tot op {sd} (één standaardafwijking). Gekozen door {who}.',
  'Passed on {date} (UTC).': 'In orde op {date} (UTC).',
  'Not passed on {date} (UTC)': 'Niet in orde op {date} (UTC)',
  'Reports of these marks from {from} to {to} (UTC) are in doubt; {list} marks them.':
    'De rapporten over deze sporen van {from} tot {to} (UTC) zijn twijfelachtig; {list} geeft aan welke.',
  'Reports of these marks from {from} to now (UTC) are in doubt; {list} marks them.':
    'De rapporten over deze sporen van {from} (UTC) tot nu zijn twijfelachtig; {list} geeft aan welke.',
  'the list of reports': 'de lijst van rapporten',
  'It has not been done yet.': 'Deze controle is nog niet uitgevoerd.',
  "Dots: rms height of each check against the mean of the repeats, within the outer lines. Line: their weighted average, within the inner lines. The limits are what this laboratory's own repeats vary by, not a tolerance of the method.":
    'Punten: rms-hoogte van elke controle ten opzichte van het gemiddelde van de herhalingen, binnen de buitenste lijnen. Lijn: hun gewogen gemiddelde, binnen de binnenste lijnen. De grenzen zijn de spreiding van de eigen herhalingen van dit laboratorium, geen tolerantie van de methode.',
  'rms height of {n} checks against the mean of the repeats; the last one is {last} off, and the weighted average {average}.':
    'rms-hoogte van {n} controles ten opzichte van het gemiddelde van de herhalingen; afwijking van de laatste {last}, van het gewogen gemiddelde {average}.',
  'Check {n}: {off}': 'Controle {n}: {off}',
  'Check {n}: {off}, not passed': 'Controle {n}: {off}, niet in orde',
  'checks in order': 'controles op volgorde',
  'Do the check': 'Controle uitvoeren',
  'Do it now': 'Nu uitvoeren',
  'Today’s scan of the mark': 'Scan van vandaag van het spoor',
  'Scanned anew; the known pairs are compared again by themselves':
    'Opnieuw gescand; de bekende paren worden vanzelf opnieuw vergeleken',
  'What was put right': 'Wat is verholpen',
  'Only after a failure: the chart begins anew':
    'Alleen als de vorige niet in orde was: de regelkaart begint opnieuw',
  'Done (UTC)': 'Uitgevoerd (UTC)',
  'rms height, nm': 'rms-hoogte, nm',
  Off: 'Afwijking',
  Average: 'Gemiddelde',
  'passed; put right: {what}': 'in orde; verholpen: {what}',
  'not passed; put right: {what}': 'niet in orde; verholpen: {what}',

  // what releases changed
  'What releases changed': 'Wat nieuwe versies hebben gewijzigd',
  'After a new release was installed: every stored report is computed again from its scans, and what changes is kept as a document to approve. Reports stay as they are. You can leave this page meanwhile.':
    'Nadat een nieuwe versie is geïnstalleerd: elk opgeslagen rapport wordt opnieuw uit zijn scans berekend, en wat verandert wordt vastgelegd in een document dat moet worden goedgekeurd. De rapporten blijven zoals ze zijn. U kunt deze pagina intussen verlaten.',
  'Do all reports again': 'Alle rapporten opnieuw berekenen',
  'It was stopped. Nothing of it is kept.': 'Het is gestopt. Er blijft niets van bewaard.',
  'Release {version}, {date}: 1 report done again': 'Versie {version}, {date}: 1 rapport opnieuw berekend',
  'Release {version}, {date}: {n} reports done again':
    'Versie {version}, {date}: {n} rapporten opnieuw berekend',
  'Reports done again': 'Opnieuw berekende rapporten',
  '{done} of {total} reports': '{done} van {total} rapporten',
  'what the release changed': 'wat de versie heeft gewijzigd',
  'the same report': 'hetzelfde rapport',
  'the same number, with other checks or notes beside it':
    'hetzelfde getal, met andere controles of opmerkingen',
  'another number on the same step of the verbal scale':
    'een ander getal op dezelfde trede van de verbale schaal',
  'another step of the verbal scale': 'een andere trede van de verbale schaal',
  'ends at a limit now, or no longer': 'eindigt nu op een grens, of niet meer',
  'refused now': 'nu geweigerd',
  'answered now': 'nu beantwoord',
  'cannot be done again': 'kan niet opnieuw worden berekend',
  uncalibrated: 'niet gekalibreerd',
  'Approved by {who}, {date}: {statement}': 'Goedgekeurd door {who}, {date}: {statement}',
  Change: 'Wijziging',
  'log₁₀ LR was': 'log₁₀ LR was',
  is: 'is',
  'Approve it': 'Goedkeuren',
  'Approve, for good': 'Definitief goedkeuren',
  'What follows for the reports that change': 'Wat dit betekent voor de rapporten die veranderen',

  // search
  'collection, {n} marks': 'verzameling, {n} sporen',
  'Compares one mark with every mark of a collection or study, and lists the sources that agree best. A hit is a lead, not a verdict: the best of many marks agrees better by chance than one mark does.':
    'Vergelijkt één spoor met elk spoor van een verzameling of studie, en noemt de bronnen die het best overeenkomen. Een treffer is een aanwijzing, geen oordeel: het beste van veel sporen komt door toeval al beter overeen dan één enkel spoor.',
  'the collections and studies': 'de verzamelingen en studies',
  'Search in': 'Zoeken in',
  'There is no collection or study of this kind yet.': 'Er is nog geen verzameling of studie van deze soort.',
  'A collection grows; a study has the marks that it was made of.':
    'Een verzameling groeit; een studie heeft de sporen waarmee ze is aangemaakt.',
  'X3P: one scan, or all lands of a bullet in their order':
    'X3P: één scan, of alle velden van een kogel op volgorde',
  '{collections} are made of a folder of scans, and grow.':
    '{collections} worden aangemaakt uit een map met scans, en groeien.',
  'Searching …': 'Zoeken …',
  'The best of {n} marks in {name}': 'De beste van {n} sporen in {name}',
  'If none of these marks had the source of the questioned one, at most {hits} of them would be expected to reach a likelihood ratio of {ratio} by chance.':
    'Als geen van deze sporen de bron van het betwiste spoor had, zou te verwachten zijn dat er door toeval hoogstens {hits} een aannemelijkheidsquotiënt van {ratio} bereiken.',
  'These marks agree with the questioned one only when one of the two is read another way. They have no likelihood ratio; say how the scan is to be read, and search again.':
    'Deze sporen komen alleen met het betwiste spoor overeen als een van beide anders wordt gelezen. Ze hebben geen aannemelijkheidsquotiënt; geef aan hoe de scan moet worden gelezen en zoek opnieuw.',
  'No mark could be compared.': 'Geen enkel spoor kon worden vergeleken.',
  '1 warning': '1 waarschuwing',
  '{n} warnings': '{n} waarschuwingen',
  '1 mark was not compared': '1 spoor is niet vergeleken',
  '{n} marks were not compared': '{n} sporen zijn niet vergeleken',
  'How the marks were chosen': 'Hoe de sporen zijn gekozen',
  Step: 'Stap',
  'Known matches kept': 'Behouden bekende overeenkomsten',
  'Coarse sketches': 'Grove schetsen',
  'Laid on one another': 'Op elkaar gelegd',
  Scored: 'Van een score voorzien',
  'Compared in full': 'Volledig vergeleken',
  'Read another way': 'Anders gelezen',
  'not measured': 'niet gemeten',
  '{share} ({low} to {high})': '{share} ({low} tot {high})',
  'Marks before': 'Sporen ervoor',
  'Marks after': 'Sporen erna',
  Seconds: 'Seconden',

  // collections
  'A collection is a set of marks that grows, as a file of open cases does. A mark can be searched in it, and its own marks can be compared with each other to see which of them belong together.':
    'Een verzameling is een set sporen die groeit, zoals een bestand van open zaken. Een spoor kan erin worden gezocht, en de eigen sporen kunnen onderling worden vergeleken om te zien welke bij elkaar horen.',
  'the collections': 'de verzamelingen',
  'There is no collection yet.': 'Er is nog geen verzameling.',
  Collection: 'Verzameling',
  'Kind of mark': 'Soort spoor',
  'Find a mark': 'Spoor zoeken',
  'Marks that belong together': 'Sporen die bij elkaar horen',
  'Compare all {marks}': 'Alle {marks} vergelijken',
  'marks of {name}': 'sporen van {name}',
  'Add marks': 'Sporen toevoegen',
  'One of yours, or a new name': 'Een van uw verzamelingen, of een nieuwe naam',
  '{added} of {scans} scans are new. {name} has {marks} marks now.':
    '{added} van {scans} scans zijn nieuw. {name} heeft nu {marks} sporen.',
  Added: 'Toegevoegd',
  'Not added yet. What was sent stays; correct this and send again.':
    'Nog niet toegevoegd. Wat is verzonden, blijft; corrigeer dit en verzend opnieuw.',

  // the benchmark
  'Frozen pairs of marks with known sources. Score them with your own method, submit the likelihood ratios, and see them beside others. Figures are of these pairs; they are no error rates of examination.':
    'Vastgelegde sporenparen met bekende bronnen. Scoor ze met uw eigen methode, zend de aannemelijkheidsquotiënten in en zie ze naast andere. De cijfers gelden voor deze paren; ze zijn geen foutpercentages van forensisch onderzoek.',
  'the splits': 'de splitsingen',
  'This service has no splits.': 'Deze dienst heeft geen splitsingen.',
  // also a picture of the microscope that a line divides
  Split: 'Splitsing',
  '{pairs}, of which {known} known match, from {sources} sources':
    '{pairs}, waarvan {known} van dezelfde bekende bron, van {sources} bronnen',
  Folds: 'Folds',
  '{n}, source-disjoint': '{n}, gescheiden naar bron',
  'the protocol': 'het protocol',
  'Kit (scan hashes, pairs, evaluate.py)': 'Kit (hashes van de scans, paren, evaluate.py)',
  Leaderboard: 'Ranglijst',
  'the leaderboard': 'de ranglijst',
  Method: 'Methode',
  Submitter: 'Ingezonden door',
  '± folds': '± folds',
  'least Cllr': 'kleinste Cllr',
  'calibration loss': 'kalibratieverlies',
  'Submit your likelihood ratios': 'Uw aannemelijkheidsquotiënten inzenden',
  Submit: 'Inzenden',
  'Address of a description (may stay empty)': 'Adres van een beschrijving (mag leeg blijven)',
  'Likelihood ratios (CSV)': 'Aannemelijkheidsquotiënten (CSV)',
  'Header pair_id,lr and one row for every pair of the kit':
    'Kopregel pair_id,lr en één rij voor elk paar van de kit',
  Submitted: 'Ingezonden',
  '{method}: Cllr {cllr}.': '{method}: Cllr {cllr}.',

  // verification
  'Verify a bundle': 'Een pakket verifiëren',
  'Every hash in the bundle is compared, and every computation is done again here, in this browser, with the same code as on the server. The report is printed again too, and compared with its PDF. Nothing is uploaded.':
    'Elke hash in het pakket wordt vergeleken, en elke berekening wordt hier in deze browser opnieuw gedaan, met dezelfde code als op de server. Ook het rapport wordt opnieuw afgedrukt en met de PDF vergeleken. Er wordt niets geüpload.',
  'To check bundles without this server, or without any network, take this page along as one file, and open it from your disk: {file}.':
    'Om pakketten zonder deze server, of geheel zonder netwerk, te verifiëren, neemt u deze pagina als één bestand mee en opent u die vanaf uw schijf: {file}.',
}
