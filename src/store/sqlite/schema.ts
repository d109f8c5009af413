import { blob, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from './drizzle.ts'

/** Data, stored once for all references to them. Small data are in the row, larger data in a file named by the hash. */
export const blobs = sqliteTable(
  'blobs',
  {
    sha256: text('sha256').primaryKey(),
    size: integer('size').notNull(),
    inline: blob('inline', { mode: 'buffer' }),
    /** True when the data were found not to match their hash. They are never served, and are replaced by the next write. */
    damaged: integer('damaged', { mode: 'boolean' }).notNull().default(false),
    /** True for what stays for good. Everything else can be computed again, and may be evicted. */
    kept: integer('kept', { mode: 'boolean' }).notNull().default(false),
    /** When it was last written or read, in milliseconds since 1970, to some minutes. */
    used: integer('used').notNull().default(0),
  },
  (table) => [index('blobs_by_use').on(table.kept, table.used)],
)

/** Bytes kept for good, by who brought them: a principal, or without API keys a client address. Empty for the operator. */
export const holdings = sqliteTable('holdings', {
  owner: text('owner').primaryKey(),
  bytes: integer('bytes').notNull(),
})

/** Artifacts by handle. The bytes with the hash `data_sha256` may be absent; they are then computed again on request. */
export const artifacts = sqliteTable(
  'artifacts',
  {
    handle: text('handle').primaryKey(),
    kind: text('kind').notNull(),
    meta: text('meta').notNull(), // canonical JSON
    dataSha256: text('data_sha256').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [index('artifacts_by_data').on(table.dataSha256)],
)

/** Finished computations: run key to output handle. */
export const runs = sqliteTable(
  'runs',
  {
    runKey: text('run_key').primaryKey(),
    node: text('node').notNull(),
    version: integer('version').notNull(),
    params: text('params').notNull(), // canonical JSON
    inputs: text('inputs').notNull(), // canonical JSON: input name to handle or handles
    output: text('output').notNull(),
    engineVersion: text('engine_version').notNull(),
    seconds: real('seconds'), // of the computation; null where nobody measured it
    checksum: text('checksum').notNull().default(''), // see `runChecksum`
  },
  (table) => [index('runs_by_output').on(table.output)],
)

/** Uploaded scans, by the SHA-256 of the file. */
export const scans = sqliteTable(
  'scans',
  {
    sha256: text('sha256').primaryKey(),
    handle: text('handle').notNull(),
  },
  ({ handle }) => [index('scans_by_handle').on(handle)],
)

/** Recipes by the SHA-256 of their canonical JSON. */
export const recipes = sqliteTable('recipes', {
  handle: text('handle').primaryKey(),
  body: text('body').notNull(), // canonical JSON, without the handle
})

/** Which client received which report. The report itself is an artifact. */
export const reports = sqliteTable(
  'reports',
  {
    position: integer('position').primaryKey({ autoIncrement: true }),
    handle: text('handle').notNull(),
    principal: text('principal').notNull(), // who asked; empty without API keys
    recipe: text('recipe'),
    domain: text('domain').notNull(),
    outcome: text('outcome').notNull(),
    log10Lr: real('log10_lr'),
    created: text('created').notNull(), // ISO 8601, UTC
  },
  (table) => [
    uniqueIndex('reports_once').on(table.principal, table.handle),
    index('reports_by_handle').on(table.handle),
    index('reports_by_recipe').on(table.recipe),
  ],
)

/** Comparisons and searches that are done after their requests were answered. */
export const jobs = sqliteTable(
  'jobs',
  {
    id: text('id').primaryKey(),
    principal: text('principal').notNull(), // who asked; empty without API keys
    state: text('state').notNull(),
    request: text('request'), // canonical JSON: stored scans and fields; null once it has ended
    attempts: integer('attempts').notNull(),
    stages: text('stages').notNull(), // canonical JSON: how far each stage is, as its runner last said
    report: text('report'), // handle of a report, or of the answer of a search
    error: text('error'),
    failure: text('failure'), // canonical JSON: the error as a text with its values
    runner: text('runner'), // the process that runs it, by the name it gave itself
    beat: integer('beat'), // when the runner last reported, milliseconds since 1970
    created: text('created').notNull(), // ISO 8601, UTC
  },
  (table) => [index('jobs_by_state').on(table.state)],
)

/** Studies by the content address of what they score: the same marks under the same scorer config are one study. */
export const studies = sqliteTable('studies', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  domain: text('domain').notNull(),
  scorerConfig: text('scorer_config').notNull(), // canonical JSON
  state: text('state').notNull(),
  reason: text('reason'), // why it failed
  pairsTotal: integer('pairs_total').notNull(),
  pairsDone: integer('pairs_done').notNull(),
  populations: text('populations'), // canonical JSON: handles of the results, once the study is done
  runner: text('runner'), // the process that runs it, by the name it gave itself
  beat: integer('beat'), // when the runner last reported, milliseconds since 1970
  created: text('created').notNull(),
  principal: text('principal').notNull().default(''), // whose it is; empty: the operator's
})

/** A row of a manifest and what it names, at its place in a list. */
const scanColumns = () => ({
  position: integer('position').notNull(),
  study: text('study').notNull(),
  source: text('source').notNull(),
  mark: text('mark').notNull(),
  land: integer('land').notNull(),
  scan: text('scan').notNull(), // its name in the manifest
  sha256: text('sha256').notNull(),
  surface: text('surface').notNull(),
  mask: text('mask'), // `file` or `none`, when the region of the scan is not found by its geometry
  mirrored: integer('mirrored', { mode: 'boolean' }), // true when it shows the mirror image of its mark
  replica: integer('replica', { mode: 'boolean' }), // true when it shows a cast
  edges: text('edges', { mode: 'json' }).$type<readonly [number, number]>(), // of the land, metres, when they are not found
})

/** The scans of a study: the rows of its manifest, in their order. */
export const studyScans = sqliteTable(
  'study_scans',
  {
    studyId: text('study_id').notNull(),
    ...scanColumns(),
    set: text('set'), // `a` or `b` in a study of one set against another
  },
  (table) => [primaryKey({ columns: [table.studyId, table.position] })],
)

/** Named sets of marks that grow. */
export const collections = sqliteTable(
  'collections',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    domain: text('domain').notNull(),
    principal: text('principal').notNull(), // whose it is; empty: the operator's
    created: text('created').notNull(), // ISO 8601, UTC
  },
  (table) => [uniqueIndex('collections_by_name').on(table.principal, table.name)],
)

