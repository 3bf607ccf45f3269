import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { deriveId } from '../commands/deriveId.ts'
import type { CommandHandler } from '../commands/handleCommand.ts'
import type { CommandId } from '../domain/ids.ts'
import type { CommandToRun } from '../domain/process.ts'
import { SendFailure } from '../integrations/sendFailure.ts'
import {
  continueEffect,
  type EffectOutcome,
  type EffectResult,
  finishEffect,
  type LeasedEffect,
  leaseEffect,
  recordOutcome,
  retryEffect,
} from '../operational/effects.ts'
import type { EffectKind, EffectKinds } from './effectKind.ts'
import type { EffectQueue } from './effectQueue.ts'

export interface CarryOutEffectDependencies {
  readonly pool: Pool
  readonly kinds: EffectKinds
  /** Runs the commands that follow from outcomes. */
  readonly commands: Pick<CommandHandler, 'handle'>
  readonly queue: Pick<EffectQueue, 'enqueue'>
  readonly log: Pick<Logger, 'warn' | 'error'>
  /** The lease of a running effect; longer than any handler with its time-outs. */
  readonly leaseMs: number
  /** The pause after attempt `attempt`. */
  readonly retryDelayMs: (attempt: number) => number
}

/** The result of one attempt at an effect. */
export interface EffectAttempt {
  readonly kind: string
  readonly outcome: EffectOutcome | 'retried' | 'continued'
}

interface Ended {
  readonly outcome: EffectOutcome
  readonly result: EffectResult
  /** Why it failed. */
  readonly error: string | null
}

const defaultAttempts = 100

/**
 * Handles one effect at least once: leases it, calls the handler, records the outcome, gives the command that follows, and finishes it.
 * After a crash the lease ends and another attempt continues from what is recorded. A transient failure is retried with growing pauses; a
 * final one leaves a dead letter. Undefined when the effect is not due.
 */
export async function carryOutEffect(id: string, dependencies: CarryOutEffectDependencies): Promise<EffectAttempt | undefined> {
  const { pool, kinds, leaseMs } = dependencies
  const leaseEnd = performance.now() + leaseMs
  const effect = await leaseEffect(pool, id, leaseMs)
  if (!effect) return undefined
  const kind = kinds[effect.kind]
  const outcome = await (kind ? attempt(effect, kind, leaseEnd, dependencies) : retryLater(effect, {}, unknownKind, dependencies))
  return { kind: effect.kind, outcome }
}

/** Not final: a newer version of the product running beside this one may know the kind. */
const unknownKind = new SendFailure('unknown kind', { final: false })

async function attempt(
  effect: LeasedEffect,
  kind: EffectKind,
  leaseEnd: number,
  dependencies: CarryOutEffectDependencies,
): Promise<EffectAttempt['outcome']> {
  const { outcome, reference, result, lastError } = effect
  if (outcome !== null) {
    const known = { ...(reference !== null && { reference }), ...(result && { data: result }) }
    return follow(effect, kind, { outcome, result: known, error: lastError }, dependencies)
  }
  let ended: Ended
  try {
    const answer = await kind.handle({ ...effect, payload: kind.payload.parse(effect.payload) })
    if (answer === 'unfinished') {
      if (await continueEffect(dependencies.pool, effect)) void dependencies.queue.enqueue([effect])
      return 'continued'
    }
    ended =
      answer === 'expired'
        ? { outcome: 'expired', result: {}, error: 'nobody to do it for' }
        : { outcome: 'succeeded', result: answer, error: null }
  } catch (error) {
    const isFinal = (error instanceof SendFailure && error.final) || effect.attempt >= (kind.attempts ?? defaultAttempts)
    if (!isFinal) return retryLater(effect, kind, error, dependencies)
    ended = { outcome: 'failed', result: {}, error: codeOf(error) }
    dependencies.log.error({ ...about(effect), code: ended.error }, 'effect is a dead letter')
  }
  const finish = !(ended.outcome === 'succeeded' ? 'afterSuccess' in kind : 'afterFailure' in kind)
  const recorded = await recordInTime(dependencies.pool, effect, ended, finish, leaseEnd)
  return recorded && !finish ? follow(effect, kind, ended, dependencies) : ended.outcome
}

