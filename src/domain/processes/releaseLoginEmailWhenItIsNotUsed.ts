import { releaseUnusedLogin } from '../claim/releaseUnusedLogin.ts'
import { ProviderId } from '../ids.ts'
import { defineProcess, run, setDeadline } from '../process.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'

const hourMs = 3_600_000
/** By then every confirmation that started before the link expired has ended. */
const graceHours = 1

/**
 * Releases the former login e-mail after it was replaced, and a new one whose confirmation was not completed, after its link expired. Rule
 * ACC-11.
 */
export const releaseLoginEmailWhenItIsNotUsed = defineProcess<
  Extract<ProviderEvent, { type: 'LoginEmailChangeAsked' | 'LoginEmailChanged' }>
>({
  name: 'releaseLoginEmailWhenItIsNotUsed',
  events: ['LoginEmailChangeAsked', 'LoginEmailChanged'],
  startsFrom: 'beginning',
  react({ type, data }, _state, { rules }) {
    const { providerId } = data
    if (type === 'LoginEmailChanged') return [run(releaseUnusedLogin, { providerId, hash: data.formerClaim })]
    const dueAt = new Date(Date.parse(data.askedAt) + (rules.links.confirmEmailHours + graceHours) * hourMs)
    return [setDeadline(providerId, data.claim, dueAt)]
  },
  onDeadline: ({ key, name }) => [run(releaseUnusedLogin, { providerId: ProviderId.parse(key), hash: name })],
})
