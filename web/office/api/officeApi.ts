import type { publicCalls } from '../../../src/api/schemas/publicCalls.ts'
import { type SessionEnd, sessionEnds } from '../../../src/api/schemas/sessionEnds.ts'
import { type ApiClient, createApiClient } from '../../shared/api/apiClient.ts'
import { ApiError } from '../../shared/api/apiError.ts'
import { KnownPosition } from '../../shared/api/knownPosition.ts'
import { type Transport, type TypedCalls, typedCalls } from '../../shared/api/typedCalls.ts'
import type { OfficeRole } from '../session/permissions.ts'
import { type Side, sides } from '../session/sides.ts'
import type { SideCalls } from './officeCalls.ts'

/** What this browser knows of its session, before and beyond what the server answers. */
export interface OfficeSession {
  /** `open` as long as nothing speaks against it; the cookies are the server's. */
  state: 'none' | 'open' | 'expired'
  /** Why it ended, where that happened on another device. */
  endedBecause?: SessionEnd | undefined
  /** As whom somebody is signed in, or was last. */
  role: OfficeRole
  /** The sign-in page is shown or about to be: what the page before it still reads is refused without a request. */
  isLeft: boolean
}

type PublicCalls = typeof publicCalls
/** The calls of a side, by their paths below its base. */
export type SideApi = TypedCalls<SideCalls[keyof SideCalls]>

/** The office's calls, in the session of the role that is signed in. */
export interface OfficeApi {
  readonly position: KnownPosition
  readonly session: OfficeSession
  side(): Side
  /** The session has ended on the server, for good. */
  forgetSession(): void
  /** Calls of a side, of whoever is signed in unless said otherwise. */
  ofSide(role?: OfficeRole): SideApi
  /** Calls that belong to no side. */
  readonly forEverybody: TypedCalls<PublicCalls[keyof PublicCalls]>
}

/** The same for the data provider, which makes its paths of the names of resources, so that no type can know them. */
export interface OfficeClient extends OfficeApi {
  readonly answer: Transport
}

interface OfficeApiOptions {
  readonly language: () => string
  /** The browser came with a session's cookies, good or not. */
  readonly maybeSignedIn: boolean
  readonly role?: OfficeRole | undefined
}

export function createOfficeApi({ language, maybeSignedIn, role = 'provider' }: OfficeApiOptions): OfficeClient {
  const position = new KnownPosition('alliance.office.position')
  const session: OfficeSession = { state: maybeSignedIn ? 'open' : 'none', role, isLeft: false }
  const onSessionExpired = (code: string) => {
    session.state = 'expired'
    session.endedBecause = sessionEnds.find((end) => end === code)
  }
  const clientOf = ({ refreshPath }: Side) => createApiClient({ refreshPath, position, language, onSessionExpired })
  const clients: Readonly<Record<OfficeRole, ApiClient>> = { provider: clientOf(sides.provider), admin: clientOf(sides.admin) }
  const answer: Transport = (...given) => clients[session.role].answer(...given)
  const answerInSession: Transport = async (method, path, options) => {
    if (session.isLeft && !options?.withoutSession) throw new ApiError({ status: 401, code: 'unauthorized', message: '' })
    return await answer(method, path, options)
  }
  return {
    answer: answerInSession,
    ofSide: (of = session.role) =>
      typedCalls<SideCalls>((method, path, options) => answerInSession(method, `${sides[of].base}${path}`, options)),
    forEverybody: typedCalls<PublicCalls>(answer),
    position,
    session,
    side: () => sides[session.role],
    forgetSession() {
      session.state = 'none'
    },
  }
}
