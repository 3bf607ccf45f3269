import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fp from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { ApiSettings } from '../dependencies.ts'
import { namesIn } from '../sessionCookies.ts'

/** The OpenAPI document, generated from the routes' zod schemas, and a page at `/api/docs` if configured. */
export const openapi = fp<{ readonly settings: Pick<ApiSettings, 'apiDocs' | 'secureCookies'> }>(
  async (app, { settings }) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'Alliance', version: '1', description: 'Couples write to wedding planners and venues; providers answer.' },
        components: {
          securitySchemes: {
            bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
            cookie: { type: 'apiKey', in: 'cookie', name: namesIn(settings).couple.access },
          },
        },
      },
      transform: (route) => {
        const { access } = route.route.config ?? {}
        const { schema, url } = jsonSchemaTransform(route)
        return access === undefined || access.as === 'visitor'
          ? { schema, url }
          : { schema: { ...schema, security: [{ bearer: [] }, { cookie: [] }], description: describe(schema, [access.as].flat()) }, url }
      },
    })
    if (settings.apiDocs)
      await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { docExpansion: 'list', tryItOutEnabled: true } })
  },
  { name: 'openapi' },
)

function describe(schema: unknown, access: readonly string[]): string {
  const own = typeof schema === 'object' && schema !== null && 'description' in schema ? `${String(schema.description)}\n\n` : ''
  return `${own}Signed in as: ${access.join(', ')}.`
}
