import type { LABORATORY as GERMAN } from '../german/laboratory.ts'
import type { Translated } from '../translated.ts'

export const LABORATORY: Translated<typeof GERMAN> = {
  // several of these screens
  '{name}: {text}': '{name} : {text}',
  '{n} of {all}': '{n} sur {all}',
  '{n} of {all} pairs': '{n} paires sur {all}',
  '{least} to {greatest}': '{least} à {greatest}',
  Sources: 'Sources',
  Measure: 'Grandeur',
  Scores: 'Scores',
  Id: 'Identifiant',
  Validation: 'Validation',
  'Who vouches for the population': 'Qui répond de la population',
  'the study': 'l’étude',
  // references
  'A reference is a set of scored pairs of known origin. A likelihood ratio is relative to one, and says nothing about marks outside what it covers. To make one of your own scans, run a {study}.':
    'Une référence est un ensemble de paires évaluées d’origine connue. Un rapport de vraisemblance est relatif à une référence et ne dit rien sur des traces qu’elle ne couvre pas. Pour en établir une à partir de vos propres scans, menez une {study}.',
  'the references': 'les références',
  'There is no reference.': 'Il n’y a pas de référence.',
  Supports: 'LR étayés',
  'no ratio': 'pas de LR',
  '{least}\u00a0to\u00a0{greatest}': '{least}\u00a0à\u00a0{greatest}',
  'Pitch, µm': 'Pas, µm',
  'Cllr, data sets left out': 'Cllr, jeux de données écartés',
  'Make and calibre': 'Marque et calibre',
  'Last check': 'Dernier contrôle',
  '{names}, others not stated': '{names}, autres non précisés',
  'Import a reference': 'Importer une référence',
  Import: 'Importer',
  'JSON as Markgraph writes it, or scores of another program as .npz':
    'JSON tel que Markgraph l’écrit, ou scores d’un autre programme en .npz',
  'A sentence: who says that cases belong to it, and to which population. Leave it empty if the reference says it itself':
    'Une phrase : qui déclare que les affaires en relèvent, et de quelle population. À laisser vide si la référence le dit elle-même',
  'Sidecar (of an .npz)': 'Fichier annexe (d’un .npz)',
  'JSON that says where the scores come from': 'JSON qui indique d’où viennent les scores',
  // one reference
  'Can I use it for my case?': 'Puis-je l’utiliser pour mon affaire ?',
  'Choose scans of your case. Each is held against what this reference covers: its resolution, its kind of mark and the conditions of its scans. No two are compared.':
    'Choisissez des scans de votre affaire. Chacun est confronté à ce que couvre cette référence : sa résolution, son type de traces et les conditions de ses scans. Aucun n’est comparé à un autre.',
  'Scans of the case (X3P)': 'Scans de l’affaire (X3P)',
  '{n} of {all} scans are checked.': 'Scans contrôlés : {n} sur {all}.',
  'Yes: every scan lies within what this reference covers.':
    'Oui : chaque scan se situe dans ce que couvre cette référence.',
  'Yes, with caution: 1 of {all} scans differs from those of this reference, as said below.':
    'Oui, avec prudence : 1 scan sur {all} diffère de ceux de cette référence, comme indiqué ci-dessous.',
  'Yes, with caution: {n} of {all} scans differ from those of this reference, as said below.':
    'Oui, avec prudence : {n} scans sur {all} diffèrent de ceux de cette référence, comme indiqué ci-dessous.',
  'Not as they are: {unread} cannot be read. The reasons are below.':
    'Pas en l’état ; illisibles : {unread}. Les raisons sont indiquées ci-dessous.',
  'Not as they are: 1 of {all} scans is refused. The reasons are below.':
    'Pas en l’état : 1 scan sur {all} est refusé. Les raisons sont indiquées ci-dessous.',
  'Not as they are: {n} of {all} scans are refused. The reasons are below.':
    'Pas en l’état : {n} scans sur {all} sont refusés. Les raisons sont indiquées ci-dessous.',
  'Not as they are: 1 of {all} scans is refused, {unread} cannot be read. The reasons are below.':
    'Pas en l’état : 1 scan sur {all} est refusé ; illisibles : {unread}. Les raisons sont indiquées ci-dessous.',
  'Not as they are: {n} of {all} scans are refused, {unread} cannot be read. The reasons are below.':
    'Pas en l’état : {n} scans sur {all} sont refusés ; illisibles : {unread}. Les raisons sont indiquées ci-dessous.',
  'On data sets left out': 'Sur les jeux de données écartés',
  'Each data set with the fit and the bounds of the others. This is the claim about marks of a study that the reference does not hold. A dash means that the other data sets support no likelihood ratio, or that a class is missing.':
    'Chaque jeu de données avec l’ajustement et les bornes des autres. C’est ce que l’on peut dire de traces d’une étude que la référence ne contient pas. Un tiret signifie que les autres jeux de données n’étayent aucun rapport de vraisemblance, ou qu’il manque une classe.',
  'Known-match pairs': 'Paires de même source (KM)',
  'Known-non-match pairs': 'Paires de sources différentes (KNM)',
  'Known match under 1/3': 'KM sous 1/3',
  'Known non-match over 3': 'KNM au-dessus de 3',
  'What it covers': 'Ce qu’elle couvre',
  'The least and the greatest value of each measure over the scans of each data set.':
    'La plus petite et la plus grande valeur de chaque grandeur sur les scans de chaque jeu de données.',
  '{tag} ({n} scans)': '{tag} ({n} scans)',
  '{km} known match, {knm} known non-match':
    '{km} de même source connue (KM), {knm} de sources différentes connues (KNM)',
  'Clusters of the interval': 'Groupes de l’intervalle',
  Evidence: 'Base',
  'Scores as sent, no scan seen': 'Scores tels que transmis, aucun scan vu',
  'Scans seen': 'Scans vus',
  'Accepted with a reason': 'Accepté avec justification',
  Made: 'Établie',
  'Data sets': 'Jeux de données',
  '{source} (licence {licence})': '{source} (licence {licence})',
  'How the calibration does on pairs it was not fitted to. The protocols support different claims, and none of them is an error rate of examination.':
    'Ce que vaut la calibration sur des paires auxquelles elle n’a pas été ajustée. Les protocoles étayent des conclusions différentes, et aucune n’est un taux d’erreur de l’expertise.',
  'Show the plots': 'Afficher les diagrammes',
  'the validation, which may take a minute the first time':
    'la validation, ce qui peut prendre une minute la première fois',
  'This reference is too small to be validated.': 'Cette référence est trop petite pour être validée.',
  'DET curve': 'Courbe DET',
  Reliability: 'Fiabilité',
  'Empirical cross-entropy': 'Entropie croisée empirique',
  'Fit to its own pairs (not a validation): AUC {auc}, Cllr {cllr}, least Cllr {least}.':
    'Ajustement à ses propres paires (pas une validation) : AUC {auc}, Cllr {cllr}, Cllr minimal {least}.',
  'Validation as PDF': 'Validation en PDF',
  'Export as JSON': 'Exporter en JSON',
  'All references': 'Toutes les références',
  // studies
  'A study scores all pairs of marks of known sources. From its scores you can make a reference that resembles your cases.':
    'Une étude évalue toutes les paires de traces de sources connues. À partir de ses scores, vous pouvez établir une référence qui ressemble à vos affaires.',
  'the studies': 'les études',
  'There is no study yet.': 'Il n’y a pas encore d’étude.',
  Study: 'Étude',
  'Created (UTC)': 'Créée (UTC)',
  created: 'créée',
  queued: 'en attente',
  running: 'en cours',
  done: 'finie',
  failed: 'en échec',
  cancelled: 'arrêtée',
  interrupted: 'interrompue',
  'New study': 'Nouvelle étude',
  'Data set': 'Jeu de données',
  '{marks} marks of {sources} sources: {km} same-source and {knm} different-source pairs.':
    '{marks} traces de {sources} sources : {km} paires de même source et {knm} de sources différentes.',
  'You need 1 more same-source pair to make a reference of these marks. You can validate them against another reference now.':
    'Il manque 1 paire de même source pour établir une référence à partir de ces traces. Vous pouvez déjà les valider sur une autre référence.',
  'You need {n} more same-source pairs to make a reference of these marks. You can validate them against another reference now.':
    'Il manque {n} paires de même source pour établir une référence à partir de ces traces. Vous pouvez déjà les valider sur une autre référence.',
  'A ratio on a reference of these marks will end at {greatest} for same source and at 1/{least} for different sources, or before. More sources raise these limits; more marks of the same sources soon do not.':
    'Un rapport de vraisemblance sur une référence faite de ces traces s’arrêtera au plus tard à {greatest} pour une même source et à 1/{least} pour des sources différentes. Ajouter des sources repousse ces bornes ; ajouter des traces des mêmes sources n’y change bientôt plus rien.',
  'Create and run': 'Créer et lancer',
  'Create and plan a validation': 'Créer et planifier une validation',
  'Not made yet. What was sent stays; correct this and send again.':
    'Pas encore créée. Ce qui a été envoyé est conservé ; corrigez ceci et envoyez de nouveau.',
  // one study
  'Study “{name}”': 'Étude « {name} »',
  '{n} of {all} pairs, {rate} a second, {left} left':
    '{n} paires sur {all}, {rate} par seconde, encore {left}',
  Run: 'Lancer',
  'Scores as CSV': 'Scores en CSV',
  'Plan a validation': 'Planifier une validation',
  'All studies': 'Toutes les études',
  '{n} scores are too many for a table here. The CSV has all of them, and the links below show which marks hang together.':
    '{n} scores, c’est trop pour un tableau ici. Le CSV les contient tous, et les liens ci-dessous montrent quelles traces vont ensemble.',
  'the scores': 'les scores',
  Order: 'Ordre',
  'by source': 'par source',
  'by mark': 'par trace',
  'as in the manifest': 'comme dans le manifeste',
  'Framed: marks of one source. The darker, the higher the score ({kind}).':
    'Encadré : traces d’une même source. Plus la case est foncée, plus le score est élevé ({kind}).',
  'The first {n} of {all} marks; the CSV has all.':
    'Les {n} premières traces sur {all} ; le CSV les contient toutes.',
  'The first {n} of {all} marks.': 'Les {n} premières traces sur {all}.',
  'Scores so far': 'Scores obtenus jusqu’ici',
  '{n} of {all} pairs have a score. Empty cells have none yet.':
    '{n} paires sur {all} ont un score. Les cellules vides n’en ont pas encore.',
  'Scores of all pairs of marks': 'Scores de toutes les paires de traces',
  '{a} with {b}': '{a} avec {b}',
  'Which marks hang together?': 'Quelles traces vont ensemble ?',
  'A link is a pair with a likelihood ratio of at least {ratio}':
    'Un lien est une paire dont le rapport de vraisemblance est d’au moins {ratio}',
  'Find links': 'Chercher les liens',
  '{links} of {pairs} pairs are links at {ratio} or more, under {reference}. If no two marks had one source, at most {chance} would be, on average. {marks} marks form {clusters} clusters; {unlinked} have no link.':
    'Liens de LR {ratio} ou plus, selon la référence {reference} : {links} paires sur {pairs}. Si aucune source n’était commune à deux traces, il y en aurait au plus {chance} en moyenne. Groupes : {clusters}, de {marks} traces au total ; traces sans lien : {unlinked}.',
  '{a} and {b} are copies of one scan: their link says nothing about sources.':
    '{a} et {b} sont des copies d’un même scan : leur lien ne dit rien des sources.',
  'Cluster {i}: {marks} marks, 1 link': 'Groupe {i} : {marks} traces, 1 lien',
  'Cluster {i}: {marks} marks, {links} links': 'Groupe {i} : {marks} traces, {links} liens',
  'All {n} clusters; the chosen one has a frame': 'Les {n} groupes ; celui qui est choisi a un cadre',
  'Show cluster {number} of {n}': 'Afficher le groupe {number} sur {n}',
  'The weakest link that holds it is {a} – {b}, LR {ratio}. Without it: {one} | {other}. No other link joins the two parts.':
    'Le lien le plus faible qui le tient est {a} – {b}, LR {ratio}. Sans lui : {one} | {other}. Aucun autre lien ne joint les deux parties.',
  'The weakest link that holds it is {a} – {b}, LR {ratio}. Without it: {one} | {other}, which 1 other link joins too.':
    'Le lien le plus faible qui le tient est {a} – {b}, LR {ratio}. Sans lui : {one} | {other} ; 1 autre lien les joint aussi.',
  'The weakest link that holds it is {a} – {b}, LR {ratio}. Without it: {one} | {other}, which {n} other links join too.':
    'Le lien le plus faible qui le tient est {a} – {b}, LR {ratio}. Sans lui : {one} | {other} ; {n} autres liens les joignent aussi.',
  '1 pair of these marks speak against one source. The lowest is {a} – {b}, LR {ratio}.':
    '1 paire de ces traces plaide contre une source commune : {a} – {b}, LR {ratio}.',
  '{n} pairs of these marks speak against one source. The lowest is {a} – {b}, LR {ratio}.':
    '{n} paires de ces traces plaident contre une source commune. Le LR le plus faible est celui de {a} – {b} : {ratio}.',
  '{title}; its marks, and the {n} links that hold them together':
    '{title} ; ses traces et les liens qui les tiennent ensemble : {n}',
  'Make it a reference': 'En faire une référence',
  'Comparisons can then name it. A reference never changes, and its id belongs to it for good.':
    'Les comparaisons peuvent alors la désigner. Une référence ne change jamais, et son identifiant lui appartient pour toujours.',
  '1 to 64 of a–z, 0–9, _ and -': '1 à 64 caractères parmi a–z, 0–9, _ et -',
  'Name in reports': 'Nom dans les rapports',
  'A sentence: who says that cases belong to it, and to which population':
    'Une phrase : qui déclare que les affaires en relèvent, et de quelle population',
  'Make reference': 'Établir la référence',
  // validations
  'A validation is planned before its marks are scored: which marks, under which reference, and which criteria the figures must meet. Its dossier says what came of it.':
    'Une validation est planifiée avant que ses traces soient évaluées : quelles traces, selon quelle référence, et quels critères les chiffres doivent remplir. Son dossier consigne le résultat.',
  'To plan one, {link}, or open one.': 'Pour en planifier une, {link}, ou ouvrez-en une.',
  'make a study of the marks': 'créez une étude des traces',
  'the validations': 'les validations',
  'There is no validation yet.': 'Il n’y a pas encore de validation.',
  dossier: 'dossier établi',
  planned: 'planifiée',
  'Planned (UTC)': 'Planifiée (UTC)',
  // a new validation
  '{title} of study “{name}”: {marks} marks of {sources} sources, {pairs} pairs.':
    '{title} de l’étude « {name} » : {marks} traces de {sources} sources, {pairs} paires.',
  'Its pairs have been scored already: the dossier will say that the criteria came after the scores.':
    'Ses paires ont déjà été évaluées : le dossier indiquera que les critères sont venus après les scores.',
  'Name of the validation': 'Nom de la validation',
  'Who chose marks and criteria': 'Qui a choisi les traces et les critères',
  'What the method is to be used for': 'À quoi la méthode doit servir',
  'Marks or pairs that are left out, and by which rule': 'Traces ou paires écartées, et selon quelle règle',
  'Reference that gives the ratios': 'Référence qui donne les LR',
  'It must hold none of these marks': 'Elle ne doit contenir aucune de ces traces',
  'These marks themselves, each pair without its sources':
    'Ces traces elles-mêmes, chaque paire sans ses sources',
  'Limit of the pitch': 'Limite du pas',
  'As the comparisons of your cases have it': 'Comme dans les comparaisons de vos affaires',
  'As usual for this reference': 'Comme d’habitude pour cette référence',
  'What the reference was measured at': 'Celui auquel la référence a été mesurée',
  'Make the plan': 'Établir le plan',
  'A plan never changes.': 'Un plan ne change jamais.',
  'A criterion is met when the end of the 95 % interval does not pass the limit and the marks come from enough sources.':
    'Un critère est rempli lorsque l’extrémité de l’intervalle à 95 % ne franchit pas la limite et que les traces proviennent d’assez de sources.',
  Limit: 'Limite',
  'Sources at least': 'Sources au moins',
  'at most {limit}': 'au plus {limit}',
  'at least {limit}': 'au moins {limit}',
  'Measure of criterion {n}': 'Grandeur du critère {n}',
  'Limit of criterion {n}': 'Limite du critère {n}',
  'Least sources of criterion {n}': 'Nombre minimal de sources du critère {n}',
  'Remove criterion {n}': 'Retirer le critère {n}',
  'Add a criterion': 'Ajouter un critère',
  'Cllr of the bounded ratios': 'Cllr des LR bornés',
  'Same-source pairs with a ratio below 1 (share)':
    'Paires de même source dont le LR est inférieur à 1 (part)',
  'Different-source pairs with a ratio above 1 (share)':
    'Paires de sources différentes dont le LR est supérieur à 1 (part)',
  'Cllr after the best calibration': 'Cllr après la meilleure calibration',
  'Area under the ROC curve': 'Aire sous la courbe ROC',
  'Equal error rate of the ranking': 'Taux d’égale erreur (EER) du classement',
  'Calibration loss (Cllr less Cllr after the best calibration)':
    'Perte de calibration (Cllr moins Cllr après la meilleure calibration)',
  'Highest Cllr without any one source': 'Cllr le plus élevé en écartant une source',
  'Cllr with two known marks, less that with one':
    'Cllr avec deux traces de comparaison, moins celui avec une',
  'Highest Cllr of one data set': 'Cllr le plus élevé d’un jeu de données',
  // one validation
  'the validation': 'la validation',
  'Validation “{name}”': 'Validation « {name} »',
  'All validations': 'Toutes les validations',
  'Being scored': 'Évaluation en cours',
  Planned: 'Planifiée',
  'Run the plan': 'Exécuter le plan',
  'The plan': 'Le plan',
  '{time} UTC, by {who}': '{time} UTC, par {who}',
  'the marks themselves, each pair without its sources':
    'les traces elles-mêmes, chaque paire sans ses sources',
  Purpose: 'But',
  Exclusions: 'Exclusions',
  'Marks of this plan had been scored when it was made; the dossier says in which studies or reports.':
    'Des traces de ce plan avaient déjà été évaluées quand il a été établi ; le dossier indique dans quelles études ou quels rapports.',
  Criterion: 'Critère',
  // the dossier
  'the dossier': 'le dossier',
  'All criteria are met': 'Tous les critères sont remplis',
  '{n} of {all} criteria are met': 'Critères remplis : {n} sur {all}',
  '{marks} marks of {sources} sources: {km} same-source and {knm} different-source pairs. {protocol} None of the figures is an error rate of examination.':
    '{marks} traces de {sources} sources : {km} paires de même source et {knm} de sources différentes. {protocol} Aucun de ces chiffres n’est un taux d’erreur de l’expertise.',
  Characteristic: 'Caractéristique',
  'Result (95 % interval)': 'Résultat (intervalle à 95 %)',
  Met: 'Rempli',
  accuracy: 'exactitude',
  'discriminating power': 'pouvoir discriminant',
  calibration: 'calibration',
  robustness: 'robustesse',
  coherence: 'cohérence',
  generalization: 'généralisation',
  '{value} ({low} to {high})': '{value} ({low} à {high})',
  'no: {reason}': 'non : {reason}',
  'Dossier as PDF': 'Dossier en PDF',
  'Dossier as JSON': 'Dossier en JSON',
  'Nothing was found that speaks against the marks, their labels or their scans.':
    'Rien n’a été trouvé qui plaide contre les traces, leur étiquetage ou leurs scans.',
  'To be weighed before it is approved': 'À peser avant l’approbation',
  Approval: 'Approbation',
  'Nobody has approved this dossier.': 'Personne n’a approuvé ce dossier.',
  Statement: 'Déclaration',
  'Known deviations': 'Écarts connus',
  'Approve the dossier': 'Approuver le dossier',
  Approve: 'Approuver',
  'Who approves it': 'Qui l’approuve',
  'What it is approved for': 'Pour quoi il est approuvé',
  'Known deviations that are accepted, and why': 'Écarts connus qui sont acceptés, et pourquoi',
  'Needed where a criterion is not met or something was found':
    'Nécessaire si un critère n’est pas rempli ou si quelque chose a été trouvé',
  'Accept {code} with a reason': 'Accepter {code} avec justification',
  'Only if it is no fault here. Every answer shows the reason':
    'Seulement si ce n’est pas un défaut ici. Chaque réponse affiche la raison',
}
