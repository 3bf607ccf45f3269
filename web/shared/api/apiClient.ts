import { ApiError, apiErrorOf } from './apiError.ts'
import type { KnownPosition } from './knownPosition.ts'
import { createRenewalTime } from './renewalTime.ts'
import { uuid } from './uuid.ts'

export interface ApiClientOptions {
  /** Where the access token is renewed; its cookies do the rest. */
  readonly refreshPath: string
  readonly position: KnownPosition
  /** Called when the session cannot be renewed, with the server's code. */
  readonly onSessionExpired: (code: string) => void
  /** Language of the answers. */
  readonly language: () => string
}

export interface CallOptions {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** One intent, one key: a repeated attempt has the effect once. A fresh one when not given; null for none, where repeating does no harm. */
  readonly idempotencyKey?: string | null
  /** A 401 says something about the body (a code, a proof, a password) and not about the session. */
  readonly withoutSession?: boolean
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface ApiAnswer<Body> {
  readonly body: Body
  readonly headers: Headers
}

/** Calls the API as the signed-in person of this browser. */
export interface ApiClient {
  /** @throws ApiError for every answer that is not a success, and when there is none. */
  call<Body>(method: Method, path: string, options?: CallOptions): Promise<Body>
  /** As `call`, with the headers. */
  answer<Body>(method: Method, path: string, options?: CallOptions): Promise<ApiAnswer<Body>>
}

const timeoutMs = 20_000
const attempts = 3
const longestPauseMs = 5_000

/**
 * Makes the client: sends idempotency keys, renews the session once on a 401 and repeats the call, waits for its own writes, and tries again
 * where the server says that it will be there in a moment.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { position } = options
  const renew = createRenewal(options, () => insist('POST', options.refreshPath, { body: {} }))

  async function send(method: Method, path: string, call: CallOptions): Promise<Response> {
    const headers = new Headers({ accept: 'application/json', 'accept-language': options.language(), ...call.headers })
    const known = position.get()
    if (method === 'GET' && known !== null) headers.set('x-min-position', known)
    if (method !== 'GET' && call.idempotencyKey !== null) headers.set('idempotency-key', call.idempotencyKey ?? uuid())
    if (call.body !== undefined) headers.set('content-type', 'application/json')
    const timeout = AbortSignal.timeout(timeoutMs)
    const response = await fetch(path, {
      method,
      headers,
      credentials: 'same-origin',
      signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    })
    const reached = response.headers.get('x-position')
    if (reached !== null) position.reached(reached)
    return response
  }

  /** Sends until there is an answer that more attempts would not change. */
  async function insist(method: Method, path: string, call: CallOptions): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      const last = attempt === attempts
      try {
        const response = await send(method, path, call)
        if (last || response.status !== 503) return response
        await pause(Number(response.headers.get('retry-after') ?? '1') * 1000, call.signal)
      } catch (error) {
        if (call.signal?.aborted) throw error
        if (last) throw new ApiError({ status: 0, code: 'network_error', message: error instanceof Error ? error.message : '' })
        await pause(attempt * 300, call.signal)
      }
    }
  }

  async function answer<Body>(method: Method, path: string, given: CallOptions = {}): Promise<ApiAnswer<Body>> {
    const call = { idempotencyKey: uuid(), ...given }
    const calledAt = Date.now()
    let response = await insist(method, path, call)
    if (response.status === 401 && !call.withoutSession && (await renew(calledAt))) response = await insist(method, path, call)
    if (response.status === 400 && position.get() !== null && (await isPositionOfAnotherStore(response))) {
      position.forget()
      response = await insist(method, path, call)
    }
    if (!response.ok) throw await apiErrorOf(response)
    const text = await response.text()
    return { body: (text === '' ? undefined : JSON.parse(text)) as Body, headers: response.headers }
  }

  return { answer, call: async <Body>(...call: Parameters<typeof answer>) => (await answer<Body>(...call)).body }
}

async function isPositionOfAnotherStore(response: Response): Promise<boolean> {
  return (await apiErrorOf(response.clone())).code === 'invalid_position'
}

/**
 * Renews the session once for all calls that need it, in this tab and, where the browser has locks, in all tabs: who comes late finds it renewed.
 * The answered function is given when the refused call began and says whether it may be repeated.
 * @throws ApiError when nothing can be known about the session; the person stays signed in
 */
function createRenewal(
  { refreshPath, onSessionExpired }: ApiClientOptions,
  ask: () => Promise<Response>,
): (calledAt: number) => Promise<boolean> {
  const renewedAt = createRenewalTime(`renewed${refreshPath.replaceAll('/', '_')}`)
  let running: Promise<boolean> | undefined
  const refresh = async (calledAt: number) => {
    const last = await renewedAt.read()
    // A time to come is that of a clock which was put back since.
    if (last > calledAt && last <= Date.now()) return true
    const response = await ask()
    if (response.ok) await renewedAt.write(Date.now())
    else if (response.status === 401) onSessionExpired((await apiErrorOf(response)).code)
    else throw await apiErrorOf(response)
    return response.ok
  }
  return (calledAt) => {
    const once = () => refresh(calledAt)
    running ??= (navigator.locks ? navigator.locks.request(refreshPath, once) : once()).finally(() => (running = undefined))
    return running
  }
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, Math.min(Number.isFinite(milliseconds) ? milliseconds : 1000, longestPauseMs))
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}
