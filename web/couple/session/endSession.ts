import { forgetCouple } from './forgetCouple.ts'
import { leaveFor } from './leaveFor.ts'

/** Called when the couple ends its session: clears what this browser stored and goes to the start page. */
export function endSession(): Promise<never> {
  forgetCouple()
  return leaveFor('/')
}
