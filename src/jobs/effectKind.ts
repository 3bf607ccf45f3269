import type { z } from 'zod'
import type { CommandToRun } from '../domain/process.ts'
import type { EffectResult, LeasedEffect } from '../operational/effects.ts'

/** An effect as its handler gets it. `id` is the idempotency key: every attempt has the same one. */
export interface EffectToHandle<Payload> extends Pick<LeasedEffect, 'id' | 'person' | 'attempt' | 'expiresAt'> {
  readonly payload: Payload
}

/** The handler of one kind of effect, and the commands that follow its outcomes. */
export interface EffectKind<Payload = unknown> {
  readonly payload: z.ZodType<Payload>
  /**
   * Handles an effect. It may be called again after a crash or a failure, so it must be idempotent or pass the id to a service that is.
   * 'expired': the recipient or the reason no longer exists. 'unfinished': a part was done, and the rest follows at once, which counts as the
   * same attempt.
   * @throws SendFailure when it failed, with a code free of personal data; any other error is retried
   */
  handle(effect: EffectToHandle<Payload>): Promise<EffectResult | 'expired' | 'unfinished'>
  /** The number of failed attempts after which it is given up; 100 by default, which takes four days. */
  readonly attempts?: number
  /** The command that follows a success. It is accepted before the effect counts as done, and takes effect once. */
  afterSuccess?(effect: EffectToHandle<Payload>, result: EffectResult): CommandToRun
  /** The same for an effect that was given up or has expired. `error` is a code. */
  afterFailure?(effect: EffectToHandle<Payload>, error: string): CommandToRun
}

/** Kind of effect → its handler. */
export type EffectKinds = Readonly<Record<string, EffectKind>>
