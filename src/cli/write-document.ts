import { writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Handle } from '../address/canonical.ts'
import { recordExport } from '../service/record-export.ts'
import type { Service } from '../service/service.ts'
import { outFolder } from './options.ts'

/** Writes a document of the laboratory to a file, and records that the operator took it. */
export async function writeDocument(
  service: Service,
  path: string,
  { kind, subject }: { readonly kind: string; readonly subject: Handle },
  content: Uint8Array,
): Promise<void> {
  await outFolder(dirname(path))
  await recordExport(service, { principal: '', kind, subject, file: `${kind}.pdf`, content })
  await writeFile(path, content)
}
