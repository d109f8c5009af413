import { MANIFEST } from './manifest.ts'
import { filesOfZip, type ZipFile } from './zip.ts'

/** The files of a ZIP whose manifest says that it has this format; undefined for any other. */
export function filesOfFormat(bytes: Uint8Array, format: string): ZipFile[] | undefined {
  try {
    const files = filesOfZip(bytes)
    const manifest = files.find(({ path }) => path === MANIFEST)
    const found = JSON.parse(new TextDecoder().decode(manifest?.data)) as { format?: unknown }
    return found.format === format ? files : undefined
  } catch {
    return undefined // what is wrong with it is said where bundles are read
  }
}
