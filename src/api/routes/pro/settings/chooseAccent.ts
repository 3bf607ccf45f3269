import { chooseAccent } from '../../../../domain/provider/chooseAccent.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { Problem } from '../../../problem.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { accountText } from '../../../texts/accountTexts.ts'
import { providerNotFound } from '../providerNotFound.ts'

/** PUT /api/pro/settings/accent: the colour of the public page. Rule COL-1. */
export const chooseAccentRoute = commandRoute({
  ...proCalls.chooseAccent,
  access: { as: 'provider' },
  docs: {
    tags: ['account'],
    summary: 'Choose the colour of the public page',
    description: 'With Premium. The last choice counts, so there is no ETag to send.',
  },
  command: chooseAccent,
  input: ({ caller, body: { accent } }) => ({ providerId: caller, accent }),
  answer: ({ state: { accent } }) => ({ accent }),
  refusals: {
    planner_not_found: providerNotFound,
    premium_required: ({ language }) => new Problem(409, 'premium_required', { detail: accountText('premium_required', language) }),
  },
})
