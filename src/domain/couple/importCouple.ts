import { defineCommand } from '../command.ts'
import type { Place } from '../place.ts'
import { couple, coupleStream } from './couple.ts'
import type { RegisterCouple } from './registerCouple.ts'

export interface ImportCouple extends Omit<RegisterCouple, 'home'> {
  /** Null if the other product did not know it. */
  readonly home: Place | null
  /** The terms that the couple accepted in the other product, and when. */
  readonly termsVersion: string
  readonly termsAcceptedAt: string
}

/** Imports a couple from another product; it must save its profile before it can continue. */
export const importCouple = defineCommand(couple)({
  name: 'importCouple',
  stream: (input: ImportCouple) => coupleStream(input.coupleId),
  decide: (input, { profile }) => (profile ? [] : [{ type: 'CoupleImported', data: input }]),
})
