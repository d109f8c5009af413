import { z } from 'zod'
import { defineNode } from '../kinds/node.ts'
import { recordOf, referenceKind, referenceRecordKind } from '../kinds/reference.ts'

/** The record of a reference. A node makes it, because a large document would block the thread that answers requests. */
export const referenceRecord = defineNode({
  name: 'reference-record',
  version: 1,
  params: z.strictObject({}),
  inputs: { reference: referenceKind },
  output: referenceRecordKind,
  run: ({ reference }) => recordOf(reference),
})
