import type { CASES as GERMAN } from '../german/cases.ts'
import type { Translated } from '../translated.ts'

export const CASES: Translated<typeof GERMAN> = {
  // cases
  'the cases': 'de zaken',
  'A case keeps its items, its propositions and its reports together. No result depends on it.':
    'Een zaak houdt stukken, hypothesen en rapporten bij elkaar. Geen enkel resultaat hangt ervan af.',
  'New case': 'Nieuwe zaak',
  'Make the case': 'Zaak aanmaken',
  Number: 'Nummer',
  'What it is about': 'Onderwerp',
  Find: 'Zoeken naar',
  'A number, an exhibit, or the handle of a report': 'Een nummer, een stuk of het kenmerk van een rapport',
  'No case has this.': 'Dit komt in geen enkele zaak voor.',
  'There is no case yet.': 'Er is nog geen zaak.',
  open: 'open',
  closed: 'gesloten',
  Items: 'Stukken',
  Reports: 'Rapporten',
  'Made (UTC)': 'Gemaakt (UTC)',

  // one case
  'the case': 'de zaak',
  'Case {number}': 'Zaak {number}',
  'This case is open.': 'Deze zaak is open.',
  'This case is closed.': 'Deze zaak is gesloten.',
  'Close the case': 'Zaak sluiten',
  'Open it again': 'Opnieuw openen',
  'All cases': 'Alle zaken',
  'No report yet. Every result can be added to a case.':
    'Nog geen rapport. Elk resultaat kan aan een zaak worden toegevoegd.',
  Version: 'Versie',
  Replaces: 'Vervangt',
  'Added (UTC)': 'Toegevoegd (UTC)',
  '{exhibit} against {source}': '{exhibit} tegenover {source}',
  '(replaced)': '(vervangen)',
  'Other items': 'Andere stukken',
  'None.': 'Geen.',
  '{name}: {what}': '{name}: {what}',
  Received: 'Ontvangen',
  By: 'Door',
  When: 'Wanneer',
  'Proposition: one source': 'Hypothese: dezelfde bron',
  'Proposition: different sources': 'Hypothese: verschillende bronnen',
  'Who supplied the propositions': 'Wie de hypothesen heeft opgegeven',
  'Relevant population': 'Relevante populatie',
  'Why this reference': 'Waarom deze referentie',
  'Propositions and population': 'Hypothesen en populatie',
  'not given': 'niet opgegeven',
  'Add another item': 'Nog een stuk toevoegen',
  Exhibit: 'Stuk',
  'What it is': 'Omschrijving',
  'Its marks': 'Sporen ervan',
  'SHA-256 of scans or handles of reports, separated by spaces':
    'SHA-256 van scans of kenmerken van rapporten, gescheiden door spaties',
  'Add who received what': 'Ontvangst toevoegen',
  'Received by': 'Ontvangen door',
  'as it is to be shown': 'zoals het getoond moet worden',
  'Change number, name and texts': 'Nummer, onderwerp en teksten wijzigen',
  Save: 'Opslaan',

  // the marks of a case
  'Questioned marks': 'Betwiste sporen',
  'None yet.': 'Nog geen.',
  'Known sources and their test fires': 'Bekende bronnen en hun vergelijkingssporen',
  'None yet. Two or more test fires of a source say how well it marks.':
    'Nog geen. Twee of meer vergelijkingssporen van een bron laten zien hoe goed die sporen achterlaat.',
  '{exhibit}, its first scan': '{exhibit}, de eerste scan',
  '1 scan': '1 scan',
  '{scans}; {note}': '{scans}; {note}',
  'Remove {exhibit}': 'Verwijderen {exhibit}',
  'The case has an exhibit {mark} already. Give this one another name.':
    'De zaak heeft al een stuk {mark}. Geef dit stuk een andere naam.',
  'Add {many} of a source': 'Voeg {many} van een bron toe',
  'Add questioned marks': 'Betwiste sporen toevoegen',
  'A folder in it for each source, or names that begin alike.':
    'Met een submap voor elke bron, of namen met hetzelfde begin.',
  'Scans of one mark have names that begin alike.': 'De namen van de scans van één spoor beginnen hetzelfde.',
  'Add to the case': 'Aan de zaak toevoegen',
  'Nothing was added yet. What was sent stays; correct this and add again.':
    'Er is nog niets toegevoegd. Wat is verzonden, blijft bewaard; verbeter dit en voeg opnieuw toe.',

  // comparisons in a case
  'Questioned marks against known sources': 'Betwiste sporen tegenover bekende bronnen',
  'A questioned mark is compared with all test fires of a source at once. The answer is added to the case.':
    'Een betwist spoor wordt met alle vergelijkingssporen van een bron tegelijk vergeleken. Het antwoord wordt aan de zaak toegevoegd.',
  '1 mark': '1 spoor',
  '{n} marks': '{n} sporen',
  'Compare {marks}': 'Vergelijken {marks}',
  '{one} with {other}': '{one} met {other}',
  '{mark}, scan {n}': '{mark}, scan {n}',
  'Both are the same report. Choose two different ones.':
    'Beide zijn hetzelfde rapport. Kies twee verschillende.',
  '{report}, version {version}, added {date}': '{report}, versie {version}, toegevoegd {date}',
  'Compare two answers': 'Twee antwoorden vergelijken',
  'First report': 'Eerste rapport',
  'Second report': 'Tweede rapport',
  'Show what differs': 'Verschillen tonen',

  // recent answers
  'Recent reports': 'Recente rapporten',
  'The newest comparisons that were asked for here. Reports hold no file names and no case numbers: names of files are shown only in the tab that compared them.':
    'De nieuwste vergelijkingen die hier zijn aangevraagd. Rapporten bevatten geen bestandsnamen en geen zaaknummers: bestandsnamen zijn alleen te zien in het tabblad waarin de bestanden zijn vergeleken.',
  'the reports': 'de rapporten',
  'There is no report yet.': 'Er is nog geen rapport.',
  'Marks compared': 'Vergeleken sporen',
  '{outcome}; in doubt: a check failed': '{outcome}; twijfelachtig: een controle was niet in orde',
  'Given (UTC)': 'Uitgebracht (UTC)',
  Newest: 'Nieuwste',
  Older: 'Oudere',
  '{name} and {n} more': '{name} en nog {n}',

  // reviews
  'In a review a second person compares the same scans without seeing the first result. The settings are fixed before there is a score; then both results are shown, and both sign one sentence. Both need an API key.':
    'Bij een tweede beoordeling vergelijkt een tweede persoon dezelfde scans zonder het eerste resultaat te zien. De instellingen worden vastgelegd voordat er een score is; daarna worden beide resultaten getoond, en beiden ondertekenen één zin. Beiden hebben een API-sleutel nodig.',
  'the reviews': 'de tweede beoordelingen',
  'There is no review yet.': 'Er is nog geen tweede beoordeling.',
  'Asked (UTC)': 'Gevraagd (UTC)',
  'Asked by': 'Gevraagd door',
  'Asked of': 'Gevraagd aan',
  'What comes next': 'Wat volgt',
  'Ask for a review': 'Een tweede beoordeling vragen',
  Ask: 'Vragen',
  'Its handle; one that you made': 'Het kenmerk; een rapport dat u hebt gemaakt',
  Reviewer: 'Tweede beoordelaar',
  'The name of the API key of the person who compares again':
    'De naam van de API-sleutel van de persoon die opnieuw vergelijkt',
  'The reviewer reads it: say nothing of settings or result. It may stay empty':
    'De tweede beoordelaar leest dit: zeg niets over instellingen of resultaat. Mag leeg blijven',
  'You commit settings.': 'U legt instellingen vast.',
  '{reviewer} commits settings.': '{reviewer} legt instellingen vast.',
  'You compare.': 'U vergelijkt.',
  '{reviewer} compares.': '{reviewer} vergelijkt.',
  'Both sign one sentence.': 'Beiden ondertekenen één zin.',
  'Nothing: both have signed.': 'Niets: beiden hebben ondertekend.',

  // one review
  'the review': 'de tweede beoordeling',
  'Review of {marks}': 'Tweede beoordeling: {marks}',
  'All reviews': 'Alle tweede beoordelingen',
  Propositions: 'Hypothesen',
  '{who} has signed': '{who} heeft ondertekend',
  Document: 'Document',
  Next: 'Volgende stap',
  'This review is blind: the record of acts shows its steps in their order.':
    'Deze tweede beoordeling is blind: het register van handelingen toont de stappen in de juiste volgorde.',
  'This review is not blind': 'Deze tweede beoordeling is niet blind',
  'the reviewer asked for the first result before the own one was there':
    'de tweede beoordelaar vroeg het eerste resultaat op voordat het eigen resultaat er was',
  'the reviewer had compared these scans before the settings were committed':
    'de tweede beoordelaar had deze scans al vergeleken voordat de instellingen waren vastgelegd',
  'the steps are not in their order': 'de stappen staan niet in de juiste volgorde',
  'the settings are not those that were committed': 'de instellingen wijken af van wat is vastgelegd',
  'a row of the record of acts was changed': 'een regel van het register van handelingen is gewijzigd',
  'Both results': 'Beide resultaten',
  'The first result': 'Het eerste resultaat',
  Difference: 'Verschil',
  'another step': 'andere trede',
  'The settings are the same.': 'De instellingen zijn dezelfde.',
  Setting: 'Instelling',
  found: 'gevonden',
  'Compare with your settings': 'Vergelijken met uw instellingen',
  'Your settings are fixed. When the marks are compared, both of you see both results.':
    'Uw instellingen liggen vast. Zodra de sporen zijn vergeleken, ziet u allebei beide resultaten.',
  'Sign a sentence of resolution': 'Een gezamenlijke conclusie ondertekenen',
  Sign: 'Ondertekenen',
  'What both conclude': 'Gezamenlijke conclusie',
  'The review ends when you and {other} have signed the same':
    'De tweede beoordeling eindigt wanneer u en {other} hetzelfde hebben ondertekend',
  'What was done': 'Wat er is gedaan',
  'When (UTC)': 'Wanneer (UTC)',
  Who: 'Wie',
  'Row of the record': 'Regel in het register',
  'asked for the review': 'vroeg om de tweede beoordeling',
  'saw a result too early': 'zag te vroeg een resultaat',
  'committed settings': 'legde instellingen vast',
  'compared with them': 'vergeleek ermee',
  'was shown the first result': 'kreeg het eerste resultaat te zien',
  'signed a sentence': 'ondertekende een zin',

  // the settings of a review
  'Mark {side}': 'Spoor {side}',
  'Known mark {n}': 'Vergelijkingsspoor {n}',
  'Commit your settings': 'Uw instellingen vastleggen',
  'Commit them for good': 'Definitief vastleggen',
  'How the scans show {mark}': '{mark} in de scans',
  directly: 'rechtstreeks',
  'as a cast': 'als afgietsel',
  'as a mirror image': 'als spiegelbeeld',
  'the scan': 'de scan',
  '{mark}: place': '{mark}: plaats',
  'Of the land on its bullet, from 1; it also gives the order':
    'Van het veld op zijn kogel, vanaf 1; geeft ook de volgorde',
  '{mark}: edges': '{mark}: randen',
  'Groove edges as left:right in µm; empty: they are found':
    'Randen van de groeven als links:rechts in µm; leeg: ze worden gevonden',
  '{mark}: region': '{mark}: gebied',
  'The file of this scan with a region of yours as its mask; may stay empty':
    'Het bestand van deze scan met een eigen gebied als masker; mag leeg blijven',

  // help
  'About likelihood ratios and this service': 'Over aannemelijkheidsquotiënten en deze dienst',
  'What a likelihood ratio is': 'Wat een aannemelijkheidsquotiënt is',
  'Two propositions stand against each other. {same} one barrel, slide or tool edge made both marks. {different} two different ones made them, of the kind that the reference holds.':
    'Twee hypothesen staan tegenover elkaar. {same} één loop, slede of werktuigrand heeft beide sporen veroorzaakt. {different} twee verschillende hebben ze veroorzaakt, van de soort die de referentie bevat.',
  'Same source:': 'Dezelfde bron:',
  'Different sources:': 'Verschillende bronnen:',
  'The service measures how alike the two marks are and gives that a number, the score. The likelihood ratio (LR) says how many times as probable this score is if the first proposition is true as if the second is true. An LR of 10 favours the first, an LR of 0.1 favours the second just as much, and an LR of 1 favours neither.':
    'De dienst meet hoeveel de twee sporen op elkaar lijken en drukt dat uit in een getal, de score. Het aannemelijkheidsquotiënt (LR) zegt hoeveel keer zo waarschijnlijk deze score is wanneer de eerste hypothese waar is als wanneer de tweede waar is. Een LR van 10 pleit voor de eerste, een LR van 0,1 pleit even sterk voor de tweede, en een LR van 1 voor geen van beide.',
  'The words used for a likelihood ratio': 'De woorden voor een aannemelijkheidsquotiënt',
  'LR for same source': 'LR voor dezelfde bron',
  'LR for different sources': 'LR voor verschillende bronnen',
  '{from} to {to}': '{from} tot {to}',
  beyond: 'daarbuiten',
  'What it is not': 'Wat het niet is',
  'It is not the probability that the marks have one source. That also depends on all other evidence, which this service does not know. To read an LR of 100 as “99 % certain” is an error.':
    'Het is niet de kans dat de sporen dezelfde bron hebben. Die hangt ook af van al het andere bewijs, dat deze dienst niet kent. Een LR van 100 lezen als ‘99% zeker’ is een fout.',
  'It is not a verdict, and it identifies nobody.': 'Het is geen oordeel en wijst niemand aan.',
  'It is not an error rate. No figure here says how often examiners, laboratories or this service are wrong in casework.':
    'Het is geen foutpercentage. Geen enkel cijfer hier zegt hoe vaak onderzoekers, laboratoria of deze dienst zich in zaken vergissen.',
  'It does not hold for everything. It is relative to the named reference; other makes, steels, calibres or instruments may behave otherwise.':
    'Het geldt niet voor alles. Het geldt ten opzichte van de genoemde referentie; andere merken, staalsoorten, kalibers of instrumenten kunnen zich anders gedragen.',
  'Interval and bound': 'Interval en grens',
  'The interval shows how much the LR would change if other sources had been drawn for the reference. If it contains 1, the direction is not resolved.':
    'Het interval laat zien hoeveel de LR zou veranderen als voor de referentie andere bronnen waren getrokken. Bevat het 1, dan is de richting niet bepaald.',
  'A reference of few marks cannot support a strong claim, whatever the score. Each reference therefore has a bound on either side. When an LR stands at the bound, the interval may have no width. This is not certainty: it says that the reference can support no more.':
    'Een referentie van weinig sporen kan geen sterke uitspraak onderbouwen, wat de score ook is. Elke referentie heeft daarom aan elke kant een grens. Staat een LR op de grens, dan kan het interval geen breedte hebben. Dat is geen zekerheid: het zegt dat de referentie niet meer kan onderbouwen.',
  'When there is no likelihood ratio': 'Wanneer er geen aannemelijkheidsquotiënt is',
  'If a scan is too coarse, shows another kind of mark, or lies outside what the reference covers, the comparison is refused and the reason is given. A refusal is a result: it says that the reference cannot support a number.':
    'Als een scan te grof is, een ander soort spoor toont of buiten valt wat de referentie dekt, wordt de vergelijking geweigerd en de reden genoemd. Een weigering is een resultaat: ze zegt dat de referentie geen getal kan onderbouwen.',
  'Limits of the references here': 'Beperkingen van de referenties hier',
  'They are small, and come from few makes. Nobody has shown that their figures hold for other firearms, tools or ammunition.':
    'Ze zijn klein en komen van weinig merken. Niemand heeft aangetoond dat hun cijfers gelden voor andere vuurwapens, werktuigen of munitie.',
  'A few known-match pairs of a few sources support moderate claims at most, however alike two marks are.':
    'Enkele paren van dezelfde bekende bron, van weinig bronnen, onderbouwen hoogstens matige uitspraken, hoezeer twee sporen ook op elkaar lijken.',
  'Lands of one bullet depend on each other: one land a side is for diagnosis, and is not for a report to a court.':
    'De velden van één kogel hangen van elkaar af: één veld per kant dient voor diagnose en niet voor een rapport aan de rechter.',
  'For your own cases, make a reference of marks that resemble them.':
    'Maak voor uw eigen zaken een referentie van sporen die erop lijken.',
  'How a number can be checked': 'Hoe een getal kan worden nagegaan',
  'Every answer has a recipe, named by a hash. It lists every step with its version and parameters, back to the scans and the reference. Anyone with the scans can compute it again and gets the same hash, or learns where it differs.':
    'Elk antwoord heeft een recept, aangeduid met een hash. Dat noemt elke stap met versie en parameters, terug tot de scans en de referentie. Iedereen met de scans kan het opnieuw berekenen en krijgt dezelfde hash, of komt te weten waar die afwijkt.',
  'Verify a report': 'Een rapport verifiëren',
  'Markgraph is a research preview.': 'Markgraph is een onderzoeksversie.',
  'Engine {version}.': 'Programma {version}.',
  'The API': 'De API',

  // the glossary
  Glossary: 'Woordenlijst',
  Bound: 'Grens',
  'The strongest likelihood ratio that a reference supports on one side. It depends on how many pairs and sources it has.':
    'Het sterkste aannemelijkheidsquotiënt dat een referentie aan één kant onderbouwt. Het hangt af van het aantal paren en bronnen.',
  'The part of a firearm that the cartridge case is pressed against. It leaves an impressed mark.':
    'Het deel van een vuurwapen waartegen de huls wordt gedrukt. Het laat een indruk achter.',
  Calibration: 'Kalibratie',
  'The step that turns a score into a likelihood ratio, fitted on a reference.':
    'De stap die van een score een aannemelijkheidsquotiënt maakt, gefit op een referentie.',
  'The cost of a set of likelihood ratios in bits. 0 is perfect; always answering 1 costs 1.':
    'De kosten van een reeks aannemelijkheidsquotiënten, in bits. 0 is perfect; wie altijd 1 antwoordt, komt op 1.',
  Conditions: 'Condities',
  'What the marks of a reference are like. Outside of them no likelihood ratio is given.':
    'Hoe de sporen van een referentie zijn. Daarbuiten wordt geen aannemelijkheidsquotiënt gegeven.',
  Correlation: 'Correlatie',
  'How alike two profiles or maps are where they lie over each other: 1 is equal in shape, 0 is unrelated.':
    'Hoeveel twee profielen of hoogtekaarten op elkaar lijken waar ze over elkaar liggen: 1 is gelijk van vorm, 0 is zonder verband.',
  'The name of a stored result, computed from its content. The same content has the same handle everywhere.':
    'De naam van een bewaard resultaat, berekend uit de inhoud. Dezelfde inhoud heeft overal hetzelfde kenmerk.',
  'Known match, known non-match': 'Dezelfde bekende bron, verschillende bekende bronnen',
  'A pair of marks known to come from one source (KM), or from two (KNM).':
    'Een paar sporen waarvan bekend is dat ze van één bron komen (KM), of van twee (KNM).',
  'Known mark': 'Vergelijkingsspoor',
  'A mark whose source is known: a test fire of a seized firearm, or a test mark of a tool. It is compared with a questioned mark.':
    'Een spoor waarvan de bron bekend is: een proefschot met een in beslag genomen vuurwapen, of een proefspoor van een werktuig. Het wordt met een betwist spoor vergeleken.',
  'The raised part between two grooves of a rifled barrel, and the mark it leaves on a bullet.':
    'Het verhoogde deel tussen twee groeven van een getrokken loop, en het spoor dat het op een kogel achterlaat.',
  'The distance between neighbouring points of a scan.': 'De afstand tussen naburige punten van een scan.',
  'The methods section of a comparison: every step with its version, parameters and results, named by its hash.':
    'Het methodehoofdstuk van een vergelijking: elke stap met versie, parameters en resultaten, aangeduid met de hash ervan.',
  'A named population of known-match and known-non-match pairs with their scores.':
    'Een benoemde populatie van paren van dezelfde bekende bron en van verschillende bekende bronnen, met hun scores.',
  Scope: 'Gevalideerd domein',
  'The check whether a scan resembles what the reference covers.':
    'De controle of een scan lijkt op wat de referentie dekt.',
  'The part of a mark that is compared: a profile across the striae, or a map of a breech face.':
    'Het deel van een spoor dat wordt vergeleken: een profiel dwars op de krassen, of een hoogtekaart van een stootbodem.',
  'What made a mark: a barrel, a slide, a tool edge.':
    'Wat een spoor heeft veroorzaakt: een loop, een slede, een werktuigrand.',
  Striae: 'Krassen',
  'Parallel scratches that a tool or barrel leaves along its direction of motion.':
    'Evenwijdige krassen die een werktuig of een loop in de bewegingsrichting achterlaat.',
  'For each class of pairs, the share with a likelihood ratio at or above a value.':
    'Voor elke klasse van paren het aandeel met een aannemelijkheidsquotiënt van ten minste een waarde.',
}
