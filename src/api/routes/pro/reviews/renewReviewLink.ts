import { renewReviewLink } from '../../../../domain/provider/renewReviewLink.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { Problem } from '../../../problem.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'

/** POST /api/pro/review-link/renew: a new link for reviews; the old one is invalid from then on. */
export const renewReviewLinkRoute = commandRoute({
  ...proCalls.renewReviewLink,
  access: { as: 'provider' },
  docs: { tags: ['reviews'], summary: 'Renew the link for reviews' },
  command: renewReviewLink,
  input: ({ caller, body: { number } }) => ({ providerId: caller, instead: number }),
  answer: ({ state }) => ({ number: state.reviewLink }),
  refusals: { planner_not_found: () => new Problem(404, 'planner_not_found') },
})
