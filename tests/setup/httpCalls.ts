import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { Answer, CallOptions, TestProduct } from './testProduct.ts'

export type HttpCall = <Body = unknown>(method: string, path: string, options?: CallOptions) => Promise<Answer<Body>>

/** Makes a product listen on a free port of this machine; returns its origin, `http://127.0.0.1:…`. */
export async function listening({ app }: TestProduct): Promise<string> {
  if (!app) throw new Error('this product has no API')
  await app.listen({ port: 0, host: '127.0.0.1' })
  return originOf(app.server.address())
}

/** The origin of a server on this machine. */
export function originOf(address: AddressInfo | string | null): string {
  if (!address || typeof address === 'string') throw new Error('the server listens on no port')
  return `http://127.0.0.1:${address.port}`
}

/** The same as `TestProduct.call`, over a connection. Rejects when the answer is incomplete. */
export function httpCalls(origin: string): HttpCall {
  const call = async (method: string, path: string, { body, token, headers, key, after }: CallOptions = {}) => {
    const answer = await fetch(new URL(path, origin), {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(key === null || method === 'GET' ? {} : { 'idempotency-key': key ?? randomUUID() }),
        ...(after === undefined ? {} : { 'x-min-position': after }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    const json = /json/.test(answer.headers.get('content-type') ?? '')
    return {
      status: answer.status,
      body: json ? (JSON.parse(text) as unknown) : undefined,
      text,
      headers: Object.fromEntries(answer.headers),
      position: answer.headers.get('x-position') ?? undefined,
    }
  }
  return call as HttpCall
}