/** The scans of a collection, in the order in which they were added. */
export const collectionScans = sqliteTable(
  'collection_scans',
  {
    collection: text('collection').notNull(),
    ...scanColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.position] }),
    uniqueIndex('collection_scans_once').on(table.collection, table.mark, table.land),
  ],
)

/** Blocks of sketches of the scans of a collection, one behind the other. The sketches are an artifact. */
export const collectionBlocks = sqliteTable(
  'collection_blocks',
  {
    collection: text('collection').notNull(),
    version: text('version').notNull(), // of the sketches
    position: integer('position').notNull(), // of the first scan
    scans: integer('scans').notNull(),
    bytes: integer('bytes').notNull(),
    block: text('block').notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.version, table.position] })],
)

/** References of this installation, in addition to the bundled ones. The document is an artifact. */
export const ownReferences = sqliteTable('own_references', {
  id: text('id').primaryKey(),
  handle: text('handle').notNull(),
  record: text('record').notNull(), // canonical JSON: the document without its rows
  study: text('study'), // the study it was made from
  principal: text('principal').notNull().default(''), // whose it is; empty: the operator's, for everybody
})

/** Accepted submissions to the benchmark, kept permanently. The CSV is a blob. A repeated submission is the same row. */
export const submissions = sqliteTable(
  'submissions',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    split: text('split').notNull(),
    splitHash: text('split_hash').notNull(),
    submitter: text('submitter').notNull(),
    method: text('method').notNull(),
    url: text('url'),
    csvSha256: text('csv_sha256').notNull(),
    metrics: text('metrics').notNull(), // canonical JSON
    createdAt: text('created_at').notNull(), // ISO 8601, UTC
  },
  (table) => [
    uniqueIndex('submissions_once').on(table.splitHash, table.submitter, table.method, table.csvSha256),
  ],
)

/** What belongs to one case: its items, who had them, its propositions, and its reports. */
export const cases = sqliteTable(
  'cases',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull(),
    body: text('body').notNull(), // canonical JSON
    principal: text('principal').notNull(), // whose it is; empty: the operator's
    created: text('created').notNull(), // ISO 8601, UTC
  },
  (table) => [uniqueIndex('cases_by_number').on(table.principal, table.number)],
)

/** Plans of validations by their handles, and the dossiers that came of them. */
export const plans = sqliteTable(
  'plans',
  {
    handle: text('handle').primaryKey(),
    name: text('name').notNull(),
    domain: text('domain').notNull(),
    study: text('study').notNull(), // scores its marks
    principal: text('principal').notNull(), // whose it is; empty: the operator's
    created: text('created').notNull(), // ISO 8601, UTC
    dossier: text('dossier'), // handle; null until the plan has been run
  },
  (table) => [index('plans_by_study').on(table.study), index('plans_by_dossier').on(table.dossier)],
)

/** Checks of laboratories by their handles. */
export const checks = sqliteTable('checks', {
  handle: text('handle').primaryKey(),
  name: text('name').notNull(),
  domain: text('domain').notNull(),
  principal: text('principal').notNull(), // whose it is; empty: the operator's
  created: text('created').notNull(), // ISO 8601, UTC
})

/** Checks that were done. */
export const checkRuns = sqliteTable(
  'check_runs',
  {
    handle: text('handle').primaryKey(),
    check: text('check_handle').notNull(),
    principal: text('principal').notNull(), // who did it
    created: text('created').notNull(), // ISO 8601, UTC
    passed: integer('passed', { mode: 'boolean' }).notNull(),
  },
  (table) => [index('check_runs_by_check').on(table.check)],
)

/** Reviews that one key asks of another. */
export const reviews = sqliteTable(
  'reviews',
  {
    id: text('id').primaryKey(),
    report: text('report').notNull(), // handle of the first report
    principal: text('principal').notNull(), // who asks
    reviewer: text('reviewer').notNull(), // who is asked
    state: text('state').notNull(),
    body: text('body').notNull(), // canonical JSON
    created: text('created').notNull(), // ISO 8601, UTC
  },
  (table) => [index('reviews_by_reviewer').on(table.reviewer, table.state)],
)

/** Who changed what. Rows are only added, and each is chained to the one before it by its hash. */
export const events = sqliteTable(
  'events',
  {
    sequence: integer('sequence').primaryKey(), // from 1, without a gap
    at: text('at').notNull(), // ISO 8601, UTC
    principal: text('principal').notNull(), // who did it; empty: the operator
    act: text('act').notNull(),
    kind: text('kind').notNull(), // of the subject
    subject: text('subject').notNull(), // handle or id
    details: text('details').notNull(), // canonical JSON
    previous: text('previous').notNull(), // hash of the row before; empty in the first
    hash: text('hash').notNull(),
  },
  (table) => [
    index('events_by_principal').on(table.principal, table.sequence),
    index('events_by_subject').on(table.subject, table.sequence),
  ],
)
