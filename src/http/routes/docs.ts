import swaggerUi from '@fastify/swagger-ui'
import scalar from '@scalar/fastify-api-reference'
import type { RouteContext } from '../context.ts'

/** The API description and the pages that show it; they load nothing from another origin. */
export async function docsRoutes({ app }: RouteContext): Promise<void> {
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.redirect('/scalar'))
  await app.register(swaggerUi, { routePrefix: '/docs' })
  await app.register(scalar, {
    routePrefix: '/scalar',
    configuration: { url: '/openapi.json', withDefaultFonts: false, telemetry: false },
  })
}
