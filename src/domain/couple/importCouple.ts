import { defineCommand } from '../command.ts'
import type { Place } from '../place.ts'
import { couple, coupleStream } from './couple.ts'
import type { RegisterCouple } from './registerCouple.ts'

export interface ImportCouple extends Omit<RegisterCouple, 'home'> {
  /** Null where the other product did not know it. */
  readonly home: Place | null
  /** What the couple accepted in the other product, and when. */
  readonly termsVersion: string
  readonly termsAcceptedAt: string
}

/** A couple comes from another product; it has to save its profile before it goes on. */
export const importCouple = defineCommand(couple)({
  name: 'importCouple',
  stream: (input: ImportCouple) => coupleStream(input.coupleId),
  decide: (input, { profile }) => (profile ? [] : [{ type: 'CoupleImported', data: input }]),
})
