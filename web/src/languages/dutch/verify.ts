import type { VERIFY as GERMAN } from '../german/verify.ts'
import type { Translated } from '../translated.ts'

export const VERIFY: Translated<typeof GERMAN> = {
  Bundle: 'Pakket',
  'Printed report': 'Afgedrukt rapport',
  'Key that must have signed it': 'Sleutel waarmee het ondertekend moet zijn',
  '{file} is none of these: a bundle (.zip), a printed report (.pdf), a public key (.pem)':
    '{file} is niets hiervan: een pakket (.zip), een afgedrukt rapport (.pdf), een openbare sleutel (.pem)',
  '{first} and {second} are two of one kind; give one of them':
    '{first} en {second} zijn van dezelfde soort; geef een van beide',
  'Nothing is taken: {why}.': 'Er is niets overgenomen: {why}.',
  'Proved: {what}.': 'Bewezen: {what}.',
  'Not proved: {what}.': 'Niet bewezen: {what}.',
  nothing: 'niets',
  'every computation gives the same result when it is done again':
    'elke berekening geeft hetzelfde resultaat als zij wordt herhaald',
  'what is in the bundle is not what comes out when it is done again':
    'wat in het pakket staat, komt er bij herhaling niet uit',
  'not every computation could be done again here': 'niet elke berekening kon hier worden herhaald',
  'the reason of the refusal': 'de reden van de weigering',
  'the reference came with a release of Markgraph': 'de referentie hoort bij een versie van Markgraph',
  'you trust the reference': 'u vertrouwt de referentie',
  'nothing in it rests on a reference from elsewhere': 'niets erin berust op een referentie van elders',
  'that the reference is the one it is named after': 'dat de referentie die is waarvan zij de naam draagt',
  'whose the reference is': 'van wie de referentie is',
  'the PDF is the printed report': 'de PDF is het afgedrukte rapport',
  'the PDF is not the printed report': 'de PDF is niet het afgedrukte rapport',
  'what the PDF says, because another release printed it':
    'wat de PDF zegt, want een andere versie heeft hem afgedrukt',
  'what the PDF says, because it was not printed again':
    'wat de PDF zegt, want hij is niet opnieuw afgedrukt',
  'the bundle is signed, and was not changed after that':
    'het pakket is ondertekend en daarna niet gewijzigd',
  'who made the bundle': 'wie het pakket heeft gemaakt',
  'what is in {names}': 'wat er in {names} staat',
  'that the scans are of the exhibits that they are said to be of':
    'dat de scans van de genoemde stukken zijn',
  'Not verified: something differs': 'Niet geverifieerd: er is iets anders',
  'False name: this is not the reference {id} of any release of Markgraph':
    'Valse naam: dit is niet de referentie {id} van enige versie van Markgraph',
  'Intact, but not all of it can be computed here': 'Intact, maar niet alles kan hier worden berekend',
  'Equal, but the number is relative to a reference that nobody vouched for here':
    'Gelijk, maar het getal hangt af van een referentie waarvoor hier niemand instaat',
  'Equal, but the result is relative to a reference that nobody vouched for here':
    'Gelijk, maar het resultaat hangt af van een referentie waarvoor hier niemand instaat',
  'Equal; not everything was looked at': 'Gelijk; niet alles is bekeken',
  'bundled: it came with a release of Markgraph': 'meegeleverd: zij hoort bij een versie van Markgraph',
  'trusted: you named it, or a key that you trust signed for it':
    'vertrouwd: u hebt haar genoemd, of een sleutel die u vertrouwt heeft haar ondertekend',
  'unknown: the result is relative to whatever that reference is':
    'onbekend: het resultaat hangt af van wat die referentie ook is',
  'none: the marks of this validation are their own': 'geen: de sporen van deze validatie zijn haar eigen',
  'false name: it calls itself {id}, and no release of Markgraph came with it':
    'valse naam: zij noemt zich {id}, en geen versie van Markgraph bevat haar',
  equal: 'gelijk',
  differs: 'verschilt',
  'not computed': 'niet berekend',
  Refusal: 'Weigering',
  'derived again': 'opnieuw afgeleid',
  'not derived again': 'niet opnieuw afgeleid',
  'equal to what is printed again': 'gelijk aan de nieuwe afdruk',
  'there is none': 'die is er niet',
  'printed by another release': 'door een andere versie afgedrukt',
  'not printed again here': 'hier niet opnieuw afgedrukt',
  'Not looked at': 'Niet bekeken',
  'Mark type': 'Soort spoor',
  'Engine of the report': 'Programmaversie van het rapport',
  'Engine of this page': 'Programmaversie van deze pagina',
  'Part by part': 'Deel voor deel',
  Files: 'Bestanden',
  Equal: 'Gelijk',
  'Not equal': 'Niet gelijk',
  'Not recomputable': 'Niet te herhalen',
  'First difference': 'Eerste verschil',
  'What is not equal': 'Wat niet gelijk is',
  'What cannot be shown': 'Wat niet kan worden aangetoond',
  Signatures: 'Handtekeningen',
  'Drop the bundle here, or choose it': 'Zet het pakket hier neer, of kies het',
  'With it, in any order, if you have them: the printed report that came by itself (PDF), and the public key that must have signed it (PEM).':
    'Daarbij, in willekeurige volgorde, als u ze hebt: het afzonderlijk ontvangen afgedrukte rapport (PDF) en de openbare sleutel waarmee het pakket ondertekend moet zijn (PEM).',
  'References that you trust': 'Referenties die u vertrouwt',
  'One a line: handles of references, or ids of keys that sign for them; may be left out':
    'Eén per regel: kenmerken van referenties of van sleutels die ervoor tekenen; mag leeg blijven',
  Computations: 'Berekeningen',
  '{done} computations done …': '{done} berekeningen gedaan …',
  '{done} of {total} computations done …': '{done} van {total} berekeningen gedaan …',
  'All {total} computations done; what they give is compared …':
    'Alle {total} berekeningen gedaan; de uitkomsten worden vergeleken …',
  'Reading {file} …': '{file} wordt gelezen …',
  'The check failed: {why}': 'De controle is mislukt: {why}',
  'Now give the bundle: a ZIP file.': 'Geef nu het pakket: een ZIP-bestand.',
  'Take away': 'Verwijderen',
  'Take away {file}': '{file} verwijderen',
  'Every hash is compared, every computation is done again and the report is printed again, in this browser, by Markgraph {version}. Nothing is uploaded: this page can reach no network.':
    'Elke hash wordt vergeleken, elke berekening wordt herhaald en het rapport wordt opnieuw afgedrukt, in deze browser, door Markgraph {version}. Er wordt niets geüpload: deze pagina heeft geen toegang tot een netwerk.',
  '{names} and {n} other files': '{names} en {n} andere bestanden',
}
