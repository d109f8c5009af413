import { z } from 'zod'
import { parseHandle } from '../../address/canonical.ts'
import { withDeadline } from '../../composition/deadline.ts'
import { recipeOfHandle, verifyRecipe } from '../../composition/verify.ts'
import type { RouteContext } from '../context.ts'
import { notFound, recipe, uploadFailures, verification } from '../schemas.ts'

const params = z.object({ handle: z.string().describe('`sha256:` and 64 hex digits') })

/** Recipes by their handles, and their proof. */
export function recipeRoutes({ app, service }: RouteContext): void {
  app.get(
    '/v1/recipes/:handle',
    {
      schema: {
        tags: ['artifacts'],
        summary: 'A recipe by its handle',
        params,
        response: { 200: recipe, ...notFound },
      },
    },
    ({ params }) => {
      const handle = parseHandle(params.handle)
      return { handle, ...recipeOfHandle(service, handle) }
    },
  )

  app.post(
    '/v1/recipes/:handle/verify',
    {
      config: { metered: true },
      schema: {
        tags: ['artifacts'],
        summary: 'Compute a recipe again and compare hashes',
        description:
          'Every step is computed anew from the stored scans, with the cache bypassed; each output says whether its hash is equal.',
        params,
        response: { 200: verification, ...notFound, 429: uploadFailures[429], 503: uploadFailures[503] },
      },
    },
    ({ params }) =>
      withDeadline(verifyRecipe(service, parseHandle(params.handle)), service.settings.compareSeconds),
  )
}
