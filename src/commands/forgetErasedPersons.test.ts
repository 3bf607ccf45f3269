import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { record } from '../../tests/projections/projectionHarness.ts'
import { personErased } from '../../tests/setup/samplePersonEvents.ts'
import { testDatabase } from '../../tests/setup/testDatabase.ts'
import { testSecrets } from '../../tests/setup/testSecrets.ts'
import { ProviderId } from '../domain/ids.ts'
import { CachedPersonKeys } from '../eventstore/cachedPersonKeys.ts'
import { createPostgresEventStore } from '../eventstore/postgresEventStore.ts'
import { migrateOperational } from '../operational/migrate.ts'
import { createPersonKeys } from '../operational/personKeys.ts'
import { forgetErasedPersons } from './forgetErasedPersons.ts'

test('erasures by others are noticed at once while the database fails, and repeated there when it answers again', async () => {
  const { pool } = await testDatabase()
  const store = await createPostgresEventStore({ pool })
  await migrateOperational(pool)
  const ended = new AbortController()
  onTestFinished(async () => {
    ended.abort()
    await store.close()
  })
  const stored = createPersonKeys(pool, testSecrets().masterKeys)
  let failing = true
  const refused: string[] = []
  const personKeys = new CachedPersonKeys({
    keysFor: (...given) => stored.keysFor(...given),
    async erase(id) {
      if (!failing) return stored.erase(id)
      refused.push(id)
      throw new Error('the database is away')
    },
  })
  const [first, second] = [ProviderId.parse(randomUUID()), ProviderId.parse(randomUUID())]
  await personKeys.keysFor([first, second], { create: true })
  let forgotten = 0
  await forgetErasedPersons(store, {
    personKeys,
    commands: { forget: () => void forgotten++ },
    signal: ended.signal,
    log: { warn: () => {} },
  })
  const held = async (id: ProviderId) => (await personKeys.keysFor([id], { create: false })).get(id)

  await record(store, [personErased({ person: { kind: 'provider', id: first } })])
  await expect.poll(() => refused).toContain(first)
  expect(await held(first)).toBe('erased')
  expect(forgotten).toBeGreaterThan(0)
  await record(store, [personErased({ person: { kind: 'provider', id: second } })])
  await expect.poll(() => held(second)).toBe('erased')

  failing = false
  const inDatabase = async () => [...(await stored.keysFor([first, second], { create: false })).values()]
  await expect.poll(inDatabase).toEqual(['erased', 'erased'])
})
