import { afterAll, beforeAll, describe } from 'vitest'
import { type EventStoreDbDoubleOptions, startEventStoreDbDouble } from './eventStoreDbDouble.ts'
import { findRealEventStoreDb } from './realEventStoreDb.ts'

const startServerMs = 180_000

const real = await findRealEventStoreDb()

/** Runs a suite against the double, and against a real server where there is one. `url` is known inside of tests and hooks. */
export function describeOnEventStoreDb(suite: (name: string, url: () => string) => void, doubled: EventStoreDbDoubleOptions = {}): void {
  const secured = doubled.credentials ? 'secured by TLS and credentials' : 'insecure'
  describeOn(`the double of EventStoreDB, ${secured}`, () => startEventStoreDbDouble(doubled), suite)
  if (!doubled.credentials) describeOn(`EventStoreDB (${real.reason})`, real.start, suite)
}

function describeOn(
  name: string,
  start: (() => Promise<{ readonly url: string; stop(): Promise<void> }>) | undefined,
  suite: (name: string, url: () => string) => void,
): void {
  describe.skipIf(!start)(`on ${name}`, () => {
    let server: Awaited<ReturnType<NonNullable<typeof start>>> | undefined
    beforeAll(async () => {
      server = await start?.()
    }, startServerMs)
    afterAll(() => server?.stop())
    suite(name, () => server?.url ?? '')
  })
}
