import type { paths } from '../../../clients/typescript/src/index.ts'
import { sayKnown } from '../languages/say.ts'
import { api, got } from './client.ts'

export type Meta = paths['/v1/meta']['get']['responses'][200]['content']['application/json']
export type MarkType = Meta['mark_types'][number]

let meta: Meta = { mark_types: [], nodes: [], settings: [] }

/** Asks what the service offers, in the words of the page: once, before the first screen is shown. */
export async function loadMeta(): Promise<Meta> {
  const { mark_types, nodes, settings } = await got(() => api().GET('/v1/meta'))
  meta = {
    mark_types: mark_types.map((type) => ({
      ...type,
      title: sayKnown(type.title),
      choice: sayKnown(type.choice),
      scans: sayKnown(type.scans),
      questioned: sayKnown(type.questioned),
      test_mark: sayKnown(type.test_mark),
      test_marks: sayKnown(type.test_marks),
      source: sayKnown(type.source),
      part: type.part && sayKnown(type.part),
    })),
    nodes: nodes.map((node) => ({ ...node, title: sayKnown(node.title) })),
    settings,
  }
  return meta
}

/** The mark types of the service, in the order in which it offers them. */
export const markTypes = (): readonly MarkType[] => meta.mark_types

export const markTypeOf = (domain: string): MarkType | undefined =>
  meta.mark_types.find((type) => type.domain === domain)

/** What marks are called in lists and headings: `Bullets`. */
export const titleOf = (domain: string): string => markTypeOf(domain)?.title ?? domain

/** What the marks of one known source are called. */
export function testMarks(domain: string) {
  const type = markTypeOf(domain)
  return {
    one: type?.test_mark ?? 'known mark',
    many: type?.test_marks ?? 'known marks',
    source: type?.source ?? 'source',
    /** What is compared with them. */
    questioned: type?.questioned ?? 'questioned mark',
  }
}

export const nodeOf = (name: string): Meta['nodes'][number] | undefined =>
  meta.nodes.find((node) => node.name === name)

/** A setting of the scorer by its key. */
export const settingOf = (key: string): Meta['settings'][number] | undefined =>
  meta.settings.find((setting) => setting.key === key)
