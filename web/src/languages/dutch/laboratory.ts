import type { LABORATORY as GERMAN } from '../german/laboratory.ts'
import type { Translated } from '../translated.ts'

export const LABORATORY: Translated<typeof GERMAN> = {
  // several of these screens
  '{name}: {text}': '{name}: {text}',
  '{n} of {all}': '{n} van {all}',
  '{n} of {all} pairs': '{n} van {all} paren',
  '{least} to {greatest}': '{least} tot {greatest}',
  Sources: 'Bronnen',
  Measure: 'Meetgrootheid',
  Scores: 'Scores',
  Id: 'Id',
  Validation: 'Validatie',
  'Who vouches for the population': 'Wie voor de populatie instaat',
  'the study': 'de studie',
  // references
  'A reference is a set of scored pairs of known origin. A likelihood ratio is relative to one, and says nothing about marks outside what it covers. To make one of your own scans, run a {study}.':
    'Een referentie is een verzameling gescoorde paren van bekende herkomst. Een aannemelijkheidsquotiënt geldt ten opzichte van een referentie en zegt niets over sporen die daar niet onder vallen. Om er een van uw eigen scans te maken, voert u een {study} uit.',
  'the references': 'de referenties',
  'There is no reference.': 'Er is geen referentie.',
  Supports: 'Onderbouwt LR',
  'no ratio': 'geen LR',
  '{least}\u00a0to\u00a0{greatest}': '{least}\u00a0tot\u00a0{greatest}',
  'Pitch, µm': 'Puntafstand, µm',
  'Make and calibre': 'Merk en kaliber',
  'Last check': 'Laatste controle',
  '{names}, others not stated': '{names}, andere niet vermeld',
  'Cllr, data sets left out': 'Cllr, weggelaten datasets',
  'Import a reference': 'Referentie importeren',
  Import: 'Importeren',
  'JSON as Markgraph writes it, or scores of another program as .npz':
    'JSON zoals Markgraph het schrijft, of scores van een ander programma als .npz',
  'A sentence: who says that cases belong to it, and to which population. Leave it empty if the reference says it itself':
    'Eén zin: wie zegt dat zaken ertoe behoren, en tot welke populatie. Laat dit leeg als de referentie het zelf zegt',
  'Sidecar (of an .npz)': 'Begeleidend bestand (van een .npz)',
  'JSON that says where the scores come from': 'JSON dat zegt waar de scores vandaan komen',
  // one reference
  'Can I use it for my case?': 'Kan ik deze referentie voor mijn zaak gebruiken?',
  'Choose scans of your case. Each is held against what this reference covers: its resolution, its kind of mark and the conditions of its scans. No two are compared.':
    'Kies scans van uw zaak. Elke scan wordt getoetst aan wat deze referentie dekt: de resolutie, de soort sporen en de condities van de scans. De scans worden niet onderling vergeleken.',
  'Scans of the case (X3P)': 'Scans van de zaak (X3P)',
  '{n} of {all} scans are checked.': '{n} van {all} scans gecontroleerd.',
  'Yes: every scan lies within what this reference covers.':
    'Ja: elke scan valt binnen wat deze referentie dekt.',
  'Yes, with caution: 1 of {all} scans differs from those of this reference, as said below.':
    'Ja, maar let op: 1 van {all} scans wijkt af van die van deze referentie, zoals hieronder vermeld.',
  'Yes, with caution: {n} of {all} scans differ from those of this reference, as said below.':
    'Ja, maar let op: {n} van {all} scans wijken af van die van deze referentie, zoals hieronder vermeld.',
  'Not as they are: {unread} cannot be read. The reasons are below.':
    'Niet in deze vorm; niet leesbaar: {unread}. De redenen staan hieronder.',
  'Not as they are: 1 of {all} scans is refused. The reasons are below.':
    'Niet in deze vorm: 1 van {all} scans is geweigerd. De redenen staan hieronder.',
  'Not as they are: {n} of {all} scans are refused. The reasons are below.':
    'Niet in deze vorm: {n} van {all} scans zijn geweigerd. De redenen staan hieronder.',
  'Not as they are: 1 of {all} scans is refused, {unread} cannot be read. The reasons are below.':
    'Niet in deze vorm: 1 van {all} scans is geweigerd; niet leesbaar: {unread}. De redenen staan hieronder.',
  'Not as they are: {n} of {all} scans are refused, {unread} cannot be read. The reasons are below.':
    'Niet in deze vorm: {n} van {all} scans zijn geweigerd; niet leesbaar: {unread}. De redenen staan hieronder.',
  'On data sets left out': 'Op weggelaten datasets',
  'Each data set with the fit and the bounds of the others. This is the claim about marks of a study that the reference does not hold. A dash means that the other data sets support no likelihood ratio, or that a class is missing.':
    'Elke dataset met de fit en de grenzen van de andere. Dit is de uitspraak over sporen van een studie die niet in de referentie zit. Een streepje betekent dat de andere datasets geen aannemelijkheidsquotiënt onderbouwen, of dat een klasse ontbreekt.',
  'Known-match pairs': 'Paren van één bron (KM)',
  'Known-non-match pairs': 'Paren van verschillende bronnen (KNM)',
  'Known match under 1/3': 'KM onder 1/3',
  'Known non-match over 3': 'KNM boven 3',
  'What it covers': 'Wat deze referentie dekt',
  'The least and the greatest value of each measure over the scans of each data set.':
    'De kleinste en de grootste waarde van elke meetgrootheid over de scans van elke dataset.',
  '{tag} ({n} scans)': '{tag} ({n} scans)',
  '{km} known match, {knm} known non-match':
    '{km} van dezelfde bekende bron (KM), {knm} van verschillende bekende bronnen (KNM)',
  'Clusters of the interval': 'Clusters van het interval',
  Evidence: 'Grondslag',
  'Scores as sent, no scan seen': 'Scores zoals ingezonden, geen scans gezien',
  'Scans seen': 'Scans gezien',
  'Accepted with a reason': 'Toegelaten met een reden',
  Made: 'Gemaakt',
  'Data sets': 'Datasets',
  '{source} (licence {licence})': '{source} (licentie {licence})',
  'How the calibration does on pairs it was not fitted to. The protocols support different claims, and none of them is an error rate of examination.':
    'Hoe goed de kalibratie is op paren waarop die niet is gefit. De protocollen onderbouwen verschillende uitspraken, en geen ervan is een foutpercentage van forensisch onderzoek.',
  'Show the plots': 'Diagrammen tonen',
  'the validation, which may take a minute the first time':
    'de validatie, wat de eerste keer een minuut kan duren',
  'This reference is too small to be validated.': 'Deze referentie is te klein om te valideren.',
  'DET curve': 'DET-kromme',
  Reliability: 'Betrouwbaarheid',
  'Empirical cross-entropy': 'Empirische kruisentropie',
  'Fit to its own pairs (not a validation): AUC {auc}, Cllr {cllr}, least Cllr {least}.':
    'Fit op de eigen paren (geen validatie): AUC {auc}, Cllr {cllr}, kleinste Cllr {least}.',
  'Validation as PDF': 'Validatie als PDF',
  'Export as JSON': 'Exporteren als JSON',
  'All references': 'Alle referenties',
  // studies
  'A study scores all pairs of marks of known sources. From its scores you can make a reference that resembles your cases.':
    'Een studie scoort alle sporenparen van bekende bronnen. Van de scores kunt u een referentie maken die op uw zaken lijkt.',
  'the studies': 'de studies',
  'There is no study yet.': 'Er is nog geen studie.',
  Study: 'Studie',
  'Created (UTC)': 'Aangemaakt (UTC)',
  created: 'aangemaakt',
  queued: 'wacht',
  running: 'loopt',
  done: 'klaar',
  failed: 'mislukt',
  cancelled: 'gestopt',
  interrupted: 'onderbroken',
  'New study': 'Nieuwe studie',
  'Data set': 'Dataset',
  '{marks} marks of {sources} sources: {km} same-source and {knm} different-source pairs.':
    '{marks} sporen van {sources} bronnen: {km} paren van één bron en {knm} van verschillende bronnen.',
  'You need 1 more same-source pair to make a reference of these marks. You can validate them against another reference now.':
    'Voor een referentie van deze sporen is nog 1 paar van één bron nodig. U kunt ze nu al valideren met een andere referentie.',
  'You need {n} more same-source pairs to make a reference of these marks. You can validate them against another reference now.':
    'Voor een referentie van deze sporen zijn nog {n} paren van één bron nodig. U kunt ze nu al valideren met een andere referentie.',
  'A ratio on a reference of these marks will end at {greatest} for same source and at 1/{least} for different sources, or before. More sources raise these limits; more marks of the same sources soon do not.':
    'Een aannemelijkheidsquotiënt op een referentie van deze sporen eindigt uiterlijk bij {greatest} voor dezelfde bron en bij 1/{least} voor verschillende bronnen. Meer bronnen verruimen deze grenzen; meer sporen van dezelfde bronnen al gauw niet meer.',
  'Create and run': 'Aanmaken en starten',
  'Create and plan a validation': 'Aanmaken en validatie plannen',
  'Not made yet. What was sent stays; correct this and send again.':
    'Nog niet aangemaakt. Wat verzonden is, blijft; verbeter dit en verzend opnieuw.',
  // one study
  'Study “{name}”': 'Studie ‘{name}’',
  '{n} of {all} pairs, {rate} a second, {left} left': '{n} van {all} paren, {rate} per seconde, nog {left}',
  Run: 'Starten',
  'Scores as CSV': 'Scores als CSV',
  'Plan a validation': 'Validatie plannen',
  'All studies': 'Alle studies',
  '{n} scores are too many for a table here. The CSV has all of them, and the links below show which marks hang together.':
    '{n} scores zijn hier te veel voor een tabel. De CSV bevat ze allemaal, en de verbindingen hieronder tonen welke sporen samenhangen.',
  'the scores': 'de scores',
  Order: 'Volgorde',
  'by source': 'op bron',
  'by mark': 'op spoor',
  'as in the manifest': 'zoals in het manifest',
  'Framed: marks of one source. The darker, the higher the score ({kind}).':
    'Omkaderd: sporen van één bron. Hoe donkerder, hoe hoger de score ({kind}).',
  'The first {n} of {all} marks; the CSV has all.':
    'De eerste {n} van {all} sporen; de CSV bevat ze allemaal.',
  'The first {n} of {all} marks.': 'De eerste {n} van {all} sporen.',
  'Scores so far': 'Scores tot nu toe',
  '{n} of {all} pairs have a score. Empty cells have none yet.':
    '{n} van {all} paren hebben een score. Lege cellen hebben er nog geen.',
  'Scores of all pairs of marks': 'Scores van alle sporenparen',
  '{a} with {b}': '{a} met {b}',
  'Which marks hang together?': 'Welke sporen hangen samen?',
  'A link is a pair with a likelihood ratio of at least {ratio}':
    'Een verbinding is een paar met een aannemelijkheidsquotiënt van ten minste {ratio}',
  'Find links': 'Verbindingen zoeken',
  '{links} of {pairs} pairs are links at {ratio} or more, under {reference}. If no two marks had one source, at most {chance} would be, on average. {marks} marks form {clusters} clusters; {unlinked} have no link.':
    'Verbindingen met LR {ratio} of meer, volgens referentie {reference}: {links} van {pairs} paren. Als geen twee sporen dezelfde bron hadden, zouden het er gemiddeld hoogstens {chance} zijn. Clusters: {clusters}, met {marks} sporen; sporen zonder verbinding: {unlinked}.',
  '{a} and {b} are copies of one scan: their link says nothing about sources.':
    '{a} en {b} zijn kopieën van één scan: hun verbinding zegt niets over bronnen.',
  'Cluster {i}: {marks} marks, 1 link': 'Cluster {i}: {marks} sporen, 1 verbinding',
  'Cluster {i}: {marks} marks, {links} links': 'Cluster {i}: {marks} sporen, {links} verbindingen',
  'All {n} clusters; the chosen one has a frame': 'Alle {n} clusters; de gekozen cluster heeft een kader',
  'Show cluster {number} of {n}': 'Toon cluster {number} van {n}',
  'The weakest link that holds it is {a} – {b}, LR {ratio}. Without it: {one} | {other}. No other link joins the two parts.':
    'De zwakste verbinding die hem bijeenhoudt is {a} – {b}, LR {ratio}. Zonder die verbinding: {one} | {other}. Geen andere verbinding loopt tussen de twee delen.',
  'The weakest link that holds it is {a} – {b}, LR {ratio}. Without it: {one} | {other}, which 1 other link joins too.':
    'De zwakste verbinding die hem bijeenhoudt is {a} – {b}, LR {ratio}. Zonder die verbinding: {one} | {other}; daartussen loopt nog 1 andere verbinding.',
  'The weakest link that holds it is {a} – {b}, LR {ratio}. Without it: {one} | {other}, which {n} other links join too.':
    'De zwakste verbinding die hem bijeenhoudt is {a} – {b}, LR {ratio}. Zonder die verbinding: {one} | {other}; daartussen lopen nog {n} andere verbindingen.',
  '1 pair of these marks speak against one source. The lowest is {a} – {b}, LR {ratio}.':
    '1 paar van deze sporen spreekt tegen een gemeenschappelijke bron: {a} – {b}, LR {ratio}.',
  '{n} pairs of these marks speak against one source. The lowest is {a} – {b}, LR {ratio}.':
    '{n} paren van deze sporen spreken tegen een gemeenschappelijke bron. Het laagste is {a} – {b}, LR {ratio}.',
  '{title}; its marks, and the {n} links that hold them together':
    '{title}; de sporen en de verbindingen die ze bijeenhouden: {n}',
  'Make it a reference': 'Er een referentie van maken',
  'Comparisons can then name it. A reference never changes, and its id belongs to it for good.':
    'Vergelijkingen kunnen deze referentie dan gebruiken. Een referentie verandert nooit, en het id wordt nooit opnieuw gebruikt.',
  '1 to 64 of a–z, 0–9, _ and -': '1 tot 64 tekens uit a–z, 0–9, _ en -',
  'Name in reports': 'Naam in rapporten',
  'A sentence: who says that cases belong to it, and to which population':
    'Eén zin: wie zegt dat zaken ertoe behoren, en tot welke populatie',
  'Make reference': 'Referentie maken',
  // validations
  'A validation is planned before its marks are scored: which marks, under which reference, and which criteria the figures must meet. Its dossier says what came of it.':
    'Een validatie wordt gepland voordat de sporen worden gescoord: welke sporen, met welke referentie, en aan welke criteria de cijfers moeten voldoen. Het dossier vermeldt de uitkomst.',
  'To plan one, {link}, or open one.': 'Om er een te plannen, {link} of opent u er een.',
  'make a study of the marks': 'maakt u een studie van de sporen',
  'the validations': 'de validaties',
  'There is no validation yet.': 'Er is nog geen validatie.',
  dossier: 'dossier',
  planned: 'gepland',
  'Planned (UTC)': 'Gepland (UTC)',
  // a new validation
  '{title} of study “{name}”: {marks} marks of {sources} sources, {pairs} pairs.':
    '{title} van studie ‘{name}’: {marks} sporen van {sources} bronnen, {pairs} paren.',
  'Its pairs have been scored already: the dossier will say that the criteria came after the scores.':
    'De paren zijn al gescoord: het dossier zal zeggen dat de criteria na de scores kwamen.',
  'Name of the validation': 'Naam van de validatie',
  'Who chose marks and criteria': 'Wie de sporen en criteria heeft gekozen',
  'What the method is to be used for': 'Waarvoor de methode zal worden gebruikt',
  'Marks or pairs that are left out, and by which rule':
    'Sporen of paren die worden weggelaten, en volgens welke regel',
  'Reference that gives the ratios': 'Referentie die de LR’s geeft',
  'It must hold none of these marks': 'Deze mag geen van deze sporen bevatten',
  'These marks themselves, each pair without its sources': 'Deze sporen zelf, elk paar zonder zijn bronnen',
  'Limit of the pitch': 'Grens van de puntafstand',
  'As the comparisons of your cases have it': 'Zoals bij de vergelijkingen van uw zaken',
  'As usual for this reference': 'Zoals gebruikelijk bij deze referentie',
  'What the reference was measured at': 'Zoals de referentie is gemeten',
  'Make the plan': 'Plan maken',
  'A plan never changes.': 'Een plan verandert nooit.',
  'A criterion is met when the end of the 95 % interval does not pass the limit and the marks come from enough sources.':
    'Aan een criterium is voldaan als het einde van het 95%-interval de grens niet overschrijdt en de sporen van genoeg bronnen komen.',
  Limit: 'Grens',
  'Sources at least': 'Bronnen ten minste',
  'at most {limit}': 'ten hoogste {limit}',
  'at least {limit}': 'ten minste {limit}',
  'Measure of criterion {n}': 'Meetgrootheid van criterium {n}',
  'Limit of criterion {n}': 'Grens van criterium {n}',
  'Least sources of criterion {n}': 'Minimumaantal bronnen van criterium {n}',
  'Remove criterion {n}': 'Criterium {n} verwijderen',
  'Add a criterion': 'Criterium toevoegen',
  'Cllr of the bounded ratios': 'Cllr van de begrensde LR’s',
  'Same-source pairs with a ratio below 1 (share)': 'Paren van één bron met een LR onder 1 (aandeel)',
  'Different-source pairs with a ratio above 1 (share)':
    'Paren van verschillende bronnen met een LR boven 1 (aandeel)',
  'Cllr after the best calibration': 'Cllr na de beste kalibratie',
  'Area under the ROC curve': 'Oppervlakte onder de ROC-kromme',
  'Equal error rate of the ranking': 'Gelijke foutkans (EER) van de rangorde',
  'Calibration loss (Cllr less Cllr after the best calibration)':
    'Kalibratieverlies (Cllr min Cllr na de beste kalibratie)',
  'Highest Cllr without any one source': 'Hoogste Cllr bij weglaten van één bron',
  'Cllr with two known marks, less that with one': 'Cllr met twee vergelijkingssporen, min die met één',
  'Highest Cllr of one data set': 'Hoogste Cllr van één dataset',
  // one validation
  'the validation': 'de validatie',
  'Validation “{name}”': 'Validatie ‘{name}’',
  'All validations': 'Alle validaties',
  'Being scored': 'Wordt gescoord',
  Planned: 'Gepland',
  'Run the plan': 'Plan uitvoeren',
  'The plan': 'Het plan',
  '{time} UTC, by {who}': '{time} UTC, door {who}',
  'the marks themselves, each pair without its sources': 'de sporen zelf, elk paar zonder zijn bronnen',
  Purpose: 'Doel',
  Exclusions: 'Uitsluitingen',
  'Marks of this plan had been scored when it was made; the dossier says in which studies or reports.':
    'Sporen van dit plan waren al gescoord toen het werd gemaakt; het dossier zegt in welke studies of rapporten.',
  Criterion: 'Criterium',
  // the dossier
  'the dossier': 'het dossier',
  'All criteria are met': 'Aan alle criteria is voldaan',
  '{n} of {all} criteria are met': 'Aan {n} van {all} criteria is voldaan',
  '{marks} marks of {sources} sources: {km} same-source and {knm} different-source pairs. {protocol} None of the figures is an error rate of examination.':
    '{marks} sporen van {sources} bronnen: {km} paren van één bron en {knm} van verschillende bronnen. {protocol} Geen van deze cijfers is een foutpercentage van forensisch onderzoek.',
  Characteristic: 'Prestatiekenmerk',
  'Result (95 % interval)': 'Resultaat (95%-interval)',
  Met: 'Voldaan',
  accuracy: 'nauwkeurigheid',
  'discriminating power': 'onderscheidend vermogen',
  calibration: 'kalibratie',
  robustness: 'robuustheid',
  coherence: 'coherentie',
  generalization: 'generalisatie',
  '{value} ({low} to {high})': '{value} ({low} tot {high})',
  'no: {reason}': 'nee: {reason}',
  'Dossier as PDF': 'Dossier als PDF',
  'Dossier as JSON': 'Dossier als JSON',
  'Nothing was found that speaks against the marks, their labels or their scans.':
    'Er is niets gevonden dat tegen de sporen, hun labels of hun scans spreekt.',
  'To be weighed before it is approved': 'Af te wegen vóór de goedkeuring',
  Approval: 'Goedkeuring',
  'Nobody has approved this dossier.': 'Niemand heeft dit dossier goedgekeurd.',
  Statement: 'Verklaring',
  'Known deviations': 'Bekende afwijkingen',
  'Approve the dossier': 'Dossier goedkeuren',
  Approve: 'Goedkeuren',
  'Who approves it': 'Wie het goedkeurt',
  'What it is approved for': 'Waarvoor het wordt goedgekeurd',
  'Known deviations that are accepted, and why': 'Bekende afwijkingen die worden aanvaard, en waarom',
  'Needed where a criterion is not met or something was found':
    'Nodig als aan een criterium niet is voldaan of er iets is gevonden',
  'Accept {code} with a reason': '{code} toelaten met een reden',
  'Only if it is no fault here. Every answer shows the reason':
    'Alleen als het hier geen fout is. Elk antwoord toont de reden',
}
