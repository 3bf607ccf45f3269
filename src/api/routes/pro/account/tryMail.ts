import { tryMailAgain } from '../../../../domain/person/tryMailAgain.ts'
import { limitOn } from '../../../../operational/limits.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { limitCalls } from '../../../limitCalls.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { providerNotFound } from '../providerNotFound.ts'

/** POST /api/pro/account/try-mail: sends mails to a failing address again, starting with one at once. Rule NOT-4. */
export const tryMailRoute = commandRoute({
  ...proCalls.tryMail,
  access: { as: 'provider' },
  docs: {
    tags: ['account'],
    summary: 'Mail again to the address where mails failed',
    description: 'Where mails arrive there is nothing to try.',
  },
  command: tryMailAgain,
  async input({ caller, dependencies }) {
    const { secrets, commands } = dependencies
    await limitCalls(dependencies, limitOn('mails-tried-again', secrets.codeKey, caller, commands.rules.limits.mailsTriedAgainPerProvider))
    return { person: { kind: 'provider' as const, id: caller } }
  },
  answer: ({ state }, { caller }) => ({ id: caller, mailsFailedAt: state.delivery.failedAt ?? null }),
  refusals: { person_not_found: providerNotFound },
})
