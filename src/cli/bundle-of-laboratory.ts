import { Command } from 'commander'
import { openPrinter, type Printer } from '../report/printer.ts'
import { recordExport } from '../service/record-export.ts'
import type { Service } from '../service/service.ts'
import type { Seal } from '../verify/bundles/bundle.ts'
import type { LazyBundle } from '../verify/bundles/lazy-bundle.ts'
import type { SignedManifest } from '../verify/signatures/dsse.ts'
import { sealWith } from '../verify/signatures/signature.ts'
import { writtenWhole } from './commands/evidence/bundle.ts'
import { givenPath } from './given-path.ts'
import { withService } from './options.ts'
import { print } from './print.ts'

/** A bundle of the laboratory, and what it is about. */
interface MadeBundle {
  readonly kind: string
  readonly subject: string
  /** What its file is called. */
  readonly filename: string
  readonly bundle: LazyBundle
}

/** The command that writes a bundle of the laboratory. `argument`: its name and what it is; `make` is given what stands there. */
export const bundleOfLaboratory = (
  description: string,
  argument: readonly [name: string, description: string],
  make: (
    given: string,
    service: Service,
    printer: Printer,
    seal: Seal<SignedManifest>,
  ) => Promise<MadeBundle>,
): Command =>
  new Command('bundle')
    .description(description)
    .argument(`<${argument[0]}>`, argument[1])
    .option('-o, --out <file>', 'the file to write (default: named after it)', givenPath)
    .action((given: string, { out }: { out?: string }) =>
      withService(async (service) => {
        const printer = openPrinter()
        try {
          const { signingKey } = service.settings
          const made = await make(given, service, printer, sealWith(signingKey))
          const { kind, subject, filename, bundle } = made
          const about = { principal: '', kind, subject, file: 'bundle with scans', content: bundle.handle }
          await recordExport(service, { ...about, signed: signingKey !== undefined })
          const path = out ?? filename
          await writtenWhole(path, bundle.stream())
          print(`${path}: ${bundle.length} bytes. Check it with: markgraph verify ${path}\n`)
        } finally {
          await printer.close()
        }
      }),
    )
