import { join } from 'node:path'
import { MarkgraphError } from '../errors.ts'
import type { StorePlace } from '../settings/settings.ts'
import type { BlobStorage } from './blob-storage.ts'
import type { Report } from './report.ts'
import { blobFiles, blobsIn } from './sqlite/blobs/blob-files.ts'
import { ownTemporaryFolder } from './sqlite/blobs/temporary-folder.ts'
import { type FolderStore, openStore } from './sqlite/sqlite-store.ts'
import type { StoreLimits } from './store.ts'

/** Opens a store: SQLite and files in the data folder, or PostgreSQL with a shared folder or a bucket. Error: `bad-setting`. */
export async function openStoreAt(
  place: StorePlace,
  report: Report = () => {},
  limits?: StoreLimits,
): Promise<FolderStore> {
  if (place.database === '') return openStore(place.dataFolder, report, limits)
  const temporary = await ownTemporaryFolder(place.dataFolder)
  try {
    // loaded when needed: most services have neither
    const { openPostgresStore } = await import('./postgres/postgres-store.ts')
    const blobs = place.blobs.startsWith('s3://')
      ? await bucket(place, temporary.path)
      : blobFiles(blobsIn(place.blobs), join(place.blobs, 'tmp'))
    const store = await openPostgresStore(place.database, blobs, report)
    const close = async (): Promise<void> => {
      await store.close()
      await temporary.remove()
    }
    return { ...store, temporaryFolder: temporary.path, close }
  } catch (error) {
    await temporary.remove()
    throw error
  }
}

async function bucket({ blobs, bucket, cacheBytes }: StorePlace, temporary: string): Promise<BlobStorage> {
  const [{ bucketBlobs }, { cachedBlobs }] = await Promise.all([
    import('./s3/bucket.ts'),
    import('./cached-blobs.ts'),
  ])
  if (bucket.endpoint === '') {
    const message = 'MARKGRAPH_BLOBS names a bucket, so AWS_ENDPOINT_URL must name the service that has it'
    throw new MarkgraphError('bad-setting', message)
  }
  const far = bucketBlobs({ address: blobs, ...bucket })
  return cachedBlobs(far, blobFiles(join(temporary, 'near'), join(temporary, 'new')), cacheBytes)
}
