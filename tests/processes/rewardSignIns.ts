import { correctCredits } from '../../src/domain/account/correctCredits.ts'
import { defineProcess, deliver, type Process, run } from '../../src/domain/process.ts'
import type { ProviderEvent } from '../../src/domain/provider/providerEvents.ts'

export interface RewardOptions {
  readonly name?: string
  readonly startsFrom?: 'beginning' | 'now'
  /** Called with every event; a throw makes the process fail. */
  readonly inspect?: (providerId: string) => void
}

/** A process with a command that is not idempotent, so a repeated one is visible. */
export function rewardSignIns({ name = 'rewardSignIns', startsFrom = 'beginning', inspect }: RewardOptions = {}): Process {
  return defineProcess<Extract<ProviderEvent, { type: 'ProviderSignedIn' }>>({
    name,
    events: ['ProviderSignedIn'],
    startsFrom,
    react({ data }, _state, context) {
      inspect?.(data.providerId)
      return [
        run(correctCredits, { providerId: data.providerId, credits: 1, reason: data.signedInAt }),
        deliver(
          {
            channel: 'mail',
            template: 'profile-approved',
            recipient: { kind: 'provider', id: data.providerId },
            params: { recordedAt: context.recordedAt.toISOString() },
          },
          context,
        ),
      ]
    },
  })
}
