import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { endReconciliation, leaveReconciliation, takeReconciliation } from '../operational/paymentReconciliation.ts'
import type { ReconciledPayments } from './payments/reconcilePayments.ts'

export interface ReconcilingOptions {
  readonly database: Pool
  readonly reconcile: (range: { readonly since: Date; readonly now: Date }) => Promise<ReconciledPayments>
  readonly log: Pick<Logger, 'info' | 'warn'>
  readonly now: () => Date
}

const everyMs = 10 * 60_000
/** The hour at which a night's reconciliation is due, in UTC. */
const hour = 2
/** Several nights overlap, so that one in which Stripe was away is made up for. */
const days = 4

/**
 * Reconciles payments each night after two, by one process of all; what fails is tried again ten minutes later. An operator sees in the log
 * how many nobody had reported: each of them is a webhook that was lost.
 */
export function startReconciling(options: ReconcilingOptions): { stop(): Promise<void> } {
  const { log } = options
  const check = () =>
    reconcileTonight(options).then(
      () => undefined,
      (error: unknown) => log.warn({ err: error }, 'payments are reconciled later'),
    )
  let running = check()
  const timer = setInterval(() => {
    running = running.then(check)
  }, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** Reconciles unless it was done since the last time that it was due. */
export async function reconcileTonight(options: ReconcilingOptions): Promise<ReconciledPayments | undefined> {
  const { database, log, now } = options
  const at = now()
  if (!(await takeReconciliation(database, lastDue(at), at))) return undefined
  const counts = await compare(options, at).catch(async (error: unknown) => {
    await leaveReconciliation(database)
    throw error
  })
  await endReconciliation(database, at)
  if (counts.found > 0) log.warn(counts, 'payments were reconciled: some had been reported by nobody')
  else log.info(counts, 'payments were reconciled')
  return counts
}

async function compare({ reconcile }: ReconcilingOptions, at: Date): Promise<ReconciledPayments> {
  const counts = await reconcile({ since: new Date(at.getTime() - days * 86_400_000), now: at })
  if (counts.failed > 0) throw new Error(`${counts.failed} payments could not be compared`)
  return counts
}

function lastDue(at: Date): Date {
  const due = new Date(at)
  due.setUTCHours(hour, 0, 0, 0)
  return due.getTime() <= at.getTime() ? due : new Date(due.getTime() - 86_400_000)
}
