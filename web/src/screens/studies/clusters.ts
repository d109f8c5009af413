import type { paths } from '../../../../clients/typescript/src/index.ts'
import { whole } from '../../ui/number.ts'

export type Links = paths['/v1/studies/{id}/links']['get']['responses'][200]['content']['application/json']
export type Cluster = Links['clusters'][number]

/** What a cluster is called, by its place in the list. */
export const clusterTitle = ({ marks, links }: Cluster, i: number): string =>
  `Cluster ${i + 1}: ${whole(marks.length)} marks, ${whole(links)} ${links === 1 ? 'link' : 'links'}`
