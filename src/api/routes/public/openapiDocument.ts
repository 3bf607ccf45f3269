import type { Route } from '../../route.ts'

/** GET /api/openapi.json: the reference of every call, generated from the schemas that check it. */
export const openapiDocumentRoute: Route = (api) => {
  api.get('/api/openapi.json', { config: { access: { as: 'visitor' } }, schema: { hide: true } }, async () => api.swagger())
}
