import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { providerId, subscriptionEnded, subscriptionStarted } from '../../../tests/setup/sampleEvents.ts'
import { fold } from '../../../tests/setup/specification.ts'
import { account, hasPremium } from './account.ts'
import { type SubscriptionEvent, subscriptionIdOf } from './subscriptions.ts'

const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const
const granted = { plan: 'premium', period: null, source: 'granted' } as const
const started = (subscriptionId: string) => subscriptionStarted({ subscriptionId, ...granted })
const ended = (subscriptionId: string) => subscriptionEnded({ subscriptionId, ...granted })

/** Begins and ends of two subscriptions, each its own in turn, mixed in any way. */
const interleaving = fc
  .tuple(fc.nat({ max: 5 }), fc.nat({ max: 5 }))
  .chain(([first, second]) => fc.shuffledSubarray([...Array<0>(first).fill(0), ...Array<1>(second).fill(1)], { minLength: first + second }))

describe('Premium', () => {
  it('lasts as long as any of two subscriptions is open, however their events are mixed', () => {
    fc.assert(
      fc.property(interleaving, (turns) => {
        const open = new Set<number>()
        const history: SubscriptionEvent[] = []
        for (const turn of turns) {
          const id = ids[turn]
          history.push(open.has(turn) ? ended(id) : started(id))
          if (!open.delete(turn)) open.add(turn)
          const state = fold(account, history)
          expect(hasPremium(state)).toBe(open.size > 0)
          expect(new Set(state.subscriptions.map(({ subscriptionId }) => subscriptionId))).toEqual(
            new Set([...open].map((each) => ids[each])),
          )
        }
      }),
    )
  })

  it('stays when the granted subscription of an older release ends while a paid one is open', () => {
    const older = subscriptionStarted()
    const itsId = subscriptionIdOf(providerId(), older.data.startedAt)
    const paid = subscriptionStarted({ subscriptionId: ids[0], plan: 'premium', period: 'year', source: 'paid' })
    const state = fold(account, [older, paid, ended(itsId)])
    expect(state.subscriptions).toEqual([
      { subscriptionId: ids[0], plan: 'premium', period: 'year', source: 'paid', startedAt: older.data.startedAt },
    ])
  })

  it('ends with an end that names no subscription', () => {
    expect(hasPremium(fold(account, [subscriptionStarted(), subscriptionEnded()]))).toBe(false)
    expect(hasPremium(fold(account, [started(ids[0]), subscriptionEnded()]))).toBe(false)
  })

  it('is not touched by the end of a subscription that never began', () => {
    expect(hasPremium(fold(account, [started(ids[0]), ended(ids[1])]))).toBe(true)
  })
})
