import type { FastifyInstance } from 'fastify'
import { guaranteeOf } from '../../domain/guarantee/guaranteeVersions.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { guaranteePath } from '../schemas/pagePaths.ts'
import { addressTags } from './headTags.ts'
import type { PublicPages } from './publicPages.ts'

const options = { config: { access: { as: 'visitor' } }, schema: { hide: true }, compress: false } as const

/** /guarantee: when a planner's credit is returned, in the current version. */
export function addGuaranteePage(app: FastifyInstance, pages: PublicPages, { settings, commands }: ApiDependencies): void {
  const head = addressTags(settings.publicUrl, guaranteePath)
  app.get(guaranteePath, options, (request, reply) =>
    pages.send(request, reply, {
      async find() {
        const { version, withdrawn, unreachable } = guaranteeOf(commands.now().toISOString())
        return { page: { kind: 'guarantee', shown: { version, withdrawn, unreachable } }, head }
      },
    }),
  )
}
