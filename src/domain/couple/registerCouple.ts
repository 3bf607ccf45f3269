import { defineCommand } from '../command.ts'
import type { CoupleId } from '../ids.ts'
import type { Place } from '../place.ts'
import { couple, coupleStream } from './couple.ts'

export interface RegisterCouple {
  readonly coupleId: CoupleId
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  /** E.164, proven by a code. */
  readonly phone: string
  readonly home: Place
  readonly locale: string
}

/** Registers a couple with a verified phone; the terms are recorded with their version and time. */
export const registerCouple = defineCommand(couple)({
  name: 'registerCouple',
  stream: (input: RegisterCouple) => coupleStream(input.coupleId),
  decide(input, state, { now, rules }) {
    if (state.profile) return []
    return [{ type: 'CoupleRegistered', data: { ...input, termsVersion: rules.termsVersion, termsAcceptedAt: now.toISOString() } }]
  },
})
