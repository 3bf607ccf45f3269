import type { publicCalls } from '../../../src/api/schemas/publicCalls.ts'
import { type SessionEnd, sessionEnds } from '../../../src/api/schemas/sessionEnds.ts'
import { type ApiClient, createApiClient } from '../../shared/api/apiClient.ts'
import { ApiError } from '../../shared/api/apiError.ts'
import { KnownPosition } from '../../shared/api/knownPosition.ts'
import { type Transport, type TypedCalls, typedCalls } from '../../shared/api/typedCalls.ts'
import type { OfficeRole } from '../session/permissions.ts'
import { type Side, sides } from '../session/sides.ts'
import type { SideCalls } from './officeCalls.ts'

/** What this browser knows about its session, besides what the server answers. */
export interface OfficeSession {
  /** `open` unless something says otherwise; only the server can read the cookies. */
  state: 'none' | 'open' | 'expired'
  /** Why the session ended, if another device ended it. */
  endedBecause?: SessionEnd | undefined
  /** The role of the current or the last session. */
  role: OfficeRole
  /** The sign-in page is shown or about to be. Reads of the previous page then fail without a request. */
  isLeft: boolean
}

type PublicCalls = typeof publicCalls
/** The calls of a role's side, by their paths below its base. */
export type SideApi = TypedCalls<SideCalls[keyof SideCalls]>

/** The office's calls, in the current role's session. */
export interface OfficeApi {
  readonly position: KnownPosition
  readonly session: OfficeSession
  side(): Side
  /** The session has ended on the server and cannot be renewed. */
  forgetSession(): void
  /** Calls of a side. Default: the side of the signed-in person. */
  ofSide(role?: OfficeRole): SideApi
  /** Calls outside of a side. */
  readonly forEverybody: TypedCalls<PublicCalls[keyof PublicCalls]>
}

/** Untyped calls for the data provider, which builds paths from resource names. */
export interface OfficeClient extends OfficeApi {
  readonly answer: Transport
}

interface OfficeApiOptions {
  readonly language: () => string
  /** The browser came with session cookies, valid or not. */
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