/** Gives the command that follows from an outcome, under its own id, and finishes the effect. */
async function follow(
  effect: LeasedEffect,
  kind: Partial<EffectKind>,
  ended: Ended,
  dependencies: CarryOutEffectDependencies,
): Promise<EffectAttempt['outcome']> {
  const { pool, commands, log } = dependencies
  const { id, cause } = effect
  try {
    const following = commandAfter(effect, kind, ended)
    if (following) {
      const answer = await commands.handle(following.command, following.input, {
        commandId: deriveId('effect', id, ended.outcome === 'succeeded' ? 'succeeded' : 'failed') as CommandId,
        actor: `effect:${effect.kind}`,
        correlationId: cause?.correlationId ?? id,
        causationId: cause?.eventId ?? id,
      })
      if (!answer.accepted)
        log.warn({ ...about(effect), command: following.command.name, refused: answer.refused }, 'a command after an effect was refused')
    }
  } catch (error) {
    return retryLater(effect, kind, error, dependencies)
  }
  await finishEffect(pool, id, ended.outcome)
  return ended.outcome
}

function commandAfter(effect: LeasedEffect, kind: Partial<EffectKind>, { outcome, result, error }: Ended): CommandToRun | undefined {
  const given = () => ({ ...effect, payload: kind.payload?.parse(effect.payload) })
  return outcome === 'succeeded' ? kind.afterSuccess?.(given(), result) : kind.afterFailure?.(given(), error ?? outcome)
}

async function retryLater(
  effect: LeasedEffect,
  kind: Partial<EffectKind>,
  error: unknown,
  dependencies: CarryOutEffectDependencies,
): Promise<EffectAttempt['outcome']> {
  const { pool, queue, log, retryDelayMs } = dependencies
  const code = codeOf(error)
  const notBefore = error instanceof SendFailure ? (error.notBefore?.getTime() ?? 0) : 0
  const delayMs = Math.max(retryDelayMs(effect.attempt), notBefore - Date.now())
  const state = await retryEffect(pool, effect, delayMs, code)
  if (error instanceof SendFailure) log.warn({ ...about(effect), code, state }, 'effect is tried again')
  // The stack without the message, which may quote the effect's data.
  else log.error({ ...about(effect), code, state, at: stackOf(error) }, 'effect broke')
  if (state === 'expired') return follow(effect, kind, { outcome: 'expired', result: {}, error: code }, dependencies)
  if (state === 'pending') void queue.enqueue([effect], delayMs)
  return 'retried'
}

const recordingPauseMs = 500

/** If the outcome is not recorded before the lease ends, the effect is repeated; so an unavailable database is retried. */
async function recordInTime(
  pool: Pool,
  effect: LeasedEffect,
  { outcome, result, error }: Ended,
  finish: boolean,
  leaseEnd: number,
): Promise<boolean> {
  for (;;) {
    try {
      return await recordOutcome(pool, effect, outcome, { result, error, finish })
    } catch (failure) {
      if (performance.now() + recordingPauseMs > leaseEnd) throw failure
      await delay(recordingPauseMs)
    }
  }
}

function about({ id, kind, attempt: number }: LeasedEffect) {
  return { effectId: id, kind, attempt: number }
}

function codeOf(error: unknown): string {
  if (error instanceof SendFailure) return error.code
  return error instanceof Error ? error.name : 'unknown'
}

function stackOf(error: unknown): readonly string[] | undefined {
  return error instanceof Error ? error.stack?.split('\n    at ').slice(1, 6) : undefined
}
