import type { AccountEvent } from '../account/accountEvents.ts'
import { creditsPaid } from '../account/creditMovement.ts'
import { returnCreditOfUnreachable } from '../account/returnCreditOfUnreachable.ts'
import type { CoupleEvent } from '../couple/coupleEvents.ts'
import { endOfWindow, guaranteeOf } from '../guarantee/guaranteeVersions.ts'
import { CoupleId, type ProviderId, type RequestId } from '../ids.ts'
import type { PersonEvent } from '../person/personEvents.ts'
import { defineProcess, run } from '../process.ts'

type TellingEvent =
  | Extract<AccountEvent, { type: 'RequestUnlocked' }>
  | Extract<PersonEvent, { type: 'MailBounced' }>
  | Extract<CoupleEvent, { type: 'TextMessageRefused' | 'AccountDeletionAsked' }>

interface Unlock {
  readonly providerId: ProviderId
  readonly requestId: RequestId
  readonly unlockedAt: string
}

/** The paid unlocks of a couple, and when its phone refused text messages since. */
interface Reached {
  readonly unlocks: readonly Unlock[]
  readonly refusals: readonly string[]
}

const nothing: Reached = { unlocks: [], refusals: [] }

/**
 * Returns the credits spent on a couple when its e-mail fails permanently within the guarantee's window, or its phone refuses the number of
 * text messages on as many days (UTC). Rule GUA-4.
 */
export const returnCreditsWhenCoupleIsUnreachable = defineProcess<TellingEvent, Reached>({
  name: 'returnCreditsWhenCoupleIsUnreachable',
  events: ['RequestUnlocked', 'MailBounced', 'TextMessageRefused', 'AccountDeletionAsked'],
  startsFrom: 'beginning',
  memory: {
    initial: nothing,
    key: (event) => (event.type === 'MailBounced' ? event.data.person.id : event.data.coupleId),
    evolve(state, event) {
      switch (event.type) {
        case 'RequestUnlocked': {
          const { providerId, requestId, unlockedAt } = event.data
          if (creditsPaid(event.data) === 0) return state
          const unlocks = state.unlocks.filter((unlock) => unlockedAt <= windowEnd(unlock))
          return { ...state, unlocks: [...unlocks, { providerId, requestId, unlockedAt }] }
        }
        case 'TextMessageRefused':
          return state.unlocks.length === 0 ? state : { ...state, refusals: [...state.refusals, event.data.refusedAt] }
        case 'AccountDeletionAsked':
          return nothing
        case 'MailBounced':
          return state
      }
    },
    isOver: ({ unlocks }) => unlocks.length === 0,
  },
  react(event, { unlocks, refusals }) {
    switch (event.type) {
      case 'RequestUnlocked': {
        const { providerId, requestId, coupleId } = event.data
        const wasPaid = creditsPaid(event.data) > 0
        return wasPaid ? [run(returnCreditOfUnreachable, { providerId, requestId, coupleId, unreachableAt: null })] : []
      }
      case 'MailBounced': {
        const { person, isFinal, bouncedAt } = event.data
        if (person.kind !== 'couple' || !isFinal) return []
        const coupleId = CoupleId.parse(person.id)
        return unlocks.map(({ providerId, requestId }) =>
          run(returnCreditOfUnreachable, { providerId, requestId, coupleId, unreachableAt: bouncedAt }),
        )
      }
      case 'TextMessageRefused': {
        const { coupleId, refusedAt } = event.data
        return unlocks
          .filter((unlock) => daysOfRefusal(unlock, refusals) >= guaranteeOf(unlock.unlockedAt).unreachable.refusedMessages)
          .map(({ providerId, requestId }) => run(returnCreditOfUnreachable, { providerId, requestId, coupleId, unreachableAt: refusedAt }))
      }
      case 'AccountDeletionAsked':
        return []
    }
  },
})

function windowEnd({ unlockedAt }: Unlock): string {
  return endOfWindow(unlockedAt, guaranteeOf(unlockedAt).unreachable.days)
}

/** On how many days the phone refused messages since the unlock. */
function daysOfRefusal({ unlockedAt }: Unlock, refusals: readonly string[]): number {
  return new Set(refusals.filter((at) => at >= unlockedAt).map((at) => at.slice(0, 10))).size
}
