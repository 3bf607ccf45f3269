import pTimeout from 'p-timeout'
import type { Pool } from 'pg'
import { type CheckpointsOfLog, checkpointsAheadOfLog } from './checkpointsAheadOfLog.ts'
import type { EventStore } from './eventstore/eventStore.ts'
import type { EffectQueue } from './jobs/effectQueue.ts'
import type { PositionWaiter } from './projections/runner/positionWaiter.ts'

interface Part {
  readonly ok: boolean
  readonly detail?: string
}

const usualPatienceMs = 2_000
const aheadPatienceMs = 500
/** A projection that is further behind than this is not ready to be read. */
const tolerableLagSeconds = 30

/** Whether log, database, queue and every projection do their work, each asked for 2 s at most unless another time is given. */
export async function readiness(parts: {
  readonly store: EventStore
  readonly database: Pool
  readonly projections: CheckpointsOfLog['projections']
  readonly processes: CheckpointsOfLog['processes']
  /** Rejects when the database does not take a write. */
  readonly write: () => Promise<void>
  readonly queue: Pick<EffectQueue, 'counts'>
  readonly positions: PositionWaiter
  readonly patienceMs?: number
}): Promise<Readonly<Record<string, Part>>> {
  const { patienceMs = usualPatienceMs } = parts
  const [log, database, queue, projections] = await Promise.all([
    check(checkpointsAheadOfLog(parts, aheadPatienceMs), patienceMs),
    check(parts.write(), patienceMs, 'does not take a write'),
    check(parts.queue.counts(), patienceMs),
    check(parts.positions.status(), patienceMs),
  ])
  const states = projections.value?.map((status): readonly [string, Part] => {
    if (status.parked) return [`projection ${status.name}`, { ok: false, detail: 'stands still after an error' }]
    const lag = Math.round(status.lagSeconds)
    return [`projection ${status.name}`, lag > tolerableLagSeconds ? { ok: false, detail: `${lag} s behind` } : { ok: true }]
  })
  const isOlder = log.value !== undefined && log.value.length > 0
  const logPart = isOlder ? { ok: false, detail: 'does not hold what the tables show: an older copy of it was restored' } : log.part
  return { log: logPart, database: database.part, queue: queue.part, projections: projections.part, ...Object.fromEntries(states ?? []) }
}

async function check<T>(
  question: Promise<T>,
  patienceMs: number,
  detail = 'does not answer',
): Promise<{ readonly part: Part; readonly value?: T }> {
  try {
    return { part: { ok: true }, value: await pTimeout(question, { milliseconds: patienceMs }) }
  } catch {
    return { part: { ok: false, detail } }
  }
}
