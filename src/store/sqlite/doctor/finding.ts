/** What can be wrong in a data folder, each in a sentence for whoever runs it. */
export const FINDINGS = {
  database: 'The database file itself is damaged. Restore a backup.',
  'changed data': 'Stored data do not have their hash: the file or the row was changed.',
  'missing file': 'A row names a file that is not there.',
  folder: 'A folder stands where the file of stored data should be.',
  'marked damaged': 'Data were found damaged before and have not been replaced since.',
  'lost row': 'The row of stored data is lost; their file is still there.',
  'wrong size': 'The size that is written down is not that of the data.',
  'lost data': 'Data are not stored, and nothing here can compute them. Send the scans again.',
  'changed artifact': 'The row of an artifact was changed: it does not give its handle.',
  'missing artifact': 'A row names an artifact that has no row.',
  'changed run': 'The row of a computation was changed: it does not give its key.',
  'changed output':
    'The row of a computation names a result that was not written there: rows were exchanged or changed.',
  'changed scan': 'The row of an uploaded scan was changed: its hash does not give its handle.',
  'changed recipe': 'A recipe was changed: it does not have its hash.',
  'missing recipe': 'A report names a recipe that is not there.',
  'changed report': 'The list of reports says another outcome, ratio or recipe than the report itself.',
  'changed reference': 'An own reference is not what its document says.',
  'changed index':
    'The list of the sketches of a collection was changed: they do not follow one another. The next search makes them.',
  'broken record':
    'The record of acts does not follow from here on: this row was changed, removed or put in. Compare it with a backup.',
  'file of nothing': 'A file that no row names: a process that was killed has left it.',
  'set aside': 'Damaged data that were set aside, and are not needed any more.',
  'set aside, needed': 'Damaged data that were set aside, and that nothing here can compute again.',
  stray: 'Something in the folder of blobs that Markgraph did not put there. It is left alone.',
  'other release':
    'Computations of another release, whose nodes are not here. Their results stay as they are.',
  'unknown node': 'Computations of nodes that no known release has. Their results stay as they are.',
} as const

export type FindingKind = keyof typeof FINDINGS

/**
 * What can be done: make it again through the graph, write a row as its source says, remove it, nothing; `note` is no damage.
 */
export type Fate = 'make again' | 'correct' | 'remove' | 'nothing' | 'note'

export interface Finding {
  readonly kind: FindingKind
  /** The handle, the hash, the path, or the collection of what is wrong. */
  readonly name: string
  readonly fate: Fate
}
