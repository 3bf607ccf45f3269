import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RewrittenStore } from '../../tests/setup/rewrittenStore.ts'
import { context, handlerOn, UnlockingWorld } from '../../tests/setup/unlockingWorld.ts'
import { account, accountStream } from '../domain/account/account.ts'
import type { AccountEvent } from '../domain/account/accountEvents.ts'
import { unlockRequest } from '../domain/account/unlockRequest.ts'
import { defineCommand } from '../domain/command.ts'
import { eventCatalog } from '../domain/eventCatalog.ts'
import type { ProviderId } from '../domain/ids.ts'
import { requestStream } from '../domain/request/request.ts'
import { defaultRules } from '../domain/rules.ts'
import type { EventStore } from '../eventstore/eventStore.ts'
import { deriveId } from './deriveId.ts'
import { CommandHandler } from './handleCommand.ts'
import { describeRacingCommands } from './racingCommands.contract.ts'
import { describeRepeatedCommands } from './repeatedCommands.contract.ts'

/** What the command handler does on every store. `openStore` opens the same log every time, as another process would. */
export function describeCommandHandlerContract(name: string, openStore: () => Promise<EventStore>): void {
  describe(`command handler on ${name}`, () => {
    let stores: readonly [EventStore, EventStore]
    beforeAll(async () => {
      stores = [await openStore(), await openStore()]
    })
    afterAll(async () => {
      await Promise.all(stores.map((store) => store.close()))
    })
    const newWorld = () => new UnlockingWorld(...stores)

    describeRepeatedCommands(newWorld)
    describeRacingCommands(newWorld)

    it('unlocks with one read of the request and one append when the account is cached', async () => {
      const world = newWorld()
      const { store, providerId } = world
      const requestId = await world.received()
      const calls: string[] = []
      const watched = handlerOn(
        new RewrittenStore(store, {
          append: (stream, expected, events) => {
            calls.push(`append ${stream}`)
            return store.append(stream, expected, events)
          },
          readStream: (stream, range) => {
            calls.push(`read ${stream}`)
            return store.readStream(stream, range)
          },
        }),
      )
      await world.give(1, watched)
      calls.length = 0
      await watched.handle(unlockRequest, { providerId, requestId }, context())
      expect(calls).toEqual([`read ${requestStream(requestId)}`, `append ${world.accountStream}`])
    })

    it('writes who did what, why and when, under ids that derive from the command', async () => {
      const world = newWorld()
      const { store, providerId, accountStream: stream } = world
      const requestId = await world.received()
      await world.give(1)
      const now = new Date('2026-11-21T10:00:00.000Z')
      const handler = new CommandHandler({ eventStore: store, catalog: eventCatalog, rules: defaultRules, now: () => now })
      const given = context({ bodyHash: 'hash', actor: `provider:${providerId}`, impersonator: 'admin:1', causationId: randomUUID() })
      await handler.handle(unlockRequest, { providerId, requestId }, given)
      const event = (await store.readStream(stream)).at(-1)
      expect(event).toMatchObject({ id: deriveId('event', stream, given.commandId, 0), type: 'RequestUnlocked' })
      expect(event?.metadata).toEqual({ ...given, time: now.toISOString(), version: 1 })
    })

    it.each([
      ['whose data are not as the catalogue says', { type: 'CreditReturned', data: { credits: -1 } }, 'credits'],
      ['that the catalogue does not know', { type: 'NeverHeardOf', data: {} }, 'not in the catalogue'],
    ])('writes no event %s', async (_case, event, why) => {
      const { here, store, providerId, accountStream: stream } = newWorld()
      const wrong = defineCommand(account)({
        name: 'wrong',
        stream: (input: { readonly providerId: ProviderId }) => accountStream(input.providerId),
        decide: () => [event as unknown as AccountEvent],
      })
      await expect(here.handle(wrong, { providerId }, context())).rejects.toThrow(why)
      expect(await store.readStream(stream)).toEqual([])
    })

    it('answers with a position that includes everything it decided on', async () => {
      const world = newWorld()
      const { here, store, providerId } = world
      const requestId = await world.received()
      const received = (await store.readStream(requestStream(requestId)))[0]
      const refused = await here.handle(unlockRequest, { providerId, requestId }, context())
      expect(refused).toMatchObject({ accepted: false, refused: 'insufficient_credits', position: received?.position })
      const given = await world.give(1)
      expect(given.position > refused.position).toBe(true)
      expect((await here.load(account, world.accountStream)).position).toBe(given.position)
    })

    it('reads everything again after it was told to forget', async () => {
      const world = newWorld()
      await world.give(1)
      const froms: (number | undefined)[] = []
      const watched = handlerOn(
        new RewrittenStore(world.store, {
          readStream: (stream, range) => {
            froms.push(range?.from)
            return world.store.readStream(stream, range)
          },
        }),
      )
      await world.account(watched)
      await world.account(watched)
      watched.forget()
      expect(await world.account(watched)).toMatchObject({ credits: 1 })
      expect(froms).toEqual([0, 1, 0])
    })
  })
}
