import type { paths } from '../../../clients/typescript/src/index.ts'
import { api, got } from './client.ts'

/** What an artifact is, and which run produced it. */
export type ArtifactRecord =
  paths['/v1/artifacts/{handle}']['get']['responses'][200]['content']['application/json']

export const artifactRecord = (handle: string): Promise<ArtifactRecord> =>
  got(() => api().GET('/v1/artifacts/{handle}', { params: { path: { handle } } }))
