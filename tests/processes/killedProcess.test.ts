import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newProvider, signedIn } from '../projections/balances.ts'
import { record } from '../projections/projectionHarness.ts'
import { bundledProgram } from '../setup/bundledProgram.ts'
import { killableProcesses } from '../setup/killableProcesses.ts'
import { rewardQuietProviders } from './rewardQuietProviders.ts'
import { rewardSignIns } from './rewardSignIns.ts'
import { runningProcesses } from './runningProcesses.ts'

const program = await bundledProgram('tests/processes/dyingProcess.ts')
const now = () => new Date().toISOString()

test('has every effect once when it is killed between a command and its checkpoint, or right after', async () => {
  const { pool, store, start } = await killableProcesses()
  const providers = Array.from({ length: 6 }, newProvider)
  await record(
    store,
    [...providers, ...providers].map((provider) => signedIn(provider)),
    now(),
  )

  const deaths = [
    ['command', 1],
    ['command', 7],
    ['commit', 1],
  ] as const
  for (const [point, count] of deaths) {
    expect(await once(start(program, point, String(count)), 'exit')).toEqual([null, 'SIGKILL'])
    await record(store, [signedIn(newProvider())], now())
  }

  const { stop } = runningProcesses(pool, store, [rewardSignIns()])
  onTestFinished(stop)
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(`SELECT
        (SELECT count(*)::int FROM log.events WHERE type = 'ProviderSignedIn') AS events,
        (SELECT count(*)::int FROM log.events WHERE type = 'CreditsCorrected') AS commands,
        (SELECT count(DISTINCT metadata->>'causationId')::int FROM log.events WHERE type = 'CreditsCorrected') AS causes,
        (SELECT count(*)::int FROM operational.effects) AS effects`)
      expect(rows).toEqual([{ events: 15, commands: 15, causes: 15, effects: 15 }])
    },
    { timeout: 120_000, interval: 50 },
  )
})

test('handles a deadline once when it is killed before, while or right after the deadline is handled', async () => {
  const { pool, store, start: startProcess } = await killableProcesses()
  const start = (point: string) => startProcess(program, point, '1', 'deadlines')
  const provider = newProvider()
  const quiet = (signedInAt: string) => record(store, [{ type: 'ProviderSignedIn', data: { providerId: provider, signedInAt } }])
  const deadlines = async () => (await pool.query('SELECT 1 FROM operational.deadlines')).rowCount
  const timeComes = () => pool.query(`UPDATE operational.deadlines SET due_at = date_trunc('milliseconds', now() - interval '1 second')`)

  const before = start('never')
  await quiet('2999-01-01T00:00:00.000Z')
  await vi.waitFor(async () => expect(await deadlines()).toBe(1), { timeout: 120_000, interval: 20 })
  before.kill('SIGKILL')
  await once(before, 'exit')
  await timeComes()
  expect(await once(start('command'), 'exit')).toEqual([null, 'SIGKILL'])
  expect(await deadlines(), 'it is still to be called').toBe(1)
  expect(await once(start('commit'), 'exit')).toEqual([null, 'SIGKILL'])
  expect(await deadlines()).toBe(0)

  const { stop } = runningProcesses(pool, store, [rewardQuietProviders()])
  onTestFinished(stop)
  await quiet('2999-01-01T00:00:00.000Z')
  await vi.waitFor(async () => expect(await deadlines()).toBe(1), { timeout: 120_000, interval: 20 })
  const { rows } = await pool.query(`SELECT
    (SELECT count(*)::int FROM log.events WHERE type = 'CreditsCorrected') AS commands,
    (SELECT count(*)::int FROM operational.effects) AS effects,
    (SELECT array_agg(state->'signIns') FROM operational.process_states) AS states`)
  expect(rows).toEqual([{ commands: 1, effects: 1, states: [2] }])
})
