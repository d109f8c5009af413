import type { FAILURES as GERMAN } from '../german/failures.ts'
import type { Translated } from '../translated.ts'

export const FAILURES: Translated<typeof GERMAN> = {
  // address
  '{text} is not a handle: sha256: and 64 hex digits':
    '{text} n’est pas un identifiant de la forme « sha256: » suivi de 64 chiffres hexadécimaux',
  'a text holds half of a surrogate pair; all text must be Unicode':
    'un texte contient la moitié d’une paire de substitution (surrogate) ; tout texte doit être en Unicode',
  // compare
  '{handle} is the handle of a recipe; give the report_handle of its answer':
    '{handle} est l’identifiant d’une recette ; donnez le report_handle de sa réponse',
  '{handle} is the handle of a report; give the recipe_handle that stands in it':
    '{handle} est l’identifiant d’un rapport ; donnez le recipe_handle qui y figure',
  'no recipe has the handle {handle}': 'aucune recette n’a l’identifiant {handle}',
  'the stored recipe {handle} was changed: its hash is {found}, so it is not served':
    'la recette enregistrée {handle} a été modifiée : son hachage est {found} ; elle n’est donc pas fournie',
  'this report is of two marks; known chooses one of several known marks, so leave it out':
    'ce rapport porte sur deux traces ; omettez known, qui choisit parmi plusieurs traces de comparaison',
  'there is no known mark {known}; this report has the known marks 1 to {n}':
    'il n’y a pas de trace de comparaison {known} ; ce rapport a les traces de comparaison 1 à {n}',
  'report {handle} has no likelihood ratio, and so no recipe':
    'le rapport {handle} ne donne pas de rapport de vraisemblance et n’a donc pas de recette',
  'report {handle} was made by engine {engine_version}, and this one gives another report for the same scans':
    'le rapport {handle} a été établi par la version {engine_version} du programme ; la version actuelle donne un autre rapport pour les mêmes scans',
  'only part 0': 'seulement la partie 0',
  'the parts 0 to {last}': 'les parties 0 à {last}',
  '{name} has {parts}, so there is no part {i}': '{name} a {parts} ; il n’y a donc pas de partie {i}',
  picture: 'image',
  mesh: 'maillage',
  'set of tiles': 'tuiles',
  '{handle} is a {kind}, which has no {what}: only a surface or map of several rows has one':
    '{handle} est du type {kind} et n’a pas de vue de cette sorte : {what} ; seule une surface ou une carte de plusieurs lignes en a une',
  'the texture of this scan suits no mark type': 'la texture de ce scan ne convient à aucun type de trace',
  'scan {scan} of {mark}': 'scan {scan} de {mark}',
  '{what}: {message}': '{what} : {message}',
  'the questioned mark and the known marks must all be whole, or all be one part: one of them has a single scan and the others have several':
    'la trace de question et les traces de comparaison doivent toutes être entières, ou toutes se limiter à une partie : ici, l’une d’elles n’a qu’un scan et les autres en ont plusieurs',
  'domain {domain} has no calibrated reference here; there are {calibrated}':
    'le domaine {domain} n’a pas de référence calibrée ici ; domaines disponibles : {calibrated}',
  'reference {id} holds scores of kind {score_kind}, but this comparison gives one of kind {given_kind}':
    'la référence {id} contient des scores du type {score_kind}, mais cette comparaison en donne un du type {given_kind}',
  'reference {id} is of domain {own}, so it cannot calibrate a comparison of domain {domain}':
    'la référence {id} est du domaine {own} ; elle ne peut donc pas calibrer une comparaison du domaine {domain}',
  '{side} has {count} scans but {places} places in {side}_lands; give one place for each scan':
    '{side} a {count} scans, mais {side}_lands indique {places} places ; donnez une place par scan',
  'n_lands must be a whole number from 1 to {most}, not {n_places}':
    'n_lands doit être un nombre entier de 1 à {most}, et non {n_places}',
  'the {count} scans of {side} need as many different lands from 1 to {n_places}, not {places}':
    'pour les {count} scans de {side}, il faut autant de champs différents, de 1 à {n_places} ; {places} ne convient pas',
  'positions of lands are places around a bullet; a mark of domain {domain} is one scan, so leave out all fields that end in _lands':
    'les positions des champs sont des places autour d’un projectile ; une trace du domaine {domain} est un seul scan : omettez tous les paramètres dont le nom finit par _lands',
  'known_made, known_left_out and the known_…_alike fields are about several known marks; give known_1 and known_2 at least, or leave them out':
    'known_made, known_left_out et les paramètres known_…_alike concernent plusieurs traces de comparaison ; donnez au moins known_1 et known_2, ou omettez-les',
  'known_left_out names known_{index}, but there are {known} known marks':
    'known_left_out cite known_{index}, mais il y a {known} traces de comparaison',
  'known_made is {made}, but {known} known marks are given; it counts all that were made':
    'known_made vaut {made}, mais {known} traces de comparaison sont données ; il faut y compter toutes celles qui ont été réalisées',
  '{side}_edges are the groove edges of lands; marks of domain {domain} have none':
    '{side}_edges indique les bords des rayures de champs ; les traces du domaine {domain} n’en ont pas',
  '{side} has {scans} scans but {edges} entries in {side}_edges; give one for each scan, empty where the edges are to be found':
    '{side} a {scans} scans, mais {side}_edges a {edges} entrées ; donnez-en une par scan, vide là où les bords sont à trouver',
  'its heights take {bytes} bytes, more than the {most} allowed':
    'ses hauteurs occupent {bytes} octets, plus que les {most} admis',
  '{handle} was decoded by an earlier engine: upload its scan again':
    '{handle} a été décodé par une version antérieure du programme : envoyez de nouveau son scan',
  '{what} would take {operations} operations and {bytes} of memory, more than the {most} and {share} of one request':
    '{what} dépasse ce qu’admet une requête, soit {most} opérations et {share} de mémoire (nombre d’opérations : {operations} ; mémoire : {bytes})',
  '{message}; send smaller scans': '{message} ; envoyez des scans plus petits',
  'scorer_config: {message}; change {keys}': 'scorer_config: {message} ; modifiez {keys}',
  'endlessly many': 'infini',
  'an unlimited amount': 'une quantité illimitée',
  '{name} has {points} points; a scan of {mark} may have at most {most}':
    '{name} a {points} points ; pour ce type de trace ({mark}), un scan peut en avoir {most} au plus',
  'the study {name}': 'l’étude {name}',
  'the collection {name}': 'la collection {name}',
  '{set} holds marks of domain {own}, not {domain}':
    '{set} contient des traces du domaine {own}, et non {domain}',
  'neither a study nor a collection is called {name}': 'aucune étude ni collection ne s’appelle {name}',
  '{set} was removed': '{set} a été supprimée',
  'send the file': 'envoyez le fichier',
  '{field} says how a file is read, but {name} names a surface that has been read; leave out {field}, or {instead}':
    '{field} indique comment lire un fichier, mais {name} désigne une surface déjà lue ; omettez {field}, ou bien : {instead}',
  'reference {id} has no source {unknown} to leave out; its sources are {some}{rest}':
    'la référence {id} n’a pas de source {unknown} à écarter ; ses sources sont {some}{rest}',
  ' and {n} more': ' et {n} de plus',
  // executor
  'the service is stopping; try again when it is back':
    'le service est en cours d’arrêt ; réessayez quand il sera de nouveau disponible',
  // graph
  'the data of {handle} are not kept: upload the scan again':
    'les données de {handle} ne sont pas conservées : envoyez de nouveau le scan',
  'the stored data of {handle} are damaged, and nothing can make them again':
    'les données enregistrées de {handle} sont endommagées, et rien ne permet de les recréer',
  'the stored row of {handle} was changed, and nothing can make it again':
    'l’enregistrement de {handle} a été modifié, et rien ne permet de le recréer',
  'no artifact has the handle {handle}': 'aucun artefact n’a l’identifiant {handle}',
  '{name} would take {operations} operations with these parameters, more than the {most} of one computation':
    'nombre d’opérations trop grand pour {name} avec ces paramètres : {operations}, pour {most} au plus par calcul',
  '{name} would take about {bytes} of memory, more than the {most} of one computation':
    '{name} exigerait environ {bytes} de mémoire, plus que les {most} admis par calcul',
  '{handle} cannot be made again: {node} gave it once, and now gives {made}':
    '{handle} ne peut pas être recréé : {node} l’avait produit, mais donne maintenant {made}',
  '{handle} is of kind {kind}, but one of kind {name} is needed here':
    '{handle} est du type {kind}, mais il faut ici un artefact du type {name}',
  // http
  '{side} and {side}_handles are both given; give one of them':
    '{side} et {side}_handles sont donnés tous les deux ; donnez l’un des deux',
  'too many streams of events are open, yours among them; close some':
    'trop de flux d’événements sont ouverts, y compris les vôtres ; fermez-en quelques-uns',
  'more than {most} compute requests in {window_s} s; try again in {wait} s':
    'plus de {most} requêtes de calcul en {window_s} s ; réessayez dans {wait} s',
  'your requests have their share of the work queue; wait for an answer':
    'vos requêtes occupent toute leur part de la file d’attente ; attendez une réponse',
  'the work queue is full; try again in a few seconds':
    'la file d’attente est pleine ; réessayez dans quelques secondes',
  'the client disconnected': 'le client s’est déconnecté',
  'too many connections are open, yours among them; close some, and try again in a few seconds':
    'trop de connexions sont ouvertes, y compris les vôtres ; fermez-en quelques-unes, puis réessayez dans quelques secondes',
  'more than {most} submissions in {window_s} s; try again in {seconds} s':
    'plus de {most} soumissions en {window_s} s ; réessayez dans {seconds} s',
  'a submission may hold at most {most}': 'une soumission peut contenir {most} au plus',
  'the body breaks off': 'le corps de la requête s’interrompt avant la fin',
  'the report': 'le rapport',
  'the bundle': 'le paquet',
  'the verification': 'la vérification',
  'nothing of it is kept, so try again when the service has less to do':
    'rien n’en est conservé ; réessayez quand le service sera moins occupé',
  'no example has the id {id}': 'aucun exemple n’a l’identifiant {id}',
  'no job has the id {id}': 'aucune tâche n’a l’identifiant {id}',
  'the check': 'le contrôle',
  'only a key of the role admin sees the acts of others':
    'seule une clé de rôle admin permet de voir les actes des autres',
  'the review': 'le contre-examen',
  '{name} is over {most}, the limit of a reference':
    '{name} dépasse {most}, la taille maximale d’une référence',
  'the pair': 'la paire',
  'marks of the domain of report {handle} have no such view':
    'les traces du domaine du rapport {handle} n’ont pas de vue de ce genre',
  'the search': 'la recherche',
  'the scores that are known are kept, so the same search goes on where it was':
    'les scores déjà connus sont conservés ; la même recherche reprendra là où elle en était',
  'the step': 'l’étape',
  'the tiles': 'la préparation des tuiles',
  'the surface has the tiles 0 to {last}, so there is no tile {tile}':
    'la surface a les tuiles 0 à {last} ; il n’y a donc pas de tuile {tile}',
  'the validation': 'la validation',
  'the document': 'le document',
  'the validation of {reference_id} has no figure {figure}; there are {names}':
    'la validation de {reference_id} n’a pas de diagramme {figure} ; diagrammes disponibles : {names}',
  'the picture': 'l’image',
  'scan and surface are both given; give one of them':
    'scan et surface sont donnés tous les deux ; donnez l’un des deux',
  'the requested range lies outside the data, which have {size} bytes':
    'la plage demandée est hors des données, qui comptent {size} octets',
  'uploads take too much of the disk': 'les envois occupent trop de place sur le disque',
  'too many requests are arriving': 'trop de requêtes arrivent en même temps',
  '{what}, yours among them; try again in a few seconds':
    '{what}, y compris de votre part ; réessayez dans quelques secondes',
  'a message may hold at most {most}': 'un message peut contenir {most} au plus',
  'a message may hold at most {most} values': 'un message peut contenir {most} valeurs au plus',
  'other messages fill the memory; try again in a few seconds':
    'd’autres messages occupent la mémoire ; réessayez dans quelques secondes',
  'the body cannot be read: {message}': 'le corps de la requête ne peut pas être lu : {message}',
  'a request may hold at most {most}': 'une requête peut contenir {most} au plus',
  'field {fieldname} is over {mib}, the limit of one text field':
    'le paramètre {fieldname} dépasse {mib}, la taille maximale d’un texte',
  'a request may hold at most {most} files': 'une requête peut contenir {most} fichiers au plus',
  '{name} is over {most}, the limit of one file': '{name} dépasse {most}, la taille maximale d’un fichier',
  'the stored bytes of {name} are {data}; send it again, and they are replaced':
    'contenu enregistré de {name} : {data} ; envoyez de nouveau le fichier, et ce contenu sera remplacé',
  'the multipart body cannot be read: {message}':
    'le corps multipart de la requête ne peut pas être lu : {message}',
  // jobs
  'scan {scan} is not kept any more: send the request again':
    'le scan {scan} n’est plus conservé : envoyez de nouveau la requête',
  'the job': 'la tâche',
  '{jobs} jobs wait, yours among them; try again in {seconds} s':
    '{jobs} tâches sont en attente, y compris les vôtres ; réessayez dans {seconds} s',
  'the job is {state}, so it cannot be cancelled':
    'la tâche ne peut pas être annulée, car son état est {state}',
  '{name} is being run by another process': '{name} est déjà en cours d’exécution dans un autre processus',
  'reference {id} was scored under another scorer config than this version has; make a reference of a new study of its scans first':
    'la référence {id} a été évaluée avec une autre configuration du score que celle de cette version ; établissez d’abord une référence à partir d’une nouvelle étude de ses scans',
  'the service ended {attempts} times while it did this job, so it is not tried again':
    'le service s’est arrêté {attempts} fois pendant cette tâche ; elle n’est donc pas réessayée',
  'internal error': 'erreur interne',
  'unexpected failure: {error}': 'erreur inattendue : {error}',
  // kinds
  '{at} of {name}: {problem}': '{name}, {at} : {problem}',
  '{name} needs an input {input}, but it was not given':
    '{name} exige une entrée {input}, mais elle n’a pas été donnée',
  // laboratory
  '{path} cannot be read: {message}': '{path} ne peut pas être lu : {message}',
  '{path} is not in canonical form, or holds more than it may':
    '{path} n’est pas sous forme canonique, ou contient plus que ce qui est admis',
  '{document} is {found}, but the manifest is about {subject}':
    '{document} porte sur {found}, mais le manifeste sur {subject}',
  '{acts} holds an act that is not of this review':
    '{acts} contient un acte qui n’est pas de ce contre-examen',
  'the bundle of report {handle} holds no scans': 'le paquet du rapport {handle} ne contient pas de scans',
  '{report} has no likelihood ratio, so nobody reviews it':
    '{report} ne donne pas de rapport de vraisemblance ; il ne fait donc pas l’objet d’un contre-examen',
  'case {number} has no report yet; add one, because a bundle holds what reports were computed from':
    'l’affaire {number} n’a pas encore de rapport ; ajoutez-en un, car un paquet contient ce qui a servi à calculer les rapports',
  '{handles} reports belong to it, more than the {most} that one bundle holds; take the bundles of the reports one by one':
    '{handles} rapports en font partie, plus que les {most} que contient un paquet ; prenez un à un les paquets des rapports',
  'case {number} is closed; set its state to open first, or with the change':
    'l’affaire {number} est close ; rouvrez-la d’abord (state=open), ou en même temps que la modification',
  'another report replaces already': 'est déjà remplacé par un autre rapport',
  'does not stand before it': 'ne figure pas avant lui',
  'report {handle} replaces {replaces}, which {why} in this case':
    'le rapport {handle} remplace {replaces}, qui {why} dans cette affaire',
  'with this, the case takes {length} characters, more than the {most} that a case may have':
    'avec cet ajout, l’affaire occupe {length} caractères, plus que les {most} qu’une affaire peut avoir',
  'no report has the handle {unknown}': 'aucun rapport n’a l’identifiant {unknown}',
  'a scan is given twice among the repeats; give each scan once':
    'un scan est donné deux fois parmi les scans répétés ; donnez chaque scan une seule fois',
  'repeat {repeat} cannot be compared with the first one: {refused}':
    'le scan répété {repeat} ne peut pas être comparé avec le premier : {refused}',
  'repeat {repeat}: {message}': 'scan répété {repeat} : {message}',
  'no check has the handle {handle}': 'aucun contrôle n’a l’identifiant {handle}',
  'this scan was given before; scan the mark anew for each check':
    'ce scan a déjà été donné ; scannez de nouveau la trace pour chaque contrôle',
  'since is {given}, which is neither a date nor a time; write it as 2026-05-31T09:00Z':
    'since vaut {given}, ce qui n’est pas une date ; écrivez une date ou une heure comme 2026-05-31T09:00Z',
  'no study has the id {id}': 'aucune étude n’a l’identifiant {id}',
  'the dossier of a plan': 'le dossier d’un plan',
  'a validation needs marks of at least two sources, and at least one source with two marks':
    'une validation exige des traces d’au moins deux sources, dont au moins une source avec deux traces',
  'scan {scan} of mark {mark} is also a scan of mark {other}; give each mark its own scans':
    'le scan {scan} de la trace {mark} est aussi un scan de la trace {other} ; donnez à chaque trace ses propres scans',
  '{alike} look like one name; write one name in one way, and give different things names that differ':
    '{alike} paraissent être un même nom ; écrivez une même source d’une seule façon, et donnez des noms différents à des sources différentes',
  'reference {id} calibrates scores of kind {score_kind} of domain {domain}, but the marks give {found_kind} of {found_domain}':
    'la référence {id} calibre des scores du type {score_kind} du domaine {domain}, mais les traces en donnent du type {found_kind} du domaine {found_domain}',
  'reference {id} was scored with the config {scorer_config_hash}, but the marks would be with {found}':
    'la référence {id} a été évaluée avec la configuration {scorer_config_hash}, mais les traces le seraient avec {found}',
  'scan {scan} of mark {mark} is a scan of reference {id} (mark {own}, source {source}); test a reference with marks that it does not hold':
    'le scan {scan} de la trace {mark} est un scan de la référence {id} (trace {own}, source {source}) ; testez une référence avec des traces qu’elle ne contient pas',
  'no plan has the handle {handle}': 'aucun plan n’a l’identifiant {handle}',
  'no dossier has the handle {handle}': 'aucun dossier n’a l’identifiant {handle}',
  'the dossier names findings': 'le dossier fait état de constats',
  'not every criterion is met': 'tous les critères ne sont pas remplis',
  '{why}; state the deviations that you accept, and why':
    '{why} ; indiquez les écarts que vous acceptez, et pourquoi',
  'no act of the record shows that {principal} has signed the review':
    'aucun acte du journal ne montre que {principal} a signé le contre-examen',
  '{reviewer} has {waiting} reviews of yours to do, and more may not wait; ask again when some are done':
    '{reviewer} a déjà {waiting} contre-examens à faire à votre demande, et il ne peut pas y en avoir plus en attente ; refaites votre demande quand certains seront terminés',
  'no report of yours has the handle {handle}; give the report_handle of a comparison that you made':
    'aucun de vos rapports n’a l’identifiant {handle} ; donnez le report_handle d’une comparaison que vous avez faite',
  'report {handle} has no likelihood ratio; ask for a review of one that has':
    'le rapport {handle} ne donne pas de rapport de vraisemblance ; demandez le contre-examen d’un rapport qui en donne un',
  'a review needs two people with an API key each, and this service has no keys; set MARKGRAPH_API_KEYS':
    'un contre-examen exige deux personnes ayant chacune une clé d’API, et ce service n’a pas de clés ; définissez MARKGRAPH_API_KEYS',
  'reviewer is your own key; name the key of another person':
    'reviewer est votre propre clé ; donnez le nom de la clé d’une autre personne',
  'reviewer is {reviewer}, but no API key has that name; name the key of the person who compares the scans again':
    'reviewer vaut {reviewer}, mais aucune clé d’API ne porte ce nom ; donnez le nom de la clé de la personne qui compare de nouveau les scans',
  'only the reviewer, {reviewer}, {what}': 'seule la personne chargée du contre-examen, {reviewer}, {what}',
  'commits settings': 'fixe les réglages',
  'the settings of this review are committed, and stay as they are':
    'les réglages de ce contre-examen sont fixés et restent tels quels',
  compares: 'effectue la comparaison',
  'commit your settings first; then they are compared':
    'fixez d’abord vos réglages ; la comparaison se fera ensuite avec eux',
  'these settings have the hash {given}, but {settings} was committed; only the committed ones are compared':
    'ces réglages ont le hachage {given}, mais ce sont les réglages {settings} qui ont été fixés ; la comparaison ne se fait qu’avec ceux-ci',
  'the settings must be those of the marks of this review: {fields}':
    'les réglages doivent être ceux des traces de ce contre-examen : {fields}',
  'the reference {id} is {handle} now, and the first report was made with {first}; ask for a review of a new report':
    'la référence {id} est maintenant {handle}, mais le premier rapport a été établi avec {first} ; demandez le contre-examen d’un nouveau rapport',
  '{name} does not have the scans of this review; give each of {own} once, or the same scan with a region of your own':
    '{name} n’a pas les scans de ce contre-examen ; donnez chacun de ceux-ci une fois, ou le même scan avec une région de votre choix : {own}',
  'only {principal} and {reviewer} sign this review':
    'seules les personnes {principal} et {reviewer} signent ce contre-examen',
  'both have signed this review, and it stays as it is':
    'les deux personnes ont signé ce contre-examen ; il reste tel quel',
  'both results must be there before they are resolved':
    'les deux résultats doivent être là avant la signature d’une conclusion',
  'review {id} has no document yet; it has one when both have signed the same sentence':
    'le contre-examen {id} n’a pas encore de document ; il en aura un quand les deux personnes auront signé la même phrase',
  // limits
  'its finished stages are kept, so try again': 'les étapes terminées sont conservées ; réessayez',
  '{what} took more than {seconds} s; {hint}': '{what} : délai de {seconds} s dépassé ; {hint}',
  'the comparison': 'la comparaison',
  'this request would take about {bytes} of memory, more than the {share} that one request may use; send fewer or smaller scans':
    'cette requête exigerait environ {bytes} de mémoire, plus que les {share} admis par requête ; envoyez des scans moins nombreux ou plus petits',
  // marks
  'the region of a scan': 'la région d’un scan',
  'the edge of a region': 'le bord d’une région',
  'the band of a scan': 'la bande d’un scan',
  'the comparison of two faces by their cells': 'la comparaison de deux cuvettes de tir par leurs cellules',
  'impressed_method plain has no cells to show': 'impressed_method plain n’a pas de cellules à montrer',
  'a breech face': 'une trace de cuvette de tir',
  'the breech face': 'la cuvette de tir',
  'a bullet of a study has at least two lands': 'un projectile d’une étude a au moins deux champs',
  '{side} has {scans} scans but {edges} pairs of edges in {side}_edges; give one pair for each scan, or auto':
    '{side} a {scans} scans, mais {side}_edges a {edges} paires de bords ; donnez une paire par scan, ou auto',
  'scan {scan} of {side} (land {land}): {message}': 'scan {scan} de {side} (champ {land}) : {message}',
  'striated_method plain has no groove edges; leave out the edges, or use grooves':
    'striated_method plain n’a pas de bords de rayures ; omettez les bords, ou utilisez grooves',
  'the signature of a land': 'la signature d’un champ',
  'the correlation of all lands': 'la corrélation de tous les champs',
  'the stretches that agree': 'la recherche des segments qui concordent',
  'the land': 'le champ',
  'edges has {edges} pairs; a signature is that of one land':
    'edges a {edges} paires ; une signature est celle d’un seul champ',
  'mark {mark} has {those} of {rows} scans with {way}=true; a mark is read in one way, so set it for all of its scans or for none':
    'la trace {mark} a {those} scans sur {rows} avec {way}=true ; une trace est lue d’une seule façon : indiquez-le pour tous ses scans ou pour aucun',
  'scan {scan} of mark {mark}: {message}': 'scan {scan} de la trace {mark} : {message}',
  'a mark of this domain is one scan': 'une trace de ce domaine a un seul scan',
  'two manifests list the mark {mark}; a mark belongs to one':
    'deux manifestes citent la trace {mark} ; une trace n’appartient qu’à un manifeste',
  '{what} is read both as a cast ({prefix}replica) and as a mirror image ({prefix}mirrored); a cast is turned back from its mirror image already, so set {prefix}replica alone for a cast, and {prefix}mirrored alone for a mirror image of the mark itself':
    '{what} : lecture demandée à la fois comme moulage ({prefix}replica) et comme image miroir ({prefix}mirrored) ; pour un moulage, l’effet miroir est déjà annulé : utilisez donc {prefix}replica seul pour un moulage, et {prefix}mirrored seul pour une image miroir de la trace elle-même',
  '{side} has {scans} scans, but {what} is one scan; give one':
    '{side} a {scans} scans, mais ce type de trace n’a qu’un scan ({what}) ; donnez-en un',
  'scorer_config{at}: {message}': 'scorer_config{at}: {message}',
  'scorer_config has no hyperparameter {named}; it has {known}':
    'scorer_config n’a pas d’hyperparamètre {named} ; hyperparamètres disponibles : {known}',
  'scorer_config must be a JSON object, but it is not JSON':
    'scorer_config doit être un objet JSON, mais ce n’est pas du JSON',
  'scorer_config must be a JSON object of hyperparameters':
    'scorer_config doit être un objet JSON d’hyperparamètres',
  'what a toolmark agrees with by chance': 'la concordance par hasard d’une trace d’outil',
  'the comparison of two toolmarks': 'la comparaison de deux traces d’outils',
  'a toolmark': 'une trace d’outil',
  'domain must be one of {domains}, not {domain}':
    'domain doit être l’une des valeurs {domains}, et non {domain}',
  // mcp
  'give the file': 'donnez le fichier',
  // nodes
  'areal signatures must be on one pitch, but one has {one} µm and the other {other} µm':
    'les signatures surfaciques doivent avoir le même pas, mais celui de l’une est de {one} µm et celui de l’autre de {other} µm',
  'signatures must be on one pitch, but one has {one} µm and another {other} µm':
    'les signatures doivent avoir le même pas, mais celui de l’une est de {one} µm et celui d’une autre de {other} µm',
  'a window of {length} µm has {samples} samples of {pitch} µm, but it needs at least {least}':
    'une fenêtre de {length} µm a {samples} points au pas de {pitch} µm, mais il en faut au moins {least}',
  '{side} has {count} lands and the places {places}; give each land a place of its own from 1 to {slots}':
    '{side} a {count} champs et les places {places} ; donnez à chaque champ sa propre place, de 1 à {slots}',
  'a land of {length} m has more than {most} samples on a pitch of {pitch} m':
    'un champ de {length} m a plus de {most} points au pas de {pitch} m',
  'the edges {left} and {right} µm do not lie on the scan in this order; it is {width} µm wide across its striae':
    'les bords {left} et {right} µm ne se trouvent pas dans cet ordre sur le scan, large de {width} µm en travers de ses stries',
  'the scores of this reference support no likelihood ratio: with one more misleading pair in each class, its ratios would mislead on average':
    'les scores de cette référence n’étayent aucun rapport de vraisemblance : avec une paire trompeuse de plus dans chaque classe, ses rapports de vraisemblance induiraient en erreur en moyenne',
  'a reference': 'une référence',
  'no mark is called {mark}, so it cannot be left out':
    'aucune trace ne s’appelle {mark} ; elle ne peut donc pas être écartée',
  'reference {id} has no data set {data_set}': 'la référence {id} n’a pas de jeu de données {data_set}',
  '{what} lists every pair, so its study may have at most {most} pairs; this one has {pairs}, so choose fewer marks':
    'toutes les paires doivent être énumérées ({what}) ; l’étude peut donc en avoir {most} au plus, mais celle-ci en a {pairs} : choisissez moins de traces',
  'same-source (KM)': 'de même source (KM)',
  'different-source (KNM)': 'de sources différentes (KNM)',
  'there are {own} {what} pairs, from {distinct} clusters (pairs of sources); a reference needs at least {least} from {least_clusters}':
    'paires de la classe {what} : {own}, de {distinct} groupes (paires de sources) ; une référence en exige au moins {least}, de {least_clusters} groupes',
  'all scores are {score}, so they tell no sources apart':
    'tous les scores valent {score} ; ils ne distinguent donc aucune source',
  'the scan has no measured height among its {ny} x {nx} points':
    'le scan n’a aucune hauteur mesurée parmi ses {ny} x {nx} points',
  'reference {id} cannot answer for several known marks: it needs sources with at least three marks that were scored with each other, and marks of other sources':
    'la référence {id} ne peut pas répondre pour plusieurs traces de comparaison : il lui faut des sources d’au moins trois traces évaluées entre elles, et des traces d’autres sources',
  '{k} scores with known marks and {among} among them; k known marks have k and k (k - 1) / 2, and there must be at least 2':
    '{k} scores avec des traces de comparaison et {among} entre elles ; k traces de comparaison en donnent k et k (k - 1) / 2, et il faut au moins 2 traces de comparaison',
  'the pairs of these marks have scores of several kinds ({kinds}), which have no common mean; give every known mark and the questioned one whole, or one land of each':
    'les paires de ces traces ont des scores de plusieurs types ({kinds}), qui n’ont pas de moyenne commune ; donnez en entier chaque trace de comparaison et la trace de question, ou un champ de chacune',
  'a profile of {length} m has more than {most} samples on a pitch of {pitch} m':
    'un profil de {length} m a plus de {most} points au pas de {pitch} m',
  // references
  'accept is {text}, but must be a code, = and the reason of at most 500 characters; the codes are {codes}':
    'accept vaut {text}, mais doit être un code, = et une justification de 500 caractères au plus ; les codes sont {codes}',
  'all pairs': 'toutes les paires',
  'the pairs of data set {data_set}': 'les paires du jeu de données {data_set}',
  'slope_reversed: a greater score speaks for different sources in this reference: over {pairs} the AUC is {auc}, and its slope or the upper 95 % limit of its AUC lies on the wrong side; look for labels or sources that were exchanged':
    'slope_reversed: dans cette référence, un score plus élevé plaide pour des sources différentes : pour {pairs}, l’AUC est de {auc}, et sa pente ou la limite supérieure à 95 % de son AUC est du mauvais côté ; cherchez des étiquettes ou des sources échangées',
  'scan_in_two_marks: several marks have the same scan: {groups}{more}. Give each scan to one mark, or accept it with a reason':
    'scan_in_two_marks: plusieurs traces ont le même scan : {groups}{more}. Donnez chaque scan à une seule trace, ou acceptez-le avec justification',
  'near_copies: marks are nearly the same scan, as only copies of one scan are: {groups}{more}. Keep one mark of each scan, or accept it with a reason':
    'near_copies: des traces sont presque le même scan, comme seules le sont les copies d’un même scan : {groups}{more}. Gardez une seule trace de chaque scan, ou acceptez-le avec justification',
  'names_alike: names differ only by what a reader does not see (spaces, case, look-alike letters): {groups}{more}. Give one thing one name, and different things names that differ, or accept it with a reason':
    'names_alike: des noms ne diffèrent que par ce qu’un lecteur ne voit pas (espaces, casse, lettres semblables) : {groups}{more}. Donnez un même nom à une même chose, et des noms différents à des choses différentes, ou acceptez-le avec justification',
  'the reference is nested too deeply':
    'la référence est trop profondément imbriquée : aucune référence ne l’est autant',
  'an .npz holds scores without their provenance; send its sidecar too':
    'un .npz contient des scores sans leur provenance ; envoyez aussi son fichier annexe',
  'the reference is not an .npz, so it has no sidecar; leave it out':
    'la référence n’est pas un .npz ; elle n’a donc pas de fichier annexe : omettez-le',
  '{what} is not JSON: {message}': '{what} n’est pas du JSON : {message}',
  '{part} of {what}: {message}': '{what} ({part}) : {message}',
  'scorer_config_hash is not the hash of scorer_config':
    'scorer_config_hash n’est pas le hachage de scorer_config',
  'a source is listed twice': 'une source est citée deux fois',
  'n_sources is {n_sources}, but the marks have {named} sources':
    'n_sources vaut {n_sources}, mais les traces ont {named} sources',
  'mark {mark} has source {source}, which is not in the list':
    'la trace {mark} a la source {source}, qui n’est pas dans la liste',
  'pair {i} must name two marks of the list, not {a} and {b}':
    'la paire {i} doit désigner deux traces de la liste, et non {a} et {b}',
  'pair {i} of marks {a} and {b} is listed twice': 'la paire {i} des traces {a} et {b} est citée deux fois',
  'lr_bounds_at_most_log10 is {lower} to {upper}; it must go from below 0 to above 0':
    'lr_bounds_at_most_log10 va de {lower} à {upper} ; il doit aller d’une valeur négative à une valeur positive',
  'data_sets names the tag {tag} twice': 'data_sets cite deux fois le tag {tag}',
  'mark {mark} has the tag {tag}, which no data set names':
    'la trace {mark} a le tag {tag}, qu’aucun jeu de données ne cite',
  'source {source} is in two data sets; data sets that share a source are one':
    'la source {source} est dans deux jeux de données ; des jeux de données qui ont une source en commun n’en font qu’un',
  '{what}.{name} is {stated}, but the pairs give {is}':
    '{what}.{name} vaut {stated}, mais les paires donnent {is}',
  'left_out_diagnostics has {tried} data sets, but there are {given} to leave out':
    'left_out_diagnostics a {tried} jeux de données, mais il y en a {given} à écarter',
  'score_kind of domain {domain} must be {kinds}, not {score_kind}':
    'score_kind du domaine {domain} doit être {kinds}, et non {score_kind}',
  'there are {n} scores, so {odd} must have as many values':
    'il y a {n} scores ; {odd} doit donc avoir autant de valeurs',
  'score {i} is not a finite number': 'le score {i} n’est pas un nombre fini',
  'label {i} is {label}, not 0 or 1': 'l’étiquette {i} est {label}, et non 0 ou 1',
  'cluster {cluster} holds pairs of both labels; a cluster is an unordered pair of sources, so its pairs have one label':
    'le groupe {cluster} contient des paires des deux étiquettes ; un groupe est une paire non ordonnée de sources : ses paires ont donc la même étiquette',
  'cluster_ids must be text or whole numbers, but value {i} is {found}':
    'cluster_ids doit contenir du texte ou des nombres entiers, mais la valeur {i} est {found}',
  'population is missing; say in a sentence {who}': 'population manque ; indiquez en une phrase {who}',
  'who vouches that cases belong to this population, and to which':
    'qui déclare que les affaires relèvent de cette population, et de quelle population il s’agit',
  '{given} cannot be the id of a reference; an id has 1 to 64 characters, of a-z, 0-9, _ and -':
    '{given} ne peut pas être l’identifiant d’une référence ; un identifiant a 1 à 64 caractères parmi a-z, 0-9, _ et -',
  '{id} is the id of a bundled reference, which cannot be replaced; choose another id':
    '{id} est l’identifiant d’une référence livrée avec le programme, qui ne peut pas être remplacée ; choisissez un autre identifiant',
  'another reference is called {id} here, and references are never replaced; choose another id':
    'une autre référence s’appelle déjà {id} ici, et les références ne sont jamais remplacées ; choisissez un autre identifiant',
  'no reference is called {id}; there are {ids}':
    'aucune référence ne s’appelle {id} ; références disponibles : {ids}',
  'the stored row of the reference {id} was changed: it names the document of {other}':
    'l’enregistrement de la référence {id} a été modifié : il désigne le document de {other}',
  '{name} is over {most}': '{name} dépasse {most}',
  '{name} lists more than {most} scans, the most that one study may have':
    '{name} comporte plus de {most} scans, le maximum d’une étude',
  'cannot read {name}: {message}': 'impossible de lire {name} : {message}',
  '{name} lists no scan': '{name} ne cite aucun scan',
  '{name} lists land {land} of {mark} twice': '{name} cite deux fois le champ {land} de {mark}',
  '{name} has no column {missing}; its header must name {required}, and may name {optional}':
    '{name} n’a pas de colonne {missing} ; son en-tête doit contenir {required}, et peut contenir {optional}',
  '{name} has two columns called {twice}': '{name} a deux colonnes nommées {twice}',
  '{name} has a column {found} but none called {other}; edges need both':
    '{name} a une colonne {found}, mais pas de colonne {other} ; les bords exigent les deux',
  '{name} has edges in two ways: leave out the column edges, or {grooves}':
    '{name} indique les bords de deux façons : omettez la colonne edges, ou {grooves}',
  '{where}: {path} {message}': '{where} : {path} {message}',
  '{where}: the scan': '{where} : le scan',
  '{where}: {column} says how a file is read, but the scan of this row is a surface that has been read; leave {column} empty there':
    '{where} : {column} indique comment lire un fichier, mais le scan de cette ligne est une surface déjà lue ; laissez-y {column} vide',
  '{where}: left_groove_um and right_groove_um must be both empty, or left below right, not {found}':
    '{where} : left_groove_um et right_groove_um doivent être tous deux vides, ou la valeur de gauche inférieure à celle de droite, et non {found}',
  'array {name} is over {most}': 'le tableau {name} dépasse {most}',
  'the .npz is not a ZIP file that can be read: {message}':
    'le .npz n’est pas un fichier ZIP lisible : {message}',
  'the .npz has no array {name}; it needs {names}': 'le .npz n’a pas de tableau {name} ; il lui faut {names}',
  'array {name} is not a .npy file': 'le tableau {name} n’est pas un fichier .npy',
  'array {name} is not of one plain type': 'le tableau {name} n’est pas d’un seul type simple',
  'array {name} must have one dimension': 'le tableau {name} doit avoir une seule dimension',
  'array {name} has type {descr}; it must be little-endian floats, integers, booleans or Unicode text, never objects':
    'le tableau {name} est du type {descr} ; il doit contenir des nombres à virgule flottante, des entiers ou des booléens, en petit-boutiste (little-endian), ou du texte Unicode, jamais des objets',
  'array {name} should have {n} values of {size} bytes, but it has {found} bytes':
    'le tableau {name} devrait avoir {n} valeurs de {size} octets, mais il a {found} octets',
  'text in the .npz is not Unicode': 'du texte dans le .npz n’est pas en Unicode',
  'mark {mark} has two sources, {source} and {other}': 'la trace {mark} a deux sources, {source} et {other}',
  'mark {mark} is in no set, but others are; give every row a set, or none':
    'la trace {mark} n’est dans aucun ensemble, mais d’autres le sont ; indiquez set à chaque ligne, ou à aucune',
  'mark {mark} is in both sets; a mark belongs to one':
    'la trace {mark} est dans les deux ensembles ; une trace n’appartient qu’à un ensemble',
  'every mark is in set {set}; a study of two sets needs marks in both':
    'toutes les traces sont dans l’ensemble {set} ; une étude de deux ensembles exige des traces dans les deux',
  'mark {mark} is not of it': 'la trace {mark} n’en fait pas partie',
  'no scan of it is in the reference': 'la référence n’en contient aucun scan',
  '{name} is the name of a published data set, but {what}; give the data another name':
    '{name} est le nom d’un jeu de données publié, mais {what} ; donnez un autre nom aux données',
  'the manifest has a column set; leave it out, or leave against out':
    'le manifeste a une colonne set ; omettez-la, ou omettez against',
  'mark {mark} of the manifest has the name of a mark of {set}; give it another one':
    'la trace {mark} du manifeste porte le nom d’une trace qui existe déjà ({set}) ; donnez-lui un autre nom',
  '{set} is empty': '{set} est vide',
  'study {id} was scored with other settings than reference {reference}; name a reference made with its settings':
    'l’étude {id} a été évaluée avec d’autres réglages que la référence {reference} ; indiquez une référence établie avec les réglages de l’étude',
  'more than {most} pairs have a log10 likelihood ratio of at least {log10Lr}; ask for a greater log10_lr':
    'plus de {most} paires ont un log10 LR d’au moins {log10Lr} ; demandez un log10_lr plus grand',
  'log10_lr must be greater than 0 and at most {most}, the greatest that reference {reference} supports, not {log10Lr}':
    'log10_lr doit être supérieur à 0 et ne pas dépasser {most}, la plus grande valeur qu’étaye la référence {reference} ; {log10Lr} ne convient pas',
  'the plan is for release {engine_version}, but this is {own}; run it there, or make a plan for this release':
    'le plan est établi pour la version {engine_version}, mais celle de ce service est {own} ; exécutez-le avec la version du plan, ou établissez un plan pour celle de ce service',
  'the plan is for the scorer config {scorer_config_hash}, but this service scores with {config}; make a plan for this one':
    'le plan est établi pour la configuration du score {scorer_config_hash}, mais celle de ce service est {config} ; établissez un plan pour celle-ci',
  'reference {id} is another one now ({handle}) than the plan names ({planned}); make a plan with this one':
    'la référence {id} n’est plus la même ({handle}) que celle indiquée dans le plan ({planned}) ; établissez un plan avec l’actuelle',
  'study {id} has no results yet: it is {state}, {done} of {total} pairs are scored':
    'l’étude {id} n’a pas encore de résultats : état {state}, {done} paires évaluées sur {total}',
  'study {id} has scores of kind {kinds}, not {given_kind}':
    'l’étude {id} a des scores du type {kinds}, et non {given_kind}',
  'two of the uploaded files have the same name': 'deux des fichiers envoyés ont le même nom',
  'the manifest names the scan {scan}, but no file of that name was uploaded':
    'le manifeste cite le scan {scan}, mais aucun fichier de ce nom n’a été envoyé',
  'the file {name} was uploaded, but the manifest does not name it':
    'le fichier {name} a été envoyé, mais le manifeste ne le cite pas',
  '{scan} is outside the folder of scans; give a path inside it':
    '{scan} est hors du dossier des scans ; donnez un chemin à l’intérieur de ce dossier',
  'the manifests give other marks than reference {id}: {found}':
    'les manifestes donnent d’autres traces que la référence {id} : {found}',
  'under the deployed config these scans give other scores than reference {id}; build it again first':
    'avec la configuration en service, ces scans donnent d’autres scores que la référence {id} ; établissez-la d’abord de nouveau',
  'scan {scan} of mark {mark} has {points} points; a scan of {kind} may have at most {most}':
    'le scan {scan} de la trace {mark} a {points} points ; pour ce type de trace ({kind}), un scan peut en avoir {most} au plus',
  'a study needs at least two marks, but there is only {mark}':
    'une étude exige au moins deux traces, mais il n’y a que {mark}',
  '{why}, but {mark} has {found}': '{why}, mais {mark} en a {found}',
  'a study of this domain may have at most {most} scores, but {marks} marks have {count}; split it':
    'une étude de ce domaine peut avoir {most} scores au plus, mais {marks} traces en donnent {count} ; divisez-la',
  'the manifest sets edges of mark {mark}, but edges are the groove edges of lands; marks of domain {domain} have none':
    'le manifeste indique des bords pour la trace {mark}, mais il s’agit des bords des rayures de champs ; les traces du domaine {domain} n’en ont pas',
  'population is empty; say in a sentence {who}': 'population est vide ; indiquez en une phrase {who}',
  'population has {sentence} characters; at most {longest} are allowed':
    'population a {sentence} caractères ; {longest} au plus sont admis',
  // report
  'show: this report has no matrix, because one part of each mark was compared; marks shows the two':
    'show: ce rapport n’a pas de matrice, car une seule partie de chaque trace a été comparée ; marks montre les deux',
  'show: a refusal has no regions that agree; matrix has the scores of the known marks':
    'show: un refus n’a pas de régions qui concordent ; matrix montre les scores des traces de comparaison',
  // search
  'the collection {name} is there with the domain {domain}, not {given}; give another name':
    'la collection {name} existe déjà pour le domaine {domain}, et non {given} ; donnez un autre nom',
  'a collection has no sets; leave the column set out':
    'une collection n’a pas d’ensembles ; omettez la colonne set',
  '{why}, but {mark} has {own}': '{why}, mais {mark} en a {own}',
  'its scan was read with mask=none, which a search cannot repeat; compare it by its file':
    'son scan a été lu avec mask=none, ce qu’une recherche ne peut pas refaire ; comparez-la à partir de son fichier',
  'hits must be a whole number from 1 to {most}, not {hits}':
    'hits doit être un nombre entier de 1 à {most}, et non {hits}',
  'candidates must be a whole number of at least 1, not {candidates}':
    'candidates doit être un nombre entier d’au moins 1, et non {candidates}',
  // service
  '{handle} is a {kind}, which is not an array and has no preview':
    '{handle} est du type {kind}, qui n’est pas un tableau et n’a pas d’aperçu',
  // store
  'the storage of this service does not answer; try again in a few seconds':
    'le stockage de ce service ne répond pas ; réessayez dans quelques secondes',
  'the disk of the database is full, so nothing more can be stored; reading goes on':
    'le disque de la base de données est plein : rien de plus ne peut être enregistré ; la lecture reste possible',
  'the result could not be stored; try again': 'le résultat n’a pas pu être enregistré ; réessayez',
  'no case is called {id}': 'aucune affaire ne s’appelle {id}',
  'there is a case with the number {number}; give another number':
    'il y a déjà une affaire de numéro {number} ; donnez un autre numéro',
  'mark {mark} is there with the source {source}, not {given}':
    'la trace {mark} existe déjà avec la source {source}, et non {given}',
  'mark {mark} is there with another scan{place}; give a new name':
    'la trace {mark} existe déjà avec un autre scan{place} ; donnez un nouveau nom',
  ' of land {land}': ' du champ {land}',
  'no collection is called {id}': 'aucune collection ne s’appelle {id}',
  'no review has the id {id}': 'aucun contre-examen n’a l’identifiant {id}',
  'a result was not stored, because {handle}, from which it was computed, could not be stored; try again':
    'un résultat n’a pas été enregistré, car {handle}, qui a servi à le calculer, n’a pas pu être enregistré ; réessayez',
  '{folder} is not empty; name a new folder': '{folder} n’est pas vide ; indiquez un nouveau dossier',
  '{left} version has left the data folder {folder}; {right}':
    'le dossier de données {folder} provient d’une autre version ({left}) ; {right}',
  '{folder} holds no data: it has no {database}':
    '{folder} ne contient pas de données : {database} n’y figure pas',
  '{folder} cannot be read in its place, and {tmpdir} has no space for a copy of its database; name another folder in TMPDIR':
    '{folder} ne peut pas être lu sur place, et {tmpdir} n’a pas assez d’espace pour une copie de sa base de données ; indiquez un autre dossier dans TMPDIR',
  'stored data have become shorter while they were read':
    'des données enregistrées sont devenues plus courtes pendant leur lecture',
  'the stored recipe {handle} was changed and is no JSON any more, so it is not served':
    'la recette enregistrée {handle} a été modifiée et n’est plus du JSON ; elle n’est donc pas fournie',
  'with this, {own} bytes would be kept for this client, more than its share of {share}; nothing of it was stored, and what is stored can be read':
    'avec cet ajout, {own} octets seraient conservés pour ce client, plus que sa part de {share} ; rien n’en a été enregistré, et ce qui est enregistré reste lisible',
  'with this, {all} bytes would be kept for good, more than the {most} that this service may take; nothing of it was stored, and what is stored can be read':
    'avec cet ajout, {all} octets seraient conservés définitivement, plus que les {most} que ce service peut occuper ; rien n’en a été enregistré, et ce qui est enregistré reste lisible',
  'the disk of the data folder {folder} is full, so nothing can be stored and what is stored can only be read; free at least 4 MiB and start again':
    'le disque du dossier de données {folder} est plein : rien ne peut être enregistré, et ce qui est enregistré peut seulement être lu ; libérez au moins 4 MiB et redémarrez le service',
  'the data folder {folder} cannot be written, so nothing can be stored and what is stored can only be read':
    'le dossier de données {folder} n’est pas accessible en écriture : rien ne peut être enregistré, et ce qui est enregistré peut seulement être lu',
  'the disk is full, so nothing more can be stored; reading goes on':
    'le disque est plein : rien de plus ne peut être enregistré ; la lecture reste possible',
  'another process has locked the database of the data folder, so nothing was stored; try again':
    'un autre processus a verrouillé la base de données du dossier de données ; rien n’a donc été enregistré : réessayez',
  // words
  'scale is {choice}; there are {names}': 'scale vaut {choice} ; échelles disponibles : {names}',
  'cannot read {what} {path}: {error}': 'impossible de lire {what} {path} : {error}',
  // x3p
  'the file is no ZIP container, and an X3P is one':
    'le fichier n’est pas un conteneur ZIP, comme doit l’être un X3P',
  'the CRC of {name} is {found}, not {crc} as written':
    'le CRC de {name} est {found}, et non {crc} comme indiqué',
  '{name} inflates to more than the {size} bytes that the directory states':
    '{name} occupe, une fois décompressé, plus que les {size} octets indiqués dans le répertoire',
  '{name} cannot be inflated: its compressed data are broken':
    '{name} ne peut pas être décompressé : ses données compressées sont corrompues',
  '{name} is encrypted; an X3P must not be': '{name} est chiffré ; un X3P ne doit pas l’être',
  '{name} is compressed by method {method}; only 0 (stored) and 8 (deflate) are read':
    '{name} est compressé par la méthode {method} ; seules 0 (stored) et 8 (deflate) sont lues',
  'the ZIP holds no entry at offset {at}, where its directory places {name}':
    'le ZIP n’a pas d’entrée à la position {at}, où son répertoire place {name}',
  '{name} ends at byte {end} of a file of {bytes} bytes':
    '{name} se termine à l’octet {end} d’un fichier de {bytes} octets',
  'main.xml has {rest} characters beside its data, over {most}':
    'main.xml a {rest} caractères en plus de ses données, plus que les {most} admis',
  'CZ Increment is 0, which makes every height the same':
    'CZ Increment est 0, ce qui rend toutes les hauteurs égales',
  'Record3 has no MatrixDimension{other}': 'Record3 n’a pas de MatrixDimension{other}',
  'SizeZ is {nz}, but only surfaces of one layer are read':
    'SizeZ est {nz}, mais seules les surfaces d’une couche sont lues',
  'SizeY is {ny}, but a profile has one row': 'SizeY est {ny}, mais un profil a une seule ligne',
  'Record3 has two DataLists, and it is unclear which one counts':
    'Record3 a deux DataList, et on ne sait pas laquelle compte',
  'Record3 has a DataLink and a DataList, and it is unclear which one counts':
    'Record3 a un DataLink et une DataList, et on ne sait pas lequel des deux compte',
  'Record3 has neither a PointDataLink nor a DataList, so there are no heights':
    'Record3 n’a ni PointDataLink ni DataList ; il n’y a donc pas de hauteurs',
  'the file is empty': 'le fichier est vide',
  'the file is packed with gzip (.gz); unpack it and give the X3P inside':
    'le fichier est compressé avec gzip (.gz) ; décompressez-le et donnez le X3P qu’il contient',
  'the file is an Alicona AL3D; export it as X3P (ISO 25178-72)':
    'le fichier est un AL3D d’Alicona ; exportez-le en X3P (ISO 25178-72)',
  'the file is a Digital Surf SUR; export it as X3P (ISO 25178-72)':
    'le fichier est un SUR de Digital Surf ; exportez-le en X3P (ISO 25178-72)',
  'broken XML: DataList is opened but never closed': 'XML incorrect : DataList est ouvert mais jamais fermé',
  'broken XML: a comment or CDATA section is not closed by {mark}':
    'XML incorrect : un commentaire ou une section CDATA n’est pas fermé par {mark}',
  'broken XML: {between} stands between the Datum elements':
    'XML incorrect : {between} se trouve entre les éléments Datum',
  'broken XML: DataList holds {list} where a Datum should be':
    'XML incorrect : DataList contient {list} là où il faudrait un Datum',
  'broken XML: Datum {found} is not closed': 'XML incorrect : le Datum {found} n’est pas fermé',
  'Datum {found} has more than three values (x;y;z)':
    'le Datum {found} a plus que les trois valeurs de x;y;z',
  'Datum {found} has {parts} values, but those before it have {fields}':
    'le Datum {found} a {parts} valeurs, mais ceux qui le précèdent en ont {fields}',
  'DataList holds {found} Datum elements, but the dimensions ask for {count}':
    'DataList contient {found} éléments Datum, mais les dimensions en exigent {count}',
  '{where} is {text}, not a decimal number': '{where} est {text}, ce qui n’est pas un nombre décimal',
  'the file inflates to more than the {most} bytes allowed':
    'le fichier occupe, une fois décompressé, plus que les {most} octets admis',
  'the file inflates to more than {times} times its {bytes} bytes':
    'le fichier occupe, une fois décompressé, plus de {times} fois ses {bytes} octets',
  'the mask is not a readable PNG: {why}': 'le masque n’est pas un PNG lisible : {why}',
  'the mask has {height} x {width} pixels, but the matrix has {ny} x {nx} points':
    'le masque a {height} x {width} pixels, mais la matrice a {ny} x {nx} points',
  'the file has {found} masks, and it is unclear which one counts':
    'le fichier a {found} masques, et on ne sait pas lequel compte',
  'the mask of the file keeps no point: every pixel is black or transparent':
    'le masque du fichier ne garde aucun point : tous les pixels sont noirs ou transparents',
  'the file has no mask: there is no bindata/mask.png in it; leave out mask=file, or use mask=none':
    'le fichier n’a pas de masque : il ne contient pas bindata/mask.png ; omettez mask=file, ou utilisez mask=none',
  'the ZIP holds no main.xml, the main document of an X3P':
    'le ZIP ne contient pas main.xml, le document principal d’un X3P',
  '{what} names {found} entries of the ZIP, not one: {names}':
    '{what} désigne {found} entrées du ZIP, et non une seule : {names}',
  'the MD5 given for {what} is {written}, not 32 hexadecimal digits':
    'le MD5 indiqué pour {what} est {written}, et non 32 chiffres hexadécimaux',
  'MD5 mismatch: {what} has {found}, but {expected} is written in the file':
    'MD5 différent : {what} a {found}, mais le fichier indique {expected}',
  'the point data have {data} bytes, but {ny} x {nx} points of {stride} bytes need {needed}':
    'les données des points ont {data} octets, mais {ny} x {nx} points de {stride} octets en exigent {needed}',
  'a Datum of a {type} has {expected} values, not {fields}':
    'un Datum du type {type} a {expected} valeurs, et non {fields}',
  'the valid-point mask has {mask} bytes, but {values} points need {expected}':
    'le masque des points valides a {mask} octets, mais {values} points en exigent {expected}',
  'point {point} has a height of {height} m; it must be at most {most} m':
    'le point {point} a une hauteur de {height} m ; elle doit être de {most} m au plus',
  'point {point} has a height but the coordinates {x}, {y}':
    'le point {point} a une hauteur, mais les coordonnées {x}, {y}',
  'none of the {points} points has coordinates': 'aucun des {points} points n’a de coordonnées',
  'the points form no grid: {placed} points on {n} x {m} lines leave most nodes empty':
    'les points ne forment pas de grille : {placed} points sur {n} x {m} lignes laissent vides la plupart des nœuds',
  'the points form no grid: point {point} lies on another one':
    'les points ne forment pas de grille : le point {point} en recouvre un autre',
  'the points form no grid: {name} spans {range}':
    'les points ne forment pas de grille : {name} s’étend sur {range}',
  'the points form no grid: {name} = {coordinate} is off the lines spaced by {pitch}':
    'les points ne forment pas de grille : {name} = {coordinate} n’est pas sur les lignes espacées de {pitch}',
  'a scan may have at most {most} points, but this one has {ny} x {nx}':
    'un scan peut avoir {most} points au plus, mais celui-ci en a {ny} x {nx}',
  'main.xml has {xml} bytes, more than the {most} allowed':
    'main.xml a {xml} octets, plus que les {most} admis',
  'main.xml links to {link}, which the ZIP does not hold':
    'main.xml renvoie à {link}, que le ZIP ne contient pas',
  'the coordinates form a grid of {ny} x {nx}, but the dimensions say {rows} x {columns}':
    'les coordonnées forment une grille de {ny} x {nx}, mais les dimensions indiquent {rows} x {columns}',
  missing: 'manquant',
  '; the header seems to be in metres, as without units=um':
    ' ; l’en-tête semble être en mètres, comme sans units=um',
  'the pitch of {axis} is {found}; it must be between {least} m and {most} m{hint}':
    'le pas de l’axe {axis} est {found} ; il doit être compris entre {least} m et {most} m{hint}',
  metres: 'mètres',
  '; the header seems to be in micrometres, and units=um reads it so':
    ' ; l’en-tête semble être en micromètres, et units=um le lit ainsi',
  micrometres: 'micromètres',
  'a pitch of {pitch} for {nx} columns cannot be {stated}{hint}':
    'un pas de {pitch} pour {nx} colonnes ne peut pas être en {stated}{hint}',
  'a grid of {ny} x {nx} cannot be written': 'une grille de {ny} x {nx} ne peut pas être écrite',
  '{heights} heights do not fill a grid of {ny} x {nx}':
    '{heights} hauteurs ne remplissent pas une grille de {ny} x {nx}',
  'the pitches {dx} and {dy} must be positive and finite':
    'les pas {dx} et {dy} doivent être positifs et finis',
  'a profile has one row, not {ny}': 'un profil a une seule ligne, et non {ny}',
  'a height is infinite; NaN stands for not measured':
    'une hauteur est infinie ; pour une hauteur non mesurée, la valeur est NaN',
  'main.xml has a DOCTYPE, which an X3P must not have':
    'main.xml a un DOCTYPE, ce qu’un X3P ne doit pas avoir',
  'broken XML in main.xml: {reason}': 'XML incorrect dans main.xml : {reason}',
  'the root of main.xml is {name}, not ISO5436_2 with its records':
    'la racine de main.xml est {name}, et non ISO5436_2 avec ses enregistrements',
  'main.xml has no Record1, since its root element is empty':
    'main.xml n’a pas de Record1, car son élément racine est vide',
  '{name} is given {found} times, not once': '{name} figure {found} fois, et non une seule',
  'main.xml has no {name}, or an empty one': 'main.xml n’a pas de {name}, ou celui-ci est vide',
  '{what} is {found}, not one of {allowed}': '{what} est {found}, et non l’une des valeurs {allowed}',
  '{what} is {written}, not a finite decimal number':
    '{what} est {written}, ce qui n’est pas un nombre décimal fini',
  '{what} is {written}, not a whole number of at least 1':
    '{what} est {written}, ce qui n’est pas un nombre entier d’au moins 1',
  'the ZIP lists {count} entries, more than the {most} allowed':
    'le ZIP énumère {count} entrées, plus que les {most} admises',
  'the ZIP directory breaks off after {i} of {count} entries':
    'le répertoire du ZIP est interrompu après {i} entrées sur {count}',
  'entry {entry} of the ZIP directory reaches past its end':
    'l’entrée {entry} du répertoire du ZIP en dépasse la fin',
  'the ZIP has no directory at its end, so it is cut off after {bytes} bytes':
    'le ZIP n’a pas de répertoire à sa fin ; il est donc tronqué après {bytes} octets',
}
