import type { CHECKS as GERMAN } from '../german/checks.ts'
import type { Translated } from '../translated.ts'

export const CHECKS: Translated<typeof GERMAN> = {
  // the list of checks
  "A check is done again each week: known pairs must give the same results, and one mark, scanned anew, must have the same height within what the laboratory's own repeats vary by.":
    'Un contrôle est répété chaque semaine : des paires connues doivent donner les mêmes résultats, et une trace scannée de nouveau doit avoir la même hauteur, à la dispersion des mesures répétées du laboratoire près.',
  'the checks': 'les contrôles',
  'There is no check yet.': 'Il n’y a pas encore de contrôle.',
  'Last result': 'Dernier résultat',
  passed: 'conforme',
  'not passed': 'non conforme',
  'Times done': 'Nombre',
  'Last done (UTC)': 'Dernière fois (UTC)',

  // a new check
  'New check': 'Nouveau contrôle',
  'Make the check': 'Créer le contrôle',
  'Who chose pairs and mark': 'Qui a choisi les paires et la trace',
  'Known pair {n}': 'Paire connue {n}',
  'Scans of one mark': 'Scans d’une trace',
  'Scans of the other mark': 'Scans de l’autre trace',
  'Their sources': 'Leurs sources',
  'one source': 'une même source',
  'different sources': 'sources différentes',
  'Another pair': 'Autre paire',
  'Repeated scans of one mark': 'Scans répétés d’une trace',
  '{n} or more, each scanned anew, one file each. The limits come from them; 20 find a drift sooner':
    '{n} ou plus, chacun scanné de nouveau, un fichier chacun. Ils fixent les limites ; avec 20, une dérive apparaît plus tôt',

  // one check
  'the check': 'le contrôle',
  'Check “{name}”': 'Contrôle « {name} »',
  '{marks}, 1 known pair under reference {reference}. One mark was scanned {times} times: its rms height repeats within {sd} (one standard deviation). Chosen by {who}.':
    '{marks}, 1 paire connue avec la référence {reference}. Une trace a été scannée {times} fois : sa hauteur rms se répète à {sd} près (un écart-type). Choisi par {who}.',
  '{marks}, {n} known pairs under reference {reference}. One mark was scanned {times} times: its rms height repeats within {sd} (one standard deviation). Chosen by {who}.':
    '{marks}, {n} paires connues avec la référence {reference}. Une trace a été scannée {times} fois : sa hauteur rms se répète à {sd} près (un écart-type). Choisi par {who}.',
  'Passed on {date} (UTC).': 'Conforme le {date} (UTC).',
  'Not passed on {date} (UTC)': 'Non conforme le {date} (UTC)',
  'Reports of these marks from {from} to {to} (UTC) are in doubt; {list} marks them.':
    'Les rapports sur ces traces du {from} au {to} (UTC) sont mis en doute ; {list} les signale.',
  'Reports of these marks from {from} to now (UTC) are in doubt; {list} marks them.':
    'Les rapports sur ces traces du {from} (UTC) à maintenant sont mis en doute ; {list} les signale.',
  'the list of reports': 'la liste des rapports',
  'It has not been done yet.': 'Il n’a pas encore été effectué.',
  "Dots: rms height of each check against the mean of the repeats, within the outer lines. Line: their weighted average, within the inner lines. The limits are what this laboratory's own repeats vary by, not a tolerance of the method.":
    'Points : hauteur rms de chaque contrôle par rapport à la moyenne des mesures répétées, entre les lignes extérieures. Ligne : leur moyenne pondérée, entre les lignes intérieures. Les limites traduisent la dispersion des mesures répétées de ce laboratoire, non une tolérance de la méthode.',
  'rms height of {n} checks against the mean of the repeats; the last one is {last} off, and the weighted average {average}.':
    'hauteur rms de {n} contrôles par rapport à la moyenne des mesures répétées ; écart du dernier {last}, de la moyenne pondérée {average}.',
  'Check {n}: {off}': 'Contrôle {n} : {off}',
  'Check {n}: {off}, not passed': 'Contrôle {n} : {off}, non conforme',
  'checks in order': 'contrôles dans l’ordre',
  'Do the check': 'Effectuer le contrôle',
  'Do it now': 'Effectuer maintenant',
  'Today’s scan of the mark': 'Scan du jour de la trace',
  'Scanned anew; the known pairs are compared again by themselves':
    'Scannée de nouveau ; les paires connues sont comparées de nouveau automatiquement',
  'What was put right': 'Ce qui a été corrigé',
  'Only after a failure: the chart begins anew':
    'Seulement après une non-conformité : la carte de contrôle repart de zéro',
  'Done (UTC)': 'Effectué (UTC)',
  'rms height, nm': 'Hauteur rms, nm',
  Off: 'Écart',
  Average: 'Moyenne',
  'passed; put right: {what}': 'conforme ; corrigé : {what}',
  'not passed; put right: {what}': 'non conforme ; corrigé : {what}',

  // what releases changed
  'What releases changed': 'Ce que les nouvelles versions ont changé',
  'After a new release was installed: every stored report is computed again from its scans, and what changes is kept as a document to approve. Reports stay as they are. You can leave this page meanwhile.':
    'Après l’installation d’une nouvelle version : chaque rapport enregistré est recalculé à partir de ses scans, et ce qui change est consigné dans un document à approuver. Les rapports restent tels quels. Vous pouvez quitter cette page entre-temps.',
  'Do all reports again': 'Refaire tous les rapports',
  'It was stopped. Nothing of it is kept.': 'L’opération a été arrêtée. Rien n’en est conservé.',
  'Release {version}, {date}: 1 report done again': 'Version {version}, {date} : 1 rapport refait',
  'Release {version}, {date}: {n} reports done again': 'Version {version}, {date} : {n} rapports refaits',
  'Reports done again': 'Rapports refaits',
  '{done} of {total} reports': '{done} rapports sur {total}',
  'what the release changed': 'ce que la version a changé',
  'the same report': 'le même rapport',
  'the same number, with other checks or notes beside it':
    'le même nombre, avec d’autres contrôles ou remarques',
  'another number on the same step of the verbal scale':
    'un autre nombre, au même degré de l’échelle verbale',
  'another step of the verbal scale': 'un autre degré de l’échelle verbale',
  'ends at a limit now, or no longer': 'se trouve maintenant à une borne, ou n’y est plus',
  'refused now': 'maintenant refusé',
  'answered now': 'reçoit maintenant une réponse',
  'cannot be done again': 'ne peut pas être refait',
  uncalibrated: 'non calibré',
  'Approved by {who}, {date}: {statement}': 'Approuvé par {who}, {date} : {statement}',
  Change: 'Changement',
  'log₁₀ LR was': 'log₁₀ LR avant',
  is: 'maintenant',
  'Approve it': 'Approuver',
  'Approve, for good': 'Approuver définitivement',
  'What follows for the reports that change': 'Ce qui s’ensuit pour les rapports qui changent',

  // search
  'collection, {n} marks': 'collection, {n} traces',
  'Compares one mark with every mark of a collection or study, and lists the sources that agree best. A hit is a lead, not a verdict: the best of many marks agrees better by chance than one mark does.':
    'Compare une trace à chaque trace d’une collection ou d’une étude, et donne les sources qui concordent le mieux. Un résultat est une piste, non un verdict : par hasard, la meilleure de nombreuses traces concorde mieux qu’une seule.',
  'the collections and studies': 'les collections et les études',
  'Search in': 'Rechercher dans',
  'There is no collection or study of this kind yet.':
    'Il n’y a pas encore de collection ni d’étude de ce type.',
  'A collection grows; a study has the marks that it was made of.':
    'Une collection s’agrandit ; une étude garde les traces avec lesquelles elle a été créée.',
  'X3P: one scan, or all lands of a bullet in their order':
    'X3P : un scan, ou tous les champs d’un projectile dans l’ordre',
  '{collections} are made of a folder of scans, and grow.':
    'Les {collections} se créent à partir d’un dossier de scans, et s’agrandissent.',
  'Searching …': 'Recherche …',
  'The best of {n} marks in {name}': 'Les meilleures de {n} traces dans {name}',
  'If none of these marks had the source of the questioned one, at most {hits} of them would be expected to reach a likelihood ratio of {ratio} by chance.':
    'Si aucune de ces traces n’avait la source de la trace de question, on s’attendrait à ce que {hits} d’entre elles au plus atteignent par hasard un rapport de vraisemblance de {ratio}.',
  'These marks agree with the questioned one only when one of the two is read another way. They have no likelihood ratio; say how the scan is to be read, and search again.':
    'Ces traces ne concordent avec la trace de question que si l’une des deux est lue autrement. Elles n’ont pas de rapport de vraisemblance ; indiquez comment lire le scan, puis relancez la recherche.',
  'No mark could be compared.': 'Aucune trace n’a pu être comparée.',
  '1 warning': '1 avertissement',
  '{n} warnings': '{n} avertissements',
  '1 mark was not compared': '1 trace n’a pas été comparée',
  '{n} marks were not compared': '{n} traces n’ont pas été comparées',
  'How the marks were chosen': 'Comment les traces ont été choisies',
  Step: 'Étape',
  'Known matches kept': 'Correspondances connues gardées',
  'Coarse sketches': 'Esquisses grossières',
  'Laid on one another': 'Superposées',
  Scored: 'Dotées d’un score',
  'Compared in full': 'Comparées en entier',
  'Read another way': 'Lues autrement',
  'not measured': 'non mesuré',
  '{share} ({low} to {high})': '{share} ({low} à {high})',
  'Marks before': 'Traces avant',
  'Marks after': 'Traces après',
  Seconds: 'Secondes',

  // collections
  'A collection is a set of marks that grows, as a file of open cases does. A mark can be searched in it, and its own marks can be compared with each other to see which of them belong together.':
    'Une collection est un ensemble de traces qui s’agrandit, comme un fichier d’affaires non élucidées. On peut y rechercher une trace, et comparer ses propres traces entre elles pour voir lesquelles vont ensemble.',
  'the collections': 'les collections',
  'There is no collection yet.': 'Il n’y a pas encore de collection.',
  Collection: 'Collection',
  'Kind of mark': 'Type de trace',
  'Find a mark': 'Chercher une trace',
  'Marks that belong together': 'Traces qui vont ensemble',
  'Compare all {marks}': 'Tout comparer {marks}',
  'marks of {name}': 'dans {name}',
  'Add marks': 'Ajouter des traces',
  'One of yours, or a new name': 'L’une des vôtres, ou un nouveau nom',
  '{added} of {scans} scans are new. {name} has {marks} marks now.':
    '{added} scans sur {scans} sont nouveaux. {name} contient maintenant {marks} traces.',
  Added: 'Ajouté',
  'Not added yet. What was sent stays; correct this and send again.':
    'Pas encore ajouté. Ce qui a été envoyé est conservé ; corrigez ceci et envoyez de nouveau.',

  // the benchmark
  'Frozen pairs of marks with known sources. Score them with your own method, submit the likelihood ratios, and see them beside others. Figures are of these pairs; they are no error rates of examination.':
    'Des paires figées de traces de sources connues. Évaluez-les avec votre propre méthode, soumettez les rapports de vraisemblance et voyez-les à côté des autres. Les chiffres valent pour ces paires ; ce ne sont pas des taux d’erreur de l’expertise.',
  'the splits': 'les découpages',
  'This service has no splits.': 'Ce service n’a pas de découpages.',
  // also a picture of the microscope that a line divides
  Split: 'Découpage',
  '{pairs}, of which {known} known match, from {sources} sources':
    '{pairs}, dont {known} connues pour être de même source, de {sources} sources',
  Folds: 'Plis',
  '{n}, source-disjoint': '{n}, à sources disjointes',
  'the protocol': 'le protocole',
  'Kit (scan hashes, pairs, evaluate.py)': 'Kit (hachages des scans, paires, evaluate.py)',
  Leaderboard: 'Classement',
  'the leaderboard': 'le classement',
  Method: 'Méthode',
  Submitter: 'Soumis par',
  '± folds': '± plis',
  'least Cllr': 'Cllr minimal',
  'calibration loss': 'perte de calibration',
  'Submit your likelihood ratios': 'Soumettre vos rapports de vraisemblance',
  Submit: 'Soumettre',
  'Address of a description (may stay empty)': 'Adresse d’une description (facultatif)',
  'Likelihood ratios (CSV)': 'Rapports de vraisemblance (CSV)',
  'Header pair_id,lr and one row for every pair of the kit':
    'En-tête pair_id,lr et une ligne pour chaque paire du kit',
  Submitted: 'Soumis',
  '{method}: Cllr {cllr}.': '{method} : Cllr {cllr}.',

  // verification
  'Verify a bundle': 'Vérifier un paquet',
  'Every hash in the bundle is compared, and every computation is done again here, in this browser, with the same code as on the server. The report is printed again too, and compared with its PDF. Nothing is uploaded.':
    'Chaque hachage du paquet est comparé, et chaque calcul est refait ici, dans ce navigateur, avec le même code que sur le serveur. Le rapport aussi est imprimé de nouveau et comparé à son PDF. Rien n’est envoyé.',
  'To check bundles without this server, or without any network, take this page along as one file, and open it from your disk: {file}.':
    'Pour vérifier des paquets sans ce serveur, ou sans aucun réseau, emportez cette page en un seul fichier et ouvrez-la depuis votre disque : {file}.',
}
