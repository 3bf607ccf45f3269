import { forgetCouple } from './forgetCouple.ts'
import { leaveFor } from './leaveFor.ts'

/** What follows when the couple itself ended its session: what was read in it goes with the page, and the way leads to the start. */
export function endSession(): Promise<never> {
  forgetCouple()
  return leaveFor('/')
}
