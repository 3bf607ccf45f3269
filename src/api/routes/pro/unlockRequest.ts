import { unlockRequest } from '../../../domain/account/unlockRequest.ts'
import type { Route } from '../../route.ts'
import { RequestParams, UnlockedRequest } from '../../schemas/pro/requestSchemas.ts'
import { refusedByAccount } from './refusedByAccount.ts'
import { signedInProvider } from './signedInProvider.ts'

/** POST /api/pro/requests/:id/unlock: opens the couple's contact data for a credit, or for none with Premium. */
export const unlockRequestRoute: Route = (api, { commands }) => {
  api.post(
    '/api/pro/requests/:id/unlock',
    {
      config: { access: ['provider'] },
      schema: {
        tags: ['requests'],
        summary: 'Unlock the contact data',
        description: 'Costs one credit; none with Premium. The contact data then stand in the request.',
        params: RequestParams,
        response: { 200: UnlockedRequest },
      },
    },
    async (request, reply) => {
      const input = { requestId: request.params.id, providerId: signedInProvider(request) }
      const outcome = await commands.handle(unlockRequest, input, request.commandContext())
      reply.reached(outcome.position)
      if (!outcome.accepted) throw refusedByAccount(outcome, request.language)
      const [unlocked] = outcome.events
      if (unlocked?.type !== 'RequestUnlocked') throw new Error('an unlock was accepted without its event')
      return { id: request.params.id, status: 'unlocked' as const, paidWith: unlocked.data.paidWith, unlockedAt: unlocked.data.unlockedAt }
    },
  )
}
