import type { Pool } from 'pg'
import { Counter, Gauge, type Registry } from 'prom-client'
import { effectBacklog } from '../operational/effectBacklog.ts'
import { readForMetrics } from '../platform/readForMetrics.ts'
import type { EffectAttempt } from './carryOutEffect.ts'

export interface EffectMetrics {
  count(attempt: EffectAttempt): void
}

/** Counts attempts by kind and outcome; reports the backlog and the dead letters of each kind when the metrics are read. */
export function createEffectMetrics(registry: Registry, pool: Pool, kinds: readonly string[]): EffectMetrics {
  const attempts = new Counter({
    name: 'effect_attempts_total',
    help: 'Attempts to carry an effect out, by kind and outcome',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  })
  const read = async () => {
    const backlogs = await effectBacklog(pool)
    const done = kinds.filter((kind) => backlogs.every((each) => each.kind !== kind))
    return [...backlogs, ...done.map((kind) => ({ kind, unfinished: 0, oldestDueSeconds: 0, dead: 0 }))]
  }
  const backlog = (name: string, help: string, value: 'unfinished' | 'oldestDueSeconds' | 'dead') => {
    const gauge: Gauge<'kind'> = new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers: [registry],
      async collect() {
        const backlogs = await readForMetrics(read)
        gauge.reset()
        for (const { kind, ...values } of backlogs) gauge.set({ kind }, values[value])
      },
    })
  }
  backlog('effects_unfinished', 'Effects that are neither done nor given up', 'unfinished')
  backlog('effects_oldest_due_seconds', 'How long the first of the due effects has waited', 'oldestDueSeconds')
  backlog('effects_dead', 'Dead letters: effects that were given up', 'dead')
  return { count: ({ kind, outcome }) => attempts.inc({ kind, outcome }) }
}
