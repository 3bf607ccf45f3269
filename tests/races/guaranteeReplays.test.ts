import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deriveId } from '../../src/commands/deriveId.ts'
import type { CommandHandler } from '../../src/commands/handleCommand.ts'
import { accountStream } from '../../src/domain/account/account.ts'
import { recordClosure } from '../../src/domain/account/recordClosure.ts'
import { recordWithdrawal } from '../../src/domain/account/recordWithdrawal.ts'
import { returnCreditOfUnreachable } from '../../src/domain/account/returnCreditOfUnreachable.ts'
import { unlockRequest } from '../../src/domain/account/unlockRequest.ts'
import type { AnyCommand } from '../../src/domain/command.ts'
import type { CommandId } from '../../src/domain/ids.ts'
import { request, requestStream } from '../../src/domain/request/request.ts'
import type { EventStore } from '../../src/eventstore/eventStore.ts'
import { createPostgresEventStore } from '../../src/eventstore/postgresEventStore.ts'
import { RewrittenStore } from '../setup/rewrittenStore.ts'
import { createTestDatabase, type TestDatabase } from '../setup/testDatabase.ts'
import { context, handlerOn, UnlockingWorld } from '../setup/unlockingWorld.ts'

const timeout = 600_000
let database: TestDatabase
let store: EventStore
beforeAll(async () => {
  database = await createTestDatabase()
  store = await createPostgresEventStore({ pool: database.pool })
})
afterAll(async () => {
  await store.close()
  await database.drop()
})

interface Reaction {
  readonly command: AnyCommand
  readonly input: unknown
  readonly commandId: CommandId
}

/** A paid unlock, and every reaction that may return its credit, each under the id derived from its event. */
async function unlockedRequest() {
  const world = new UnlockingWorld(store, store)
  const { providerId } = world
  const requestId = await world.received()
  const { coupleId } = (await world.here.load(request, requestStream(requestId))).state
  if (!coupleId) throw new Error('there is no request')
  await world.give(1)
  await world.here.handle(unlockRequest, { providerId, requestId }, context())
  const ids = { providerId, requestId, coupleId }
  const at = new Date().toISOString()
  const reaction = <Input>(name: string, command: AnyCommand<Input>, input: Input): Reaction => ({
    command,
    input,
    commandId: deriveId('test', requestId, name) as CommandId,
  })
  const reactions = [
    reaction('withdrawn', recordWithdrawal, { ...ids, withdrawnAt: at }),
    reaction('withdrawn by another event', recordWithdrawal, { ...ids, withdrawnAt: at }),
    reaction('closed', recordClosure, { ...ids, closedAt: at }),
    reaction('bounced', returnCreditOfUnreachable, { ...ids, unreachableAt: at }),
    reaction('refused', returnCreditOfUnreachable, { ...ids, unreachableAt: at }),
    reaction('unlocked', returnCreditOfUnreachable, { ...ids, unreachableAt: null }),
  ]
  return { world, reactions, stream: accountStream(providerId) }
}

const carryOut = (handler: CommandHandler, { command, input, commandId }: Reaction) =>
  handler.handle(command, input, context({ commandId, correlationId: commandId }))

async function returnsIn({ world, stream }: Awaited<ReturnType<typeof unlockedRequest>>) {
  const returned = (await store.readStream(stream)).filter(({ type }) => type === 'CreditReturned')
  const { credits, spentCredits } = await world.account(handlerOn(store))
  return {
    returns: returned.length,
    named: returned.every(({ data }) => data['version'] === 1 && data['rule'] !== undefined),
    credits,
    spentCredits,
  }
}
const once = { returns: 1, named: true, credits: 1, spentCredits: 0 }

/** Pseudo-random numbers from 0 to 1 for a seed. */
function numbersFrom(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0
    return state / 2 ** 32
  }
}

function shuffled<Item>(items: readonly Item[], next: () => number): readonly Item[] {
  return items
    .map((item) => ({ item, place: next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}

describe('the credit of an unlock is returned once', () => {
  test('in 200 orders of everything that returns it, each three times and by two processes', { timeout }, async () => {
    const orders = new Set<string>()
    for (let seed = 0; seed < 200; seed++) {
      const subject = await unlockedRequest()
      const { here, there } = subject.world
      const order = shuffled([...subject.reactions, ...subject.reactions, ...subject.reactions], numbersFrom(seed))
      orders.add(order.map((each) => subject.reactions.indexOf(each)).join(' '))
      for (let at = 0; at < order.length; at += 2) {
        await Promise.all(order.slice(at, at + 2).map((each, n) => carryOut(n === 0 ? here : there, each)))
      }
      expect(await returnsIn(subject), `order ${seed}`).toEqual(once)
    }
    expect(orders.size).toBe(200)
  })

  test.each(Array.from({ length: 20 }, (_, step) => step))('after a crash at step %i, from which the process restarts', async (step) => {
    const subject = await unlockedRequest()
    let calls = 0
    const killed = new Error('killed')
    // Even steps die before their call reaches the log, odd ones after it and before its result is reported.
    const dyingAt = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
      const dies = calls++ >= Math.floor(step / 2)
      if (dies && step % 2 === 0) throw killed
      const answer = await call()
      if (dies) throw killed
      return answer
    }
    const dying = new RewrittenStore(store, {
      append: (stream, expected, events) => dyingAt(() => store.append(stream, expected, events)),
      readStream: (stream, range) => dyingAt(() => store.readStream(stream, range)),
    })
    const order = shuffled(subject.reactions, numbersFrom(step))
    const dyingHandler = handlerOn(dying)
    const run = async () => {
      for (const each of order) await carryOut(dyingHandler, each)
    }
    await expect(run()).rejects.toThrow('killed')
    for (const each of order) await carryOut(handlerOn(store), each)
    expect(await returnsIn(subject)).toEqual(once)
  })
})
