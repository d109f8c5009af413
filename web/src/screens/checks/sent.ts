import { api, got } from '../../api/client.ts'

/** Uploads scans, one after the other; the handles of their surfaces. */
export async function sent(files: Iterable<File>): Promise<string[]> {
  const handles: string[] = []
  for (const file of files) {
    const { handle } = (await got(() => api().POST('/v1/artifacts', { body: { scan: file } as never }))) as {
      handle: string
    }
    handles.push(handle)
  }
  return handles
}
