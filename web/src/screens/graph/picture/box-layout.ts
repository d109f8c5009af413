import {
  graphLayout,
  type Layout,
  type LayoutOptions,
} from '../../../../../src/report/figures/graph-layout.ts'
import type { Group } from '../graph-model.ts'

export const BOX = { width: 168, height: 58 } as const
const MARGIN = 26 // in which the titles of the steps stand

/** Where the boxes stand, and the lines between them. */
export function pictureOf(groups: readonly Group[], direction: LayoutOptions['direction']): Layout {
  const boxOf = new Map(groups.flatMap(({ id, outputs }) => outputs.map((output) => [output, id] as const)))
  const seen = new Set<string>()
  const arrows = groups.flatMap(({ id, runs }) =>
    runs
      .flatMap(({ inputs }) => inputs)
      .flatMap((input) => {
        const from = boxOf.get(input)
        const key = `${from} ${id}`
        if (from === undefined || from === id || seen.has(key)) return []
        seen.add(key)
        return [{ from, to: id }]
      }),
  )
  const boxes = groups.map(({ id, lane }) => ({ id, lane, ...BOX }))
  return graphLayout(boxes, arrows, { direction, gap: 12, track: 10, margin: MARGIN })
}
