import { unlockRequest } from '../../../domain/account/unlockRequest.ts'
import { commandRoute } from '../../commandRoute.ts'
import { proCalls } from '../../schemas/pro/proCalls.ts'
import { requestRefusals } from './requestRefusals.ts'

/** POST /api/pro/requests/:id/unlock: opens the couple's contact data for a credit, or for none with Premium. */
export const unlockRequestRoute = commandRoute({
  ...proCalls.unlockRequest,
  access: { as: 'provider', owns: 'request' },
  docs: {
    tags: ['requests'],
    summary: 'Unlock the contact data',
    description: 'Costs one credit; none with Premium. The contact data then stand in the request.',
  },
  command: unlockRequest,
  bodyIsKeptIn: 'stream',
  input: ({ params, caller }) => ({ requestId: params.id, providerId: caller }),
  answer({ events: [unlocked] }, { params }) {
    if (unlocked?.type !== 'RequestUnlocked') throw new Error('an unlock was accepted without its event')
    const { paidWith, unlockedAt } = unlocked.data
    return { id: params.id, status: 'unlocked' as const, paidWith, unlockedAt }
  },
  refusals: requestRefusals,
})
