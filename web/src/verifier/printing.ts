/** Printing a report again in a browser, with the same code as on the server: it is loaded when a PDF is to be compared. */
import { referenceKind, referenceSchema } from '../../../src/kinds/reference.ts'
import { comparisonReport } from '../../../src/report/comparison.ts'
import { dossierReport } from '../../../src/report/dossier.ts'
import { impactReport } from '../../../src/report/impact.ts'
import { bringFonts } from '../../../src/report/pdf/font-files.browser.ts'
import { reviewReport } from '../../../src/report/review.ts'
import { printWith } from '../../../src/verify/print.ts'
import type { Engine } from '../../../src/verify/replay.ts'

/** What a page has to print with. Each is asked for when it is needed. */
export interface PrintFiles {
  /** Font files by the paths that documents ask for. */
  fonts(): Promise<Readonly<Record<string, Uint8Array>>>
  /** The document of a bundled reference: a report shows scores on some beside its own. Undefined where it is not here. */
  reference(id: string): Promise<unknown>
}

/** The parts of an engine that print. */
export function printing(
  marks: Engine['marks'],
  files: PrintFiles,
): Required<Pick<Engine, 'print' | 'documents' | 'reference'>> {
  const reference: Engine['reference'] = async (id) => {
    const document = await files.reference(id)
    return document === undefined ? undefined : referenceKind.encode(referenceSchema.parse(document))
  }
  const withFonts =
    <C>(made: (contents: C) => Promise<Uint8Array>) =>
    async (contents: C) => {
      bringFonts(await files.fonts())
      return made(contents)
    }
  const documents = {
    dossier: withFonts(dossierReport),
    impact: withFonts(impactReport),
    review: withFonts(reviewReport),
  }
  const print = printWith({ comparison: withFonts(comparisonReport) }, { marks, reference })
  return { reference, print, documents }
}
