import pTimeout from 'p-timeout'
import { Gauge, Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { breakableProxy } from '../../tests/setup/breakableProxy.ts'
import { testDatabase } from '../../tests/setup/testDatabase.ts'
import { testSecrets } from '../../tests/setup/testSecrets.ts'
import { defaultRules } from '../domain/rules.ts'
import { migrateOperational } from '../operational/migrate.ts'
import { openPool } from '../platform/openPool.ts'
import { createEffectMetrics } from './effectMetrics.ts'
import { registerCodeBudgets } from './watchCodeBudgets.ts'

test('leaves out the metrics of effects and code budgets while the database does not answer, without delaying the others', async () => {
  const { pool: direct, url } = await testDatabase()
  await migrateOperational(direct)
  const proxy = await breakableProxy(url)
  const pool = openPool(proxy.url, { onLost: () => {}, connectionTimeoutMillis: 120_000 })
  onTestFinished(() => pool.end())
  const registry = new Registry()
  new Gauge({ name: 'other', help: 'Another metric', registers: [registry] }).set(7)
  createEffectMetrics(registry, pool, ['sms'])
  const secret = testSecrets().codeKey
  registerCodeBudgets(registry, { database: pool, rules: defaultRules, secret, codeCountries: ['FR'] }, () => new Date())
  const answering = await registry.metrics()
  expect(answering).toContain('effects_unfinished{kind="sms"} 0')
  expect(answering).toContain('code_budget_used_ratio{budget="codes-in-total",country=""} 0')

  proxy.silence()
  // Two timers of one process fire in order, however busy the machine is.
  const silent = await pTimeout(registry.metrics(), { milliseconds: 3_000 })
  expect(silent).toContain('other 7')
  expect(silent).not.toMatch(/effects_unfinished\{|code_budget_used_ratio\{/)
})
