/** The sections after the first page of a report in French. */
import { FRENCH_MEASURES } from '../checks/french.ts'
import { numbersIn } from '../numbers.ts'
import type { SectionWords } from './english.ts'

const { grouped, percent, day: date } = numbersIn('fr')

export const FRENCH_SECTIONS: SectionWords = {
  thisComparison: (value) => `cette comparaison\u00a0: ${value}`,
  scoreOf: (kind) => `score (${kind})`,
  scorerConfigHash: 'Hachage de la configuration du score',
  correlation: 'Corrélation',
  logRatio: 'log10 LR',

  result: {
    heading: 'Le résultat en chiffres',
    compared: 'Ce qui est comparé',
    numerator: 'Numérateur\u00a0: les traces de comparaison de cette source.',
    denominator: (reference) =>
      `Dénominateur\u00a0: d’autres sources de la référence ${reference}, de la même classe.`,
    log10: 'log10 du rapport de vraisemblance',
    interval: 'Intervalle à 95\u00a0%',
    ofLog10: (interval) => `log10 LR ${interval}`,
    ofRatio: (interval) => `rapport de vraisemblance ${interval}`,
    method: (code, sources) => `${code}, sur les ${sources} sources de la référence`,
    direction: 'Sens',
    bounds: 'Bornes de la référence',
    fromTo: (low, high, lowRatio, highRatio) =>
      `log10 LR de ${low} à ${high}\u00a0: un rapport de vraisemblance de ${lowRatio} à ${highRatio}`,
    reached:
      'Atteintes\u00a0: les paires de la référence n’étayent pas de conclusion plus forte\u00a0; c’est donc la borne elle-même qui est indiquée.',
    notReached: 'Non atteintes.',
    score: 'Score',
    population: 'Population de référence',
    testFires: 'Traces de comparaison',
  },
  interval: {
    atBound:
      'à la borne, quelles que soient les traces de la référence qui sont tirées\u00a0; ce n’est pas une certitude',
    alike: (end) => `${end}, aux chiffres indiqués près`,
  },

  known: {
    heading: 'Les traces de comparaison',
    lead: (n) =>
      `La trace de question (Q) a été comparée à ${n} traces de comparaison d’une même source (K1, K2, etc., dans l’ordre de la demande), et celles-ci entre elles. Leur concordance mutuelle montre la qualité des traces que laisse cette source.`,
    matrix:
      'Le score de chaque couple de traces. Plus la case est foncée, meilleure est la concordance\u00a0; le blanc est le hasard.',
    mark: 'Trace',
    withQuestioned: 'Score avec la trace de question',
    withKnown: 'Score moyen avec les autres traces de comparaison',
    alone:
      'Le score de chaque trace de comparaison prise seule. Une seule trace de comparaison ne donne pas de rapport de vraisemblance\u00a0: elle ne montre pas la qualité des traces que laisse sa source.',
    among: 'Traces de comparaison entre elles',
    average: (score) => `${score} en moyenne`,
    least: (score) => `\u00a0; un rapport de vraisemblance exige au moins ${score}`,
    questioned: 'Trace de question avec traces de comparaison',
    chance: 'Hasard',
    byChance: (mean, sd) =>
      `${mean} en moyenne entre traces de sources différentes, avec un écart-type de ${sd}`,
    testMarks: 'Traces de comparaison réalisées',
    made: (made, used) =>
      made === null ? `nombre non indiqué, ${used} utilisées` : `${made} réalisées, ${used} utilisées`,
    alike: 'Semblable des deux côtés',
    isAlike: (one) => (one === null ? 'non indiqué' : one ? 'oui' : 'non'),
    ammunition: (is) => `Munitions\u00a0: ${is}`,
    instrument: (is) => `Instrument\u00a0: ${is}`,
    condition: (is) => `État de la source\u00a0: ${is}`,
    leftOut: 'Écartées',
    wouldLeaveOut: 'À écarter selon la demande',
    columns: 'traces de comparaison',
    matrixTitle: 'Scores de la trace de question et des traces de comparaison',
    pairScore: (one, other, score) => `${one} avec ${other} ${score}`,
    matrixText: (questioned, among) =>
      `Matrice des scores. La trace de question avec ${questioned}\u00a0; entre les traces de comparaison ${among}. Le cadre entoure la trace de comparaison qui concorde le mieux avec la trace de question.`,
    notCounted: 'ne compte pas',
    without: 'Sans',
    ratio: 'Rapport de vraisemblance',
    why: 'Raison',
    none: 'aucun\u00a0: les autres ne concordent pas mieux que par hasard',
    oneLess:
      'Le résultat est le nombre obtenu avec toutes les traces de comparaison. Voici, pour comparaison, le nombre avec une trace de moins.',
    densities:
      'Densité de probabilité d’un score si la trace de question provient de la source des traces de comparaison, et si elle provient d’une autre source. Le quotient des deux au score obtenu est le rapport de vraisemblance avant les bornes de la référence.',
  },

  scope: {
    lead: (domain, called, warnings) =>
      `Avant la comparaison, il a été contrôlé que chaque scan relève du domaine de validité ${domain} et remplit les conditions de la référence\u00a0; le couple l’a été de même.${called ? ' Q est la trace de question\u00a0; K1, K2, etc. sont les traces de comparaison.' : ''} ${warnings === 0 ? 'Il n’y a pas d’avertissement.' : 'Certains constats n’empêchent pas la comparaison mais doivent être connus. Ils figurent à la fin de cette section.'}`,
    scan: 'Scan',
    pitch: 'Pas (µm)',
    texture: 'Texture',
    conditions: 'Conditions',
    measured: 'Part mesurée',
    rms: 'rms, scan entier (nm)',
    inBrackets:
      'Entre parenthèses figure la limite de chaque contrôle. Texture est la part du relief orientée dans une seule direction. Conditions est l’écart du scan aux traces de la référence, rapporté à leur étendue. La hauteur rms du scan entier indique s’il montre un relief\u00a0; les conditions confrontent celle de la partie comparée à la référence.',
    pair: 'Couple',
    knownMarks: 'Traces de comparaison',
    two: (a, b) => `${a} avec ${b}`,
    names: {
      identity: 'identité',
      order: 'ordre',
      texture: 'texture',
      handedness: 'image miroir',
      conditions: 'conditions',
      reproducibility: 'reproductibilité',
      resolution: 'résolution',
      modality: 'type de trace',
      coverage: 'couverture',
      signal: 'signal',
    },
    found: (pair, check, reason) => `${pair}, ${check}\u00a0: ${reason}.`,
    limitations: 'Limites',
    relative: (population, sources, sets) =>
      `Le nombre est relatif à ${population}, issues au total de ${sources} sources (${sets}). Il ne dit rien sur d’autres marques d’armes ou d’outils, d’autres matériaux ou d’autres instruments. Le score peut s’y comporter autrement, et aucun chiffre de ce rapport n’indique comment.`,
    measure: 'Grandeur',
    range: 'Étendue de la référence',
    ranges: (scans) =>
      `Caractéristiques des ${scans} scans de la référence. Le nombre ne dit rien sur des traces hors de ces étendues.`,
    bounded:
      'Avec si peu de sources, le rapport de vraisemblance est borné. Son intervalle montre seulement comment il dépend des sources présentes dans la référence. Il ne couvre pas les erreurs antérieures au scan\u00a0: une interversion de pièces, une trace endommagée, un scan du mauvais endroit.',
    scale:
      'L’échelle latérale est reprise telle que les fichiers l’indiquent. Dans des essais avec des traces de même source connue, une échelle trop petite de 2\u00a0% pour une trace n’a pas changé le nombre. À 4\u00a0% le nombre a baissé, et à 6\u00a0% certaines ont été évaluées comme des traces de sources différentes.',
  },
  measures: FRENCH_MEASURES,

  reference: {
    heading: 'Population de référence',
    name: 'Nom',
    size: 'Taille',
    pairs: (same, different) =>
      `${grouped(same)} paires de même source connue (KM), ${grouped(different)} de sources différentes connues (KNM)`,
    questions: (population) => `${population} (KM et KNM)`,
    sources: (size, sources, scheme) => `${size}, ${sources} sources (groupes\u00a0: ${scheme})`,
    population: 'Population',
    nobody: 'Personne n’a déclaré que cette affaire relève de la population de cette référence.',
    leftOutSets: 'Sur les jeux de données écartés',
    noCost: (lacks) =>
      `pas de Cllr, car ${lacks ? 'il y manque une classe' : 'les autres jeux de données n’étayent aucun LR'}`,
    leftOutSet: ({ set, cost, km, under, knm, over }) =>
      `${set}\u00a0: ${cost}\u00a0; ${km} KM, dont ${under} sous LR 1/3\u00a0; ${knm} KNM, dont ${over} au-dessus de LR 3`,
    answered: (share) => `\u00a0; ${percent(Number(share.toFixed(2)))} des confrontations ont reçu un nombre`,
    leftOut: 'Écartées',
    leftOutSources: (sources) => `sources ${sources}`,
    dataSets: 'Jeux de données',
    cost: 'Coût',
    figures: (cllr, least, loss, auc) =>
      `Cllr ${cllr}, dont Cllr_min ${least} et perte de calibration ${loss}\u00a0; AUC ${auc}`,
    protocol: (protocol) => `Protocole\u00a0: ${protocol}`,
    built: 'Établie',
    meaning:
      'Cllr est le coût moyen, en bits, des rapports de vraisemblance de l’ensemble. 0 est parfait\u00a0; une méthode qui répond toujours 1 coûte 1. Ces chiffres décrivent l’ajustement de cette référence selon le protocole indiqué. Ils ne sont pas un taux d’erreur de l’expertise.',
    histogram: 'Place de ce score parmi les scores de la référence, en parts de chaque classe.',
    tippett: (questions, protocol) =>
      `Diagramme de Tippett\u00a0: la part des ${questions ? 'confrontations' : 'paires'} de la référence dont le log10 LR atteint au moins la valeur de l’axe. Protocole\u00a0: ${protocol}.`,
  },

  sensitivity: {
    heading: 'Autres réglages défendables',
    notAvailable: (reason) => `Non disponible\u00a0: ${reason}.`,
    note: 'Chaque variante est évaluée avec sa propre configuration du score et calibrée sur la référence évaluée avec cette même configuration. La plage va du plus petit au plus grand log10 LR des variantes et de la configuration en service. Elle n’est pas un intervalle et n’a pas de probabilité\u00a0: les variantes sont des choix, non un échantillon. La réponse reste celle de la configuration en service.',
    deployed: 'Configuration en service',
    ofDeployed: (value) => `log10 LR ${value}`,
    range: 'Du plus petit au plus grand',
    ofRange: (least, greatest) => `log10 LR de ${least} à ${greatest}\u00a0; ce n’est pas un intervalle`,
    variants: 'Variantes',
    counts: ({ all, calibrated, bound, refused, missing, crossed }) =>
      [
        `variantes\u00a0: ${all}`,
        `avec un LR\u00a0: ${calibrated}`,
        `à une borne\u00a0: ${bound}`,
        `refusées\u00a0: ${refused}`,
        ...(missing > 0 ? [`non disponibles\u00a0: ${missing}`] : []),
        `au-delà de 0,5 de l’autre côté\u00a0: ${crossed}`,
      ].join(', '),
    movesMost: 'Ce qui la change le plus',
    moves: (name, low, high) => `${name}\u00a0: ${low} à son extrémité basse, ${high} à son extrémité haute`,
    nothingMoves: 'aucun hyperparamètre pris seul ne change la réponse',
    none: 'aucun',
    variant: 'Variante',
    changed: 'Modifié',
    together: 'tous ensemble',
    outcomes: { calibrated: 'calibrée', refused: 'refusée', not_available: 'non disponible' },
    atBound: (value) => `${value}, la borne`,
    alike: (count, of, value, names) =>
      `${count === of ? `Les ${count}` : `${count} des ${of}`} variantes donnent log10 LR ${value}\u00a0: ${names}.`,
    cost: 'Cllr est celui de l’ajustement de la variante, sur des groupes de sources que l’ajustement n’a pas vus. Là où il manque, la référence a trop peu de sources pour de tels groupes, ou plusieurs traces de comparaison ont été comparées.',
  },

  marks: {
    heading: 'Les traces, et où elles concordent',
    regions: (n, a, b) =>
      n === 0
        ? `Aucune région de ${a} ne concorde avec ${b}.`
        : `${n === 1 ? `Une région de ${a} concorde` : `${n} régions de ${a} concordent`} avec ${b} dans une position commune. Chacune est encadrée, avec le même numéro sur les deux traces.`,
    best: (known) => `Parmi les traces de comparaison, ${known} concorde le mieux avec la trace de question.`,
    bestPart: (part) => `Les images montrent de chaque trace le ${part} qui concorde le mieux.`,
    striae: 'Les stries vont de haut en bas. Seule la partie comparée est montrée.',
    caption:
      'Hauteurs à contraste étiré\u00a0: plus clair signifie plus haut, le noir n’a pas été mesuré. Cadres\u00a0: régions qui concordent.',
    both: (a, b) => `${a} et ${b}`,
    sameWay: (mark) => `${mark}, de la même manière.`,
    pictureText: (title, columns, rows, regions) =>
      `${title}\u00a0: image des hauteurs de ${columns} sur ${rows} points\u00a0; plus clair signifie plus haut${regions === 0 ? '' : `\u00a0; régions concordantes encadrées\u00a0: ${regions}`}.`,
    partByPart: (part) => `${part} par ${part.toLowerCase()}`,
    matrixTitle: (part, a, b) => `Corrélation de chaque ${part} de ${a} avec chaque ${part} de ${b}`,
    matrixText: (rows, columns, framed) =>
      `Matrice de ${rows} sur ${columns} corrélations\u00a0; sur la diagonale encadrée ${framed}.`,
    partsLead: (part, a, b, score) =>
      `Corrélation de chaque ${part} de ${a} avec chaque ${part} de ${b}, au décalage où elle est la plus forte. Les cadres montrent la rotation d’une trace par rapport à l’autre qui concorde le mieux. Le score (${score}) est établi à partir de cette matrice.`,
    partsCaption: 'Corrélation croisée des signatures, de 0 (blanc) à 1 (foncé).',
    partOf: (part, mark) => `${part} de ${mark}`,
    lag: 'Décalage (points)',
    pairAlone: 'log10 LR, ce couple seul',
    ofRatio: (log10, ratio) => `${log10} (LR ${ratio})`,
    perPart:
      'Ce que donne chaque couple de champs de la meilleure diagonale, à titre diagnostique\u00a0: les champs d’un projectile ne sont pas indépendants, de sorte que le produit de ces valeurs n’est pas le rapport de vraisemblance indiqué.',
    readOn: (reference) => `Elles sont lues sur la référence ${reference}.`,
  },

  registration: {
    profiles: 'Les profils, alignés',
    maps: 'Les cartes de hauteurs, superposées',
    aligned: (b, isTurned, shift, correlation) =>
      `${b} est ${isTurned ? 'tournée de 180° et ' : ''}décalée de ${shift} µm, là où les profils sont le mieux corrélés (${correlation}). Les segments qui concordent sont ombrés.`,
    evened: 'hauteur / amplitude locale',
    height: 'hauteur (µm)',
    profilesCaption: 'Profils moyens en travers des stries, dans la bande qui est comparée.',
    registered: (b, turn, right, down) =>
      `${b} est tournée de ${turn}° et décalée de ${right} µm vers la droite et de ${down} µm vers le bas, là où les traces concordent le mieux. Les deux images ont le même cadre.`,
    cells: ({ onA, allA, a, onB, allB, b }) =>
      `${onA} des ${allA} cellules de ${a} et ${onB} des ${allB} cellules de ${b} concordent\u00a0; elles sont dessinées en rouge, les autres en gris.`,
    cellsOf: (a) => `Cellules de ${a}`,
    laidOn: (b, a) => `Cellules de ${b}, posées sur ${a}`,
    cellsText: (title, cells, agree) =>
      `${title}\u00a0: ${cells} cellules, dont ${agree} concordent avec l’autre trace.`,
    mapsCaption: (b, a) =>
      `Les cartes dans la bande qui est comparée. Les cellules de ${b} sont dessinées là où elles se trouvent sur ${a}.`,
    region: 'Région',
    on: (mark) => `Sur ${mark}`,
    start: 'Début en travers des stries',
    corner: 'Première colonne et première ligne sur la carte',
    regions: (what, size) =>
      `${what}, et corrélation de chaque région\u00a0; chacune a ${size} µm de large. Longueurs en µm.`,
    alignedTitle: (a, b) => `${a} et ${b}, alignées`,
    alignedText: (a, b, shift, stretches) =>
      `Les profils de ${a} et de ${b} superposés, ${b} décalée de ${shift} µm\u00a0; segments qui concordent\u00a0: ${stretches}.`,
    across: 'en travers des stries (mm)',
  },

  plots: {
    histogramTitle: 'Scores de la référence',
    histogramText: (km, knm, score) =>
      `Histogramme de ${km} scores de même source connue et de ${knm} de sources différentes connues de la référence${score === undefined ? '' : `\u00a0; le score de cette comparaison est ${score}`}.`,
    shareOfClass: 'part de sa classe',
    km: (n) => `même source connue (KM, ${grouped(n)})`,
    knm: (n) => `sources différentes connues (KNM, ${grouped(n)})`,
    tippettTitle: 'Diagramme de Tippett',
    tippettText: (models, value) =>
      `Part des paires de même source et de sources différentes dont le log10 LR atteint au moins une valeur${models > 1 ? ', pour chaque modèle' : ''}${value === undefined ? '' : `\u00a0; cette comparaison a ${value}`}.`,
    shareAtLeast: 'part ≥ valeur',
    densitiesTitle: 'Densités du score',
    densitiesText: (same, different, own) =>
      `Densité du score d’une trace de la source des traces de comparaison, maximale à ${same}, et d’une trace d’une autre source, maximale à ${different}\u00a0; le score de cette comparaison est ${own}.`,
    density: 'densité',
    ofSource: 'trace de la source des traces de comparaison',
    ofAnother: 'trace d’une autre source (hasard)',
  },

  method: {
    heading: 'Comment le calcul a été fait',
    engine: 'Programme',
    scorer: 'Méthode de score',
    stages: 'Étapes',
    stage: 'Étape',
    code: 'Code, avec sa version',
    parameters: 'Paramètres',
    caption:
      'Tous les calculs à l’origine du rapport de vraisemblance, avec tous leurs paramètres. Longueurs en mètres, angles en degrés.',
  },

  inputs: {
    heading: 'Données d’entrée',
    lead: 'SHA-256 de chaque scan tel qu’il a été reçu. Les noms de fichiers sont ceux qui ont été donnés.',
    leadWithoutNames:
      'SHA-256 de chaque scan tel qu’il a été reçu. Un nom de fichier appartient à la demande qui a transmis le fichier\u00a0; aucun n’est connu ici.',
    file: 'Fichier',
    scans: 'Scans',
    instrument: 'Instrument, tel que les fichiers le nomment',
    asSaid: (scan, said) => `${scan}, selon la demande\u00a0: ${said}.`,
    micrometres: 'ses longueurs sont en micromètres',
    insideMask: 'seuls les points dans le masque du fichier ont été utilisés',
    whole: 'le scan entier a été utilisé',
    edges: (left, right) => `les bords des rayures ont été placés à ${left} et ${right} µm`,
    replica:
      'il montre un moulage\u00a0: il a été mis en miroir, et ses hauteurs et ses creux ont été inversés',
    mirrored: 'il montre l’image miroir de la trace, et a été retourné',
  },
  instrument: {
    unknown: 'inconnu',
    unknownName: 'instrument inconnu',
    unknownSerial: 'numéro de série inconnu',
    serial: (serial) => `numéro de série ${serial}`,
    unknownCalibration: 'date d’étalonnage inconnue',
    sameDay: (day) =>
      `date d’étalonnage égale à celle du scan (${date(day)}), donc peut-être sans signification`,
    calibrated: (day, measured) =>
      `étalonné le ${date(day)}${measured === null ? '' : `, mesuré le ${date(measured)}`}`,
    clockDefault: (day) => `le ${date(day)} est la date par défaut d’une horloge et n’est pas crédible`,
  },

  handles: {
    headingReport: 'Rapport',
    heading: 'Recette et rapport',
    recipe:
      'Cet identifiant est le SHA-256 de la recette de cette comparaison\u00a0: ses données d’entrée, la configuration du score, la référence, la version du programme, chaque résultat intermédiaire, et le résultat. Les mêmes scans, la même configuration, la même référence et le même programme donnent le même identifiant. Un service qui détient la recette la renvoie à /v1/recipes/{handle}. Au même endroit, /v1/recipes/{handle}/verify refait chaque calcul, dérive de nouveau la recette et compare cet identifiant.',
    code: 'L’identifiant de la recette sous forme de code QR.',
    codeTitle: 'Code QR',
    codeText: (content) => `Code QR de ${content}`,
    report:
      'Cet identifiant désigne le rapport\u00a0: le résultat avec ses contrôles, ses images, ses régions concordantes et l’identifiant de la recette. L’affaire, l’expert et les noms de fichiers n’y entrent pas. Un service qui détient le rapport le renvoie à /v1/reports/{handle}, et sous forme d’un document comme celui-ci à /v1/reports/{handle}/report.pdf.',
    refusal:
      'Cet identifiant désigne le rapport\u00a0: les raisons avec les contrôles. L’affaire, l’expert et les noms de fichiers n’y entrent pas. Il n’y a pas de recette, parce qu’il n’y a pas de rapport de vraisemblance. Un service qui détient le rapport le renvoie à /v1/reports/{handle}, et sous forme d’un document comme celui-ci à /v1/reports/{handle}/report.pdf.',
  },
}
