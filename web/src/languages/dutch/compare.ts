import type { COMPARE as GERMAN } from '../german/compare.ts'
import type { Translated } from '../translated.ts'

export const COMPARE: Translated<typeof GERMAN> = {
  // the screen
  'Compare a questioned mark with known marks': 'Een betwist spoor met vergelijkingssporen vergelijken',
  'Give the scans of the marks as X3P files.': 'Geef de scans van de sporen op als X3P-bestanden.',
  'Give the scans of two marks as X3P files.': 'Geef de scans van twee sporen op als X3P-bestanden.',
  'Markgraph answers with a likelihood ratio, its interval, and the regions that agree; or with the reason why it gives none.':
    'Markgraph antwoordt met een aannemelijkheidsquotiënt, het interval ervan en de gebieden die overeenkomen; of met de reden waarom er geen is.',
  'case {number}': 'zaak {number}',
  'For {link}: {questioned} against {source}. The result is added to the case.':
    'Voor {link}: {questioned} tegenover {source}. Het resultaat wordt aan de zaak toegevoegd.',
  'Not for this case': 'Niet voor deze zaak',
  'No scans at hand? Compare simulated marks': 'Geen scans bij de hand? Gesimuleerde sporen vergelijken',
  'the examples': 'de voorbeelden',
  'Simulating …': 'Simuleren …',
  'What do the scans show?': 'Wat tonen de scans?',
  'The scans show striae. What made them, only you know: please confirm.':
    'De scans tonen krassen. Alleen u weet waardoor ze zijn gemaakt: bevestig de keuze.',
  'The scans show an impression: please confirm.': 'De scans tonen een indruk: bevestig de keuze.',

  // the marks and their names, in the middle of a sentence and as headings
  'mark A': 'spoor A',
  'mark B': 'spoor B',
  'The questioned mark': 'Betwist spoor',
  'Drop X3P files here, or {choose}': 'Sleep X3P-bestanden hierheen, of {choose}',
  'choose files of {mark}': 'kies bestanden van {mark}',
  'Moved to place {place} of {n} on {mark}.': 'Verplaatst naar plaats {place} van {n} op {mark}.',
  'Add a gap': 'Lege plaats toevoegen',
  'for a {part} that was not scanned': 'als een {part} niet is gescand',

  // a scan in its place
  gap: 'lege plaats',
  'Gap: this {part} was not scanned': 'Lege plaats: {part} niet gescand',
  'Place {place}, {name}: drag, or press the arrow keys, to move it':
    'Plaats {place}, {name}: versleep of gebruik de pijltoetsen om te verplaatsen',
  'Remove {name}': '{name} verwijderen',
  Edges: 'Randen',
  'Edges of {name}': 'Randen van {name}',
  'Region of {name}': 'Gebied van {name}',
  'Profile of {name}': 'Profiel van {name}',
  'Relief of {name}': 'Reliëf van {name}',
  'Reading …': 'Lezen …',
  '{columns} × {rows} points, pitch {pitch} µm': '{columns} × {rows} punten, puntafstand {pitch} µm',
  '{size}, {share} measured': '{size}, {share} gemeten',
  '{facts}; shows striae': '{facts}; toont krassen',
  '{facts}; shows an impression': '{facts}; toont een indruk',
  'Out of scope: {reason}': 'Buiten het gevalideerde domein: {reason}',
  'Warning: {reason}': 'Waarschuwing: {reason}',
  'Accept the resolution of the reference': 'Resolutie van de referentie toestaan',
  'Within the scope of comparisons of {marks}.':
    'Binnen het gevalideerde domein van de vergelijkingen ({marks}).',

  // edges of a land
  'the groove edges': 'de randen van de groeven',
  'Left edge': 'Linkerrand',
  'Right edge': 'Rechterrand',
  'Set by you; the recipe says so.': 'Door u ingesteld; het recept vermeldt dat.',
  'Found by Markgraph.': 'Gevonden door Markgraph.',
  'Use the edges that were found': 'Gevonden randen gebruiken',

  // region of a breech face
  'the region': 'het gebied',
  'The region that will be compared, in its band: the one you drew, without its edge.':
    'Het gebied dat wordt vergeleken, in zijn band: het door u getekende, zonder de rand.',
  'The region that will be compared, in its band: found by its shape.':
    'Het gebied dat wordt vergeleken, in zijn band: gevonden aan de vorm.',
  'Draw another region': 'Ander gebied tekenen',
  'Drag the inside of the circle to move it, or its rim to change its size. Inside the hole nothing is compared.':
    'Versleep de binnenkant van de cirkel om hem te verplaatsen, of de rand om de grootte te wijzigen. Binnen het gat wordt niets vergeleken.',
  Circle: 'Cirkel',
  Hole: 'Gat',
  'from the left': 'van links',
  'from the top': 'van boven',
  radius: 'straal',
  'Use this region': 'Dit gebied gebruiken',
  'Use the region that is found': 'Gevonden gebied gebruiken',
  'This region is used. It is in the file that is compared, as its mask.':
    'Dit gebied wordt gebruikt. Het staat als masker in het bestand dat wordt vergeleken.',
  'This region is not used yet.': 'Dit gebied wordt nog niet gebruikt.',
  'this browser draws no picture of {rows} x {columns} points':
    'deze browser tekent geen afbeelding van {rows} x {columns} punten',
  'the mask could not be put into {name}: {message}':
    'het masker kon niet in {name} worden opgenomen: {message}',

  // known marks
  'Known marks of one source': 'Vergelijkingssporen van één bron',
  'Known side': 'Kant van de vergelijkingssporen',
  'Known marks of one source: {marks} of the suspected {source}. Together they show how well it marks. Give all of them.':
    'Vergelijkingssporen van één bron: {marks} van de vermoedelijke bron ({source}). Samen laten ze zien hoe goed die sporen achterlaat. Geef ze allemaal op.',
  'Add another {mark}': 'Nog een {mark} toevoegen',
  '{n} known marks are the most.': 'Hoogstens {n} vergelijkingssporen.',
  'Two or more {marks} of one {source} show how well it marks.':
    'Twee of meer {marks} van één bron ({source}) laten zien hoe goed die sporen achterlaat.',
  '{mark} was added.': '{mark} is toegevoegd.',
  'K2 was added. Mark B is now K1, and mark A is the questioned mark.':
    'K2 is toegevoegd. Spoor B is nu K1, en spoor A is het betwiste spoor.',
  '{mark} was removed.': '{mark} is verwijderd.',
  'Leave {mark} out?': '{mark} weglaten?',
  'Leave {mark} out because …': '{mark} weglaten omdat …',
  'It counts in the first number all the same; a second line gives the number without it.':
    'Het telt in het eerste getal gewoon mee; een tweede regel geeft het getal zonder dit spoor.',
  'About the {marks}': 'Gegevens: {marks}',
  'How many {marks} were made': 'Totaal aantal {marks}',
  'all of them, also those that are not given': 'alle, ook die hier niet zijn opgegeven',
  'Instrument of the scans': 'Instrument van de scans',
  '{what}: shared with the questioned mark?': '{what}: hetzelfde als bij het betwiste spoor?',
  no: 'nee',

  // how the scans are read and compared
  'How the scans are read and compared': 'Hoe de scans worden gelezen en vergeleken',
  'the usual one': 'de gebruikelijke',
  'Accepted resolution': 'Toegestane resolutie',
  'standard (at most 4 µm; over 2 µm with caution)': 'standaard (hoogstens 4 µm; boven 2 µm: let op)',
  'that of the reference': 'die van de referentie',
  'Unit of the files': 'Eenheid van de bestanden',
  'metres, as the standard says': 'meter, volgens de norm',
  'micrometres, as some programs write': 'micrometer, zoals sommige programma’s schrijven',
  'Region of interest': 'Te vergelijken gebied',
  'found by its shape': 'gevonden aan de vorm',
  'the mask in the file': 'het masker in het bestand',
  '{mark} was scanned on a cast': '{mark} is op een afgietsel gescand',
  'The scans of {mark} are mirror images': 'De scans van {mark} zijn spiegelbeelden',

  // start
  Start: 'Start',
  'Compare A with B': 'A met B vergelijken',
  'Compare with the known marks': 'Met de vergelijkingssporen vergelijken',
  'Start anew': 'Opnieuw beginnen',
  'The comparison begins when all scans are read.': 'De vergelijking begint als alle scans zijn gelezen.',
  '{mark} has no scan yet.': '{mark} heeft nog geen scan.',
  'A scan of {mark} could not be read. Remove it, or give another one.':
    'Een scan van {mark} kon niet worden gelezen. Verwijder hem, of geef een andere op.',
  '{mark} has {n} scans, but a mark of this kind is one scan.':
    '{mark} heeft {n} scans, maar een spoor van deze soort is één scan.',
  'A mark of this kind is one scan, and {mark} has {n}.':
    'Een spoor van deze soort is één scan, en {mark} heeft er {n}.',
  'Make each scan a known mark': 'Van elke scan een vergelijkingsspoor maken',
  'Remove the others.': 'Verwijder de andere.',
  'Scans of {mark} are still being read.': 'Scans van {mark} worden nog gelezen.',
  'The number of known marks that were made is a whole number, from 1.':
    'Het totale aantal vergelijkingssporen is een geheel getal, vanaf 1.',

  // progress
  'Waiting for its turn.': 'Wacht op zijn beurt.',
  'Sent.': 'Verzonden.',
  'Read the scans': 'Scans lezen',
  'Find the region that bears the mark': 'Gebied met het spoor vinden',
  'Remove form, find the striae': 'Vorm verwijderen, krassen vinden',
  'Make the signatures': 'Signaturen maken',
  'Make the maps': 'Hoogtekaarten maken',
  'Check the scope': 'Gevalideerd domein controleren',
  'Calibrate on the reference': 'Kalibreren op de referentie',
  'Find the interval': 'Interval bepalen',
  'Write the report': 'Rapport schrijven',
  '{done} of {total}': '{done} van {total}',
  Cancel: 'Annuleren',
  'The comparison was cancelled.': 'De vergelijking is geannuleerd.',

  // a folder of scans
  'Or single files': 'Of losse bestanden',
  'Or drop a folder or files here': 'Of sleep een map of bestanden hierheen',
  'Read from {path}.': 'Gelezen uit {path}.',
  'Read from {path}. {n} scans are not in it and are left out.':
    'Gelezen uit {path}. Niet erin en daarom weggelaten: {n} scans.',
  File: 'Bestand',
  '{column} of {file}': '{column} van {file}',
  'Choose a folder with the scans.': 'Kies een map met de scans.',
  'All marks have one source; give the marks of different sources different names.':
    'Alle sporen hebben één bron; geef verschillende bronnen verschillende namen.',
  'No source has two marks, so there is no same-source pair.':
    'Geen bron heeft twee sporen, dus er is geen paar van één bron.',
  'Scans sent': 'Verzonden scans',
  '{sent} of {total} scans sent': '{sent} van {total} scans verzonden',
  '{path} is listed with different units or masks; list it once.':
    '{path} staat er met verschillende eenheden of maskers; vermeld het één keer.',
  '{path}: {reason}': '{path}: {reason}',
  'Mark A: the questioned mark': 'Spoor A: het betwiste spoor',
  'Mark B: the known mark': 'Spoor B: het vergelijkingsspoor',
  'Skip the table of {n} files': 'De tabel van {n} bestanden overslaan',
}
