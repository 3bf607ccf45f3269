import { officeEntrances } from '../../../src/api/schemas/pagePaths.ts'
import { type SessionEnd, sessionEnds } from '../../../src/api/schemas/sessionEnds.ts'

const parameter = 'expired'

/** Path of the sign-in page after a session has ended, with the reason if it is known. */
export function signInAfter(because: SessionEnd | undefined): string {
  return `${officeEntrances.signIn}?${parameter}${because ? `=${because}` : ''}`
}

/** Reads what `signInAfter` wrote; undefined where no session ended. */
export function sessionEndIn(search: string): SessionEnd | 'expired' | undefined {
  const given = new URLSearchParams(search).get(parameter)
  if (given === null) return undefined
  return sessionEnds.find((end) => end === given) ?? 'expired'
}
