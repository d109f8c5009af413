import type { RESULT as GERMAN } from '../german/result.ts'
import type { Translated } from '../translated.ts'

export const RESULT: Translated<typeof GERMAN> = {
  // the result and what can be done with it
  'Result: {what}': 'Résultat : {what}',
  'two {marks}': 'deux {marks}',
  '{questioned} against {n} {marks}': '{questioned} contre {n} {marks}',
  'All marks': 'Toutes les traces',
  'Both marks': 'Les deux traces',
  'The request': 'La demande',
  '{mark}, scan {scan}': '{mark}, scan {scan}',
  'Diagnostic only': 'À titre diagnostique uniquement',
  'At the limit of the reference': 'À la borne de la référence',
  'Within the limits of the reference': 'Dans les bornes de la référence',
  'Read this warning first': 'Lisez d’abord cet avertissement',
  'Read these {n} warnings first': 'Lisez d’abord ces {n} avertissements',
  '{places}: {message}': '{places} : {message}',
  'About this result': 'À propos de ce résultat',
  'Why this number': 'Pourquoi ce nombre',
  Computation: 'Calcul',
  // actions
  'What to do with this report': 'Que faire de ce rapport',
  'PDF …': 'PDF …',
  'Bundle …': 'Paquet …',
  'Script …': 'Script …',
  'Report {handle}': 'Rapport {handle}',
  'A bundle holds the report with all it was computed from. Anyone can check it without this service; with the scans, every step can be computed again.':
    'Un paquet contient le rapport et tout ce qui a servi à le calculer. Chacun peut le vérifier sans ce service ; avec les scans, chaque étape peut être recalculée.',
  'With the scans': 'Avec les scans',
  'Without the scans': 'Sans les scans',
  'The recipe alone': 'La recette seule',
  'Check a bundle': 'Vérifier un paquet',
  'The page that checks it, as one file': 'La page qui le vérifie, en un seul fichier',
  // the PDF
  'Report number': 'N° de rapport',
  'Exhibit of mark A': 'Pièce de la trace A',
  'Exhibit of mark B': 'Pièce de la trace B',
  Examiner: 'Expert',
  Date: 'Date',
  'as it is to be printed': 'telle qu’elle doit être imprimée',
  'Who signs': 'Signataires',
  'names separated by semicolons, at most 6; each gets a line':
    'au plus 6 noms, séparés par des points-virgules ; chacun a sa ligne',
  'Exhibit of the questioned mark': 'Pièce de la trace de question',
  'Exhibit of the known marks': 'Pièce des traces de comparaison',
  'Its PDF has the texts that stand in the form of the PDF now. Save the PDF with the same texts, and the bundle proves it.':
    'Son PDF porte les textes qui sont maintenant dans le formulaire du PDF. Enregistrez le PDF avec les mêmes textes, et le paquet le prouve.',
  'All fields may stay empty. The same words give the same file.':
    'Tous les champs peuvent rester vides. Les mêmes mots donnent le même fichier.',
  'of the document; the number does not depend on it': 'du document ; le nombre n’en dépend pas',
  'As the service is set': 'Selon le réglage du service',
  'With the section on sensitivity': 'Avec la section sur la sensibilité',
  'Save the PDF': 'Enregistrer le PDF',
  // a script that does it again, and the recipe verified
  'The first command, on the machine of this service, writes a script. The second repeats the comparison with it, from any machine that reaches the service, and checks the handle of every step. It needs Python and nothing else.':
    'La première commande, sur la machine de ce service, écrit un script. La seconde s’en sert pour répéter la comparaison, depuis toute machine qui atteint le service, et contrôle l’identifiant de chaque étape. Elle n’a besoin que de Python.',
  'Copy the commands': 'Copier les commandes',
  'the verification, which computes every step again': 'la vérification, qui recalcule chaque étape',
  Verified: 'Vérifié',
  'Equal, but not verified': 'Égal, mais non vérifié',
  'Not verified': 'Non vérifié',
  'Every step was computed again from the stored scans, and the recipe has the same handle.':
    'Chaque étape a été recalculée à partir des scans enregistrés, et la recette a le même identifiant.',
  'The reference is bundled.': 'La référence est livrée avec le programme.',
  'The reference is trusted.': 'La référence est reconnue fiable.',
  'The reference is unknown.': 'La référence est inconnue.',
  'the recomputed recipe has another handle': 'la recette recalculée a un autre identifiant',
  '{n} steps: {steps}.': '{n} étapes : {steps}.',
  // the likelihood ratio
  'Limited by the size of the reference: it supports no more, whichever of its marks are drawn.':
    'Limité par la taille de la référence : elle n’étaye pas davantage, quelles que soient les traces qui en sont tirées.',
  '{ratio}, to the digits shown': '{ratio}, aux chiffres indiqués près',
  '{low} to {high}': '{low} à {high}',
  '95 % interval: {range}': 'Intervalle à 95 % : {range}',
  '95 % interval: {range}. The number stands at the limit of the reference':
    'Intervalle à 95 % : {range}. Le nombre se trouve à la borne de la référence',
  'This score supports the proposition “same source”. The number is cut at the limit of the reference; it is not a measured value.':
    'Ce score soutient la proposition « même source ». Le nombre est ramené à la borne de la référence ; ce n’est pas une valeur mesurée.',
  'This score supports the proposition “different sources”. The number is cut at the limit of the reference; it is not a measured value.':
    'Ce score soutient la proposition « sources différentes ». Le nombre est ramené à la borne de la référence ; ce n’est pas une valeur mesurée.',
  'This score is {times} times as probable if the proposition “same source” is true as if “different sources” is true.':
    'Ce score est {times} fois plus probable si la proposition « même source » est vraie que si « sources différentes » est vraie.',
  'This score is {times} times as probable if the proposition “different sources” is true as if “same source” is true.':
    'Ce score est {times} fois plus probable si la proposition « sources différentes » est vraie que si « même source » est vraie.',
  "Every draw of the reference's marks gives this number, because it ends there; that is not certainty.":
    'Tout tirage parmi les traces de la référence donne ce nombre, parce qu’elle s’arrête là ; ce n’est pas une certitude.',
  'The interval says how far the number depends on which marks are in the reference. How other firearms or tools mark is not in it.':
    'L’intervalle indique dans quelle mesure le nombre dépend des traces qui se trouvent dans la référence. Il ne tient pas compte de la manière dont d’autres armes ou outils laissent leurs traces.',
  'Numerator: the {marks} of this source. Denominator: other sources of reference {reference}, of the same class ({sources} sources; {same} questions of one source and {different} of different sources).':
    'Numérateur : les {marks} de cette source. Dénominateur : d’autres sources de la référence {reference}, de la même classe ({sources} sources ; {same} confrontations de même source et {different} de sources différentes).',
  'Reference: {reference}, {same} known-match and {different} known-non-match pairs of {sources} sources.':
    'Référence : {reference}, {same} paires de même source connue et {different} paires de sources différentes connues, issues de {sources} sources.',
  // the known marks
  '{marks} and the questioned mark': '{marks} et la trace de question',
  'Score of every two marks. What a known mark scores with the questioned mark by itself is no ratio: one mark alone does not show how well its source marks.':
    'Score de chaque couple de traces. Le score d’une seule trace de comparaison avec la trace de question n’est pas un rapport de vraisemblance : une trace seule ne montre pas la qualité des traces que laisse sa source.',
  'K{index} does not count: {reason}': 'K{index} ne compte pas : {reason}',
  'Scores of the questioned mark and of the known marks':
    'Scores de la trace de question et des traces de comparaison',
  Questioned: 'Trace de question',
  best: 'la meilleure',
  'The known marks agree with each other by {score} on average.':
    'La concordance des traces de comparaison entre elles est de {score} en moyenne.',
  'Marks of different sources agree by {mean} (standard deviation {sd}).':
    'Pour des traces de sources différentes, elle est de {mean} (écart-type {sd}).',
  'A number needs at least {score} among the known marks.':
    'Un rapport de vraisemblance exige au moins {score} entre les traces de comparaison.',
  'What is stated': 'Ce qui est déclaré',
  '{marks} made': '{marks}, nombre réalisé',
  '{marks} used': '{marks}, nombre utilisé',
  Instrument: 'Instrument',
  'the same for all marks': 'semblable pour toutes les traces',
  'not the same for all marks': 'différent selon les traces',
  'Would be left out: K{index}': 'À écarter selon la demande : K{index}',
  'Without K{index}: no likelihood ratio, because the others agree no better than marks of different sources.':
    'Sans K{index} : pas de rapport de vraisemblance, car les autres ne concordent pas mieux que des traces de sources différentes.',
  'Without K{index}: {ratio}, log₁₀ LR {value}.': 'Sans K{index} : {ratio}, log₁₀ LR {value}.',
  // the comparison microscope
  'Comparison microscope': 'Microscope de comparaison',
  'how the two lie on each other': 'la superposition des deux',
  'the microscope': 'le microscope',
  'Both profiles as they were scanned': 'Les deux profils tels que scannés',
  'Profile of {mark} as it was scanned': 'Profil tel que scanné : {mark}',
  'First mark': 'Première trace',
  'Second mark': 'Seconde trace',
  'both marks': 'les deux traces',
  'Left of the line {a}, right of it {b}, as the score laid them on each other.':
    'À gauche de la ligne : {a} ; à droite : {b}, dans la superposition utilisée pour le score.',
  'Above the line {a}, below it {b}, as the score laid them on each other.':
    'Au-dessus de la ligne : {a} ; au-dessous : {b}, dans la superposition utilisée pour le score.',
  'Line of the picture': 'Ligne de l’image',
  // regions that agree
  'land {n}': 'champ {n}',
  '{mark}, which agrees best': '{mark}, qui concorde le mieux',
  'No region of one mark agrees with a region of the other.':
    'Aucune région d’une trace ne concorde avec une région de l’autre.',
  '{n} regions agree. Point at one, or choose it in the list, to see its partner.':
    'Régions qui concordent : {n}. Pointez-en une, ou choisissez-la dans la liste, pour voir sa correspondante.',
  '{n} regions agree on the two {part}s that fit best. Point at one, or choose it in the list, to see its partner.':
    'Régions qui concordent : {n}, sur les deux parties ({part}) qui concordent le mieux. Pointez-en une, ou choisissez-la dans la liste, pour voir sa correspondante.',
  '{mark}: relief with {n} regions that agree': '{mark} : relief, régions qui concordent : {n}',
  'Outline the regions': 'Encadrer les régions',
  'none chosen': 'aucune choisie',
  '{n}: correlation {value}': '{n} : corrélation {value}',
  'Found in {a} and {b}.': 'Trouvée dans {a} et {b}.',
  'the signature of {mark}': 'la signature de {mark}',
  // why this number
  'the matrix of lands': 'la matrice des champs',
  'Correlation of each land of {a} with each land of {b}, at the shift where it is greatest. The framed cells are the arrangement that was scored. Choose a cell to see its two lands.':
    'Corrélation de chaque champ de {a} avec chaque champ de {b}, au décalage où elle est la plus forte. Les cases encadrées sont la disposition qui a été évaluée. Choisissez une case pour voir ses deux champs.',
  'Correlation of lands': 'Corrélation des champs',
  'Land {i} of {a} with land {k} of {b}: {value}': 'Champ {i} de {a} avec champ {k} de {b} : {value}',
  'Land {i} of {a} with land {k} of {b}: {value}, scored':
    'Champ {i} de {a} avec champ {k} de {b} : {value}, évalué',
  'Land {n} of {mark}': 'Champ {n} de {mark}',
  'land {n} of {mark}': 'champ {n} de {mark}',
  '{a} over {b}: correlation {value}, shift {shift} µm; {windows} (shaded)':
    'Superposition ({a}, {b}) : corrélation {value}, décalage {shift} µm ; {windows} (en ombré)',
  '{a} over {b}: correlation {value}, shift {shift} µm, {b} turned by 180°; {windows} (shaded)':
    'Superposition ({a}, {b}) : corrélation {value}, décalage {shift} µm, rotation de 180° ({b}) ; {windows} (en ombré)',
  '1 window agrees': '1 segment concorde',
  '{n} windows agree': '{n} segments concordent',
  'Profiles of {a} and {b} over {length} mm, with {n} windows that agree.':
    'Profils ({a}, {b}) sur {length} mm ; segments qui concordent : {n}.',
  'correlation {value}': 'corrélation {value}',
  'mm across the striae of {mark}': 'mm en travers des stries ({mark})',
  'height / rms': 'hauteur / rms',
  '{b} is turned by {turn}° and shifted by {shift} µm onto {a}. Of the {all} cells of {mark}, {n} are congruent (framed in blue); the others are framed in grey.':
    '{b} est posée sur {a} avec une rotation de {turn}° et un décalage de {shift} µm. Cellules congruentes de {mark} : {n} sur {all} (encadrées en bleu) ; les autres sont encadrées en gris.',
  'the maps': 'les cartes de hauteurs',
  'Blend: {shares}': 'Mélange : {shares}',
  'Cells of': 'Cellules de',
  '{mark}, looked for on {other}': '{mark}, cherchées sur {other}',
  'Dark is low and light is high, after form and long waves were taken off.':
    'Le foncé est bas et le clair est haut, une fois la forme et les ondes longues retirées.',
  'Both maps on each other with {n} cells': 'Les deux cartes superposées, avec {n} cellules',
  'Show both in three dimensions': 'Montrer les deux en trois dimensions',
  'The maps that were compared, B laid on A as it was registered. Heights are standardised.':
    'Les cartes qui ont été comparées, B posée sur A comme lors de la comparaison. Les hauteurs sont standardisées.',
  'The surfaces that were compared, with their striae upright and without their form.':
    'Les surfaces qui ont été comparées, stries verticales et forme retirée.',
  // sensitivity
  Sensitivity: 'Sensibilité',
  'Compute it': 'La calculer',
  'compares again under other settings of the scorer, which takes a while':
    'compare de nouveau avec d’autres réglages de la méthode de score ; cela prend un moment',
  'the sensitivity': 'la sensibilité',
  'Under {n} of {all} other settings there is a likelihood ratio; log₁₀ LR lies between {least} and {greatest}.':
    'Avec {n} des {all} autres réglages, il y a un rapport de vraisemblance ; log₁₀ LR se situe entre {least} et {greatest}.',
  'All settings support the same proposition.': 'Tous les réglages soutiennent la même proposition.',
  '{n} of them support the other proposition: there and in the answer, log₁₀ LR is more than 0.5 from 0.':
    'Nombre de ceux qui soutiennent l’autre proposition : {n} ; là et dans la réponse, log₁₀ LR est à plus de 0,5 de 0.',
  'Some support the other proposition, but only where log₁₀ LR is within 0.5 of 0, there or in the answer.':
    'Certains soutiennent l’autre proposition, mais seulement là où log₁₀ LR, pour eux ou dans la réponse, est à 0,5 au plus de 0.',
  'The setting that moves it most is {setting}.': 'Le réglage qui le change le plus est {setting}.',
  'all together': 'tous ensemble',
  'log10 LR under {n} other settings; the answer that was given is {value}.':
    'log10 LR avec {n} autres réglages ; la réponse donnée est {value}.',
  'log₁₀ LR; the upright line is the answer that was given':
    'log₁₀ LR ; le trait vertical est la réponse donnée',
  'Other settings give other scores. So the scans of reference {reference} have to be scored under each of them, once for all comparisons on it. Comparisons go first meanwhile, and you can leave this page.':
    'D’autres réglages donnent d’autres scores. Les scans de la référence {reference} doivent donc être évalués avec chacun d’eux, une fois pour toutes les comparaisons qui s’y rapportent. Les comparaisons restent prioritaires, et vous pouvez quitter cette page.',
  'Score the reference under other settings': 'Évaluer la référence avec d’autres réglages',
  'It was stopped. What is scored is kept.': 'Arrêté. Ce qui est évalué est conservé.',
  'Waits for its turn …': 'En attente de son tour …',
  '{done} of {settings} settings, {scored} of {pairs} pairs':
    '{done} réglages sur {settings}, {scored} paires sur {pairs}',
  // the reference
  'Compared with known pairs: {reference}': 'Par rapport à des paires connues : {reference}',
  'Questions of two known marks': 'Confrontations avec deux traces de comparaison',
  '{same} of one source, {different} of different sources':
    '{same} de même source, {different} de sources différentes',
  '{same} known match (KM), {different} known non-match (KNM)':
    '{same} de même source connue (KM), {different} de sources différentes connues (KNM)',
  'Score of this comparison': 'Score de cette comparaison',
  'Fit to its own pairs (not a validation)': 'Ajustement à ses propres paires (pas une validation)',
  'AUC {auc}, Cllr {cllr}, least Cllr {least} ({protocol})':
    'AUC {auc}, Cllr {cllr}, Cllr minimal {least} ({protocol})',
  '{sources}: scans of these sources are compared here':
    '{sources} : des scans de ces sources sont comparés ici',
  'About this reference': 'À propos de cette référence',
  // the checks
  'All {n} checks pass.': 'Les {n} contrôles sont tous conformes.',
  '{n} checks pass, {cautions}, {refusals}.': 'Contrôles conformes : {n} ; {cautions}, {refusals}.',
  'none need caution': 'aucun n’appelle à la prudence',
  '1 needs caution': '1 appelle à la prudence',
  '{n} need caution': '{n} appellent à la prudence',
  'none refuses': 'aucun ne refuse',
  '1 refuses': '1 refuse',
  '{n} refuse': '{n} refusent',
  'One instrument: {instrument}': 'Un instrument : {instrument}',
  '{n} instruments, as the files name them': '{n} instruments, tels que les fichiers les nomment',
  Where: 'Où',
  Reason: 'Raison',
  // the computation
  'All digits, for who computes it again. They say nothing about how certain the number is; its interval and limits do.':
    'Tous les chiffres, pour qui refait le calcul. Ils ne disent rien de la certitude du nombre, qu’indiquent son intervalle et ses bornes.',
  '95 % interval of log₁₀ LR': 'Intervalle à 95 % de log₁₀ LR',
  'Limits of log₁₀ LR': 'Bornes de log₁₀ LR',
  'the recipe': 'la recette',
  'Every step as a graph': 'Chaque étape en graphe',
  // a score alone, and refusals
  'A score alone': 'Un score seul',
  'A score without a likelihood ratio': 'Un score sans rapport de vraisemblance',
  'Score {score} ({kind}).': 'Score {score} ({kind}).',
  Refused: 'Refusé',
  'No likelihood ratio: the {marks} do not agree with each other':
    'Pas de rapport de vraisemblance : pas de concordance mutuelle ({marks})',
  'No likelihood ratio: the comparison was refused':
    'Pas de rapport de vraisemblance : la comparaison a été refusée',
  'This is support for neither side: it shows neither that the questioned mark comes from the source of these {marks}, nor that it comes from another one.':
    'Cela ne soutient aucune des deux propositions : cela ne montre ni que la trace de question provient de cette source ({marks}), ni qu’elle provient d’une autre.',
  'No number is given, and neither proposition is supported.':
    'Aucun nombre n’est donné, et aucune des deux propositions n’est soutenue.',
  'Back to the scans': 'Retour aux scans',
  '{places}:': '{places} :',
  "Accept the reference's resolution and compare again":
    'Admettre la résolution de la référence et comparer de nouveau',
  '{mark} was scanned as its mirror image: compare again':
    '{mark} : scannée en image miroir, comparer de nouveau',
  'The known marks were scanned as their mirror images: compare again':
    'Traces de comparaison : scannées en image miroir, comparer de nouveau',
  '{mark} was not mirrored: compare again': '{mark} : pas en miroir, comparer de nouveau',
  'The known marks were not mirrored: compare again':
    'Traces de comparaison : pas en miroir, comparer de nouveau',
  '{mark} is a cast: compare again': '{mark} est un moulage : comparer de nouveau',
  'The known marks are casts: compare again':
    'Les traces de comparaison sont des moulages : comparer de nouveau',
  '{mark} is no cast: compare again': '{mark} n’est pas un moulage : comparer de nouveau',
  'The known marks are no casts: compare again':
    'Les traces de comparaison ne sont pas des moulages : comparer de nouveau',
  // in plain words, and into a case
  'In plain words': 'En termes simples',
  'the explanation': 'l’explication',
  'Add this report to a case': 'Ajouter ce rapport à une affaire',
  'Number of the case': 'Numéro de l’affaire',
  'Report that it replaces': 'Rapport qu’il remplace',
  'Handle of an earlier report of the case; may stay empty':
    'Identifiant d’un rapport antérieur de l’affaire ; peut rester vide',
  // warnings
  'these are scans of source {source} of reference {reference}; all pairs of that source are left out of the calibration':
    'ce sont des scans de la source {source} de la référence {reference} ; toutes les paires de cette source sont exclues de la calibration',
  'these are marks of reference {reference}, and their pairs could not be left out, because without {sources} too few pairs are left: this ratio is not independent':
    'ce sont des traces de la référence {reference}, et leurs paires n’ont pu être exclues, car sans {sources} il reste trop peu de paires : ce rapport de vraisemblance n’est pas indépendant',
  'A bundle does not prove a PDF with this section: no bundle has it.':
    'Un paquet ne prouve pas un PDF qui contient cette section : aucun paquet ne la contient.',
}
