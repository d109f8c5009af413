import { api, got } from '../../../api/client.ts'
import { changeScan, comparison, type Scan, type SurfaceRecord } from '../comparison.ts'
import { maskedFile } from '../scans/masked-file.ts'
import { checkScopeOf, scanAt } from '../scans/read-scans.ts'
import type { Region } from './region.ts'

/** Compares only this region of a scan: the scan is sent again with the region as its mask. */
export async function setRegion(side: string, key: number, region: Region): Promise<void> {
  const scan = scanAt(side, key)
  if (!scan?.record) return
  const whole = scan.whole ?? scan.record
  changeScan(side, key, { beingRead: true })
  try {
    const file = await maskedFile(await fileOf(scan, whole), scan.name, region, whole.meta)
    const { units } = comparison()
    const fields = { scan: file, mask: 'file' as const, ...(scan.file && { units }) }
    const record = await got(() => api().POST('/v1/artifacts', { body: fields }))
    changeScan(side, key, { record, whole, region })
    checkScopeOf(side, key)
  } finally {
    changeScan(side, key, { beingRead: false })
  }
}

/** The region is found again. */
export function forgetRegion(side: string, key: number): void {
  const whole = scanAt(side, key)?.whole
  if (!whole) return
  changeScan(side, key, { record: whole, whole: undefined, region: undefined })
  checkScopeOf(side, key)
}

/** The file of a scan: the one that was given here, or what the service keeps of an example. */
async function fileOf({ file }: Scan, whole: SurfaceRecord): Promise<Blob> {
  if (file) return file
  const handle = whole.produced_by?.inputs[0] ?? whole.handle
  const data: unknown = await got(() =>
    api().GET('/v1/artifacts/{handle}/data', { params: { path: { handle } }, parseAs: 'blob' }),
  )
  return data as Blob
}
