import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Command } from 'commander'
import { type Handle, parseHandle } from '../../../address/canonical.ts'
import { openPrinter } from '../../../report/printer.ts'
import { recordExport } from '../../../service/record-export.ts'
import type { Service } from '../../../service/service.ts'
import { bundleName, bundleOf } from '../../../verify/bundles/bundle.ts'
import { sealWith } from '../../../verify/signatures/signature.ts'
import { reportNamed } from '../../../verify/sources/stored-dossier.ts'
import { givenPath } from '../../given-path.ts'
import { withService } from '../../options.ts'
import { print } from '../../print.ts'
import { givenTexts, type PrintedTexts, withPrintedTexts } from '../../printed-texts.ts'

interface Options extends PrintedTexts {
  scans?: boolean
  out?: string
}

export const bundleCommand = (): Command =>
  withPrintedTexts(
    new Command('bundle').argument('<handle>', 'handle of a report, or of its recipe', parseHandle),
  )
    .option('--scans', 'put the scans into it: without them not everything can be computed again')
    .option('-o, --out <file>', 'the file to write (default: named after the report)', givenPath)
    .action((handle: Handle, options: Options) =>
      withService(async (service) => {
        const { path, length } = await writeBundle(service, handle, options)
        print(`${path}: ${length} bytes. Check it with: markgraph verify ${path}\n`)
      }),
    )

/** Writes the bundle of a report. */
async function writeBundle(service: Service, handle: Handle, { scans = false, out, ...given }: Options) {
  const printer = openPrinter()
  try {
    const seal = sealWith(service.settings.signingKey)
    const report = await reportNamed(service, handle)
    const { manifest, length, stream } = await bundleOf(service, printer, report, {
      scans,
      seal,
      texts: givenTexts(given),
    })
    const file = scans ? 'bundle with scans' : 'bundle'
    const what = { principal: '', kind: 'report', subject: report, file, content: manifest.handle }
    await recordExport(service, { ...what, signed: service.settings.signingKey !== undefined })
    const path = out ?? bundleName(manifest)
    await writtenWhole(path, stream())
    return { path, length }
  } finally {
    await printer.close()
  }
}

/** Writes a file beside its place first, so that one with its name is always whole. */
export async function writtenWhole(path: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  const unfinished = `${path}.${process.pid}.part`
  try {
    await pipeline(Readable.from(pieces), createWriteStream(unfinished))
    await rename(unfinished, path)
  } finally {
    await rm(unfinished, { force: true })
  }
}
