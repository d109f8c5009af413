import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import { buildApp } from '../../src/http/app.ts'
import { openService } from '../../src/service/service.ts'
import { settings } from '../../src/settings/settings.ts'

export const SCHEMA = new URL('src/schema.d.ts', import.meta.url)

const NOTICE = '// Made by `npm run client:generate` from the OpenAPI document. Do not edit.\n'
const BLOB = ts.factory.createTypeReferenceNode('Blob')

/** The types of the API, from the document the app itself describes it by; no server is started. */
export async function schemaText(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'markgraph-client-'))
  const chosen = settings({ MARKGRAPH_DATA: folder, MARKGRAPH_THREADS: '1', MARKGRAPH_LOG_LEVEL: 'silent' })
  const service = await openService(chosen)
  try {
    const app = await buildApp(service)
    const document = app.swagger()
    await app.close()
    const types = await openapiTS(document as OpenAPI3, {
      defaultNonNullable: false, // a field with a default may be left out
      transform: ({ format }) => (format === 'binary' ? BLOB : undefined), // a file, not its text
    })
    return NOTICE + astToString(types)
  } finally {
    await service.close()
    await rm(folder, { recursive: true })
  }
}

if (import.meta.main) await writeFile(SCHEMA, await schemaText())
