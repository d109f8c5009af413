import type { paths } from '../../../../clients/typescript/src/index.ts'
import { say } from '../../languages/say.ts'
import { whole } from '../../ui/number.ts'

export type Links = paths['/v1/studies/{id}/links']['get']['responses'][200]['content']['application/json']
export type Cluster = Links['clusters'][number]

/** What a cluster is called, by its place in the list. */
export const clusterTitle = ({ marks, links }: Cluster, i: number): string =>
  say(links === 1 ? 'Cluster {i}: {marks} marks, 1 link' : 'Cluster {i}: {marks} marks, {links} links', {
    i: i + 1,
    marks: whole(marks.length),
    links: whole(links),
  })
