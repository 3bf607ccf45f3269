import { apiSides } from '../../../src/api/schemas/apiSides.ts'
import type { coupleCalls } from '../../../src/api/schemas/couple/coupleCalls.ts'
import type { publicCalls } from '../../../src/api/schemas/publicCalls.ts'
import { createApiClient } from '../../shared/api/apiClient.ts'
import { KnownPosition } from '../../shared/api/knownPosition.ts'
import { type Transport, type TypedCalls, typedCalls } from '../../shared/api/typedCalls.ts'
import { Refused } from './refused.ts'

type Contract = typeof coupleCalls & typeof publicCalls

/**
 * The couple API's calls; each returns the answer's body.
 * @throws Refused when the answer says `success: false`; ApiError for any other failure
 */
export interface CoupleApi extends TypedCalls<Contract[keyof Contract]> {
  readonly position: KnownPosition
}

/** Name of the window event that is fired when the session has ended and cannot be renewed. */
export const sessionExpired = 'session-expired'

export function createCoupleApi(language: () => string): CoupleApi {
  const position = new KnownPosition('alliance.position')
  const client = createApiClient({
    refreshPath: apiSides.couple.refreshPath,
    position,
    language,
    onSessionExpired: () => window.dispatchEvent(new CustomEvent(sessionExpired)),
  })
  const refusing: Transport = async <Body>(...call: Parameters<Transport>) => {
    const answered = await client.answer<Body>(...call)
    const refusal = Refused.read(answered.body)
    if (refusal) throw refusal
    return answered
  }
  return { ...typedCalls<Contract>(refusing), position }
}
