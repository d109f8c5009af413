import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { startServer } from '../../../src/cli/commands/serve.ts'
import { settings } from '../../../src/settings/settings.ts'
import { temporaryFolder } from '../../helpers/data-folder.ts'

test('a port in use is told, with the command that starts the server on the next one', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const starting = startServer(
    settings({ PORT: `${port}`, MARKGRAPH_DATA: await temporaryFolder(), MARKGRAPH_LOG_LEVEL: 'silent' }),
  )
  await expect(starting).rejects.toMatchObject({
    code: 'bad-setting',
    message: `port ${port} is in use; choose another: PORT=${port + 1} npm start`,
  })
  other.close()
})
