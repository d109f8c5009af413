import swaggerUi from '@fastify/swagger-ui'
import scalar from '@scalar/fastify-api-reference'
import type { RouteContext } from '../context.ts'

/** The API description, and where a browser starts. */
export function descriptionRoutes({ app }: RouteContext): void {
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.redirect('/scalar'))
}

/** The pages that show the description; they load nothing from another origin. */
export async function docsPages({ app }: RouteContext): Promise<void> {
  await app.register(swaggerUi, { routePrefix: '/docs' })
  await app.register(scalar, {
    routePrefix: '/scalar',
    configuration: { url: '/openapi.json', withDefaultFonts: false, telemetry: false },
  })
}
