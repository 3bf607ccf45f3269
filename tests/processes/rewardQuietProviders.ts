import { correctCredits } from '../../src/domain/account/correctCredits.ts'
import type { ProviderId } from '../../src/domain/ids.ts'
import { clearDeadline, defineProcess, deliver, type Process, run, setDeadline } from '../../src/domain/process.ts'
import type { ProviderEvent } from '../../src/domain/provider/providerEvents.ts'

export interface QuietOptions {
  readonly name?: string
  readonly version?: number
  /** When a provider counts as quiet; the time of its sign-in by default. */
  readonly dueAt?: (signedInAt: string) => Date
  /** Called with every deadline; a throw makes the process fail. */
  readonly inspect?: (providerId: string) => void
}

interface QuietState {
  readonly signIns: number
  readonly hasLeft: boolean
}

/**
 * A process with a state and a deadline: a provider that signs in and is then quiet gets a credit, unless it has left the circle. The
 * command is not idempotent, so a repeated one is visible.
 */
export function rewardQuietProviders({
  name = 'rewardQuietProviders',
  version = 1,
  dueAt = (signedInAt) => new Date(signedInAt),
  inspect,
}: QuietOptions = {}): Process {
  return defineProcess<Extract<ProviderEvent, { type: 'ProviderSignedIn' | 'CircleLeft' }>, QuietState>({
    name,
    version,
    events: ['ProviderSignedIn', 'CircleLeft'],
    startsFrom: 'beginning',
    memory: {
      initial: { signIns: 0, hasLeft: false },
      key: ({ data }) => data.providerId,
      evolve: (state, event) =>
        event.type === 'ProviderSignedIn' ? { ...state, signIns: state.signIns + version } : { ...state, hasLeft: true },
      isOver: ({ hasLeft }) => hasLeft,
    },
    react: (event) =>
      event.type === 'ProviderSignedIn'
        ? [setDeadline(event.data.providerId, 'quiet', dueAt(event.data.signedInAt))]
        : [clearDeadline(event.data.providerId, 'quiet')],
    onDeadline({ key, dueAt: due }, { signIns }, context) {
      inspect?.(key)
      const recipient = { kind: 'provider', id: key }
      const params = { due: due.toISOString(), signIns }
      return [
        run(correctCredits, { providerId: key as ProviderId, credits: 1, reason: `quiet after ${signIns}` }),
        deliver({ channel: 'mail', template: 'profile-approved', recipient, params }, context),
      ]
    },
  })
}
