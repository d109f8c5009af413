import { Readable } from 'node:stream'
import { z } from 'zod'
import { parseHandle } from '../../address/canonical.ts'
import { phrase } from '../../errors.ts'
import { endedAfter } from '../../limits/deadline.ts'
import { readTexts } from '../../report/texts.ts'
import { until } from '../../service/service.ts'
import { bundleName, bundleOf } from '../../verify/bundles/bundle.ts'
import { reportDifference } from '../../verify/report-difference.ts'
import { reportVerificationSchema } from '../../verify/shapes.ts'
import { sealWith } from '../../verify/signatures/signature.ts'
import { storedDossier } from '../../verify/sources/stored-dossier.ts'
import { verifyReport } from '../../verify/verify-report.ts'
import type { RouteContext } from '../context.ts'
import { serviceFor } from '../middleware/access.ts'
import { recordDownload } from '../record-download.ts'
import { documentFields } from '../report-document.ts'
import { reportDifference as differenceSchema } from '../schemas/evidence.ts'
import { flagField } from '../schemas/flag-field.ts'
import { matches } from '../schemas/ranges.ts'
import { stepFailures, unchanged, zip } from '../schemas/schemas.ts'

const report = z.string().describe('`report_handle` of a comparison')

const { sensitivity: _, ...texts } = documentFields

/** A report as evidence that travels, its check, and two reports beside each other. */
export function evidenceRoutes({ app, service, printer }: RouteContext): void {
  const { settings } = service
  const seal = sealWith(settings.signingKey)

  app.get(
    '/v1/reports/:handle/bundle.zip',
    {
      config: { metered: true },
      schema: {
        tags: ['compare'],
        summary: 'A report with everything it was computed from, as one file',
        description:
          'An RO-Crate that `markgraph verify` and the page `/verify` check without this service: hashes first, then every computation again, and the printed report. The texts are printed on `report.pdf`, and stand in `print.json`. `ETag` begins with the handle of its manifest. A service with a signing key signs it. A scan that is asked for and not kept gives a 404.',
        params: z.object({ handle: report }),
        querystring: z.object({
          ...texts,
          scans: flagField
            .optional()
            .describe('`true` puts the scans into it. Without them not everything can be computed again.'),
        }),
        response: { 200: zip, ...unchanged, ...stepFailures },
      },
    },
    async (request, reply) => {
      const handle = parseHandle(request.params.handle)
      const { scans = false, ...given } = request.query
      const seen = serviceFor(service, request)
      const made = (over: AbortSignal) =>
        bundleOf(until(seen, over), printer, handle, { scans, seal, texts: readTexts(given) })
      const bundle = await endedAfter(made, settings.compareSeconds, phrase('the bundle'))
      const { manifest, tag, length, stream } = bundle
      reply.headers({ etag: tag, 'cache-control': 'private, max-age=31536000, immutable' })
      if (matches(request.headers['if-none-match'], tag)) return reply.code(304).send()
      const about = { kind: 'report', subject: handle, file: scans ? 'bundle with scans' : 'bundle' }
      await recordDownload(service, request, {
        ...about,
        content: manifest.handle,
        signed: settings.signingKey !== undefined,
      })
      reply.headers({
        'content-length': length,
        'content-disposition': `attachment; filename="${bundleName(manifest)}"`,
      })
      return reply.type('application/zip').send(Readable.from(stream()))
    },
  )

  app.post(
    '/v1/reports/:handle/verify',
    {
      config: { metered: true },
      schema: {
        tags: ['compare'],
        summary: 'Compute everything behind a report again',
        description:
          'Every run is computed anew from the stored scans, with the cache bypassed, and the report is derived again: a likelihood ratio, a score alone, or a refusal. `proved` says part by part what was shown; `verified` is true only where all of it is.',
        params: z.object({ handle: report }),
        response: { 200: reportVerificationSchema, ...stepFailures },
      },
    },
    (request) =>
      endedAfter(
        (over) => verifyReport(until(serviceFor(service, request), over), parseHandle(request.params.handle)),
        settings.compareSeconds,
        phrase('the verification'),
        phrase('nothing of it is kept, so try again when the service has less to do'),
      ),
  )

  app.get(
    '/v1/reports/:handle/diff/:other',
    {
      config: { takesTurns: true },
      schema: {
        tags: ['compare'],
        summary: 'Where two reports part',
        description:
          'The first step at which the computations behind two reports differ, and what differs: an input, a parameter, the version of the code, the reference, or the output. Nothing is computed.',
        params: z.object({ handle: report, other: report }),
        response: { 200: differenceSchema, ...stepFailures },
      },
    },
    async (request) => {
      const seen = serviceFor(service, request)
      const a = await storedDossier(seen, parseHandle(request.params.handle))
      return reportDifference(a, await storedDossier(seen, parseHandle(request.params.other)))
    },
  )
}
