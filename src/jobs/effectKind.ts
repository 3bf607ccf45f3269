import type { z } from 'zod'
import type { CommandToRun } from '../domain/process.ts'
import type { EffectResult, LeasedEffect } from '../operational/effects.ts'

/** An effect as its handler gets it. `id` is the idempotency key: a repeated attempt comes with the same one. */
export interface EffectToHandle<Payload> extends Pick<LeasedEffect, 'id' | 'person' | 'attempt' | 'expiresAt'> {
  readonly payload: Payload
}

/** How the effects of one kind are carried out, and what follows from their outcome. */
export interface EffectKind<Payload = unknown> {
  readonly payload: z.ZodType<Payload>
  /**
   * Carries an effect out. Called again after a kill or a failure, so it does no harm twice, or hands the id on to a service that sees to
   * it. 'expired': there is nobody, or no reason, left to do it for.
   * @throws SendFailure when it did not succeed, with a code free of personal data; whatever else it throws is tried again
   */
  handle(effect: EffectToHandle<Payload>): Promise<EffectResult | 'expired'>
  /** After so many failed attempts it is given up; 100 unless given, which takes four days. */
  readonly attempts?: number
  /** The command that follows when it succeeded: accepted at least once before the effect counts as done, and never twice. */
  afterSuccess?(effect: EffectToHandle<Payload>, result: EffectResult): CommandToRun
  /** The same for one that was given up, or has expired. `error` is a code. */
  afterFailure?(effect: EffectToHandle<Payload>, error: string): CommandToRun
}

/** Name of a kind → how it is carried out. */
export type EffectKinds = Readonly<Record<string, EffectKind>>
