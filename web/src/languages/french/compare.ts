import type { COMPARE as GERMAN } from '../german/compare.ts'
import type { Translated } from '../translated.ts'

export const COMPARE: Translated<typeof GERMAN> = {
  // the screen
  'Compare a questioned mark with known marks':
    'Comparer une trace de question avec des traces de comparaison',
  'Give the scans of the marks as X3P files.': 'Donnez les scans des traces en fichiers X3P.',
  'Give the scans of two marks as X3P files.': 'Donnez les scans de deux traces en fichiers X3P.',
  'Markgraph answers with a likelihood ratio, its interval, and the regions that agree; or with the reason why it gives none.':
    'Markgraph répond par un rapport de vraisemblance, son intervalle et les régions qui concordent ; ou par la raison pour laquelle il n’en donne pas.',
  'case {number}': 'l’affaire {number}',
  'For {link}: {questioned} against {source}. The result is added to the case.':
    'Pour {link} : {questioned} contre {source}. Le résultat est ajouté à l’affaire.',
  'Not for this case': 'Pas pour cette affaire',
  'No scans at hand? Compare simulated marks': 'Pas de scans sous la main ? Comparer des traces simulées',
  'the examples': 'les exemples',
  'Simulating …': 'Simulation …',
  'What do the scans show?': 'Que montrent les scans ?',
  'The scans show striae. What made them, only you know: please confirm.':
    'Les scans montrent des stries. Vous seul savez ce qui les a produites : veuillez confirmer.',
  'The scans show an impression: please confirm.': 'Les scans montrent une empreinte : veuillez confirmer.',

  // the marks and their names, in the middle of a sentence and as headings
  'mark A': 'la trace A',
  'mark B': 'la trace B',
  'The questioned mark': 'Trace de question',
  'Drop X3P files here, or {choose}': 'Déposez des fichiers X3P ici, ou {choose}',
  'choose files of {mark}': 'choisissez des fichiers de {mark}',
  'Moved to place {place} of {n} on {mark}.': 'Déplacé à l’emplacement {place} sur {n} de {mark}.',
  'Add a gap': 'Ajouter une lacune',
  'for a {part} that was not scanned': 'si un {part} n’a pas été scanné',

  // a scan in its place
  gap: 'lacune',
  'Gap: this {part} was not scanned': 'Lacune : {part} non scanné',
  'Place {place}, {name}: drag, or press the arrow keys, to move it':
    'Emplacement {place}, {name} : pour le déplacer, faites-le glisser ou utilisez les flèches',
  'Remove {name}': 'Retirer {name}',
  Edges: 'Bords',
  'Edges of {name}': 'Bords de {name}',
  'Region of {name}': 'Région de {name}',
  'Profile of {name}': 'Profil de {name}',
  'Relief of {name}': 'Relief de {name}',
  'Reading …': 'Lecture …',
  '{columns} × {rows} points, pitch {pitch} µm': '{columns} × {rows} points, pas {pitch} µm',
  '{size}, {share} measured': '{size}, {share} mesurés',
  '{facts}; shows striae': '{facts} ; montre des stries',
  '{facts}; shows an impression': '{facts} ; montre une empreinte',
  'Out of scope: {reason}': 'Hors du domaine de validité : {reason}',
  'Warning: {reason}': 'Avertissement : {reason}',
  'Accept the resolution of the reference': 'Admettre la résolution de la référence',
  'Within the scope of comparisons of {marks}.': 'Dans le domaine de validité des comparaisons ({marks}).',

  // edges of a land
  'the groove edges': 'les bords des rayures',
  'Left edge': 'Bord gauche',
  'Right edge': 'Bord droit',
  'Set by you; the recipe says so.': 'Placés par vous ; la recette l’indique.',
  'Found by Markgraph.': 'Trouvés par Markgraph.',
  'Use the edges that were found': 'Utiliser les bords trouvés',

  // region of a breech face
  'the region': 'la région',
  'The region that will be compared, in its band: the one you drew, without its edge.':
    'La région qui sera comparée, dans sa bande : celle que vous avez dessinée, sans son bord.',
  'The region that will be compared, in its band: found by its shape.':
    'La région qui sera comparée, dans sa bande : trouvée d’après sa forme.',
  'Draw another region': 'Dessiner une autre région',
  'Drag the inside of the circle to move it, or its rim to change its size. Inside the hole nothing is compared.':
    'Faites glisser l’intérieur du cercle pour le déplacer, ou son bord pour changer sa taille. Rien n’est comparé à l’intérieur du trou.',
  Circle: 'Cercle',
  Hole: 'Trou',
  'from the left': 'depuis la gauche',
  'from the top': 'depuis le haut',
  radius: 'rayon',
  'Use this region': 'Utiliser cette région',
  'Use the region that is found': 'Utiliser la région trouvée',
  'This region is used. It is in the file that is compared, as its mask.':
    'Cette région est utilisée. Elle est dans le fichier qui est comparé, comme son masque.',
  'This region is not used yet.': 'Cette région n’est pas encore utilisée.',
  'this browser draws no picture of {rows} x {columns} points':
    'ce navigateur ne dessine pas d’image de {rows} x {columns} points',
  'the mask could not be put into {name}: {message}': 'le masque n’a pas pu être mis dans {name} : {message}',

  // known marks
  'Known marks of one source': 'Traces de comparaison d’une même source',
  'Known side': 'Côté de comparaison',
  'Known marks of one source: {marks} of the suspected {source}. Together they show how well it marks. Give all of them.':
    'Traces de comparaison d’une même source : {marks} de la source présumée ({source}). Ensemble, elles montrent la qualité des traces que laisse celle-ci. Donnez-les toutes.',
  'Add another {mark}': 'Ajouter : {mark}',
  '{n} known marks are the most.': '{n} traces de comparaison au plus.',
  'Two or more {marks} of one {source} show how well it marks.':
    'Deux {marks} ou plus d’une même source ({source}) montrent la qualité des traces qu’elle laisse.',
  '{mark} was added.': '{mark} a été ajoutée.',
  'K2 was added. Mark B is now K1, and mark A is the questioned mark.':
    'K2 a été ajoutée. La trace B est maintenant K1, et la trace A est la trace de question.',
  '{mark} was removed.': '{mark} a été retirée.',
  'Leave {mark} out?': 'Écarter {mark} ?',
  'Leave {mark} out because …': 'Écarter {mark} parce que …',
  'It counts in the first number all the same; a second line gives the number without it.':
    'Elle compte tout de même dans le premier nombre ; une seconde ligne donne le nombre sans elle.',
  'About the {marks}': 'Indications : {marks}',
  'How many {marks} were made': 'Nombre total de {marks}',
  'all of them, also those that are not given': 'y compris ce qui n’est pas donné ici',
  'Instrument of the scans': 'Instrument des scans',
  '{what}: shared with the questioned mark?': '{what} : comme pour la trace de question ?',
  no: 'non',

  // how the scans are read and compared
  'How the scans are read and compared': 'Lecture et comparaison des scans',
  'the usual one': 'l’habituelle',
  'Accepted resolution': 'Résolution admise',
  'standard (at most 4 µm; over 2 µm with caution)':
    'standard (4 µm au plus ; au-delà de 2 µm, avec prudence)',
  'that of the reference': 'celle de la référence',
  'Unit of the files': 'Unité des fichiers',
  'metres, as the standard says': 'mètres, selon la norme',
  'micrometres, as some programs write': 'micromètres, comme l’écrivent certains programmes',
  'Region of interest': 'Région à comparer',
  'found by its shape': 'trouvée d’après sa forme',
  'the mask in the file': 'le masque du fichier',
  '{mark} was scanned on a cast': '{mark} a été scannée sur un moulage',
  'The scans of {mark} are mirror images': 'Les scans de {mark} sont des images miroir',

  // start
  Start: 'Démarrage',
  'Compare A with B': 'Comparer A avec B',
  'Compare with the known marks': 'Comparer avec les traces de comparaison',
  'Start anew': 'Recommencer',
  'The comparison begins when all scans are read.':
    'La comparaison commence lorsque tous les scans sont lus.',
  '{mark} has no scan yet.': '{mark} n’a pas encore de scan.',
  'A scan of {mark} could not be read. Remove it, or give another one.':
    'Un scan de {mark} n’a pas pu être lu. Retirez-le, ou donnez-en un autre.',
  '{mark} has {n} scans, but a mark of this kind is one scan.':
    '{mark} a {n} scans, mais une trace de ce type est un seul scan.',
  'A mark of this kind is one scan, and {mark} has {n}.':
    'Une trace de ce type est un seul scan, et {mark} en a {n}.',
  'Make each scan a known mark': 'Faire de chaque scan une trace de comparaison',
  'Remove the others.': 'Retirez les autres.',
  'Scans of {mark} are still being read.': 'Des scans de {mark} sont encore en cours de lecture.',
  'The number of known marks that were made is a whole number, from 1.':
    'Le nombre total de traces de comparaison est un nombre entier, à partir de 1.',

  // progress
  'Waiting for its turn.': 'En attente de son tour.',
  'Sent.': 'Envoyée.',
  'Read the scans': 'Lire les scans',
  'Find the region that bears the mark': 'Trouver la région qui porte la trace',
  'Remove form, find the striae': 'Retirer la forme, trouver les stries',
  'Make the signatures': 'Former les signatures',
  'Make the maps': 'Former les cartes de hauteurs',
  'Check the scope': 'Contrôler le domaine de validité',
  'Calibrate on the reference': 'Calibrer sur la référence',
  'Find the interval': 'Déterminer l’intervalle',
  'Write the report': 'Rédiger le rapport',
  '{done} of {total}': '{done} sur {total}',
  Cancel: 'Annuler',
  'The comparison was cancelled.': 'La comparaison a été annulée.',

  // a folder of scans
  'Or single files': 'Ou des fichiers seuls',
  'Or drop a folder or files here': 'Ou déposez ici un dossier ou des fichiers',
  'Read from {path}.': 'Lu dans {path}.',
  'Read from {path}. {n} scans are not in it and are left out.':
    'Lu dans {path}. Scans qui n’y figurent pas et sont écartés : {n}.',
  File: 'Fichier',
  '{column} of {file}': '{column} de {file}',
  'Choose a folder with the scans.': 'Choisissez un dossier contenant les scans.',
  'All marks have one source; give the marks of different sources different names.':
    'Toutes les traces ont une seule source ; donnez des noms différents aux sources différentes.',
  'No source has two marks, so there is no same-source pair.':
    'Aucune source n’a deux traces ; il n’y a donc pas de paire de même source.',
  'Scans sent': 'Scans envoyés',
  '{sent} of {total} scans sent': '{sent} scans envoyés sur {total}',
  '{path} is listed with different units or masks; list it once.':
    '{path} figure avec des unités ou des masques différents ; ne l’indiquez qu’une fois.',
  '{path}: {reason}': '{path} : {reason}',
  'Mark A: the questioned mark': 'Trace A : la trace de question',
  'Mark B: the known mark': 'Trace B : la trace de comparaison',
  'Skip the table of {n} files': 'Passer le tableau de {n} fichiers',
}
