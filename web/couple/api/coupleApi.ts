import { type ApiAnswer, type CallOptions, createApiClient, type Method } from '../../shared/api/apiClient.ts'
import { KnownPosition } from '../../shared/api/knownPosition.ts'
import { Refused } from './refused.ts'

type Options = Omit<CallOptions, 'body'>

/** The couple side's calls: each gives the answer's body. */
export interface CoupleApi {
  /** @throws Refused when the answer says `success: false`; ApiError when there is no such answer. */
  get<Body>(path: string, options?: Options): Promise<Body>
  post<Body>(path: string, body?: unknown, options?: Options): Promise<Body>
  put<Body>(path: string, body?: unknown, options?: Options): Promise<Body>
  delete<Body>(path: string, options?: Options): Promise<Body>
  /** As the others, with the headers: what a form saves by its `ETag`. */
  answer<Body>(method: Method, path: string, options?: CallOptions): Promise<ApiAnswer<Body>>
  readonly position: KnownPosition
}

/** Name of the window's event when the session is over and cannot be renewed. */
export const sessionExpired = 'session-expired'

export function createCoupleApi(language: () => string): CoupleApi {
  const position = new KnownPosition('alliance.position')
  const client = createApiClient({
    refreshPath: '/api/token/refresh',
    position,
    language,
    onSessionExpired: () => window.dispatchEvent(new CustomEvent(sessionExpired)),
  })
  async function answer<Body>(method: Method, path: string, options: CallOptions = {}): Promise<ApiAnswer<Body>> {
    const answered = await client.answer<Body>(method, path, options)
    const refusal = Refused.read(answered.body)
    if (refusal) throw refusal
    return answered
  }
  async function call<Body>(method: Method, path: string, options: CallOptions = {}): Promise<Body> {
    return (await answer<Body>(method, path, options)).body
  }
  return {
    get: (path, options) => call('GET', path, options),
    post: (path, body, options) => call('POST', path, { ...options, body }),
    put: (path, body, options) => call('PUT', path, { ...options, body }),
    delete: (path, options) => call('DELETE', path, options),
    answer,
    position,
  }
}
