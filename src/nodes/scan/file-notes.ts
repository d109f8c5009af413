import { z } from 'zod'
import { fileNotesKind, scanKind } from '../../kinds/marks/surface.ts'
import { defineNode } from '../../kinds/node.ts'
import { readNotes } from '../../x3p/notes.ts'

/**
 * What an X3P file says beside its heights.
 * in      scan, the file's bytes, which `decode` reads
 * errors  `not-x3p`, `x3p-invalid`, `too-large`
 */
export const fileNotes = defineNode({
  name: 'file-notes',
  version: 1,
  title: 'Notes on the file',
  params: z.strictObject({}),
  inputs: { scan: scanKind },
  output: fileNotesKind,
  run: ({ scan }) => readNotes(scan),
})
