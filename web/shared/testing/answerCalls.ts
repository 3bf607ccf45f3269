import { vi } from 'vitest'

/** A request that a component sent. */
export interface SentCall {
  readonly method: string
  readonly path: string
  readonly headers: Headers
  readonly body: unknown
}

interface GivenAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export type Answers = Readonly<Record<string, (call: SentCall) => GivenAnswer | Promise<GivenAnswer>>>

/**
 * Replaces the network until the end of the test. Answers are keyed by method and path ("GET /api/project/me"), and all requests are
 * recorded. A call without an answer fails like an unreachable server.
 */
export function answerCalls(answers: Answers): readonly SentCall[] {
  const sent: SentCall[] = []
  vi.stubGlobal('fetch', async (input: string, { method = 'GET', headers, body, signal }: RequestInit = {}) => {
    const { pathname, search } = new URL(input, 'http://localhost')
    const call = { method, path: pathname + search, headers: new Headers(headers), body: parsed(body) }
    sent.push(call)
    const answer = answers[`${method} ${pathname}`]
    if (!answer) throw new TypeError(`nothing answers ${method} ${pathname}`)
    const given = await Promise.race([Promise.resolve(answer(call)), aborted(signal)])
    return new Response(given.body === undefined ? null : JSON.stringify(given.body), {
      status: given.status ?? 200,
      headers: { 'content-type': 'application/json', ...given.headers },
    })
  })
  return sent
}

function parsed(body: unknown): unknown {
  if (typeof body !== 'string') return undefined
  // Only calls to the payment service are sent as forms.
  return body.startsWith('{') || body.startsWith('[') ? (JSON.parse(body) as unknown) : Object.fromEntries(new URLSearchParams(body))
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })
}
