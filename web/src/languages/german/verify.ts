/** What the check of a bundle says. */
export const VERIFY = {
  Bundle: 'Paket',
  'Printed report': 'Gedruckter Bericht',
  'Key that must have signed it': 'Schlüssel, mit dem es signiert sein muss',
  '{file} is none of these: a bundle (.zip), a printed report (.pdf), a public key (.pem)':
    '{file} ist nichts davon: ein Paket (.zip), ein gedruckter Bericht (.pdf), ein öffentlicher Schlüssel (.pem)',
  '{first} and {second} are two of one kind; give one of them':
    '{first} und {second} sind von derselben Art; geben Sie eine der beiden Dateien',
  'Nothing is taken: {why}.': 'Nichts wurde übernommen: {why}.',
  'Proved: {what}.': 'Bewiesen: {what}.',
  'Not proved: {what}.': 'Nicht bewiesen: {what}.',
  nothing: 'nichts',
  'every computation gives the same result when it is done again':
    'jede Berechnung ergibt dasselbe, wenn sie wiederholt wird',
  'what is in the bundle is not what comes out when it is done again':
    'was im Paket steht, kommt bei der Wiederholung nicht heraus',
  'not every computation could be done again here': 'nicht jede Berechnung ließ sich hier wiederholen',
  'the reason of the refusal': 'der Grund der Ablehnung',
  'the reference came with a release of Markgraph': 'die Referenz gehört zu einer Version von Markgraph',
  'you trust the reference': 'Sie vertrauen der Referenz',
  'nothing in it rests on a reference from elsewhere': 'nichts darin beruht auf einer fremden Referenz',
  'that the reference is the one it is named after': 'dass die Referenz die ist, deren Namen sie trägt',
  'whose the reference is': 'von wem die Referenz stammt',
  'the PDF is the printed report': 'das PDF ist der gedruckte Bericht',
  'the PDF is not the printed report': 'das PDF ist nicht der gedruckte Bericht',
  'what the PDF says, because another release printed it':
    'was das PDF sagt, denn eine andere Version hat es gedruckt',
  'what the PDF says, because it was not printed again': 'was das PDF sagt, denn es wurde nicht neu gedruckt',
  'the bundle is signed, and was not changed after that':
    'das Paket ist signiert und wurde danach nicht geändert',
  'who made the bundle': 'wer das Paket erstellt hat',
  'what is in {names}': 'was in {names} steht',
  'that the scans are of the exhibits that they are said to be of':
    'dass die Scans von den Asservaten stammen, die angegeben sind',
  'Not verified: something differs': 'Nicht bestätigt: etwas weicht ab',
  'False name: this is not the reference {id} of any release of Markgraph':
    'Falscher Name: Das ist nicht die Referenz {id} irgendeiner Version von Markgraph',
  'Intact, but not all of it can be computed here': 'Unversehrt, aber nicht alles lässt sich hier berechnen',
  'Equal, but the number is relative to a reference that nobody vouched for here':
    'Gleich, aber die Zahl beruht auf einer Referenz, für die hier niemand einsteht',
  'Equal, but the result is relative to a reference that nobody vouched for here':
    'Gleich, aber das Ergebnis beruht auf einer Referenz, für die hier niemand einsteht',
  'Equal; not everything was looked at': 'Gleich; nicht alles wurde angesehen',
  'bundled: it came with a release of Markgraph': 'mitgeliefert: Sie gehört zu einer Version von Markgraph',
  'trusted: you named it, or a key that you trust signed for it':
    'vertraut: Sie haben sie genannt, oder ein Schlüssel, dem Sie vertrauen, hat sie signiert',
  'unknown: the result is relative to whatever that reference is':
    'unbekannt: Das Ergebnis ist nur so gut wie diese Referenz, was immer sie ist',
  'none: the marks of this validation are their own':
    'keine: Die Spuren dieser Validierung sind ihre eigenen',
  'false name: it calls itself {id}, and no release of Markgraph came with it':
    'falscher Name: Sie nennt sich {id}, und keine Version von Markgraph enthält sie',
  equal: 'gleich',
  differs: 'weicht ab',
  'not computed': 'nicht berechnet',
  Refusal: 'Ablehnung',
  'derived again': 'erneut hergeleitet',
  'not derived again': 'nicht erneut hergeleitet',
  'equal to what is printed again': 'gleich dem neu gedruckten',
  'there is none': 'es gibt keines',
  'printed by another release': 'von einer anderen Version gedruckt',
  'not printed again here': 'hier nicht neu gedruckt',
  'Not looked at': 'Nicht angesehen',
  'Mark type': 'Spurenart',
  'Engine of the report': 'Programmversion des Berichts',
  'Engine of this page': 'Programmversion dieser Seite',
  'Part by part': 'Teil für Teil',
  Files: 'Dateien',
  Equal: 'Gleich',
  'Not equal': 'Nicht gleich',
  'Not recomputable': 'Nicht wiederholbar',
  'First difference': 'Erster Unterschied',
  'What is not equal': 'Was nicht gleich ist',
  'What cannot be shown': 'Was nicht gezeigt werden kann',
  Signatures: 'Signaturen',
  'Drop the bundle here, or choose it': 'Legen Sie das Paket hier ab, oder wählen Sie es aus',
  'With it, in any order, if you have them: the printed report that came by itself (PDF), and the public key that must have signed it (PEM).':
    'Dazu, in beliebiger Reihenfolge, falls vorhanden: den gesondert erhaltenen gedruckten Bericht (PDF) und den öffentlichen Schlüssel, mit dem das Paket signiert sein muss (PEM).',
  'References that you trust': 'Referenzen, denen Sie vertrauen',
  'One a line: handles of references, or ids of keys that sign for them; may be left out':
    'Eine je Zeile: Kennungen von Referenzen oder von Schlüsseln, die für sie signieren; kann leer bleiben',
  Computations: 'Berechnungen',
  '{done} computations done …': '{done} Berechnungen erledigt …',
  '{done} of {total} computations done …': '{done} von {total} Berechnungen erledigt …',
  'All {total} computations done; what they give is compared …':
    'Alle {total} Berechnungen erledigt; die Ergebnisse werden verglichen …',
  'Reading {file} …': '{file} wird gelesen …',
  'The check failed: {why}': 'Die Nachprüfung ist gescheitert: {why}',
  'Now give the bundle: a ZIP file.': 'Geben Sie nun das Paket an: eine ZIP-Datei.',
  'Take away': 'Entfernen',
  'Take away {file}': '{file} entfernen',
  'Every hash is compared, every computation is done again and the report is printed again, in this browser, by Markgraph {version}. Nothing is uploaded: this page can reach no network.':
    'Jeder Hash wird verglichen, jede Berechnung wiederholt und der Bericht neu gedruckt, in diesem Browser, von Markgraph {version}. Nichts wird hochgeladen: Diese Seite erreicht kein Netz.',
  '{names} and {n} other files': '{names} und {n} weiteren Dateien',
}
