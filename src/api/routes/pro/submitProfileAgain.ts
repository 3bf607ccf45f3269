import { submitProfileAgain } from '../../../domain/provider/submitProfileAgain.ts'
import { commandRoute } from '../../commandRoute.ts'
import { Problem } from '../../problem.ts'
import { proCalls } from '../../schemas/pro/proCalls.ts'

/** POST /api/pro/profile/submit-again: requests another review of a rejected profile. Rule MOD-2. */
export const submitProfileAgainRoute = commandRoute({
  ...proCalls.submitProfileAgain,
  access: { as: 'provider' },
  docs: { tags: ['dashboard'], summary: 'Submit a rejected profile again' },
  command: submitProfileAgain,
  input: ({ caller }) => ({ providerId: caller }),
  answer: ({ state }) => ({ moderation: state.moderation }),
  refusals: { planner_not_found: () => new Problem(404, 'planner_not_found') },
})
