import type { RESULT as GERMAN } from '../german/result.ts'
import type { Translated } from '../translated.ts'

export const RESULT: Translated<typeof GERMAN> = {
  // the result and what can be done with it
  'Result: {what}': 'Resultaat: {what}',
  'two {marks}': 'twee {marks}',
  '{questioned} against {n} {marks}': '{questioned} tegenover {n} {marks}',
  'All marks': 'Alle sporen',
  'Both marks': 'Beide sporen',
  'The request': 'De aanvraag',
  '{mark}, scan {scan}': '{mark}, scan {scan}',
  'Diagnostic only': 'Alleen diagnostisch',
  'At the limit of the reference': 'Op de grens van de referentie',
  'Within the limits of the reference': 'Binnen de grenzen van de referentie',
  'Read this warning first': 'Lees eerst deze waarschuwing',
  'Read these {n} warnings first': 'Lees eerst deze {n} waarschuwingen',
  '{places}: {message}': '{places}: {message}',
  'About this result': 'Over dit resultaat',
  'Why this number': 'Waarom dit getal',
  Computation: 'Berekening',
  // actions
  'What to do with this report': 'Wat u met dit rapport kunt doen',
  'PDF …': 'PDF …',
  'Bundle …': 'Pakket …',
  'Script …': 'Script …',
  'Report {handle}': 'Rapport {handle}',
  'A bundle holds the report with all it was computed from. Anyone can check it without this service; with the scans, every step can be computed again.':
    'Een pakket bevat het rapport met alles waaruit het is berekend. Iedereen kan het zonder deze dienst verifiëren; met de scans kan elke stap opnieuw worden berekend.',
  'With the scans': 'Met de scans',
  'Without the scans': 'Zonder de scans',
  'The recipe alone': 'Alleen het recept',
  'Check a bundle': 'Een pakket verifiëren',
  'The page that checks it, as one file': 'De pagina die het verifieert, als één bestand',
  // the PDF
  'Report number': 'Rapportnummer',
  'Exhibit of mark A': 'Stuk van spoor A',
  'Exhibit of mark B': 'Stuk van spoor B',
  Examiner: 'Onderzoeker',
  Date: 'Datum',
  'as it is to be printed': 'zoals die moet worden afgedrukt',
  'Who signs': 'Wie ondertekent',
  'names separated by semicolons, at most 6; each gets a line':
    'namen gescheiden door puntkomma’s, hoogstens 6; elk krijgt een regel',
  'Exhibit of the questioned mark': 'Stuk van het betwiste spoor',
  'Exhibit of the known marks': 'Stuk van de vergelijkingssporen',
  'Its PDF has the texts that stand in the form of the PDF now. Save the PDF with the same texts, and the bundle proves it.':
    'De PDF erin heeft de teksten die nu in het formulier van de PDF staan. Bewaar de PDF met dezelfde teksten, dan bewijst het pakket die.',
  'All fields may stay empty. The same words give the same file.':
    'Alle velden mogen leeg blijven. Dezelfde woorden geven hetzelfde bestand.',
  'of the document; the number does not depend on it': 'van het document; het getal hangt er niet van af',
  'As the service is set': 'Zoals de dienst is ingesteld',
  'With the section on sensitivity': 'Met het hoofdstuk over de gevoeligheid',
  'Save the PDF': 'PDF opslaan',
  // a script that does it again, and the recipe verified
  'The first command, on the machine of this service, writes a script. The second repeats the comparison with it, from any machine that reaches the service, and checks the handle of every step. It needs Python and nothing else.':
    'De eerste opdracht schrijft op de machine van deze dienst een script. De tweede herhaalt daarmee de vergelijking, vanaf elke machine die de dienst bereikt, en controleert het kenmerk van elke stap. Alleen Python is nodig.',
  'Copy the commands': 'Opdrachten kopiëren',
  'the verification, which computes every step again': 'de verificatie, die elke stap opnieuw berekent',
  Verified: 'Geverifieerd',
  'Equal, but not verified': 'Gelijk, maar niet geverifieerd',
  'Not verified': 'Niet geverifieerd',
  'Every step was computed again from the stored scans, and the recipe has the same handle.':
    'Elke stap is opnieuw berekend uit de opgeslagen scans, en het recept heeft hetzelfde kenmerk.',
  'The reference is bundled.': 'De referentie wordt met het programma meegeleverd.',
  'The reference is trusted.': 'De referentie wordt vertrouwd.',
  'The reference is unknown.': 'De referentie is onbekend.',
  'the recomputed recipe has another handle': 'het opnieuw berekende recept heeft een ander kenmerk',
  '{n} steps: {steps}.': '{n} stappen: {steps}.',
  // the likelihood ratio
  'Limited by the size of the reference: it supports no more, whichever of its marks are drawn.':
    'Begrensd door de omvang van de referentie: die onderbouwt niet meer, welke van de sporen ook worden getrokken.',
  '{ratio}, to the digits shown': '{ratio}, in de getoonde cijfers',
  '{low} to {high}': '{low} tot {high}',
  '95 % interval: {range}': '95%-interval: {range}',
  '95 % interval: {range}. The number stands at the limit of the reference':
    '95%-interval: {range}. Het getal staat op de grens van de referentie',
  'This score supports the proposition “same source”. The number is cut at the limit of the reference; it is not a measured value.':
    'Deze score steunt de hypothese ‘dezelfde bron’. Het getal is afgekapt op de grens van de referentie; het is geen meetwaarde.',
  'This score supports the proposition “different sources”. The number is cut at the limit of the reference; it is not a measured value.':
    'Deze score steunt de hypothese ‘verschillende bronnen’. Het getal is afgekapt op de grens van de referentie; het is geen meetwaarde.',
  'This score is {times} times as probable if the proposition “same source” is true as if “different sources” is true.':
    'Deze score is {times} keer zo waarschijnlijk wanneer de hypothese ‘dezelfde bron’ waar is als wanneer ‘verschillende bronnen’ waar is.',
  'This score is {times} times as probable if the proposition “different sources” is true as if “same source” is true.':
    'Deze score is {times} keer zo waarschijnlijk wanneer de hypothese ‘verschillende bronnen’ waar is als wanneer ‘dezelfde bron’ waar is.',
  "Every draw of the reference's marks gives this number, because it ends there; that is not certainty.":
    'Elke trekking uit de sporen van de referentie geeft dit getal, omdat de referentie daar ophoudt; dat is geen zekerheid.',
  'The interval says how far the number depends on which marks are in the reference. How other firearms or tools mark is not in it.':
    'Het interval geeft aan in hoeverre het getal ervan afhangt welke sporen in de referentie zitten. Hoe andere vuurwapens of werktuigen sporen achterlaten, zit er niet in.',
  'Numerator: the {marks} of this source. Denominator: other sources of reference {reference}, of the same class ({sources} sources; {same} questions of one source and {different} of different sources).':
    'Teller: de {marks} van deze bron. Noemer: andere bronnen van referentie {reference}, van dezelfde klasse ({sources} bronnen; {same} vragen van één bron en {different} van verschillende bronnen).',
  'Reference: {reference}, {same} known-match and {different} known-non-match pairs of {sources} sources.':
    'Referentie: {reference}, {same} paren van dezelfde bekende bron en {different} paren van verschillende bekende bronnen, van {sources} bronnen.',
  // the known marks
  '{marks} and the questioned mark': '{marks} en het betwiste spoor',
  'Score of every two marks. What a known mark scores with the questioned mark by itself is no ratio: one mark alone does not show how well its source marks.':
    'Score van elk paar sporen. De score van één vergelijkingsspoor met het betwiste spoor is geen aannemelijkheidsquotiënt: één spoor alleen laat niet zien hoe goed zijn bron sporen achterlaat.',
  'K{index} does not count: {reason}': 'K{index} telt niet mee: {reason}',
  'Scores of the questioned mark and of the known marks':
    'Scores van het betwiste spoor en van de vergelijkingssporen',
  Questioned: 'Betwist spoor',
  best: 'het best',
  'The known marks agree with each other by {score} on average.':
    'De vergelijkingssporen hebben onderling een gemiddelde overeenkomst van {score}.',
  'Marks of different sources agree by {mean} (standard deviation {sd}).':
    'Sporen van verschillende bronnen hebben een gemiddelde overeenkomst van {mean} (standaardafwijking {sd}).',
  'A number needs at least {score} among the known marks.':
    'Voor een getal is ten minste {score} tussen de vergelijkingssporen nodig.',
  'What is stated': 'Wat is opgegeven',
  '{marks} made': '{marks}: aantal gemaakt',
  '{marks} used': '{marks}: aantal gebruikt',
  Instrument: 'Instrument',
  'the same for all marks': 'voor alle sporen gelijk',
  'not the same for all marks': 'niet voor alle sporen gelijk',
  'Would be left out: K{index}': 'Zou worden weggelaten: K{index}',
  'Without K{index}: no likelihood ratio, because the others agree no better than marks of different sources.':
    'Zonder K{index}: geen aannemelijkheidsquotiënt, omdat de andere niet beter overeenkomen dan sporen van verschillende bronnen.',
  'Without K{index}: {ratio}, log₁₀ LR {value}.': 'Zonder K{index}: {ratio}, log₁₀ LR {value}.',
  // the comparison microscope
  'Comparison microscope': 'Vergelijkingsmicroscoop',
  'how the two lie on each other': 'hoe de twee op elkaar liggen',
  'the microscope': 'de microscoop',
  'Both profiles as they were scanned': 'Beide profielen zoals ze zijn gescand',
  'Profile of {mark} as it was scanned': 'Profiel zoals het is gescand: {mark}',
  'First mark': 'Eerste spoor',
  'Second mark': 'Tweede spoor',
  'both marks': 'beide sporen',
  'Left of the line {a}, right of it {b}, as the score laid them on each other.':
    'Links van de lijn: {a}; rechts ervan: {b}, in de ligging volgens de score.',
  'Above the line {a}, below it {b}, as the score laid them on each other.':
    'Boven de lijn: {a}; eronder: {b}, in de ligging volgens de score.',
  'Line of the picture': 'Lijn van de afbeelding',
  // regions that agree
  'land {n}': 'veld {n}',
  '{mark}, which agrees best': '{mark}, dat het best overeenkomt',
  'No region of one mark agrees with a region of the other.':
    'Geen gebied van het ene spoor komt overeen met een gebied van het andere.',
  '{n} regions agree. Point at one, or choose it in the list, to see its partner.':
    'Gebieden die overeenkomen: {n}. Wijs er een aan, of kies het in de lijst, om het bijbehorende te zien.',
  '{n} regions agree on the two {part}s that fit best. Point at one, or choose it in the list, to see its partner.':
    'Gebieden die overeenkomen: {n}, op de twee best passende delen ({part}). Wijs er een aan, of kies het in de lijst, om het bijbehorende te zien.',
  '{mark}: relief with {n} regions that agree': '{mark}: reliëf, gebieden die overeenkomen: {n}',
  'Outline the regions': 'Gebieden omkaderen',
  'none chosen': 'geen gekozen',
  '{n}: correlation {value}': '{n}: correlatie {value}',
  'Found in {a} and {b}.': 'Gevonden in {a} en {b}.',
  'the signature of {mark}': 'de signatuur van {mark}',
  // why this number
  'the matrix of lands': 'de matrix van de velden',
  'Correlation of each land of {a} with each land of {b}, at the shift where it is greatest. The framed cells are the arrangement that was scored. Choose a cell to see its two lands.':
    'Correlatie van elk veld van {a} met elk veld van {b}, bij de verschuiving waar die het grootst is. De omkaderde cellen vormen de rangschikking die is gescoord. Kies een cel om de twee velden te zien.',
  'Correlation of lands': 'Correlatie van de velden',
  'Land {i} of {a} with land {k} of {b}: {value}': 'Veld {i} van {a} met veld {k} van {b}: {value}',
  'Land {i} of {a} with land {k} of {b}: {value}, scored':
    'Veld {i} van {a} met veld {k} van {b}: {value}, gescoord',
  'Land {n} of {mark}': 'Veld {n} van {mark}',
  'land {n} of {mark}': 'veld {n} van {mark}',
  '{a} over {b}: correlation {value}, shift {shift} µm; {windows} (shaded)':
    '{a} en {b} over elkaar: correlatie {value}, verschuiving {shift} µm; {windows} (gearceerd)',
  '{a} over {b}: correlation {value}, shift {shift} µm, {b} turned by 180°; {windows} (shaded)':
    '{a} en {b} over elkaar: correlatie {value}, verschuiving {shift} µm, {b} 180° gedraaid; {windows} (gearceerd)',
  '1 window agrees': '1 segment komt overeen',
  '{n} windows agree': '{n} segmenten komen overeen',
  'Profiles of {a} and {b} over {length} mm, with {n} windows that agree.':
    'Profielen ({a}, {b}) over {length} mm; segmenten die overeenkomen: {n}.',
  'correlation {value}': 'correlatie {value}',
  'mm across the striae of {mark}': 'mm dwars op de krassen ({mark})',
  'height / rms': 'hoogte / rms',
  '{b} is turned by {turn}° and shifted by {shift} µm onto {a}. Of the {all} cells of {mark}, {n} are congruent (framed in blue); the others are framed in grey.':
    '{b} is {turn}° gedraaid en {shift} µm verschoven op {a} gelegd. Congruente cellen van {mark}: {n} van {all} (blauw omkaderd); de andere zijn grijs omkaderd.',
  'the maps': 'de hoogtekaarten',
  'Blend: {shares}': 'Menging: {shares}',
  'Cells of': 'Cellen van',
  '{mark}, looked for on {other}': '{mark}, gezocht op {other}',
  'Dark is low and light is high, after form and long waves were taken off.':
    'Donker is laag en licht is hoog, nadat de vorm en de lange golven zijn verwijderd.',
  'Both maps on each other with {n} cells': 'Beide hoogtekaarten op elkaar, met {n} cellen',
  'Show both in three dimensions': 'Beide in drie dimensies tonen',
  'The maps that were compared, B laid on A as it was registered. Heights are standardised.':
    'De hoogtekaarten die zijn vergeleken, B op A gelegd zoals bij de vergelijking. De hoogten zijn gestandaardiseerd.',
  'The surfaces that were compared, with their striae upright and without their form.':
    'De oppervlakken die zijn vergeleken, met de krassen verticaal en zonder hun vorm.',
  // sensitivity
  Sensitivity: 'Gevoeligheid',
  'Compute it': 'Berekenen',
  'compares again under other settings of the scorer, which takes a while':
    'vergelijkt opnieuw met andere instellingen van de scoremethode; dat duurt even',
  'the sensitivity': 'de gevoeligheid',
  'Under {n} of {all} other settings there is a likelihood ratio; log₁₀ LR lies between {least} and {greatest}.':
    'Bij {n} van {all} andere instellingen is er een aannemelijkheidsquotiënt; log₁₀ LR ligt tussen {least} en {greatest}.',
  'All settings support the same proposition.': 'Alle instellingen steunen dezelfde hypothese.',
  '{n} of them support the other proposition: there and in the answer, log₁₀ LR is more than 0.5 from 0.':
    'Daarvan steunen er {n} de andere hypothese: daar en in het antwoord ligt log₁₀ LR meer dan 0,5 van 0.',
  'Some support the other proposition, but only where log₁₀ LR is within 0.5 of 0, there or in the answer.':
    'Sommige steunen de andere hypothese, maar alleen waar log₁₀ LR daar of in het antwoord hoogstens 0,5 van 0 ligt.',
  'The setting that moves it most is {setting}.':
    'De instelling die de uitkomst het meest verandert, is {setting}.',
  'all together': 'alle samen',
  'log10 LR under {n} other settings; the answer that was given is {value}.':
    'log10 LR bij {n} andere instellingen; het gegeven antwoord is {value}.',
  'log₁₀ LR; the upright line is the answer that was given':
    'log₁₀ LR; de verticale lijn is het gegeven antwoord',
  'Other settings give other scores. So the scans of reference {reference} have to be scored under each of them, once for all comparisons on it. Comparisons go first meanwhile, and you can leave this page.':
    'Andere instellingen geven andere scores. Daarom moeten de scans van referentie {reference} met elk ervan worden gescoord, één keer voor alle vergelijkingen met die referentie. Vergelijkingen gaan intussen voor, en u kunt deze pagina verlaten.',
  'Score the reference under other settings': 'Referentie met andere instellingen scoren',
  'It was stopped. What is scored is kept.': 'Gestopt. Wat is gescoord, blijft bewaard.',
  'Waits for its turn …': 'Wacht op zijn beurt …',
  '{done} of {settings} settings, {scored} of {pairs} pairs':
    '{done} van {settings} instellingen, {scored} van {pairs} paren',
  // the reference
  'Compared with known pairs: {reference}': 'Vergeleken met bekende paren: {reference}',
  'Questions of two known marks': 'Vragen met twee vergelijkingssporen',
  '{same} of one source, {different} of different sources':
    '{same} van één bron, {different} van verschillende bronnen',
  '{same} known match (KM), {different} known non-match (KNM)':
    '{same} van dezelfde bekende bron (KM), {different} van verschillende bekende bronnen (KNM)',
  'Score of this comparison': 'Score van deze vergelijking',
  'Fit to its own pairs (not a validation)': 'Fit op de eigen paren (geen validatie)',
  'AUC {auc}, Cllr {cllr}, least Cllr {least} ({protocol})':
    'AUC {auc}, Cllr {cllr}, kleinste Cllr {least} ({protocol})',
  '{sources}: scans of these sources are compared here':
    '{sources}: scans van deze bronnen worden hier vergeleken',
  'About this reference': 'Over deze referentie',
  // the checks
  'All {n} checks pass.': 'Alle {n} controles zijn in orde.',
  '{n} checks pass, {cautions}, {refusals}.': 'Controles in orde: {n}; {cautions}, {refusals}.',
  'none need caution': 'geen ‘let op’',
  '1 needs caution': '1 keer ‘let op’',
  '{n} need caution': '{n} keer ‘let op’',
  'none refuses': 'geen weigering',
  '1 refuses': '1 weigering',
  '{n} refuse': '{n} weigeringen',
  'One instrument: {instrument}': 'Eén instrument: {instrument}',
  '{n} instruments, as the files name them': '{n} instrumenten, zoals de bestanden ze noemen',
  Where: 'Waar',
  Reason: 'Reden',
  // the computation
  'All digits, for who computes it again. They say nothing about how certain the number is; its interval and limits do.':
    'Alle cijfers, voor wie het narekent. Ze zeggen niets over hoe zeker het getal is; dat doen het interval en de grenzen.',
  '95 % interval of log₁₀ LR': '95%-interval van log₁₀ LR',
  'Limits of log₁₀ LR': 'Grenzen van log₁₀ LR',
  'the recipe': 'het recept',
  'Every step as a graph': 'Elke stap als graaf',
  // a score alone, and refusals
  'A score alone': 'Alleen een score',
  'A score without a likelihood ratio': 'Een score zonder aannemelijkheidsquotiënt',
  'Score {score} ({kind}).': 'Score {score} ({kind}).',
  Refused: 'Geweigerd',
  'No likelihood ratio: the {marks} do not agree with each other':
    'Geen aannemelijkheidsquotiënt: de {marks} komen onderling niet overeen',
  'No likelihood ratio: the comparison was refused':
    'Geen aannemelijkheidsquotiënt: de vergelijking is geweigerd',
  'This is support for neither side: it shows neither that the questioned mark comes from the source of these {marks}, nor that it comes from another one.':
    'Dit steunt geen van beide hypothesen: het laat niet zien dat het betwiste spoor van de bron van deze {marks} komt, en ook niet dat het van een andere komt.',
  'No number is given, and neither proposition is supported.':
    'Er wordt geen getal gegeven, en geen van beide hypothesen wordt gesteund.',
  'Back to the scans': 'Terug naar de scans',
  '{places}:': '{places}:',
  "Accept the reference's resolution and compare again":
    'Resolutie van de referentie toestaan en opnieuw vergelijken',
  '{mark} was scanned as its mirror image: compare again':
    '{mark} is als spiegelbeeld gescand: opnieuw vergelijken',
  'The known marks were scanned as their mirror images: compare again':
    'De vergelijkingssporen zijn als spiegelbeelden gescand: opnieuw vergelijken',
  '{mark} was not mirrored: compare again': '{mark} was niet gespiegeld: opnieuw vergelijken',
  'The known marks were not mirrored: compare again':
    'De vergelijkingssporen waren niet gespiegeld: opnieuw vergelijken',
  '{mark} is a cast: compare again': '{mark} is een afgietsel: opnieuw vergelijken',
  'The known marks are casts: compare again': 'De vergelijkingssporen zijn afgietsels: opnieuw vergelijken',
  '{mark} is no cast: compare again': '{mark} is geen afgietsel: opnieuw vergelijken',
  'The known marks are no casts: compare again':
    'De vergelijkingssporen zijn geen afgietsels: opnieuw vergelijken',
  // in plain words, and into a case
  'In plain words': 'In gewone taal',
  'the explanation': 'de uitleg',
  'Add this report to a case': 'Dit rapport aan een zaak toevoegen',
  'Number of the case': 'Nummer van de zaak',
  'Report that it replaces': 'Rapport dat het vervangt',
  'Handle of an earlier report of the case; may stay empty':
    'Kenmerk van een eerder rapport van de zaak; mag leeg blijven',
  // warnings
  'these are scans of source {source} of reference {reference}; all pairs of that source are left out of the calibration':
    'dit zijn scans van bron {source} van referentie {reference}; alle paren van die bron zijn uit de kalibratie weggelaten',
  'these are marks of reference {reference}, and their pairs could not be left out, because without {sources} too few pairs are left: this ratio is not independent':
    'dit zijn sporen van referentie {reference}, en hun paren konden niet worden weggelaten, omdat er zonder {sources} te weinig paren overblijven: deze LR is niet onafhankelijk',
  'A bundle does not prove a PDF with this section: no bundle has it.':
    'Een pakket bewijst geen pdf met dit deel: geen pakket bevat het.',
}
