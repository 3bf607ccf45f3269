import { ApiError, apiErrorOf } from './apiError.ts'
import type { KnownPosition } from './knownPosition.ts'
import { createRenewalTime } from './renewalTime.ts'
import { uuid } from './uuid.ts'

export interface ApiClientOptions {
  /** The path that renews the access token. The cookies identify the session. */
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
  /**
   * Attempts with the same key take effect once. Default: a new key for each call; null sends none, for calls that are safe to repeat.
   */
  readonly idempotencyKey?: string | null
  /** A 401 concerns the body (a code, a proof, a password) and does not mean that the session has expired. */
  readonly withoutSession?: boolean
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface ApiAnswer<Body> {
  readonly body: Body
  readonly headers: Headers
}

/** Calls the API as the signed-in person of this browser. */
export interface ApiClient {
  /** @throws ApiError for every unsuccessful answer, and when there is no answer. */
  call<Body>(method: Method, path: string, options?: CallOptions): Promise<Body>
  /** Like `call`, but also returns the headers. */
  answer<Body>(method: Method, path: string, options?: CallOptions): Promise<ApiAnswer<Body>>
}

const timeoutMs = 20_000
const attempts = 3
const longestPauseMs = 5_000

/**
 * Creates the client. It sends idempotency keys, renews the session once after a 401, reads its own writes, and retries when the server
 * answers 503.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { position } = options
  const renew = createRenewal(options, () => sendWithRetries('POST', options.refreshPath, { body: {} }))

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

  /** Retries 503 answers and network errors. */
  async function sendWithRetries(method: Method, path: string, call: CallOptions): Promise<Response> {
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
    let response = await sendWithRetries(method, path, call)
    if (response.status === 401 && !call.withoutSession && (await renew(calledAt))) response = await sendWithRetries(method, path, call)
    if (response.status === 400 && position.get() !== null && (await isPositionOfAnotherStore(response))) {
      position.forget()
      response = await sendWithRetries(method, path, call)
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
 * Renews the session once for all calls that need it: in this tab and, where the browser supports locks, in all tabs. The returned
 * function takes the time at which the refused call began, and answers whether the call may be repeated.
 * @throws ApiError when the state of the session is unknown; the person stays signed in
 */
function createRenewal(
  { refreshPath, onSessionExpired }: ApiClientOptions,
  ask: () => Promise<Response>,
): (calledAt: number) => Promise<boolean> {
  const renewedAt = createRenewalTime(`renewed${refreshPath.replaceAll('/', '_')}`)
  let running: Promise<boolean> | undefined
  const refresh = async (calledAt: number) => {
    const last = await renewedAt.read()
    // A time in the future means that the clock was set back since.
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
