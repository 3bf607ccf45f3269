import { describe, expect, it } from 'vitest'
import { RewrittenStore } from '../../tests/setup/rewrittenStore.ts'
import { context, handlerOn, type UnlockingWorld } from '../../tests/setup/unlockingWorld.ts'
import { accountStream } from '../domain/account/account.ts'
import { correctCredits } from '../domain/account/correctCredits.ts'
import { grantPremium } from '../domain/account/grantPremium.ts'
import { unlockRequest } from '../domain/account/unlockRequest.ts'
import { IdempotencyKeyReused } from './handleCommand.ts'

/** The part of the command handler's contract about repeated commands. */
export function describeRepeatedCommands(newWorld: () => UnlockingWorld): void {
  describe('a command whose answer was lost', () => {
    it.each([
      ['by the same process', 'here', false],
      ['by a process that never saw the stream', 'there', false],
      ['by a process that last saw the stream before', 'there', true],
    ] as const)('has one effect and the same answer when it is repeated %s', async (_case, repeatedBy, sawItBefore) => {
      const world = newWorld()
      const input = { providerId: world.providerId, requestId: await world.received() }
      await world.give(2)
      if (sawItBefore) await world.account(world.there)
      const given = context({ bodyHash: 'a' })
      const first = await world.here.handle(unlockRequest, input, given)
      const again = await world[repeatedBy].handle(unlockRequest, input, given)
      expect(first.accepted).toBe(true)
      expect(again).toEqual(first)
      expect((await world.account()).credits).toBe(1)
      expect(await world.store.readStream(world.accountStream)).toHaveLength(2)
    })

    it('has one effect when the connection broke after the log had written it', async () => {
      const world = newWorld()
      const input = { providerId: world.providerId, requestId: await world.received() }
      await world.give(2)
      let broken = false
      const losing = handlerOn(
        new RewrittenStore(world.store, {
          append: async (stream, expected, events) => {
            const result = await world.store.append(stream, expected, events)
            if (broken) return result
            broken = true
            throw new Error('connection lost')
          },
        }),
      )
      await world.account(losing)
      const given = context()
      await expect(losing.handle(unlockRequest, input, given)).rejects.toThrow('connection lost')
      const again = await losing.handle(unlockRequest, input, given)
      expect(again).toMatchObject({ accepted: true, state: { credits: 1 }, events: [{ type: 'RequestUnlocked' }] })
      expect(await world.there.handle(unlockRequest, input, given)).toEqual(again)
      expect(await world.store.readStream(world.accountStream)).toHaveLength(2)
    })

    it('gets the original answer, whatever happened since', async () => {
      const world = newWorld()
      const { providerId } = world
      const input = { providerId, requestId: await world.received() }
      await world.give(1)
      const given = context()
      const first = await world.here.handle(unlockRequest, input, given)
      await world.give(5)
      await world.here.handle(grantPremium, { providerId }, context())
      expect(await world.here.handle(unlockRequest, input, given)).toEqual(first)
      expect(await world.there.handle(unlockRequest, input, given)).toEqual(first)
    })

    it('has one effect when it is repeated while it is still running', async () => {
      const world = newWorld()
      const input = { providerId: world.providerId, requestId: await world.received() }
      await world.give(2)
      const given = context()
      const handlers = Array.from({ length: 8 }, (_, n) => (n % 2 ? world.here : world.there))
      const answers = await Promise.all(handlers.map((handler) => handler.handle(unlockRequest, input, given)))
      for (const answer of answers) expect(answer).toEqual(answers[0])
      expect((await world.account()).credits).toBe(1)
    })
  })

  it('refuses an idempotency key that comes with another body', async () => {
    const world = newWorld()
    const { providerId } = world
    const given = context()
    const give = (credits: number) => ({ providerId, credits, reason: 'test' })
    await world.here.handle(correctCredits, give(1), { ...given, bodyHash: 'one' })
    for (const handler of [world.here, world.there]) {
      for (const other of [{ ...given, bodyHash: 'two' }, given]) {
        await expect(handler.handle(correctCredits, give(2), other)).rejects.toThrow(IdempotencyKeyReused)
      }
    }
    expect((await world.account()).credits).toBe(1)
    expect(await world.store.readStream(accountStream(providerId))).toHaveLength(1)
  })
}
