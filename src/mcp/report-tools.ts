import { writeFile } from 'node:fs/promises'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { parseHandle, sha256, shortDigits } from '../address/canonical.ts'
import type { CalibratedAnswer } from '../compare/answer/answer.ts'
import { reportAnswer, storedReport } from '../compare/answer/reports.ts'
import { checkScope } from '../compare/checks/scope-check.ts'
import { MarkgraphError, phrase } from '../errors.ts'
import { endedAfter } from '../limits/deadline.ts'
import { contentsOf, isPrintable, PRINTED, PRINTED_WITH_SENSITIVITY } from '../report/contents.ts'
import { explainReport } from '../report/explanation.ts'
import { colourPng } from '../report/figures/png.ts'
import { sceneRaster } from '../report/figures/scene-raster.ts'
import { reportPicture } from '../report/report-picture.ts'
import { NO_TEXTS, readTexts } from '../report/texts.ts'
import { recordExport } from '../service/record-export.ts'
import { type Service, until } from '../service/service.ts'
import { verifyReport } from '../verify/verify-report.ts'
import { explanationText } from './answer-text.ts'
import { type Answering, KEEPS, LOOKS, withDocument, withImage } from './answering.ts'
import { newFileIn } from './given-scans.ts'
import type { Host } from './host.ts'
import { telling } from './progress.ts'
import * as schemas from './report-schemas.ts'
import { scanArgument } from './scan-argument.ts'

const PIXELS_A_POINT = 2

/** The tools beside a comparison: checks before it, and what can be done with its report. */
export function registerReportTools(
  server: McpServer,
  service: Service,
  host: Host,
  { looks, computes }: { readonly looks: Answering; readonly computes: Answering },
): void {
  const { compareSeconds } = service.settings
  const { scopeArguments, scopeAnswer } = schemas.scopeSchemas(service.marks)
  const stored = (text: string) =>
    service.graph.within((session) => storedReport(service, session, parseHandle(text.trim())))

  server.registerTool(
    'check_scope',
    {
      title: 'Check a scan',
      description:
        'Checks one scan against what the reference of a domain covers, before it is compared: pitch, texture, measured share, relief, conditions. Each check has a value, a threshold and a sentence. A scan that passes may still be of another kind of mark: the user says what was scanned.',
      inputSchema: scopeArguments,
      outputSchema: scopeAnswer,
      annotations: KEEPS,
    },
    computes(async (given) => {
      const scan = await scanArgument(service, host, given)
      return checkScope(service, { ...given, mode: 'refuse' }, scan)
    }),
  )

  server.registerTool(
    'verify_report',
    {
      title: 'Verify a report',
      description:
        'Computes every step behind a stored report again, with nothing remembered: a likelihood ratio, a score alone, or a refusal. `proved` says part by part what was shown. `verified` is true only where all of it is; a reference that is unknown makes the number relative to whatever that reference is.',
      inputSchema: schemas.verifyArguments,
      outputSchema: schemas.verifyAnswer,
      annotations: LOOKS,
    },
    computes(async ({ report_handle }, extra) => {
      const report = await stored(report_handle)
      const { mark_a, mark_b, known = [mark_b] } = report.provenance.input_hashes
      const seen = telling(service, [mark_a, ...known].flat().length, extra)
      const found = await endedAfter(
        (over) => verifyReport(until(seen, over), parseHandle(report_handle.trim())),
        compareSeconds,
        phrase('the verification'),
      )
      const { verified, verdict, sentence, recipe, reference, proved, difference, findings } = found
      return {
        verified,
        verdict,
        summary: sentence,
        recipe_handle: recipe,
        reference,
        proved,
        difference,
        damaged: findings.map(({ file }) => file),
      }
    }),
  )

  server.registerTool(
    'report_pdf',
    {
      title: 'Report as a PDF',
      description:
        'The report of a calibrated comparison as a document for a case file. It comes as an embedded resource, or is written to save_as.',
      inputSchema: schemas.pdfArguments,
      outputSchema: schemas.pdfAnswer,
      annotations: KEEPS,
    },
    computes(async ({ report_handle, save_as, sensitivity = false, ...given }) => {
      const path = save_as === undefined ? undefined : await newFileIn(host.folders, 'save_as', save_as)
      const handle = parseHandle(report_handle.trim())
      const blocks = sensitivity ? PRINTED_WITH_SENSITIVITY : PRINTED
      const printed = async (over: AbortSignal) => {
        const wanted = until(service, over)
        const contents = await wanted.graph.within(async (session) => {
          const answer = await reportAnswer(wanted, session, handle, blocks)
          if (!('recipe_handle' in answer)) throw withoutRatio(report_handle)
          return contentsOf(wanted, session, answer as CalibratedAnswer, readTexts(given))
        })
        return host.printer.comparison(contents, wanted.graph.wanted)
      }
      const bytes = await endedAfter(printed, compareSeconds, phrase('the report'))
      const what = { principal: host.principal, kind: 'report', subject: handle, file: 'report.pdf' }
      await recordExport(service, { ...what, content: bytes })
      const filename = `markgraph-${shortDigits(handle)}.pdf`
      const about = { filename, bytes: bytes.length, sha256: sha256(bytes), saved_as: path ?? null }
      if (path === undefined) return withDocument(about, `markgraph://reports/${handle}/report.pdf`, bytes)
      await writeFile(path, bytes, { flag: 'wx' }).catch((error: Error) => {
        throw new MarkgraphError('bad-value', `save_as: ${path} cannot be written: ${error.message}`)
      })
      return about
    }),
  )

  server.registerTool(
    'show_result',
    {
      title: 'Show a result',
      description:
        'A picture of a stored report: both marks with the regions that agree, or the matrix of scores that the result was made from. It shows where the number comes from; what the eye sees in it is no further evidence.',
      inputSchema: schemas.pictureArguments,
      outputSchema: schemas.pictureAnswer,
      annotations: KEEPS,
    },
    computes(async ({ report_handle, show }) => {
      const handle = parseHandle(report_handle.trim())
      const scene = await service.graph.within(async (session) => {
        const answer = await reportAnswer(service, session, handle, PRINTED)
        if (!isPrintable(answer)) throw withoutPicture(report_handle)
        return reportPicture(await contentsOf(service, session, answer, NO_TEXTS), show)
      })
      const png = colourPng(sceneRaster(scene, PIXELS_A_POINT))
      return withImage({ report_handle: handle, show, description: scene.description }, png)
    }),
  )

  server.registerTool(
    'explain_result',
    {
      title: 'Explain a result',
      description:
        'What a stored report says and does not say, in plain words for a reader who sees a likelihood ratio for the first time.',
      inputSchema: schemas.explainArguments,
      outputSchema: schemas.explainAnswer,
      annotations: LOOKS,
    },
    looks(async ({ report_handle, language }) => {
      const { paragraphs, ...rest } = explainReport(await stored(report_handle), language)
      return { ...rest, paragraphs: [...paragraphs] }
    }, explanationText),
  )
}

const withoutPicture = (handle: string): MarkgraphError =>
  new MarkgraphError(
    'bad-value',
    `report ${handle} has no likelihood ratio, so it has no picture; show_scan shows each of its scans`,
  )

const withoutRatio = (handle: string): MarkgraphError =>
  new MarkgraphError(
    'bad-value',
    `report ${handle} has no likelihood ratio, so it has no document; explain_result says why`,
  )
