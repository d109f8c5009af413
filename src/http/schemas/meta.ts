import { z } from 'zod'
import type { Json } from '../../address/canonical.ts'
import { STAGES } from '../../kinds/node.ts'
import { domainName, typed, type Wire } from '../../kinds/wire.ts'
import type { MarkType } from '../../marks/mark-type.ts'
import { settingsOf } from '../../marks/scorer-config.ts'
import { allNodes } from '../../service/nodes.ts'

const markType = z
  .object({
    domain: domainName,
    title: z.string().describe('The marks in a list or a heading.'),
    choice: z.string().describe('The name of the choice between mark types.'),
    scans: z.string().describe('Which scans to give.'),
    questioned: z.string().describe('A mark that is compared with known ones.'),
    test_mark: z.string().describe('A mark that was made with a known source to compare with.'),
    test_marks: z.string().describe('Several of them.'),
    source: z.string().describe('What makes the marks.'),
    fired: z.boolean().describe('Whether a shot leaves the marks, so that the ammunition matters.'),
    places: z.boolean().describe('Whether a mark has places for its scans, so that one may be missing.'),
    part: z.string().nullable().describe('The word for one part of a mark that has several scans.'),
    striated: z.boolean().describe('Whether it shows parallel striae.'),
    layout: z.enum(['striae', 'map']).describe('How its marks are drawn.'),
    pair: z.boolean().describe('Whether two marks can be shown on each other: `/v1/reports/{handle}/pair`.'),
    editor: z
      .enum(['edges', 'region'])
      .nullable()
      .describe('What a person may set on a scan: groove edges, or the region of the mark.'),
    steps: z.array(z.string()).describe('Its stages that can be run alone, at `/v1/steps/{step}`.'),
  })
  .meta({ id: 'MarkType' })

const node = z
  .object({
    name: z.string(),
    version: z.number().int(),
    title: z.string().describe('What it does, in a few words.'),
    stage: z
      .enum(STAGES)
      .nullable()
      .describe('The stage of a methods section that it belongs to; null where no ratio rests on it.'),
    config_keys: z
      .record(z.string(), z.string())
      .describe('Its parameters that the scorer config sets, and the key of each.'),
  })
  .meta({ id: 'Node' })

const setting = z
  .object({
    key: z.string(),
    unit: z.enum(['m']).nullable().describe('`m`: a length in metres, or several.'),
    deployed: typed<Json>(z.unknown()).describe('Its value in the deployed scorer config.'),
  })
  .meta({ id: 'Setting' })

/** What the service offers. */
export const metaSchema = z
  .object({
    mark_types: z.array(markType).describe('In the order in which they are offered.'),
    nodes: z.array(node),
    settings: z.array(setting).describe('The settings of the scorer of all mark types.'),
  })
  .meta({ id: 'Meta' })

export const metaOf = (types: readonly MarkType[]): Wire<typeof metaSchema> => ({
  mark_types: types.map(({ domain, words, fired, places, striated, shown, editor, steps = {} }) => ({
    domain,
    title: words.title,
    choice: words.choice,
    scans: words.scans,
    questioned: words.questioned,
    test_mark: words.testMark,
    test_marks: words.testMarks,
    source: words.source,
    fired,
    places,
    part: shown.part ?? null,
    striated,
    layout: shown.layout,
    pair: shown.pair ?? false,
    editor: editor ?? null,
    steps: [...(steps.surface ?? []), ...(steps.pair ?? [])].map(({ name }) => name),
  })),
  nodes: [...allNodes(types).values()].map(({ name, version, title, stage, configKeys = {} }) => ({
    name,
    version,
    title,
    stage: stage ?? null,
    config_keys: { ...configKeys },
  })),
  settings: settingsOf(types.map(({ config }) => config)),
})
