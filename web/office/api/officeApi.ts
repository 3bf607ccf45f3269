import { type ApiClient, createApiClient } from '../../shared/api/apiClient.ts'
import { KnownPosition } from '../../shared/api/knownPosition.ts'

/** What this browser knows of its session, before and beyond what the server answers. */
export interface OfficeSession {
  /** `open` as long as nothing speaks against it; the cookies are the server's. */
  state: 'none' | 'open' | 'expired'
}

/** The office's calls. */
export interface OfficeApi extends ApiClient {
  readonly position: KnownPosition
  readonly session: OfficeSession
}

/** @param maybeSignedIn the browser came with a session's cookies, good or not */
export function createOfficeApi(language: () => string, maybeSignedIn: boolean): OfficeApi {
  const position = new KnownPosition('alliance.office.position')
  const session: OfficeSession = { state: maybeSignedIn ? 'open' : 'none' }
  const client = createApiClient({
    refreshPath: '/api/pro/token/refresh',
    position,
    language,
    onSessionExpired: () => {
      session.state = 'expired'
    },
  })
  return { ...client, position, session }
}
