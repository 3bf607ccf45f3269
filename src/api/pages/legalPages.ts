import type { FastifyInstance } from 'fastify'
import type { ApiDependencies } from '../dependencies.ts'
import { legalPaths } from '../schemas/pagePaths.ts'
import { addressTags } from './headTags.ts'
import type { PublicPages } from './publicPages.ts'

/** /imprint and /privacy: who runs the product and what it does with personal data, once the operator has said who it is. */
export function addLegalPages(app: FastifyInstance, pages: PublicPages, { settings: { operator, publicUrl } }: ApiDependencies): void {
  if (!operator) return
  for (const kind of ['imprint', 'privacy'] as const) {
    const find = async () => ({ page: { kind, shown: operator }, head: addressTags(publicUrl, legalPaths[kind]) })
    app.get(legalPaths[kind], { config: { access: { as: 'visitor' } }, schema: { hide: true }, compress: false }, (request, reply) =>
      pages.send(request, reply, { find }),
    )
  }
}
