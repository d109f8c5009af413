import { api, got } from '../../api/client.ts'
import { LANGUAGE } from '../../languages/chosen.ts'

/** A report with these blocks, in the language of the page. */
export const reportOf = (handle: string, include?: string) =>
  got(() =>
    api().GET('/v1/reports/{handle}', {
      params: {
        path: { handle },
        query: { ...(include && { include }), ...(LANGUAGE !== 'en' && { language: LANGUAGE }) },
      },
    }),
  )
