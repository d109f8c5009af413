import type { FAILURES as GERMAN } from '../german/failures.ts'
import type { Translated } from '../translated.ts'

export const FAILURES: Translated<typeof GERMAN> = {
  // address
  '{text} is not a handle: sha256: and 64 hex digits':
    '{text} is geen kenmerk; een kenmerk is sha256: met daarna 64 hexadecimale tekens',
  'a text holds half of a surrogate pair; all text must be Unicode':
    'een tekst bevat de helft van een surrogaatpaar; alle tekst moet Unicode zijn',
  // compare
  '{handle} is the handle of a recipe; give the report_handle of its answer':
    '{handle} is het kenmerk van een recept; geef het report_handle uit het antwoord op',
  '{handle} is the handle of a report; give the recipe_handle that stands in it':
    '{handle} is het kenmerk van een rapport; geef het recipe_handle op dat erin staat',
  'no recipe has the handle {handle}': 'geen recept heeft het kenmerk {handle}',
  'the stored recipe {handle} was changed: its hash is {found}, so it is not served':
    'het opgeslagen recept {handle} is gewijzigd: de hash ervan is {found}, daarom wordt het niet verstrekt',
  'this report is of two marks; known chooses one of several known marks, so leave it out':
    'dit rapport gaat over twee sporen; known kiest een van meerdere vergelijkingssporen, laat het hier dus weg',
  'there is no known mark {known}; this report has the known marks 1 to {n}':
    'er is geen vergelijkingsspoor {known}; dit rapport heeft de vergelijkingssporen 1 tot en met {n}',
  'report {handle} has no likelihood ratio, and so no recipe':
    'rapport {handle} heeft geen aannemelijkheidsquotiënt, en dus geen recept',
  'report {handle} was made by engine {engine_version}, and this one gives another report for the same scans':
    'rapport {handle} is met programmaversie {engine_version} gemaakt, en deze versie geeft voor dezelfde scans een ander rapport',
  'only part 0': 'alleen deel 0',
  'the parts 0 to {last}': 'de delen 0 tot en met {last}',
  '{name} has {parts}, so there is no part {i}': '{name} heeft {parts}, dus er is geen deel {i}',
  picture: 'afbeelding',
  mesh: 'net',
  'set of tiles': 'verzameling tegels',
  '{handle} is a {kind}, which has no {what}: only a surface or map of several rows has one':
    '{handle} is een {kind}, en daarvan bestaat geen {what}: alleen een oppervlak of hoogtekaart van meerdere rijen heeft er een',
  'the texture of this scan suits no mark type': 'de textuur van deze scan past bij geen enkele soort sporen',
  'scan {scan} of {mark}': 'scan {scan} van {mark}',
  '{what}: {message}': '{what}: {message}',
  'the questioned mark and the known marks must all be whole, or all be one part: one of them has a single scan and the others have several':
    'het betwiste spoor en de vergelijkingssporen moeten allemaal volledig zijn, of allemaal één deel: een ervan heeft één scan en de andere hebben er meer',
  'domain {domain} has no calibrated reference here; there are {calibrated}':
    'voor domein {domain} is hier geen gekalibreerde referentie; wel voor {calibrated}',
  'reference {id} holds scores of kind {score_kind}, but this comparison gives one of kind {given_kind}':
    'referentie {id} bevat scores van de soort {score_kind}, maar deze vergelijking geeft er een van de soort {given_kind}',
  'reference {id} is of domain {own}, so it cannot calibrate a comparison of domain {domain}':
    'referentie {id} is van domein {own} en kan dus geen vergelijking van domein {domain} kalibreren',
  '{side} has {count} scans but {places} places in {side}_lands; give one place for each scan':
    '{side} heeft {count} scans maar {places} plaatsen in {side}_lands; geef voor elke scan één plaats op',
  'n_lands must be a whole number from 1 to {most}, not {n_places}':
    'n_lands moet een geheel getal van 1 tot en met {most} zijn, niet {n_places}',
  'the {count} scans of {side} need as many different lands from 1 to {n_places}, not {places}':
    'de {count} scans van {side} vragen evenveel verschillende velden van 1 tot en met {n_places}, niet {places}',
  'positions of lands are places around a bullet; a mark of domain {domain} is one scan, so leave out all fields that end in _lands':
    'posities van velden zijn plaatsen rondom een kogel; een spoor van domein {domain} is één scan, laat dus alle gegevensvelden weg die op _lands eindigen',
  'known_made, known_left_out and the known_…_alike fields are about several known marks; give known_1 and known_2 at least, or leave them out':
    'known_made, known_left_out en de gegevensvelden known_…_alike gaan over meerdere vergelijkingssporen; geef ten minste known_1 en known_2 op, of laat ze weg',
  'known_left_out names known_{index}, but there are {known} known marks':
    'known_left_out noemt known_{index}, maar het aantal vergelijkingssporen is {known}',
  'known_made is {made}, but {known} known marks are given; it counts all that were made':
    'known_made is {made}, maar er zijn {known} vergelijkingssporen opgegeven; het telt alle die zijn gemaakt',
  '{side}_edges are the groove edges of lands; marks of domain {domain} have none':
    '{side}_edges zijn de randen van de groeven van velden; sporen van domein {domain} hebben die niet',
  '{side} has {scans} scans but {edges} entries in {side}_edges; give one for each scan, empty where the edges are to be found':
    '{side} heeft {scans} scans maar {edges} waarden in {side}_edges; geef er één per scan op, leeg waar de randen moeten worden gevonden',
  'its heights take {bytes} bytes, more than the {most} allowed':
    'de hoogten ervan beslaan {bytes} bytes, meer dan de toegestane {most}',
  '{handle} was decoded by an earlier engine: upload its scan again':
    '{handle} is door een eerdere programmaversie gedecodeerd: upload de scan ervan opnieuw',
  '{what} would take {operations} operations and {bytes} of memory, more than the {most} and {share} of one request':
    'voor {what} zouden {operations} bewerkingen en {bytes} geheugen nodig zijn, meer dan de {most} en {share} voor één verzoek',
  '{message}; send smaller scans': '{message}; stuur kleinere scans',
  'scorer_config: {message}; change {keys}': 'scorer_config: {message}; wijzig {keys}',
  'endlessly many': 'oneindig veel',
  'an unlimited amount': 'onbeperkt veel',
  '{name} has {points} points; a scan of {mark} may have at most {most}':
    '{name} heeft {points} punten; een scan van {mark} mag er hoogstens {most} hebben',
  'the study {name}': 'de studie {name}',
  'the collection {name}': 'de verzameling {name}',
  '{set} holds marks of domain {own}, not {domain}': '{set} bevat sporen van domein {own}, niet {domain}',
  'neither a study nor a collection is called {name}':
    'er is geen studie en geen verzameling met de naam {name}',
  '{set} was removed': '{set} is verwijderd',
  'send the file': 'stuur het bestand',
  '{field} says how a file is read, but {name} names a surface that has been read; leave out {field}, or {instead}':
    '{field} zegt hoe een bestand wordt gelezen, maar {name} noemt een oppervlak dat al is gelezen; laat {field} weg, of {instead}',
  'reference {id} has no source {unknown} to leave out; its sources are {some}{rest}':
    'referentie {id} heeft geen bron {unknown} om weg te laten; de bronnen ervan zijn {some}{rest}',
  ' and {n} more': ' en nog {n}',
  // executor
  'the service is stopping; try again when it is back':
    'de dienst wordt gestopt; probeer het opnieuw als hij weer draait',
  // graph
  'the data of {handle} are not kept: upload the scan again':
    'de gegevens van {handle} zijn niet bewaard: upload de scan opnieuw',
  'the stored data of {handle} are damaged, and nothing can make them again':
    'de opgeslagen gegevens van {handle} zijn beschadigd en kunnen niet opnieuw worden gemaakt',
  'the stored row of {handle} was changed, and nothing can make it again':
    'de opgeslagen rij van {handle} is gewijzigd en kan niet opnieuw worden gemaakt',
  'no artifact has the handle {handle}': 'geen artefact heeft het kenmerk {handle}',
  '{name} would take {operations} operations with these parameters, more than the {most} of one computation':
    'voor {name} zouden met deze parameters {operations} bewerkingen nodig zijn, meer dan de {most} voor één berekening',
  '{name} would take about {bytes} of memory, more than the {most} of one computation':
    'voor {name} zou ongeveer {bytes} geheugen nodig zijn, meer dan de {most} voor één berekening',
  '{handle} cannot be made again: {node} gave it once, and now gives {made}':
    '{handle} kan niet opnieuw worden gemaakt: {node} gaf dit eerder, en geeft nu {made}',
  '{handle} is of kind {kind}, but one of kind {name} is needed here':
    '{handle} is van de soort {kind}, maar hier is er een van de soort {name} nodig',
  // http
  '{side} and {side}_handles are both given; give one of them':
    '{side} en {side}_handles zijn beide opgegeven; geef een van de twee op',
  'too many streams of events are open, yours among them; close some':
    'er zijn te veel gebeurtenisstromen open, ook van u; sluit er enkele',
  'more than {most} compute requests in {window_s} s; try again in {wait} s':
    'meer dan {most} rekenverzoeken in {window_s} s; probeer het over {wait} s opnieuw',
  'your requests have their share of the work queue; wait for an answer':
    'uw verzoeken vullen hun deel van de wachtrij al; wacht op een antwoord',
  'the work queue is full; try again in a few seconds':
    'de wachtrij is vol; probeer het over enkele seconden opnieuw',
  'the client disconnected': 'de client heeft de verbinding verbroken',
  'too many connections are open, yours among them; close some, and try again in a few seconds':
    'er zijn te veel verbindingen open, ook van u; sluit er enkele, en probeer het over enkele seconden opnieuw',
  'more than {most} submissions in {window_s} s; try again in {seconds} s':
    'meer dan {most} inzendingen in {window_s} s; probeer het over {seconds} s opnieuw',
  'a submission may hold at most {most}': 'een inzending mag hoogstens {most} groot zijn',
  'the body breaks off': 'de inhoud van het verzoek breekt af',
  'the report': 'het rapport',
  'the bundle': 'het pakket',
  'the verification': 'de verificatie',
  'nothing of it is kept, so try again when the service has less to do':
    'er blijft niets van bewaard, probeer het dus opnieuw als de dienst minder te doen heeft',
  'no example has the id {id}': 'er is geen voorbeeld met id {id}',
  'no job has the id {id}': 'er is geen taak met id {id}',
  'the check': 'de controle',
  'only a key of the role admin sees the acts of others':
    'alleen een sleutel met de rol admin ziet de handelingen van anderen',
  'the review': 'de tweede beoordeling',
  '{name} is over {most}, the limit of a reference':
    '{name} is groter dan {most}, de grens voor een referentie',
  'the pair': 'het paar',
  'marks of the domain of report {handle} have no such view':
    'sporen van het domein van rapport {handle} hebben deze weergave niet',
  'the search': 'het zoeken',
  'the scores that are known are kept, so the same search goes on where it was':
    'de scores die al bekend zijn, blijven bewaard; dezelfde zoekopdracht gaat verder waar ze was gebleven',
  'the step': 'de stap',
  'the tiles': 'de tegels',
  'the surface has the tiles 0 to {last}, so there is no tile {tile}':
    'het oppervlak heeft de tegels 0 tot en met {last}, dus er is geen tegel {tile}',
  'the validation': 'de validatie',
  'the document': 'het document',
  'the validation of {reference_id} has no figure {figure}; there are {names}':
    'de validatie van {reference_id} heeft geen diagram {figure}; wel {names}',
  'the picture': 'de afbeelding',
  'scan and surface are both given; give one of them':
    'scan en surface zijn beide opgegeven; geef een van de twee op',
  'the requested range lies outside the data, which have {size} bytes':
    'het gevraagde bereik ligt buiten de gegevens, die {size} bytes groot zijn',
  'uploads take too much of the disk': 'uploads nemen te veel schijfruimte in',
  'too many requests are arriving': 'er komen te veel verzoeken binnen',
  '{what}, yours among them; try again in a few seconds':
    '{what}, ook die van u; probeer het over enkele seconden opnieuw',
  'a message may hold at most {most}': 'een bericht mag hoogstens {most} groot zijn',
  'a message may hold at most {most} values': 'een bericht mag hoogstens {most} waarden bevatten',
  'other messages fill the memory; try again in a few seconds':
    'andere berichten vullen het geheugen; probeer het over enkele seconden opnieuw',
  'the body cannot be read: {message}': 'de inhoud van het verzoek is niet te lezen: {message}',
  'a request may hold at most {most}': 'een verzoek mag hoogstens {most} groot zijn',
  'field {fieldname} is over {mib}, the limit of one text field':
    'formulierveld {fieldname} is groter dan {mib}, de grens voor één tekstveld',
  'a request may hold at most {most} files': 'een verzoek mag hoogstens {most} bestanden bevatten',
  '{name} is over {most}, the limit of one file': '{name} is groter dan {most}, de grens voor één bestand',
  'the stored bytes of {name} are {data}; send it again, and they are replaced':
    'de opgeslagen bytes van {name} zijn {data}; stuur het bestand opnieuw, dan worden ze vervangen',
  'the multipart body cannot be read: {message}': 'de multipart-inhoud is niet te lezen: {message}',
  // jobs
  'scan {scan} is not kept any more: send the request again':
    'scan {scan} wordt niet meer bewaard: stuur het verzoek opnieuw',
  'the job': 'de taak',
  '{jobs} jobs wait, yours among them; try again in {seconds} s':
    'er wachten {jobs} taken, ook van u; probeer het over {seconds} s opnieuw',
  'the job is {state}, so it cannot be cancelled':
    'de taak heeft de status {state} en kan dus niet worden geannuleerd',
  '{name} is being run by another process': '{name} wordt door een ander proces uitgevoerd',
  'reference {id} was scored under another scorer config than this version has; make a reference of a new study of its scans first':
    'referentie {id} is met een andere scorer_config gescoord dan deze versie heeft; maak eerst een referentie van een nieuwe studie van de scans ervan',
  'the service ended {attempts} times while it did this job, so it is not tried again':
    'de dienst is {attempts} keer gestopt terwijl deze taak liep, en daarom wordt ze niet opnieuw geprobeerd',
  'internal error': 'interne fout',
  'unexpected failure: {error}': 'onverwachte fout: {error}',
  // kinds
  '{at} of {name}: {problem}': '{at} van {name}: {problem}',
  '{name} needs an input {input}, but it was not given':
    '{name} heeft een invoer {input} nodig, maar die is niet opgegeven',
  // laboratory
  '{path} cannot be read: {message}': '{path} is niet te lezen: {message}',
  '{path} is not in canonical form, or holds more than it may':
    '{path} heeft niet de canonieke vorm, of bevat meer dan is toegestaan',
  '{document} is {found}, but the manifest is about {subject}':
    '{document} is {found}, en het manifest gaat over {subject}',
  '{acts} holds an act that is not of this review':
    '{acts} bevat een handeling die niet bij deze tweede beoordeling hoort',
  'the bundle of report {handle} holds no scans': 'het pakket van rapport {handle} bevat geen scans',
  '{report} has no likelihood ratio, so nobody reviews it':
    '{report} heeft geen aannemelijkheidsquotiënt en krijgt dus geen tweede beoordeling',
  'case {number} has no report yet; add one, because a bundle holds what reports were computed from':
    'zaak {number} heeft nog geen rapport; voeg er een toe, want een pakket bevat waaruit rapporten zijn berekend',
  '{handles} reports belong to it, more than the {most} that one bundle holds; take the bundles of the reports one by one':
    'er horen {handles} rapporten bij, meer dan de {most} die één pakket kan bevatten; neem van elk rapport afzonderlijk het pakket',
  'case {number} is closed; set its state to open first, or with the change':
    'zaak {number} is gesloten; zet state eerst op open, of samen met de wijziging',
  'another report replaces already': 'al door een ander rapport is vervangen',
  'does not stand before it': 'niet vóór dit rapport staat',
  'report {handle} replaces {replaces}, which {why} in this case':
    'rapport {handle} vervangt {replaces}, dat in deze zaak {why}',
  'with this, the case takes {length} characters, more than the {most} that a case may have':
    'hiermee wordt de zaak {length} tekens lang, meer dan de {most} die een zaak mag hebben',
  'no report has the handle {unknown}': 'geen rapport heeft het kenmerk {unknown}',
  'a scan is given twice among the repeats; give each scan once':
    'een scan komt twee keer voor in de herhalingen; geef elke scan één keer op',
  'repeat {repeat} cannot be compared with the first one: {refused}':
    'herhaling {repeat} kan niet met de eerste worden vergeleken: {refused}',
  'repeat {repeat}: {message}': 'herhaling {repeat}: {message}',
  'no check has the handle {handle}': 'geen controle heeft het kenmerk {handle}',
  'this scan was given before; scan the mark anew for each check':
    'deze scan is al eerder opgegeven; scan het spoor voor elke controle opnieuw',
  'since is {given}, which is neither a date nor a time; write it as 2026-05-31T09:00Z':
    'since is {given}, en dat is geen tijdstip; schrijf een datum of tijdstip als 2026-05-31T09:00Z',
  'no study has the id {id}': 'er is geen studie met id {id}',
  'the dossier of a plan': 'het dossier van een plan',
  'a validation needs marks of at least two sources, and at least one source with two marks':
    'een validatie vraagt sporen van ten minste twee bronnen, en ten minste één bron met twee sporen',
  'scan {scan} of mark {mark} is also a scan of mark {other}; give each mark its own scans':
    'scan {scan} van spoor {mark} is ook een scan van spoor {other}; geef elk spoor zijn eigen scans',
  '{alike} look like one name; write one name in one way, and give different things names that differ':
    '{alike} zien eruit als één naam; schrijf één bron steeds op dezelfde manier, en geef twee bronnen duidelijk verschillende namen',
  'reference {id} calibrates scores of kind {score_kind} of domain {domain}, but the marks give {found_kind} of {found_domain}':
    'referentie {id} kalibreert scores van de soort {score_kind} van domein {domain}, maar de sporen geven {found_kind} van {found_domain}',
  'reference {id} was scored with the config {scorer_config_hash}, but the marks would be with {found}':
    'referentie {id} is gescoord met configuratie {scorer_config_hash}, maar de sporen zouden dat worden met {found}',
  'scan {scan} of mark {mark} is a scan of reference {id} (mark {own}, source {source}); test a reference with marks that it does not hold':
    'scan {scan} van spoor {mark} is een scan van referentie {id} (spoor {own}, bron {source}); toets een referentie met sporen die er niet in zitten',
  'no plan has the handle {handle}': 'geen plan heeft het kenmerk {handle}',
  'no dossier has the handle {handle}': 'geen dossier heeft het kenmerk {handle}',
  'the dossier names findings': 'het dossier noemt bevindingen',
  'not every criterion is met': 'niet aan elk criterium is voldaan',
  '{why}; state the deviations that you accept, and why':
    '{why}; vermeld welke afwijkingen u aanvaardt, en waarom',
  'no act of the record shows that {principal} has signed the review':
    'geen handeling in het register laat zien dat {principal} de tweede beoordeling heeft ondertekend',
  '{reviewer} has {waiting} reviews of yours to do, and more may not wait; ask again when some are done':
    '{reviewer} heeft nog {waiting} tweede beoordelingen van u te doen, en meer mogen er niet wachten; vraag opnieuw zodra er enkele klaar zijn',
  'no report of yours has the handle {handle}; give the report_handle of a comparison that you made':
    'geen rapport van u heeft het kenmerk {handle}; geef het report_handle op van een vergelijking die u hebt uitgevoerd',
  'report {handle} has no likelihood ratio; ask for a review of one that has':
    'rapport {handle} heeft geen aannemelijkheidsquotiënt; vraag een tweede beoordeling van een rapport dat er een heeft',
  'a review needs two people with an API key each, and this service has no keys; set MARKGRAPH_API_KEYS':
    'een tweede beoordeling vraagt twee personen met elk een API-sleutel, en deze dienst heeft geen sleutels; stel MARKGRAPH_API_KEYS in',
  'reviewer is your own key; name the key of another person':
    'reviewer is uw eigen sleutel; noem de sleutel van een andere persoon',
  'reviewer is {reviewer}, but no API key has that name; name the key of the person who compares the scans again':
    'reviewer is {reviewer}, maar geen API-sleutel heeft die naam; noem de sleutel van de persoon die de scans opnieuw vergelijkt',
  'only the reviewer, {reviewer}, {what}': 'alleen de tweede beoordelaar, {reviewer}, {what}',
  'commits settings': 'legt instellingen vast',
  'the settings of this review are committed, and stay as they are':
    'de instellingen van deze tweede beoordeling zijn vastgelegd en blijven zoals ze zijn',
  compares: 'vergelijkt',
  'commit your settings first; then they are compared':
    'leg eerst uw instellingen vast; daarna wordt ermee vergeleken',
  'these settings have the hash {given}, but {settings} was committed; only the committed ones are compared':
    'deze instellingen hebben de hash {given}, maar vastgelegd is {settings}; alleen met de vastgelegde wordt vergeleken',
  'the settings must be those of the marks of this review: {fields}':
    'de instellingen moeten die van de sporen van deze tweede beoordeling zijn: {fields}',
  'the reference {id} is {handle} now, and the first report was made with {first}; ask for a review of a new report':
    'de referentie {id} is nu {handle}, en het eerste rapport is met {first} gemaakt; vraag een tweede beoordeling van een nieuw rapport',
  '{name} does not have the scans of this review; give each of {own} once, or the same scan with a region of your own':
    '{name} heeft niet de scans van deze tweede beoordeling; geef elk van {own} één keer op, of dezelfde scan met een eigen gebied',
  'only {principal} and {reviewer} sign this review':
    'alleen {principal} en {reviewer} ondertekenen deze tweede beoordeling',
  'both have signed this review, and it stays as it is':
    'beiden hebben deze tweede beoordeling ondertekend; ze blijft zoals ze is',
  'both results must be there before they are resolved':
    'beide resultaten moeten er zijn voordat een gezamenlijke conclusie kan worden ondertekend',
  'review {id} has no document yet; it has one when both have signed the same sentence':
    'tweede beoordeling {id} heeft nog geen document; dat is er zodra beiden dezelfde zin hebben ondertekend',
  // limits
  'its finished stages are kept, so try again':
    'de voltooide stappen blijven bewaard, probeer het dus opnieuw',
  '{what} took more than {seconds} s; {hint}': 'voor {what} was meer dan {seconds} s nodig; {hint}',
  'the comparison': 'de vergelijking',
  'this request would take about {bytes} of memory, more than the {share} that one request may use; send fewer or smaller scans':
    'voor dit verzoek zou ongeveer {bytes} geheugen nodig zijn, meer dan de {share} die één verzoek mag gebruiken; stuur minder of kleinere scans',
  // marks
  'the region of a scan': 'het gebied van een scan',
  'the edge of a region': 'de rand van een gebied',
  'the band of a scan': 'de band van een scan',
  'the comparison of two faces by their cells': 'de vergelijking van twee stootbodems per cel',
  'impressed_method plain has no cells to show': 'impressed_method plain heeft geen cellen om te tonen',
  'a breech face': 'een stootbodemspoor',
  'the breech face': 'de stootbodem',
  'a bullet of a study has at least two lands': 'een kogel van een studie heeft ten minste twee velden',
  '{side} has {scans} scans but {edges} pairs of edges in {side}_edges; give one pair for each scan, or auto':
    '{side} heeft {scans} scans maar {edges} paren van randen in {side}_edges; geef per scan één paar op, of auto',
  'scan {scan} of {side} (land {land}): {message}': 'scan {scan} van {side} (veld {land}): {message}',
  'striated_method plain has no groove edges; leave out the edges, or use grooves':
    'striated_method plain kent geen randen van groeven; laat de randen weg, of gebruik grooves',
  'the signature of a land': 'de signatuur van een veld',
  'the correlation of all lands': 'de correlatie van alle velden',
  'the stretches that agree': 'de segmenten die overeenkomen',
  'the land': 'het veld',
  'edges has {edges} pairs; a signature is that of one land':
    'edges heeft {edges} paren; een signatuur is die van één veld',
  'mark {mark} has {those} of {rows} scans with {way}=true; a mark is read in one way, so set it for all of its scans or for none':
    'spoor {mark} heeft {way}=true bij {those} van {rows} scans; een spoor wordt op één manier gelezen, stel dit dus in voor alle scans ervan of voor geen enkele',
  'scan {scan} of mark {mark}: {message}': 'scan {scan} van spoor {mark}: {message}',
  'a mark of this domain is one scan': 'een spoor van dit domein is één scan',
  'two manifests list the mark {mark}; a mark belongs to one':
    'twee manifesten noemen het spoor {mark}; een spoor hoort in één manifest',
  '{what} is read both as a cast ({prefix}replica) and as a mirror image ({prefix}mirrored); a cast is turned back from its mirror image already, so set {prefix}replica alone for a cast, and {prefix}mirrored alone for a mirror image of the mark itself':
    '{what} wordt als afgietsel ({prefix}replica) en ook als spiegelbeeld ({prefix}mirrored) gelezen; een afgietsel wordt al uit zijn spiegelbeeld teruggezet, stel dus alleen {prefix}replica in voor een afgietsel, en alleen {prefix}mirrored voor een spiegelbeeld van het spoor zelf',
  '{side} has {scans} scans, but {what} is one scan; give one':
    '{side} heeft {scans} scans, maar {what} is één scan; geef er één op',
  'scorer_config{at}: {message}': 'scorer_config{at}: {message}',
  'scorer_config has no hyperparameter {named}; it has {known}':
    'scorer_config heeft geen hyperparameter {named}; wel {known}',
  'scorer_config must be a JSON object, but it is not JSON':
    'scorer_config moet een JSON-object zijn, maar is geen JSON',
  'scorer_config must be a JSON object of hyperparameters':
    'scorer_config moet een JSON-object van hyperparameters zijn',
  'what a toolmark agrees with by chance': 'de toevallige overeenkomst van een werktuigspoor',
  'the comparison of two toolmarks': 'de vergelijking van twee werktuigsporen',
  'a toolmark': 'een werktuigspoor',
  'domain must be one of {domains}, not {domain}': 'domain moet een van {domains} zijn, niet {domain}',
  // mcp
  'give the file': 'geef het bestand',
  // nodes
  'areal signatures must be on one pitch, but one has {one} µm and the other {other} µm':
    'hoogtekaarten moeten dezelfde puntafstand hebben, maar de ene heeft {one} µm en de andere {other} µm',
  'signatures must be on one pitch, but one has {one} µm and another {other} µm':
    'signaturen moeten dezelfde puntafstand hebben, maar een ervan heeft {one} µm en een andere {other} µm',
  'a window of {length} µm has {samples} samples of {pitch} µm, but it needs at least {least}':
    'een segment van {length} µm heeft {samples} punten met een afstand van {pitch} µm, maar er zijn er minstens {least} nodig',
  '{side} has {count} lands and the places {places}; give each land a place of its own from 1 to {slots}':
    '{side} heeft {count} velden en de plaatsen {places}; geef elk veld een eigen plaats van 1 tot en met {slots}',
  'a land of {length} m has more than {most} samples on a pitch of {pitch} m':
    'een veld van {length} m heeft meer dan {most} punten bij een puntafstand van {pitch} m',
  'the edges {left} and {right} µm do not lie on the scan in this order; it is {width} µm wide across its striae':
    'de randen {left} en {right} µm liggen niet in deze volgorde op de scan; die is dwars op de krassen {width} µm breed',
  'the scores of this reference support no likelihood ratio: with one more misleading pair in each class, its ratios would mislead on average':
    'de scores van deze referentie onderbouwen geen aannemelijkheidsquotiënt: met één misleidend paar meer in elke klasse zouden de LR’s gemiddeld misleiden',
  'a reference': 'een referentie',
  'no mark is called {mark}, so it cannot be left out':
    'geen spoor heet {mark}, dus het kan niet worden weggelaten',
  'reference {id} has no data set {data_set}': 'referentie {id} heeft geen dataset {data_set}',
  '{what} lists every pair, so its study may have at most {most} pairs; this one has {pairs}, so choose fewer marks':
    '{what} vermeldt elk paar, dus de studie ervan mag hoogstens {most} paren hebben; deze heeft er {pairs}, kies dus minder sporen',
  'same-source (KM)': 'van dezelfde bron (KM)',
  'different-source (KNM)': 'van verschillende bronnen (KNM)',
  'there are {own} {what} pairs, from {distinct} clusters (pairs of sources); a reference needs at least {least} from {least_clusters}':
    'er zijn {own} paren ({what}), uit {distinct} clusters (bronparen); een referentie heeft er minstens {least} uit {least_clusters} nodig',
  'all scores are {score}, so they tell no sources apart':
    'alle scores zijn {score}, dus ze onderscheiden geen bronnen',
  'the scan has no measured height among its {ny} x {nx} points':
    'de scan heeft geen gemeten hoogte onder zijn {ny} x {nx} punten',
  'reference {id} cannot answer for several known marks: it needs sources with at least three marks that were scored with each other, and marks of other sources':
    'referentie {id} kan geen antwoord geven voor meerdere vergelijkingssporen: daarvoor zijn bronnen nodig met ten minste drie onderling gescoorde sporen, en sporen van andere bronnen',
  '{k} scores with known marks and {among} among them; k known marks have k and k (k - 1) / 2, and there must be at least 2':
    '{k} scores met vergelijkingssporen en {among} tussen die sporen onderling; bij k vergelijkingssporen zijn dat er k en k (k - 1) / 2, en er moeten minstens 2 vergelijkingssporen zijn',
  'the pairs of these marks have scores of several kinds ({kinds}), which have no common mean; give every known mark and the questioned one whole, or one land of each':
    'de paren van deze sporen hebben scores van verschillende soorten ({kinds}), die geen gezamenlijk gemiddelde hebben; geef elk vergelijkingsspoor en het betwiste spoor volledig op, of van elk één veld',
  'a profile of {length} m has more than {most} samples on a pitch of {pitch} m':
    'een profiel van {length} m heeft meer dan {most} punten bij een puntafstand van {pitch} m',
  // references
  'accept is {text}, but must be a code, = and the reason of at most 500 characters; the codes are {codes}':
    'accept is {text}, maar moet een code zijn met = en de reden van hoogstens 500 tekens; de codes zijn {codes}',
  'all pairs': 'alle paren',
  'the pairs of data set {data_set}': 'de paren van dataset {data_set}',
  'slope_reversed: a greater score speaks for different sources in this reference: over {pairs} the AUC is {auc}, and its slope or the upper 95 % limit of its AUC lies on the wrong side; look for labels or sources that were exchanged':
    'slope_reversed: een hogere score pleit in deze referentie voor verschillende bronnen: over {pairs} is de AUC {auc}, en de helling of de bovenste 95%-grens van de AUC ligt aan de verkeerde kant; zoek naar verwisselde labels of bronnen',
  'scan_in_two_marks: several marks have the same scan: {groups}{more}. Give each scan to one mark, or accept it with a reason':
    'scan_in_two_marks: meerdere sporen hebben dezelfde scan: {groups}{more}. Geef elke scan aan één spoor, of laat dit met een reden toe',
  'near_copies: marks are nearly the same scan, as only copies of one scan are: {groups}{more}. Keep one mark of each scan, or accept it with a reason':
    'near_copies: sporen zijn bijna dezelfde scan, zoals alleen kopieën van één scan dat zijn: {groups}{more}. Houd van elke scan één spoor, of laat dit met een reden toe',
  'names_alike: names differ only by what a reader does not see (spaces, case, look-alike letters): {groups}{more}. Give one thing one name, and different things names that differ, or accept it with a reason':
    'names_alike: namen verschillen alleen in wat een lezer niet ziet (spaties, hoofdletters, letters die op elkaar lijken): {groups}{more}. Geef hetzelfde steeds dezelfde naam, en geef wat verschilt duidelijk verschillende namen, of laat dit met een reden toe',
  'the reference is nested too deeply': 'de referentie is dieper genest dan een referentie kan zijn',
  'an .npz holds scores without their provenance; send its sidecar too':
    'een .npz bevat scores zonder hun herkomst; stuur ook het begeleidende bestand mee',
  'the reference is not an .npz, so it has no sidecar; leave it out':
    'de referentie is geen .npz en heeft dus geen begeleidend bestand; laat het weg',
  '{what} is not JSON: {message}': '{what} is geen JSON: {message}',
  '{part} of {what}: {message}': '{part} van {what}: {message}',
  'scorer_config_hash is not the hash of scorer_config':
    'scorer_config_hash is niet de hash van scorer_config',
  'a source is listed twice': 'een bron staat twee keer in de lijst',
  'n_sources is {n_sources}, but the marks have {named} sources':
    'n_sources is {n_sources}, maar de sporen hebben {named} bronnen',
  'mark {mark} has source {source}, which is not in the list':
    'spoor {mark} heeft bron {source}, die niet in de lijst staat',
  'pair {i} must name two marks of the list, not {a} and {b}':
    'paar {i} moet twee sporen van de lijst noemen, niet {a} en {b}',
  'pair {i} of marks {a} and {b} is listed twice':
    'paar {i} van de sporen {a} en {b} staat twee keer in de lijst',
  'lr_bounds_at_most_log10 is {lower} to {upper}; it must go from below 0 to above 0':
    'lr_bounds_at_most_log10 is {lower} tot {upper}; het moet van onder 0 tot boven 0 lopen',
  'data_sets names the tag {tag} twice': 'data_sets noemt de tag {tag} twee keer',
  'mark {mark} has the tag {tag}, which no data set names':
    'spoor {mark} heeft de tag {tag}, die geen dataset noemt',
  'source {source} is in two data sets; data sets that share a source are one':
    'bron {source} zit in twee datasets; datasets met een gemeenschappelijke bron zijn één dataset',
  '{what}.{name} is {stated}, but the pairs give {is}': '{what}.{name} is {stated}, maar de paren geven {is}',
  'left_out_diagnostics has {tried} data sets, but there are {given} to leave out':
    'left_out_diagnostics heeft {tried} datasets, maar er zijn er {given} om weg te laten',
  'score_kind of domain {domain} must be {kinds}, not {score_kind}':
    'score_kind van domein {domain} moet {kinds} zijn, niet {score_kind}',
  'there are {n} scores, so {odd} must have as many values':
    'er zijn {n} scores, dus {odd} moet evenveel waarden hebben',
  'score {i} is not a finite number': 'score {i} is geen eindig getal',
  'label {i} is {label}, not 0 or 1': 'label {i} is {label}, niet 0 of 1',
  'cluster {cluster} holds pairs of both labels; a cluster is an unordered pair of sources, so its pairs have one label':
    'cluster {cluster} bevat paren met beide labels; een cluster is een ongeordend bronpaar, dus alle paren erin hebben hetzelfde label',
  'cluster_ids must be text or whole numbers, but value {i} is {found}':
    'cluster_ids moeten tekst of gehele getallen zijn, maar waarde {i} is {found}',
  'population is missing; say in a sentence {who}': 'population ontbreekt; zeg in één zin {who}',
  'who vouches that cases belong to this population, and to which':
    'wie ervoor instaat dat zaken tot deze populatie behoren, en welke populatie dat is',
  '{given} cannot be the id of a reference; an id has 1 to 64 characters, of a-z, 0-9, _ and -':
    '{given} kan niet het id van een referentie zijn; een id heeft 1 tot 64 tekens uit a-z, 0-9, _ en -',
  '{id} is the id of a bundled reference, which cannot be replaced; choose another id':
    '{id} is het id van een meegeleverde referentie, en die kan niet worden vervangen; kies een ander id',
  'another reference is called {id} here, and references are never replaced; choose another id':
    'een andere referentie heeft hier het id {id}, en referenties worden nooit vervangen; kies een ander id',
  'no reference is called {id}; there are {ids}': 'er is geen referentie {id}; wel {ids}',
  'the stored row of the reference {id} was changed: it names the document of {other}':
    'de opgeslagen rij van referentie {id} is gewijzigd: ze noemt het document van {other}',
  '{name} is over {most}': '{name} is groter dan {most}',
  '{name} lists more than {most} scans, the most that one study may have':
    '{name} bevat meer dan {most} scans, het maximum van één studie',
  'cannot read {name}: {message}': 'kan {name} niet lezen: {message}',
  '{name} lists no scan': '{name} noemt geen enkele scan',
  '{name} lists land {land} of {mark} twice': '{name} noemt veld {land} van {mark} twee keer',
  '{name} has no column {missing}; its header must name {required}, and may name {optional}':
    '{name} heeft geen kolom {missing}; de kopregel moet {required} noemen, en mag {optional} noemen',
  '{name} has two columns called {twice}': '{name} heeft twee kolommen met de naam {twice}',
  '{name} has a column {found} but none called {other}; edges need both':
    '{name} heeft een kolom {found} maar geen kolom {other}; voor randen zijn beide nodig',
  '{name} has edges in two ways: leave out the column edges, or {grooves}':
    '{name} geeft randen op twee manieren op: laat de kolom edges weg, of {grooves}',
  '{where}: {path} {message}': '{where}: {path} {message}',
  '{where}: the scan': '{where}: de scan',
  '{where}: {column} says how a file is read, but the scan of this row is a surface that has been read; leave {column} empty there':
    '{where}: {column} zegt hoe een bestand wordt gelezen, maar de scan van deze rij is een oppervlak dat al is gelezen; laat {column} daar leeg',
  '{where}: left_groove_um and right_groove_um must be both empty, or left below right, not {found}':
    '{where}: left_groove_um en right_groove_um moeten beide leeg zijn, of links kleiner dan rechts, niet {found}',
  'array {name} is over {most}': 'array {name} is groter dan {most}',
  'the .npz is not a ZIP file that can be read: {message}':
    'het .npz-bestand is geen leesbaar ZIP-bestand: {message}',
  'the .npz has no array {name}; it needs {names}':
    'het .npz-bestand heeft geen array {name}; nodig zijn {names}',
  'array {name} is not a .npy file': 'array {name} is geen .npy-bestand',
  'array {name} is not of one plain type': 'array {name} is niet van één enkelvoudig type',
  'array {name} must have one dimension': 'array {name} moet één dimensie hebben',
  'array {name} has type {descr}; it must be little-endian floats, integers, booleans or Unicode text, never objects':
    'array {name} heeft type {descr}; toegestaan zijn little-endian floats, gehele getallen, booleans of Unicode-tekst, nooit objecten',
  'array {name} should have {n} values of {size} bytes, but it has {found} bytes':
    'array {name} zou {n} waarden van {size} bytes moeten hebben, maar heeft {found} bytes',
  'text in the .npz is not Unicode': 'tekst in het .npz-bestand is geen Unicode',
  'mark {mark} has two sources, {source} and {other}': 'spoor {mark} heeft twee bronnen, {source} en {other}',
  'mark {mark} is in no set, but others are; give every row a set, or none':
    'spoor {mark} zit in geen set, maar andere wel; geef elke rij een set, of geen enkele',
  'mark {mark} is in both sets; a mark belongs to one':
    'spoor {mark} zit in beide sets; een spoor hoort in één set',
  'every mark is in set {set}; a study of two sets needs marks in both':
    'alle sporen zitten in set {set}; een studie van twee sets vraagt sporen in beide',
  'mark {mark} is not of it': 'spoor {mark} hoort er niet bij',
  'no scan of it is in the reference': 'geen scan ervan zit in de referentie',
  '{name} is the name of a published data set, but {what}; give the data another name':
    '{name} is de naam van een gepubliceerde dataset, maar {what}; geef de gegevens een andere naam',
  'the manifest has a column set; leave it out, or leave against out':
    'het manifest heeft een kolom set; laat die weg, of laat against weg',
  'mark {mark} of the manifest has the name of a mark of {set}; give it another one':
    'spoor {mark} van het manifest heeft de naam van een spoor dat er al is ({set}); geef het een andere naam',
  '{set} is empty': '{set} is leeg',
  'study {id} was scored with other settings than reference {reference}; name a reference made with its settings':
    'studie {id} is met andere instellingen gescoord dan referentie {reference}; noem een referentie die met de instellingen van de studie is gemaakt',
  'more than {most} pairs have a log10 likelihood ratio of at least {log10Lr}; ask for a greater log10_lr':
    'meer dan {most} paren hebben een log10 LR van ten minste {log10Lr}; vraag een grotere log10_lr',
  'log10_lr must be greater than 0 and at most {most}, the greatest that reference {reference} supports, not {log10Lr}':
    'log10_lr moet groter dan 0 en hoogstens {most} zijn, het hoogste dat referentie {reference} onderbouwt, niet {log10Lr}',
  'the plan is for release {engine_version}, but this is {own}; run it there, or make a plan for this release':
    'het plan is voor versie {engine_version}, maar dit is {own}; voer het daarmee uit, of maak een plan voor deze versie',
  'the plan is for the scorer config {scorer_config_hash}, but this service scores with {config}; make a plan for this one':
    'het plan is voor scorer_config {scorer_config_hash}, maar deze dienst scoort met {config}; maak daarvoor een plan',
  'reference {id} is another one now ({handle}) than the plan names ({planned}); make a plan with this one':
    'referentie {id} is nu een andere ({handle}) dan het plan noemt ({planned}); maak een plan met deze',
  'study {id} has no results yet: it is {state}, {done} of {total} pairs are scored':
    'studie {id} heeft nog geen resultaten: de status is {state}, {done} van {total} paren zijn gescoord',
  'study {id} has scores of kind {kinds}, not {given_kind}':
    'studie {id} heeft scores van de soort {kinds}, niet {given_kind}',
  'two of the uploaded files have the same name': 'twee van de geüploade bestanden hebben dezelfde naam',
  'the manifest names the scan {scan}, but no file of that name was uploaded':
    'het manifest noemt de scan {scan}, maar er is geen bestand met die naam geüpload',
  'the file {name} was uploaded, but the manifest does not name it':
    'het bestand {name} is geüpload, maar het manifest noemt het niet',
  '{scan} is outside the folder of scans; give a path inside it':
    '{scan} ligt buiten de map met scans; geef een pad binnen die map op',
  'the manifests give other marks than reference {id}: {found}':
    'de manifesten geven andere sporen dan referentie {id}: {found}',
  'under the deployed config these scans give other scores than reference {id}; build it again first':
    'met de gebruikte configuratie geven deze scans andere scores dan referentie {id}; bouw die eerst opnieuw',
  'scan {scan} of mark {mark} has {points} points; a scan of {kind} may have at most {most}':
    'scan {scan} van spoor {mark} heeft {points} punten; een scan van {kind} mag er hoogstens {most} hebben',
  'a study needs at least two marks, but there is only {mark}':
    'een studie vraagt ten minste twee sporen, maar er is alleen {mark}',
  '{why}, but {mark} has {found}': '{why}, maar {mark} heeft er {found}',
  'a study of this domain may have at most {most} scores, but {marks} marks have {count}; split it':
    'een studie van dit domein mag hoogstens {most} scores hebben, maar {marks} sporen geven er {count}; splits de studie',
  'the manifest sets edges of mark {mark}, but edges are the groove edges of lands; marks of domain {domain} have none':
    'het manifest geeft randen van spoor {mark} op, maar dat zijn randen van de groeven van velden; sporen van domein {domain} hebben die niet',
  'population is empty; say in a sentence {who}': 'population is leeg; zeg in één zin {who}',
  'population has {sentence} characters; at most {longest} are allowed':
    'population heeft {sentence} tekens; hoogstens {longest} zijn toegestaan',
  // report
  'show: this report has no matrix, because one part of each mark was compared; marks shows the two':
    'show: dit rapport heeft geen matrix, omdat van elk spoor één deel is vergeleken; marks toont beide',
  'show: a refusal has no regions that agree; matrix has the scores of the known marks':
    'show: een weigering heeft geen gebieden die overeenkomen; matrix heeft de scores van de vergelijkingssporen',
  // search
  'the collection {name} is there with the domain {domain}, not {given}; give another name':
    'de verzameling {name} bestaat al met domein {domain}, niet {given}; geef een andere naam',
  'a collection has no sets; leave the column set out':
    'een verzameling heeft geen sets; laat de kolom set weg',
  '{why}, but {mark} has {own}': '{why}, maar {mark} heeft er {own}',
  'its scan was read with mask=none, which a search cannot repeat; compare it by its file':
    'de scan ervan is met mask=none ingelezen, en dat kan bij het zoeken niet worden herhaald; vergelijk het spoor via zijn bestand',
  'hits must be a whole number from 1 to {most}, not {hits}':
    'hits moet een geheel getal van 1 tot en met {most} zijn, niet {hits}',
  'candidates must be a whole number of at least 1, not {candidates}':
    'candidates moet een geheel getal van ten minste 1 zijn, niet {candidates}',
  // service
  '{handle} is a {kind}, which is not an array and has no preview':
    '{handle} is een {kind}; dat is geen array en heeft geen voorbeeldweergave',
  // store
  'the storage of this service does not answer; try again in a few seconds':
    'de opslag van deze dienst antwoordt niet; probeer het over enkele seconden opnieuw',
  'the disk of the database is full, so nothing more can be stored; reading goes on':
    'de schijf van de database is vol, dus er kan niets meer worden opgeslagen; lezen kan nog wel',
  'the result could not be stored; try again':
    'het resultaat kon niet worden opgeslagen; probeer het opnieuw',
  'no case is called {id}': 'er is geen zaak {id}',
  'there is a case with the number {number}; give another number':
    'er is al een zaak met nummer {number}; geef een ander nummer',
  'mark {mark} is there with the source {source}, not {given}':
    'spoor {mark} bestaat al met bron {source}, niet {given}',
  'mark {mark} is there with another scan{place}; give a new name':
    'spoor {mark} bestaat al met een andere scan{place}; geef een nieuwe naam',
  ' of land {land}': ' van veld {land}',
  'no collection is called {id}': 'er is geen verzameling {id}',
  'no review has the id {id}': 'er is geen tweede beoordeling met id {id}',
  'a result was not stored, because {handle}, from which it was computed, could not be stored; try again':
    'een resultaat is niet opgeslagen, omdat {handle}, waaruit het is berekend, niet kon worden opgeslagen; probeer het opnieuw',
  '{folder} is not empty; name a new folder': '{folder} is niet leeg; noem een nieuwe map',
  '{left} version has left the data folder {folder}; {right}':
    'de gegevensmap {folder} is van een andere versie ({left}); {right}',
  '{folder} holds no data: it has no {database}': '{folder} bevat geen gegevens: er is geen {database}',
  '{folder} cannot be read in its place, and {tmpdir} has no space for a copy of its database; name another folder in TMPDIR':
    '{folder} kan niet ter plaatse worden gelezen, en in {tmpdir} is geen ruimte voor een kopie van de database; noem een andere map in TMPDIR',
  'stored data have become shorter while they were read':
    'opgeslagen gegevens zijn korter geworden terwijl ze werden gelezen',
  'the stored recipe {handle} was changed and is no JSON any more, so it is not served':
    'het opgeslagen recept {handle} is gewijzigd en is geen JSON meer, daarom wordt het niet verstrekt',
  'with this, {own} bytes would be kept for this client, more than its share of {share}; nothing of it was stored, and what is stored can be read':
    'hiermee zouden voor deze client {own} bytes worden bewaard, meer dan zijn deel van {share}; er is niets van opgeslagen, en wat al is opgeslagen, blijft leesbaar',
  'with this, {all} bytes would be kept for good, more than the {most} that this service may take; nothing of it was stored, and what is stored can be read':
    'hiermee zouden {all} bytes blijvend worden bewaard, meer dan de {most} die deze dienst mag innemen; er is niets van opgeslagen, en wat al is opgeslagen, blijft leesbaar',
  'the disk of the data folder {folder} is full, so nothing can be stored and what is stored can only be read; free at least 4 MiB and start again':
    'de schijf van de gegevensmap {folder} is vol, dus er kan niets worden opgeslagen en wat is opgeslagen, kan alleen worden gelezen; maak minstens 4 MiB vrij en start opnieuw',
  'the data folder {folder} cannot be written, so nothing can be stored and what is stored can only be read':
    'in de gegevensmap {folder} kan niet worden geschreven, dus er kan niets worden opgeslagen en wat is opgeslagen, kan alleen worden gelezen',
  'the disk is full, so nothing more can be stored; reading goes on':
    'de schijf is vol, dus er kan niets meer worden opgeslagen; lezen kan nog wel',
  'another process has locked the database of the data folder, so nothing was stored; try again':
    'een ander proces heeft de database van de gegevensmap vergrendeld, dus er is niets opgeslagen; probeer het opnieuw',
  // words
  'scale is {choice}; there are {names}': 'scale is {choice}; mogelijk zijn {names}',
  'cannot read {what} {path}: {error}': 'kan {what} {path} niet lezen: {error}',
  // x3p
  'the file is no ZIP container, and an X3P is one':
    'het bestand is geen ZIP-container, en een X3P is dat wel',
  'the CRC of {name} is {found}, not {crc} as written':
    'de CRC van {name} is {found}, niet {crc} zoals vermeld',
  '{name} inflates to more than the {size} bytes that the directory states':
    '{name} is uitgepakt groter dan de {size} bytes die de ZIP-inhoudsopgave vermeldt',
  '{name} cannot be inflated: its compressed data are broken':
    '{name} kan niet worden uitgepakt: de gecomprimeerde gegevens zijn beschadigd',
  '{name} is encrypted; an X3P must not be': '{name} is versleuteld; een X3P mag dat niet zijn',
  '{name} is compressed by method {method}; only 0 (stored) and 8 (deflate) are read':
    '{name} is met methode {method} gecomprimeerd; alleen 0 (stored) en 8 (deflate) worden gelezen',
  'the ZIP holds no entry at offset {at}, where its directory places {name}':
    'de ZIP heeft geen item op offset {at}, waar {name} volgens de inhoudsopgave staat',
  '{name} ends at byte {end} of a file of {bytes} bytes':
    '{name} eindigt bij byte {end} van een bestand van {bytes} bytes',
  'main.xml has {rest} characters beside its data, over {most}':
    'main.xml heeft naast de gegevens {rest} tekens, meer dan {most}',
  'CZ Increment is 0, which makes every height the same':
    'CZ Increment is 0, waardoor alle hoogten gelijk worden',
  'Record3 has no MatrixDimension{other}': 'Record3 heeft geen MatrixDimension{other}',
  'SizeZ is {nz}, but only surfaces of one layer are read':
    'SizeZ is {nz}, maar alleen oppervlakken van één laag worden gelezen',
  'SizeY is {ny}, but a profile has one row': 'SizeY is {ny}, maar een profiel heeft één rij',
  'Record3 has two DataLists, and it is unclear which one counts':
    'Record3 heeft twee DataLists, en het is onduidelijk welke geldt',
  'Record3 has a DataLink and a DataList, and it is unclear which one counts':
    'Record3 heeft een DataLink en een DataList, en het is onduidelijk welke geldt',
  'Record3 has neither a PointDataLink nor a DataList, so there are no heights':
    'Record3 heeft geen PointDataLink en geen DataList, dus er zijn geen hoogten',
  'the file is empty': 'het bestand is leeg',
  'the file is packed with gzip (.gz); unpack it and give the X3P inside':
    'het bestand is met gzip (.gz) ingepakt; pak het uit en geef de X3P die erin zit',
  'the file is an Alicona AL3D; export it as X3P (ISO 25178-72)':
    'het bestand is een Alicona AL3D; exporteer het als X3P (ISO 25178-72)',
  'the file is a Digital Surf SUR; export it as X3P (ISO 25178-72)':
    'het bestand is een Digital Surf SUR; exporteer het als X3P (ISO 25178-72)',
  'broken XML: DataList is opened but never closed':
    'ongeldige XML: DataList wordt geopend maar niet gesloten',
  'broken XML: a comment or CDATA section is not closed by {mark}':
    'ongeldige XML: een commentaar of CDATA-sectie is niet gesloten met {mark}',
  'broken XML: {between} stands between the Datum elements':
    'ongeldige XML: {between} staat tussen de Datum-elementen',
  'broken XML: DataList holds {list} where a Datum should be':
    'ongeldige XML: in DataList staat {list} waar een Datum hoort',
  'broken XML: Datum {found} is not closed': 'ongeldige XML: Datum {found} is niet gesloten',
  'Datum {found} has more than three values (x;y;z)':
    'Datum {found} heeft meer dan de drie waarden van x;y;z',
  'Datum {found} has {parts} values, but those before it have {fields}':
    'Datum {found} heeft {parts} waarden, maar de vorige hebben er {fields}',
  'DataList holds {found} Datum elements, but the dimensions ask for {count}':
    'DataList bevat {found} Datum-elementen, maar volgens de dimensies moeten het er {count} zijn',
  '{where} is {text}, not a decimal number': '{where} is {text}, geen decimaal getal',
  'the file inflates to more than the {most} bytes allowed':
    'het bestand is uitgepakt groter dan de toegestane {most} bytes',
  'the file inflates to more than {times} times its {bytes} bytes':
    'het bestand is uitgepakt meer dan {times} keer zo groot als zijn {bytes} bytes',
  'the mask is not a readable PNG: {why}': 'het masker is geen leesbare PNG: {why}',
  'the mask has {height} x {width} pixels, but the matrix has {ny} x {nx} points':
    'het masker heeft {height} x {width} pixels, maar de matrix heeft {ny} x {nx} punten',
  'the file has {found} masks, and it is unclear which one counts':
    'het bestand heeft {found} maskers, en het is onduidelijk welk geldt',
  'the mask of the file keeps no point: every pixel is black or transparent':
    'het masker van het bestand laat geen punt over: elke pixel is zwart of doorzichtig',
  'the file has no mask: there is no bindata/mask.png in it; leave out mask=file, or use mask=none':
    'het bestand heeft geen masker: bindata/mask.png ontbreekt; laat mask=file weg, of gebruik mask=none',
  'the ZIP holds no main.xml, the main document of an X3P':
    'de ZIP bevat geen main.xml, het hoofddocument van een X3P',
  '{what} names {found} entries of the ZIP, not one: {names}':
    '{what} duidt {found} items van de ZIP aan, niet één: {names}',
  'the MD5 given for {what} is {written}, not 32 hexadecimal digits':
    'de MD5 die voor {what} is opgegeven, is {written}, niet 32 hexadecimale tekens',
  'MD5 mismatch: {what} has {found}, but {expected} is written in the file':
    'MD5 komt niet overeen: {what} heeft {found}, maar in het bestand staat {expected}',
  'the point data have {data} bytes, but {ny} x {nx} points of {stride} bytes need {needed}':
    'de puntgegevens hebben {data} bytes, maar voor {ny} x {nx} punten van {stride} bytes zijn er {needed} nodig',
  'a Datum of a {type} has {expected} values, not {fields}':
    'een Datum van een {type} heeft {expected} waarden, niet {fields}',
  'the valid-point mask has {mask} bytes, but {values} points need {expected}':
    'het masker van geldige punten heeft {mask} bytes, maar voor {values} punten zijn er {expected} nodig',
  'point {point} has a height of {height} m; it must be at most {most} m':
    'punt {point} heeft een hoogte van {height} m; die mag hoogstens {most} m zijn',
  'point {point} has a height but the coordinates {x}, {y}':
    'punt {point} heeft een hoogte, maar de coördinaten {x}, {y}',
  'none of the {points} points has coordinates': 'geen van de {points} punten heeft coördinaten',
  'the points form no grid: {placed} points on {n} x {m} lines leave most nodes empty':
    'de punten vormen geen raster: {placed} punten op {n} x {m} lijnen laten de meeste knooppunten leeg',
  'the points form no grid: point {point} lies on another one':
    'de punten vormen geen raster: punt {point} ligt op een ander punt',
  'the points form no grid: {name} spans {range}': 'de punten vormen geen raster: {name} beslaat {range}',
  'the points form no grid: {name} = {coordinate} is off the lines spaced by {pitch}':
    'de punten vormen geen raster: {name} = {coordinate} ligt niet op de lijnen met onderlinge afstand {pitch}',
  'a scan may have at most {most} points, but this one has {ny} x {nx}':
    'een scan mag hoogstens {most} punten hebben, maar deze heeft er {ny} x {nx}',
  'main.xml has {xml} bytes, more than the {most} allowed':
    'main.xml heeft {xml} bytes, meer dan de toegestane {most}',
  'main.xml links to {link}, which the ZIP does not hold':
    'main.xml verwijst naar {link}, dat niet in de ZIP zit',
  'the coordinates form a grid of {ny} x {nx}, but the dimensions say {rows} x {columns}':
    'de coördinaten vormen een raster van {ny} x {nx}, maar de dimensies zeggen {rows} x {columns}',
  missing: 'niet opgegeven',
  '; the header seems to be in metres, as without units=um':
    '; de kopgegevens lijken in meter te zijn, zoals zonder units=um',
  'the pitch of {axis} is {found}; it must be between {least} m and {most} m{hint}':
    'de puntafstand van {axis} is {found}; hij moet tussen {least} m en {most} m liggen{hint}',
  metres: 'meter',
  '; the header seems to be in micrometres, and units=um reads it so':
    '; de kopgegevens lijken in micrometer te zijn; units=um leest ze zo',
  micrometres: 'micrometer',
  'a pitch of {pitch} for {nx} columns cannot be {stated}{hint}':
    'een puntafstand van {pitch} bij {nx} kolommen kan niet in {stated} zijn{hint}',
  'a grid of {ny} x {nx} cannot be written': 'een raster van {ny} x {nx} kan niet worden geschreven',
  '{heights} heights do not fill a grid of {ny} x {nx}':
    '{heights} hoogten vullen geen raster van {ny} x {nx}',
  'the pitches {dx} and {dy} must be positive and finite':
    'de puntafstanden {dx} en {dy} moeten positief en eindig zijn',
  'a profile has one row, not {ny}': 'een profiel heeft één rij, niet {ny}',
  'a height is infinite; NaN stands for not measured': 'een hoogte is oneindig; NaN staat voor niet gemeten',
  'main.xml has a DOCTYPE, which an X3P must not have':
    'main.xml heeft een DOCTYPE, en die mag een X3P niet hebben',
  'broken XML in main.xml: {reason}': 'ongeldige XML in main.xml: {reason}',
  'the root of main.xml is {name}, not ISO5436_2 with its records':
    'het hoofdelement van main.xml is {name}, niet ISO5436_2 met de records ervan',
  'main.xml has no Record1, since its root element is empty':
    'main.xml heeft geen Record1, want het hoofdelement is leeg',
  '{name} is given {found} times, not once': '{name} staat er {found} keer, niet één keer',
  'main.xml has no {name}, or an empty one': 'main.xml heeft geen {name}, of {name} is leeg',
  '{what} is {found}, not one of {allowed}': '{what} is {found}; toegestaan zijn {allowed}',
  '{what} is {written}, not a finite decimal number': '{what} is {written}, geen eindig decimaal getal',
  '{what} is {written}, not a whole number of at least 1':
    '{what} is {written}, geen geheel getal van ten minste 1',
  'the ZIP lists {count} entries, more than the {most} allowed':
    'de ZIP noemt {count} items, meer dan de toegestane {most}',
  'the ZIP directory breaks off after {i} of {count} entries':
    'de ZIP-inhoudsopgave breekt af na {i} van {count} items',
  'entry {entry} of the ZIP directory reaches past its end':
    'item {entry} van de ZIP-inhoudsopgave loopt voorbij het einde ervan',
  'the ZIP has no directory at its end, so it is cut off after {bytes} bytes':
    'de ZIP heeft aan het einde geen inhoudsopgave en is dus na {bytes} bytes afgekapt',
}
