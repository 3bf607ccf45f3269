import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RewrittenStore } from '../../tests/setup/rewrittenStore.ts'
import { requestReceived } from '../../tests/setup/sampleEvents.ts'
import { type Account, account, accountStream } from '../domain/account/account.ts'
import type { AccountEvent } from '../domain/account/accountEvents.ts'
import { correctCredits } from '../domain/account/correctCredits.ts'
import { grantPremium } from '../domain/account/grantPremium.ts'
import { rejectRequest } from '../domain/account/rejectRequest.ts'
import { unlockRequest } from '../domain/account/unlockRequest.ts'
import { defineCommand } from '../domain/command.ts'
import { eventCatalog } from '../domain/eventCatalog.ts'
import type { CommandId, CoupleId, ProviderId, RequestId } from '../domain/ids.ts'
import { requestStream } from '../domain/request/request.ts'
import { defaultRules } from '../domain/rules.ts'
import { type EventStore, RevisionConflict } from '../eventstore/eventStore.ts'
import { deriveId } from './deriveId.ts'
import { type CommandContext, CommandHandler, IdempotencyKeyReused, type Outcome, TooContended } from './handleCommand.ts'

/** What the command handler does on every store. `openStore` opens the same log every time, as another process would. */
export function describeCommandHandlerContract(name: string, openStore: () => Promise<EventStore>): void {
  describe(`command handler on ${name}`, () => {
    let store: EventStore
    let otherStore: EventStore
    let here: CommandHandler
    let there: CommandHandler
    let providerId: ProviderId

    beforeAll(async () => {
      store = await openStore()
      otherStore = await openStore()
    })
    afterAll(async () => {
      await Promise.all([store.close(), otherStore.close()])
    })
    beforeEach(() => {
      providerId = randomUUID() as ProviderId
      here = handlerOn(store)
      there = handlerOn(otherStore)
    })

    /** A request to the provider of this test. */
    async function received(): Promise<RequestId> {
      const requestId = randomUUID() as RequestId
      const event = requestReceived({ requestId, providerId, coupleId: randomUUID() as CoupleId })
      const metadata = { ...context(), bodyHash: null, causationId: randomUUID(), time: new Date().toISOString(), version: 1 }
      await store.append(requestStream(requestId), 'none', [{ id: randomUUID(), ...event, metadata }])
      return requestId
    }
    const give = (credits: number, handler = here) => handler.handle(correctCredits, { providerId, credits, reason: 'test' }, context())
    const accountOf = async (handler: CommandHandler) => (await handler.load(account, accountStream(providerId))).state

    describe('a command whose answer was lost', () => {
      it.each([
        ['by the same process', () => here],
        ['by a process that never saw the stream', () => there],
        ['by a process that last saw the stream before', () => there, () => accountOf(there)],
      ] as const)(
        'has one effect and the same answer when it is repeated %s',
        async (_case, repeatedBy, before?: () => Promise<unknown>) => {
          const requestId = await received()
          await give(2)
          await before?.()
          const given = context({ bodyHash: 'a' })
          const first = await here.handle(unlockRequest, { providerId, requestId }, given)
          const again = await repeatedBy().handle(unlockRequest, { providerId, requestId }, given)
          expect(first.accepted).toBe(true)
          expect(again).toEqual(first)
          expect((await accountOf(here)).credits).toBe(1)
          expect(await store.readStream(accountStream(providerId))).toHaveLength(2)
        },
      )

      it('has one effect when the connection broke after the log had written it', async () => {
        const requestId = await received()
        await give(2)
        let broken = false
        const losing = handlerOn(
          new RewrittenStore(store, {
            append: async (stream, expected, events) => {
              const result = await store.append(stream, expected, events)
              if (broken) return result
              broken = true
              throw new Error('connection lost')
            },
          }),
        )
        await losing.load(account, accountStream(providerId))
        const given = context()
        await expect(losing.handle(unlockRequest, { providerId, requestId }, given)).rejects.toThrow('connection lost')
        const again = await losing.handle(unlockRequest, { providerId, requestId }, given)
        expect(again).toMatchObject({ accepted: true, state: { credits: 1 }, events: [{ type: 'RequestUnlocked' }] })
        expect(await there.handle(unlockRequest, { providerId, requestId }, given)).toEqual(again)
        expect(await store.readStream(accountStream(providerId))).toHaveLength(2)
      })

      it('is answered as it was then, whatever happened since', async () => {
        const requestId = await received()
        await give(1)
        const given = context()
        const first = await here.handle(unlockRequest, { providerId, requestId }, given)
        await give(5)
        await here.handle(grantPremium, { providerId }, context())
        expect(await here.handle(unlockRequest, { providerId, requestId }, given)).toEqual(first)
        expect(await there.handle(unlockRequest, { providerId, requestId }, given)).toEqual(first)
      })

      it('has one effect when it is repeated while it is still being carried out', async () => {
        const requestId = await received()
        await give(2)
        const given = context()
        const answers = await Promise.all(
          Array.from({ length: 8 }, (_, n) => (n % 2 ? here : there).handle(unlockRequest, { providerId, requestId }, given)),
        )
        for (const answer of answers) expect(answer).toEqual(answers[0])
        expect((await accountOf(here)).credits).toBe(1)
      })
    })

    it('refuses an idempotency key that comes with another body', async () => {
      const given = context({ bodyHash: 'one' })
      await here.handle(correctCredits, { providerId, credits: 1, reason: 'test' }, given)
      for (const handler of [here, there]) {
        for (const bodyHash of ['two', undefined]) {
          const { bodyHash: _, ...rest } = given
          const other = bodyHash === undefined ? rest : { ...rest, bodyHash }
          await expect(handler.handle(correctCredits, { providerId, credits: 2, reason: 'test' }, other)).rejects.toThrow(
            IdempotencyKeyReused,
          )
        }
      }
      expect((await accountOf(there)).credits).toBe(1)
    })

    describe('what another process wrote meanwhile', () => {
      it('is seen before anything is refused', async () => {
        const requestId = await received()
        expect((await accountOf(here)).credits).toBe(0)
        await give(1, here)
        await here.handle(unlockRequest, { providerId, requestId: await received() }, context())
        await give(1, there)
        expect(await here.handle(unlockRequest, { providerId, requestId }, context())).toMatchObject({
          accepted: true,
          state: { credits: 0 },
        })
      })

      it('is seen before a command is found to change nothing', async () => {
        await here.handle(grantPremium, { providerId }, context())
        await there.handle(endPremium, { providerId }, context())
        const outcome = await here.handle(grantPremium, { providerId }, context())
        expect(outcome).toMatchObject({ accepted: true, events: [{ type: 'SubscriptionStarted' }] })
      })

      it('is never overwritten by what was decided on an older state', async () => {
        await give(1, here)
        await there.handle(unlockRequest, { providerId, requestId: await received() }, context())
        const outcome = await here.handle(unlockRequest, { providerId, requestId: await received() }, context())
        expect(outcome).toMatchObject({ accepted: false, refused: 'insufficient_credits' })
        expect((await accountOf(here)).credits).toBe(0)
      })
    })

    describe('racing processes', () => {
      it('spend one credit on one request', async () => {
        const requestId = await received()
        await give(1)
        const outcomes = await Promise.all(
          Array.from({ length: 40 }, (_, n) => (n % 2 ? here : there).handle(unlockRequest, { providerId, requestId }, context())),
        )
        expect(outcomes.filter((outcome) => outcome.accepted)).toHaveLength(1)
        expect(refusals(outcomes)).toEqual(Array.from({ length: 39 }, () => 'already_unlocked'))
        expect((await accountOf(here)).credits).toBe(0)
      })

      it('spend exactly the credits there are', async () => {
        const requests = await Promise.all(Array.from({ length: 30 }, () => received()))
        await give(10)
        const outcomes = await Promise.all(
          requests.map((requestId, n) => (n % 2 ? here : there).handle(unlockRequest, { providerId, requestId }, context())),
        )
        expect(outcomes.filter((outcome) => outcome.accepted)).toHaveLength(10)
        expect(refusals(outcomes)).toEqual(Array.from({ length: 20 }, () => 'insufficient_credits'))
        expect((await accountOf(there)).credits).toBe(0)
      })

      it('unlock or reject, never both', async () => {
        await give(20)
        for (let round = 0; round < 20; round++) {
          const requestId = await received()
          const [unlocked, rejected] = await Promise.all([
            here.handle(unlockRequest, { providerId, requestId }, context()),
            there.handle(rejectRequest, { providerId, requestId, reason: 'budget', note: null }, context()),
          ])
          expect([unlocked.accepted, rejected.accepted].filter(Boolean)).toHaveLength(1)
        }
        const answers = [...(await accountOf(here)).answers].map(([, answer]) => answer)
        expect((await accountOf(here)).credits).toBe(20 - answers.filter((answer) => answer.kind === 'unlocked').length)
      })

      it('give way to each other, and up when there is no end to it', async () => {
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

    it('lets the commands of one process on one stream come one after the other, so that none loses a race', async () => {
      let conflicts = 0
      const counting = handlerOn(
        new RewrittenStore(store, {
          append: async (stream, expected, events) => {
            try {
              return await store.append(stream, expected, events)
            } catch (error) {
              conflicts++
              throw error
            }
          },
        }),
      )
      await Promise.all(Array.from({ length: 50 }, () => give(1, counting)))
      expect(conflicts).toBe(0)
      expect((await accountOf(there)).credits).toBe(50)
    })

    it('unlocks with one read of the request and one append when it knows the account', async () => {
      const requestId = await received()
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
      await give(1, watched)
      calls.length = 0
      await watched.handle(unlockRequest, { providerId, requestId }, context())
      expect(calls).toEqual([`read ${requestStream(requestId)}`, `append ${accountStream(providerId)}`])
    })

    it('writes who did what, why and when, under ids that derive from the command', async () => {
      const requestId = await received()
      await give(1)
      const now = new Date('2026-11-21T10:00:00.000Z')
      const handler = new CommandHandler({ eventStore: store, catalog: eventCatalog, rules: defaultRules, now: () => now })
      const given = context({ bodyHash: 'hash', actor: `provider:${providerId}`, impersonator: 'admin:1', causationId: randomUUID() })
      await handler.handle(unlockRequest, { providerId, requestId }, given)
      const event = (await store.readStream(accountStream(providerId))).at(-1)
      expect(event).toMatchObject({ id: deriveId('event', accountStream(providerId), given.commandId, 0), type: 'RequestUnlocked' })
      expect(event?.metadata).toEqual({ ...given, time: now.toISOString(), version: 1 })
    })

    it('writes nothing that the catalogue does not know or whose data are not as it says', async () => {
      for (const [event, why] of [
        [{ type: 'CreditReturned', data: { providerId, credits: -1 } }, 'credits'],
        [{ type: 'NeverHeardOf', data: {} }, 'not in the catalogue'],
      ] as const) {
        const wrong = defineCommand<{ readonly providerId: ProviderId }, Account, AccountEvent>({
          name: 'wrong',
          aggregate: account,
          stream: (input) => accountStream(input.providerId),
          decide: () => [event as unknown as AccountEvent],
        })
        await expect(here.handle(wrong, { providerId }, context())).rejects.toThrow(why)
      }
      expect(await store.readStream(accountStream(providerId))).toEqual([])
    })

    it('answers with a position behind everything it decided on', async () => {
      const requestId = await received()
      const { position } = (await store.readStream(requestStream(requestId)))[0] ?? {}
      const refused = await here.handle(unlockRequest, { providerId, requestId }, context())
      expect(refused).toMatchObject({ accepted: false, refused: 'insufficient_credits', position })
      const given = await give(1)
      expect(given.position > refused.position).toBe(true)
      expect((await here.load(account, accountStream(providerId))).position).toBe(given.position)
    })

    it('reads everything again after it was told to forget', async () => {
      await give(1)
      const froms: (number | undefined)[] = []
      const watched = handlerOn(
        new RewrittenStore(store, {
          readStream: (stream, range) => {
            froms.push(range?.from)
            return store.readStream(stream, range)
          },
        }),
      )
      await accountOf(watched)
      await accountOf(watched)
      watched.forget()
      expect(await accountOf(watched)).toMatchObject({ credits: 1 })
      expect(froms).toEqual([0, 1, 0])
    })
  })
}

const endPremium = defineCommand<{ readonly providerId: ProviderId }, Account, AccountEvent>({
  name: 'endPremium',
  aggregate: account,
  stream: (input) => accountStream(input.providerId),
  decide: ({ providerId }, _state, { now }) => [{ type: 'SubscriptionEnded', data: { providerId, endedAt: now.toISOString() } }],
})

function handlerOn(eventStore: EventStore): CommandHandler {
  return new CommandHandler({ eventStore, catalog: eventCatalog, rules: defaultRules })
}

function context(over: Partial<CommandContext> = {}): CommandContext {
  return { commandId: randomUUID() as CommandId, actor: 'system:test', correlationId: randomUUID(), ...over }
}

function refusals(outcomes: readonly Outcome<Account, AccountEvent>[]): readonly string[] {
  return outcomes.flatMap((outcome) => (outcome.accepted ? [] : [outcome.refused]))
}
