import { z } from 'zod'
import { defineNode } from '../../kinds/node.ts'
import { membersKind, pairsOf, recordOf, referenceKind, referenceRecordKind } from '../../kinds/reference.ts'

/** The record of a reference. A node makes it, because a large document would block the thread that answers requests. */
export const referenceRecord = defineNode({
  name: 'reference-record',
  version: 2,
  title: 'Facts of the reference',
  params: z.strictObject({}),
  inputs: { reference: referenceKind },
  output: referenceRecordKind,
  run: ({ reference }) => recordOf(reference),
})

/** The marks of a reference by which a comparison finds its own scans, and the same-source pairs of each source. */
export const referenceMembers = defineNode({
  name: 'reference-members',
  version: 1,
  title: 'Marks of the reference',
  params: z.strictObject({}),
  inputs: { reference: referenceKind },
  output: membersKind,
  run({ reference }) {
    const { marks, sources } = reference
    const { a, labels } = pairsOf(reference)
    const km = sources.map((source) => ({ source, pairs: 0 }))
    for (const [i, source] of a.entries()) km[source]!.pairs += labels[i]!
    return {
      marks: marks.map(({ mark, source, scans, surfaces = [] }) => ({
        mark,
        source: sources[source]!,
        scans,
        surfaces,
      })),
      km: km.filter(({ pairs }) => pairs > 0),
    }
  },
})
