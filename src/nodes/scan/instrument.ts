import { z } from 'zod'
import { instrumentKind, scanKind } from '../../kinds/marks/surface.ts'
import { defineNode } from '../../kinds/node.ts'
import { readInstrument } from '../../x3p/instrument.ts'

/**
 * What an X3P file says of the instrument that measured it.
 * in      scan, the file's bytes, which `decode` reads
 * errors  `not-x3p`, `x3p-invalid`, `too-large`
 */
export const scanInstrument = defineNode({
  name: 'instrument',
  version: 1,
  title: 'Instrument of the file',
  params: z.strictObject({}),
  inputs: { scan: scanKind },
  output: instrumentKind,
  run: ({ scan }) => readInstrument(scan),
})
