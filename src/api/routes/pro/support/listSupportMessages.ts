import { support, supportStream } from '../../../../domain/support/support.ts'
import type { Route } from '../../../route.ts'
import { contentRange } from '../../../schemas/pro/listQuery.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { shownMessage } from './shownMessage.ts'

/** GET /api/pro/support-messages: the provider's messages to the operator, from the log. */
export const listSupportMessagesRoute: Route = (api, { commands }) => {
  api.get(
    proCalls.listSupportMessages.path,
    {
      config: { access: { as: 'provider' } },
      schema: { tags: ['support'], summary: 'The messages sent to the support', ...schemasOf(proCalls.listSupportMessages) },
    },
    async (request, reply) => {
      const { messages } = (await commands.load(support, supportStream(signedInProvider(request)))).state
      const { sort, from, to } = request.query
      const items = (sort.descending ? messages.toReversed() : messages).slice(from, to + 1).map(shownMessage)
      reply.header('content-range', contentRange('support-messages', from, { items, total: messages.length }))
      return items
    },
  )
}
