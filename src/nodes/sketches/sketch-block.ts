import { z } from 'zod'
import { sketchBlockKind, sketchKind } from '../../kinds/marks/sketch.ts'
import { defineNode, listOf } from '../../kinds/node.ts'
import { packSketches } from '../../numerics/sketches/packed-sketches.ts'

const NONE = new Int16Array(0)

/**
 * Sketches in one block, so that a search reads many at once.
 * in      sketches of one version
 * params  scans of the block; places: which of them each sketch belongs to, from 0, rising
 * out     one for each scan, of no values where it has none
 */
export const sketchBlock = defineNode({
  name: 'sketch-block',
  version: 1,
  title: 'Sketches of a collection',
  params: z.strictObject({
    scans: z.number().int().min(0),
    places: z.array(z.number().int().min(0)),
  }),
  inputs: { sketches: listOf(sketchKind) },
  output: sketchBlockKind,
  run({ sketches }, { scans, places }) {
    const all: Int16Array[] = new Array(scans).fill(NONE)
    for (const [i, { values }] of sketches.entries()) all[places[i]!] = values
    return packSketches(all)
  },
})
