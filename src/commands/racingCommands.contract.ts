import { describe, expect, it } from 'vitest'
import { RewrittenStore } from '../../tests/setup/rewrittenStore.ts'
import { context, handlerOn, type UnlockingWorld } from '../../tests/setup/unlockingWorld.ts'
import { type Account, account, accountStream } from '../domain/account/account.ts'
import type { AccountEvent } from '../domain/account/accountEvents.ts'
import { grantPremium } from '../domain/account/grantPremium.ts'
import { rejectRequest } from '../domain/account/rejectRequest.ts'
import { unlockRequest } from '../domain/account/unlockRequest.ts'
import { defineCommand } from '../domain/command.ts'
import type { ProviderId } from '../domain/ids.ts'
import { RevisionConflict } from '../eventstore/eventStore.ts'
import { type Outcome, TooContended } from './handleCommand.ts'

const endPremium = defineCommand(account)({
  name: 'endPremium',
  stream: (input: { readonly providerId: ProviderId }) => accountStream(input.providerId),
  decide: ({ providerId }, _state, { now }) => [{ type: 'SubscriptionEnded', data: { providerId, endedAt: now.toISOString() } }],
})

/** The part of the command handler's contract about concurrent processes on one stream. */
export function describeRacingCommands(newWorld: () => UnlockingWorld): void {
  describe('events that another process wrote meanwhile', () => {
    it('are read before anything is refused', async () => {
      const world = newWorld()
      const { providerId, here, there } = world
      await world.give(1, here)
      await here.handle(unlockRequest, { providerId, requestId: await world.received() }, context())
      await world.give(1, there)
      const outcome = await here.handle(unlockRequest, { providerId, requestId: await world.received() }, context())
      expect(outcome).toMatchObject({ accepted: true, state: { credits: 0 } })
    })

    it('are read before a command is found to change nothing', async () => {
      const { providerId, here, there } = newWorld()
      await here.handle(grantPremium, { providerId }, context())
      await there.handle(endPremium, { providerId }, context())
      const outcome = await here.handle(grantPremium, { providerId }, context())
      expect(outcome).toMatchObject({ accepted: true, events: [{ type: 'SubscriptionStarted' }] })
    })

    it('are never overwritten by a decision on an older state', async () => {
      const world = newWorld()
      const { providerId, here, there } = world
      await world.give(1, here)
      await there.handle(unlockRequest, { providerId, requestId: await world.received() }, context())
      const outcome = await here.handle(unlockRequest, { providerId, requestId: await world.received() }, context())
      expect(outcome).toMatchObject({ accepted: false, refused: 'insufficient_credits' })
      expect((await world.account()).credits).toBe(0)
    })
  })

  describe('racing processes', () => {
    it('spend one credit on one request', async () => {
      const world = newWorld()
      const { providerId, here, there } = world
      const requestId = await world.received()
      await world.give(1)
      const handlers = Array.from({ length: 40 }, (_, n) => (n % 2 ? here : there))
      const outcomes = await Promise.all(handlers.map((handler) => handler.handle(unlockRequest, { providerId, requestId }, context())))
      expect(outcomes.filter((outcome) => outcome.accepted)).toHaveLength(1)
      expect(refusals(outcomes)).toEqual(Array.from({ length: 39 }, () => 'already_unlocked'))
      expect((await world.account()).credits).toBe(0)
    })

    it('spend exactly the credits there are', async () => {
      const world = newWorld()
      const { providerId, here, there } = world
      const requests = await Promise.all(Array.from({ length: 30 }, () => world.received()))
      await world.give(10)
      const outcomes = await Promise.all(
        requests.map((requestId, n) => (n % 2 ? here : there).handle(unlockRequest, { providerId, requestId }, context())),
      )
      expect(outcomes.filter((outcome) => outcome.accepted)).toHaveLength(10)
      expect(refusals(outcomes)).toEqual(Array.from({ length: 20 }, () => 'insufficient_credits'))
      expect((await world.account()).credits).toBe(0)
    })

    it('unlock or reject a request, never both', async () => {
      const world = newWorld()
      const { providerId, here, there } = world
      await world.give(20)
      for (let round = 0; round < 20; round++) {
        const requestId = await world.received()
        const outcomes = await Promise.all([
          here.handle(unlockRequest, { providerId, requestId }, context()),
          there.handle(rejectRequest, { providerId, requestId, reason: 'budget', note: null }, context()),
        ])
        expect(outcomes.filter((outcome) => outcome.accepted)).toHaveLength(1)
      }
      const { credits, answers } = await world.account()
      expect(credits).toBe(20 - [...answers].filter(([, answer]) => answer.kind === 'unlocked').length)
    })

    it('wait for each other, and give up when conflicts do not end', async () => {
      const { store, providerId } = newWorld()
      let appends = 0
      const losing = handlerOn(
        new RewrittenStore(store, {
          append: async (stream, expected) => {
            appends++
            throw new RevisionConflict(stream, expected)
          },
        }),
      )
      await expect(losing.handle(grantPremium, { providerId }, context())).rejects.toThrow(TooContended)
      expect(appends).toBe(20)
    })
  })

  it('runs the commands of one process on one stream one after the other, so that none loses a race', async () => {
    const world = newWorld()
    let conflicts = 0
    const counting = handlerOn(
      new RewrittenStore(world.store, {
        append: async (stream, expected, events) => {
          try {
            return await world.store.append(stream, expected, events)
          } catch (error) {
            conflicts++
            throw error
          }
        },
      }),
    )
    await Promise.all(Array.from({ length: 50 }, () => world.give(1, counting)))
    expect(conflicts).toBe(0)
    expect((await world.account()).credits).toBe(50)
  })
}

function refusals(outcomes: readonly Outcome<Account, AccountEvent>[]): readonly string[] {
  return outcomes.flatMap((outcome) => (outcome.accepted ? [] : [outcome.refused]))
}
