import { parseHandle } from '../../address/canonical.ts'
import { storedRecipe } from '../../compare/answer/reports.ts'
import { phrase } from '../../errors.ts'
import { recipeSchema } from '../../kinds/recipe.ts'
import { endedAfter } from '../../limits/deadline.ts'
import { until } from '../../service/service.ts'
import { verifyRecipe } from '../../verify/verify-recipe.ts'
import type { RouteContext } from '../context.ts'
import { serviceFor } from '../middleware/access.ts'
import { verification } from '../schemas/evidence.ts'
import { handleParams, notFound, stepFailures } from '../schemas/schemas.ts'

/** Recipes by their handles, and their proof. */
export function recipeRoutes({ app, service }: RouteContext): void {
  app.get(
    '/v1/recipes/:handle',
    {
      schema: {
        tags: ['artifacts'],
        summary: 'A recipe by its handle',
        params: handleParams,
        response: { 200: recipeSchema, ...notFound },
      },
    },
    async ({ params }) => {
      const handle = parseHandle(params.handle)
      return { handle, ...(await storedRecipe(service, handle)) }
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
          'Every run is computed anew from the stored scans, with the cache bypassed, and the recipe is derived again from these runs. `verified` compares one handle; `difference` names the first place where the recipes differ.',
        params: handleParams,
        response: { 200: verification, ...stepFailures },
      },
    },
    (request) =>
      endedAfter(
        (over) => verifyRecipe(until(serviceFor(service, request), over), parseHandle(request.params.handle)),
        service.settings.compareSeconds,
        phrase('the verification'),
        phrase('nothing of it is kept, so try again when the service has less to do'),
      ),
  )
}
