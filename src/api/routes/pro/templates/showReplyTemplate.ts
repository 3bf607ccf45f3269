import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { shownTemplate, templateTag } from './shownTemplate.ts'
import { templateNotFound } from './templateRefusals.ts'

/** GET /api/pro/reply-templates/:id */
export const showReplyTemplateRoute: Route = (api, { commands }) => {
  api.get(
    proCalls.showReplyTemplate.path,
    {
      config: { access: { as: 'provider', owns: 'template' } },
      schema: { tags: ['reply templates'], summary: 'One reply template', ...schemasOf(proCalls.showReplyTemplate) },
    },
    async (request, reply) => {
      const { id } = request.params
      const stored = (await commands.load(provider, providerStream(signedInProvider(request)))).state.replyTemplates.get(id)
      if (!stored) throw templateNotFound(request)
      const shown = shownTemplate(id, stored)
      reply.header('etag', templateTag(shown))
      return shown
    },
  )
}
