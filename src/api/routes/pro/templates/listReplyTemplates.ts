import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import type { Route } from '../../../route.ts'
import { contentRange } from '../../../schemas/pro/listQuery.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { shownTemplate } from './shownTemplate.ts'

/** GET /api/pro/reply-templates: from the log, so that recently added ones are included. */
export const listReplyTemplatesRoute: Route = (api, { commands }) => {
  api.get(
    proCalls.listReplyTemplates.path,
    {
      config: { access: { as: 'provider' } },
      schema: { tags: ['reply templates'], summary: 'The reply templates', ...schemasOf(proCalls.listReplyTemplates) },
    },
    async (request, reply) => {
      const { replyTemplates } = (await commands.load(provider, providerStream(signedInProvider(request)))).state
      const { sort, from, to } = request.query
      const all = [...replyTemplates].map(([id, template]) => shownTemplate(id, template))
      const items = (sort.descending ? all.toReversed() : all).slice(from, to + 1)
      reply.header('content-range', contentRange('reply-templates', from, { items, total: all.length }))
      return items
    },
  )
}
