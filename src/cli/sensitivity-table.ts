import { changesText, cllrText, summaryTexts } from '../compare/sensitivity/sensitivity-wording.ts'
import type { Sensitivity } from '../kinds/sensitivity.ts'
import { columns, twoColumns } from './table.ts'

const shown = (log10Lr: number): string => log10Lr.toFixed(2)

/** The comparison under other settings for a person: the summary, then every variant. */
export function sensitivityTable(block: Sensitivity): string {
  if (!block.available) return `Sensitivity: not available, ${block.reason}`
  const rows = block.variants.map((one) => [
    one.id,
    changesText(one),
    one.log10_lr === null ? one.outcome.replaceAll('_', ' ') : shown(one.log10_lr),
    one.lr_bound_hit ? 'bound' : '',
    cllrText(one),
  ])
  const { deployed, range, variants, movesMost } = summaryTexts(block, shown)
  const summary = twoColumns([
    ['Deployed', deployed],
    ['Range', range],
    ['Variants', variants],
    ['Moves it most', movesMost],
  ])
  const table = columns(['variant', 'changed', 'log10 LR', '', 'Cllr'], rows)
  return `Sensitivity\n${summary}\n\n${table}`
}
