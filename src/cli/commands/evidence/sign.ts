import { rename, writeFile } from 'node:fs/promises'
import { Command } from 'commander'
import { MarkgraphError } from '../../../errors.ts'
import { asFile } from '../../../verify/bundles/manifest.ts'
import { addSignatures, intactManifest } from '../../../verify/signatures/bundle-signatures.ts'
import { publicKeyIn } from '../../../verify/signatures/dsse.ts'
import { newKeys, privateKeyIn } from '../../../verify/signatures/signature.ts'
import { readable } from '../../../words/readable.ts'
import { givenPath } from '../../given-path.ts'
import { print } from '../../print.ts'

interface Options {
  key?: string
  timestamp?: string
  out?: string
}

export const keysCommand = (): Command =>
  new Command('keys').addCommand(
    new Command('new')
      .description(
        'Make a pair of Ed25519 keys: NAME.key.pem, which signs and stays secret, and NAME.pub.pem.',
      )
      .argument('<name>', 'where to write them, without an ending', givenPath)
      .action(async (name: string) => {
        const { privateKey, publicKey } = newKeys()
        await writeFile(`${name}.key.pem`, privateKey, { mode: 0o600, flag: 'wx' })
        await writeFile(`${name}.pub.pem`, publicKey, { flag: 'wx' })
        const { id } = publicKeyIn(publicKey, 'the key')
        print(`${name}.key.pem (keep it secret), ${name}.pub.pem: key ${id}\n`)
      }),
  )

export const signCommand = (): Command =>
  new Command('sign')
    .argument('<bundle>', 'the bundle')
    .option('--key <file>', 'private key (default: the key in MARKGRAPH_SIGNING_KEY)', givenPath)
    .option('--timestamp <file>', 'a timestamp token (RFC 3161) of manifest.json, to put in', givenPath)
    .option('-o, --out <file>', 'the file to write (default: the bundle itself)', givenPath)
    .option('--manifest <file>', 'only write manifest.json to this file, to have it timestamped', givenPath)
    .action(
      async (path: string, { key, timestamp, out = path, manifest }: Options & { manifest?: string }) => {
        const bytes = await readable('the bundle', path)
        if (manifest) return writeFile(manifest, asFile(intactManifest(bytes)))
        const token = timestamp ? await readable('the timestamp', timestamp) : undefined
        const pem = key
          ? (await readable('the key', key)).toString('utf8')
          : process.env['MARKGRAPH_SIGNING_KEY']
        if (!pem && !token) {
          throw new MarkgraphError(
            'bad-value',
            'give a key with --key or in MARKGRAPH_SIGNING_KEY, or a --timestamp',
          )
        }
        const added = addSignatures(bytes, {
          token,
          key: pem ? privateKeyIn(pem, 'the signing key') : undefined,
        })
        await writeFile(`${out}.part`, added)
        await rename(`${out}.part`, out)
        print(`${out}: ${added.length} bytes\n`)
      },
    )
