import type { CASES as GERMAN } from '../german/cases.ts'
import type { Translated } from '../translated.ts'

export const CASES: Translated<typeof GERMAN> = {
  // cases
  'the cases': 'les affaires',
  'A case keeps its items, its propositions and its reports together. No result depends on it.':
    'Une affaire réunit ses pièces, ses propositions et ses rapports. Aucun résultat n’en dépend.',
  'New case': 'Nouvelle affaire',
  'Make the case': 'Créer l’affaire',
  Number: 'Numéro',
  'What it is about': 'Objet',
  Find: 'Recherche',
  'A number, an exhibit, or the handle of a report': 'Un numéro, une pièce ou l’identifiant d’un rapport',
  'No case has this.': 'Aucune affaire ne contient cela.',
  'There is no case yet.': 'Il n’y a pas encore d’affaire.',
  open: 'ouverte',
  closed: 'close',
  Items: 'Pièces',
  Reports: 'Rapports',
  'Made (UTC)': 'Créée (UTC)',

  // one case
  'the case': 'l’affaire',
  'Case {number}': 'Affaire {number}',
  'This case is open.': 'Cette affaire est ouverte.',
  'This case is closed.': 'Cette affaire est close.',
  'Close the case': 'Clore l’affaire',
  'Open it again': 'Rouvrir',
  'All cases': 'Toutes les affaires',
  'No report yet. Every result can be added to a case.':
    'Pas encore de rapport. Tout résultat peut être ajouté à une affaire.',
  Version: 'Version',
  Replaces: 'Remplace',
  'Added (UTC)': 'Ajouté (UTC)',
  '{exhibit} against {source}': '{exhibit} contre {source}',
  '(replaced)': '(remplacé)',
  'Other items': 'Autres pièces',
  'None.': 'Aucune.',
  '{name}: {what}': '{name} : {what}',
  Received: 'Reçu',
  By: 'Par',
  When: 'Date',
  'Proposition: one source': 'Proposition : même source',
  'Proposition: different sources': 'Proposition : sources différentes',
  'Who supplied the propositions': 'Qui a fourni les propositions',
  'Relevant population': 'Population pertinente',
  'Why this reference': 'Pourquoi cette référence',
  'Propositions and population': 'Propositions et population',
  'not given': 'non indiqué',
  'Add another item': 'Ajouter une autre pièce',
  Exhibit: 'Pièce',
  'What it is': 'Description',
  'Its marks': 'Ses traces',
  'SHA-256 of scans or handles of reports, separated by spaces':
    'SHA-256 de scans ou identifiants de rapports, séparés par des espaces',
  'Add who received what': 'Ajouter une réception',
  'Received by': 'Reçu par',
  'as it is to be shown': 'telle qu’elle doit être affichée',
  'Change number, name and texts': 'Modifier le numéro, l’objet et les textes',
  Save: 'Enregistrer',

  // the marks of a case
  'Questioned marks': 'Traces de question',
  'None yet.': 'Aucune pour l’instant.',
  'Known sources and their test fires': 'Sources connues et leurs traces de comparaison',
  'None yet. Two or more test fires of a source say how well it marks.':
    'Aucune pour l’instant. Deux traces de comparaison d’une source ou plus montrent la qualité des traces qu’elle laisse.',
  '{exhibit}, its first scan': '{exhibit}, premier scan',
  '1 scan': '1 scan',
  '{scans}; {note}': '{scans} ; {note}',
  'Remove {exhibit}': 'Retirer {exhibit}',
  'The case has an exhibit {mark} already. Give this one another name.':
    'L’affaire a déjà une pièce {mark}. Donnez un autre nom à celle-ci.',
  'Add {many} of a source': 'Ajouter des {many} d’une source',
  'Add questioned marks': 'Ajouter des traces de question',
  'A folder in it for each source, or names that begin alike.':
    'Avec un sous-dossier par source, ou des noms qui commencent de la même façon.',
  'Scans of one mark have names that begin alike.':
    'Les noms des scans d’une même trace commencent de la même façon.',
  'Add to the case': 'Ajouter à l’affaire',
  'Nothing was added yet. What was sent stays; correct this and add again.':
    'Rien n’a encore été ajouté. Ce qui a été envoyé est conservé ; corrigez ceci et ajoutez de nouveau.',

  // comparisons in a case
  'Questioned marks against known sources': 'Traces de question contre sources connues',
  'A questioned mark is compared with all test fires of a source at once. The answer is added to the case.':
    'Une trace de question est comparée à toutes les traces de comparaison d’une source à la fois. La réponse est ajoutée à l’affaire.',
  '1 mark': '1 trace',
  '{n} marks': '{n} traces',
  'Compare {marks}': 'Comparer {marks}',
  '{one} with {other}': '{one} avec {other}',
  '{mark}, scan {n}': '{mark}, scan {n}',
  'Both are the same report. Choose two different ones.':
    'C’est deux fois le même rapport. Choisissez-en deux différents.',
  '{report}, version {version}, added {date}': '{report}, version {version}, ajouté le {date}',
  'Compare two answers': 'Comparer deux réponses',
  'First report': 'Premier rapport',
  'Second report': 'Second rapport',
  'Show what differs': 'Montrer les différences',

  // recent answers
  'Recent reports': 'Rapports récents',
  'The newest comparisons that were asked for here. Reports hold no file names and no case numbers: names of files are shown only in the tab that compared them.':
    'Les comparaisons les plus récentes demandées ici. Les rapports ne contiennent ni noms de fichiers ni numéros d’affaire : les noms de fichiers ne sont affichés que dans l’onglet qui les a comparés.',
  'the reports': 'les rapports',
  'There is no report yet.': 'Il n’y a pas encore de rapport.',
  'Marks compared': 'Traces comparées',
  '{outcome}; in doubt: a check failed': '{outcome} ; douteux : un contrôle a échoué',
  'Given (UTC)': 'Rendu (UTC)',
  Newest: 'Plus récents',
  Older: 'Plus anciens',
  '{name} and {n} more': '{name} et {n} de plus',

  // reviews
  'In a review a second person compares the same scans without seeing the first result. The settings are fixed before there is a score; then both results are shown, and both sign one sentence. Both need an API key.':
    'Lors d’un contre-examen, une seconde personne compare les mêmes scans sans voir le premier résultat. Les réglages sont fixés avant qu’il y ait un score ; puis les deux résultats sont montrés, et les deux personnes signent une même phrase. Toutes deux ont besoin d’une clé d’API.',
  'the reviews': 'les contre-examens',
  'There is no review yet.': 'Il n’y a pas encore de contre-examen.',
  'Asked (UTC)': 'Demandé (UTC)',
  'Asked by': 'Demandé par',
  'Asked of': 'Demandé à',
  'What comes next': 'Prochaine étape',
  'Ask for a review': 'Demander un contre-examen',
  Ask: 'Demander',
  'Its handle; one that you made': 'Son identifiant ; un rapport que vous avez établi',
  Reviewer: 'Contre-examen par',
  'The name of the API key of the person who compares again':
    'Le nom de la clé d’API de la personne qui compare de nouveau',
  'The reviewer reads it: say nothing of settings or result. It may stay empty':
    'La personne chargée du contre-examen le lit : n’indiquez ni réglages ni résultat. Peut rester vide',
  'You commit settings.': 'Vous fixez les réglages.',
  '{reviewer} commits settings.': '{reviewer} fixe les réglages.',
  'You compare.': 'Vous comparez.',
  '{reviewer} compares.': '{reviewer} compare.',
  'Both sign one sentence.': 'Les deux signent une même phrase.',
  'Nothing: both have signed.': 'Rien : les deux ont signé.',

  // one review
  'the review': 'le contre-examen',
  'Review of {marks}': 'Contre-examen : {marks}',
  'All reviews': 'Tous les contre-examens',
  Propositions: 'Propositions',
  '{who} has signed': '{who} a signé',
  Document: 'Document',
  Next: 'Étape suivante',
  'This review is blind: the record of acts shows its steps in their order.':
    'Ce contre-examen est en aveugle : le journal montre ses étapes dans le bon ordre.',
  'This review is not blind': 'Ce contre-examen n’est pas en aveugle',
  'the reviewer asked for the first result before the own one was there':
    'la personne chargée du contre-examen a demandé le premier résultat avant d’avoir le sien',
  'the reviewer had compared these scans before the settings were committed':
    'la personne chargée du contre-examen avait comparé ces scans avant que les réglages ne soient fixés',
  'the steps are not in their order': 'les étapes ne sont pas dans le bon ordre',
  'the settings are not those that were committed': 'les réglages ne sont pas ceux qui ont été fixés',
  'a row of the record of acts was changed': 'une ligne du journal a été modifiée',
  'Both results': 'Les deux résultats',
  'The first result': 'Le premier résultat',
  Difference: 'Différence',
  'another step': 'autre degré',
  'The settings are the same.': 'Les réglages sont les mêmes.',
  Setting: 'Réglage',
  found: 'trouvé',
  'Compare with your settings': 'Comparer avec vos réglages',
  'Your settings are fixed. When the marks are compared, both of you see both results.':
    'Vos réglages sont fixés. Une fois les traces comparées, les deux résultats vous sont montrés à tous deux.',
  'Sign a sentence of resolution': 'Signer une phrase de conclusion',
  Sign: 'Signer',
  'What both conclude': 'Conclusion commune',
  'The review ends when you and {other} have signed the same':
    'Le contre-examen prend fin quand vous et {other} avez signé la même phrase',
  'What was done': 'Ce qui a été fait',
  'When (UTC)': 'Date (UTC)',
  Who: 'Qui',
  'Row of the record': 'Ligne du journal',
  'asked for the review': 'a demandé le contre-examen',
  'saw a result too early': 'a vu un résultat trop tôt',
  'committed settings': 'a fixé les réglages',
  'compared with them': 'a comparé avec ces réglages',
  'was shown the first result': 'a reçu le premier résultat',
  'signed a sentence': 'a signé une phrase',

  // the settings of a review
  'Mark {side}': 'Trace {side}',
  'Known mark {n}': 'Trace de comparaison {n}',
  'Commit your settings': 'Fixer vos réglages',
  'Commit them for good': 'Fixer définitivement',
  'How the scans show {mark}': '{mark} dans les scans',
  directly: 'directement',
  'as a cast': 'en moulage',
  'as a mirror image': 'en image miroir',
  'the scan': 'le scan',
  '{mark}: place': '{mark} : place',
  'Of the land on its bullet, from 1; it also gives the order':
    'Du champ sur son projectile, à partir de 1 ; elle donne aussi l’ordre',
  '{mark}: edges': '{mark} : bords',
  'Groove edges as left:right in µm; empty: they are found':
    'Bords des rayures sous la forme gauche:droite en µm ; vide : ils sont trouvés',
  '{mark}: region': '{mark} : région',
  'The file of this scan with a region of yours as its mask; may stay empty':
    'Le fichier de ce scan avec une région de votre choix comme masque ; peut rester vide',

  // help
  'About likelihood ratios and this service': 'Les rapports de vraisemblance et ce service',
  'What a likelihood ratio is': 'Ce qu’est un rapport de vraisemblance',
  'Two propositions stand against each other. {same} one barrel, slide or tool edge made both marks. {different} two different ones made them, of the kind that the reference holds.':
    'Deux propositions s’opposent. {same} un même canon, une même culasse ou une même arête d’outil a laissé les deux traces. {different} elles proviennent de deux éléments différents, du genre que contient la référence.',
  'Same source:': 'Même source :',
  'Different sources:': 'Sources différentes :',
  'The service measures how alike the two marks are and gives that a number, the score. The likelihood ratio (LR) says how many times as probable this score is if the first proposition is true as if the second is true. An LR of 10 favours the first, an LR of 0.1 favours the second just as much, and an LR of 1 favours neither.':
    'Le service mesure à quel point les deux traces se ressemblent et l’exprime par un nombre, le score. Le rapport de vraisemblance (LR) dit combien de fois ce score est plus probable si la première proposition est vraie que si la seconde est vraie. Un LR de 10 est en faveur de la première, un LR de 0,1 l’est tout autant de la seconde, et un LR de 1 n’est en faveur d’aucune.',
  'The words used for a likelihood ratio': 'Les mots employés pour un rapport de vraisemblance',
  'LR for same source': 'LR pour une même source',
  'LR for different sources': 'LR pour des sources différentes',
  '{from} to {to}': '{from} à {to}',
  beyond: 'au-delà',
  'What it is not': 'Ce qu’il n’est pas',
  'It is not the probability that the marks have one source. That also depends on all other evidence, which this service does not know. To read an LR of 100 as “99 % certain” is an error.':
    'Il n’est pas la probabilité que les traces aient une même source. Celle-ci dépend aussi de tous les autres éléments de preuve, que ce service ne connaît pas. Lire un LR de 100 comme « certain à 99 % » est une erreur.',
  'It is not a verdict, and it identifies nobody.': 'Il n’est pas un verdict et n’identifie personne.',
  'It is not an error rate. No figure here says how often examiners, laboratories or this service are wrong in casework.':
    'Il n’est pas un taux d’erreur. Aucun chiffre ici ne dit à quelle fréquence les experts, les laboratoires ou ce service se trompent dans des affaires réelles.',
  'It does not hold for everything. It is relative to the named reference; other makes, steels, calibres or instruments may behave otherwise.':
    'Il ne vaut pas pour tout. Il est relatif à la référence indiquée ; d’autres marques, aciers, calibres ou instruments peuvent se comporter autrement.',
  'Interval and bound': 'Intervalle et borne',
  'The interval shows how much the LR would change if other sources had been drawn for the reference. If it contains 1, the direction is not resolved.':
    'L’intervalle montre de combien le LR changerait si d’autres sources avaient été tirées pour la référence. S’il contient 1, le sens n’est pas établi.',
  'A reference of few marks cannot support a strong claim, whatever the score. Each reference therefore has a bound on either side. When an LR stands at the bound, the interval may have no width. This is not certainty: it says that the reference can support no more.':
    'Une référence de peu de traces ne peut étayer une conclusion forte, quel que soit le score. Chaque référence a donc une borne de chaque côté. Quand un LR se trouve à la borne, l’intervalle peut être de largeur nulle. Ce n’est pas une certitude : cela signifie que la référence n’étaye pas de conclusion plus forte.',
  'When there is no likelihood ratio': 'Quand il n’y a pas de rapport de vraisemblance',
  'If a scan is too coarse, shows another kind of mark, or lies outside what the reference covers, the comparison is refused and the reason is given. A refusal is a result: it says that the reference cannot support a number.':
    'Si un scan est trop grossier, montre un autre type de trace ou se situe hors de ce que couvre la référence, la comparaison est refusée et la raison est indiquée. Un refus est un résultat : il signifie que la référence ne peut étayer aucun nombre.',
  'Limits of the references here': 'Limites des références de ce service',
  'They are small, and come from few makes. Nobody has shown that their figures hold for other firearms, tools or ammunition.':
    'Elles sont petites et proviennent de peu de marques. Personne n’a montré que leurs chiffres valent pour d’autres armes, outils ou munitions.',
  'A few known-match pairs of a few sources support moderate claims at most, however alike two marks are.':
    'Quelques paires de même source connue, issues de peu de sources, étayent tout au plus des conclusions modérées, si semblables que soient deux traces.',
  'Lands of one bullet depend on each other: one land a side is for diagnosis, and is not for a report to a court.':
    'Les champs d’un projectile dépendent les uns des autres : un champ par côté sert au diagnostic, non à un rapport destiné à un tribunal.',
  'For your own cases, make a reference of marks that resemble them.':
    'Pour vos propres affaires, établissez une référence à partir de traces qui leur ressemblent.',
  'How a number can be checked': 'Comment vérifier un nombre',
  'Every answer has a recipe, named by a hash. It lists every step with its version and parameters, back to the scans and the reference. Anyone with the scans can compute it again and gets the same hash, or learns where it differs.':
    'Chaque réponse a une recette, désignée par un hachage. Elle énumère chaque étape avec sa version et ses paramètres, jusqu’aux scans et à la référence. Quiconque a les scans peut refaire le calcul et obtient le même hachage, ou apprend où il diffère.',
  'Verify a report': 'Vérifier un rapport',
  'Markgraph is a research preview.': 'Markgraph est une version de recherche.',
  'Engine {version}.': 'Programme {version}.',
  'The API': 'L’API',

  // the glossary
  Glossary: 'Glossaire',
  Bound: 'Borne',
  'The strongest likelihood ratio that a reference supports on one side. It depends on how many pairs and sources it has.':
    'Le rapport de vraisemblance le plus fort qu’une référence étaye d’un côté. Il dépend du nombre de ses paires et de ses sources.',
  'The part of a firearm that the cartridge case is pressed against. It leaves an impressed mark.':
    'La partie d’une arme contre laquelle l’étui est pressé. Elle y laisse une empreinte.',
  Calibration: 'Calibration',
  'The step that turns a score into a likelihood ratio, fitted on a reference.':
    'L’étape qui transforme un score en rapport de vraisemblance, ajustée sur une référence.',
  'The cost of a set of likelihood ratios in bits. 0 is perfect; always answering 1 costs 1.':
    'Le coût d’un ensemble de rapports de vraisemblance, en bits. 0 est parfait ; toujours répondre 1 coûte 1.',
  Conditions: 'Conditions',
  'What the marks of a reference are like. Outside of them no likelihood ratio is given.':
    'Les caractéristiques des traces d’une référence. En dehors de celles-ci, aucun rapport de vraisemblance n’est donné.',
  Correlation: 'Corrélation',
  'How alike two profiles or maps are where they lie over each other: 1 is equal in shape, 0 is unrelated.':
    'À quel point deux profils ou deux cartes se ressemblent là où ils se superposent : 1 signifie de même forme, 0 sans rapport.',
  'The name of a stored result, computed from its content. The same content has the same handle everywhere.':
    'Le nom d’un résultat conservé, calculé à partir de son contenu. Le même contenu a partout le même identifiant.',
  'Known match, known non-match': 'Même source connue, sources différentes connues',
  'A pair of marks known to come from one source (KM), or from two (KNM).':
    'Une paire de traces connues pour provenir d’une même source (KM), ou de deux (KNM).',
  'Known mark': 'Trace de comparaison',
  'A mark whose source is known: a test fire of a seized firearm, or a test mark of a tool. It is compared with a questioned mark.':
    'Une trace dont la source est connue : un tir de comparaison d’une arme saisie, ou une trace réalisée avec un outil pour la comparaison. Elle est comparée à une trace de question.',
  'The raised part between two grooves of a rifled barrel, and the mark it leaves on a bullet.':
    'La partie saillante entre deux rayures d’un canon rayé, dite aussi cloison, et la trace qu’elle laisse sur un projectile.',
  'The distance between neighbouring points of a scan.': 'La distance entre points voisins d’un scan.',
  'The methods section of a comparison: every step with its version, parameters and results, named by its hash.':
    'La partie « méthodes » d’une comparaison : chaque étape avec sa version, ses paramètres et ses résultats, désignée par son hachage.',
  'A named population of known-match and known-non-match pairs with their scores.':
    'Une population nommée de paires de même source connue et de sources différentes connues, avec leurs scores.',
  Scope: 'Domaine de validité',
  'The check whether a scan resembles what the reference covers.':
    'Le contrôle qui vérifie si un scan ressemble à ce que couvre la référence.',
  'The part of a mark that is compared: a profile across the striae, or a map of a breech face.':
    'La partie d’une trace qui est comparée : un profil en travers des stries, ou une carte d’une cuvette de tir.',
  'What made a mark: a barrel, a slide, a tool edge.':
    'Ce qui a laissé une trace : un canon, une culasse, une arête d’outil.',
  Striae: 'Stries',
  'Parallel scratches that a tool or barrel leaves along its direction of motion.':
    'Fines éraflures parallèles qu’un outil ou un canon laisse dans le sens du mouvement.',
  'For each class of pairs, the share with a likelihood ratio at or above a value.':
    'Pour chaque classe de paires, la part dont le rapport de vraisemblance atteint au moins une valeur.',
}
