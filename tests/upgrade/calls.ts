import { randomUUID } from 'node:crypto'
import type { Product } from '../../src/startProduct.ts'

/** Calls a product's API without a listening socket; anything but success is an error. */
export class Calls {
  readonly #product: Product
  constructor(product: Product) {
    this.#product = product
  }

  get<Body>(url: string, token?: string): Promise<Body> {
    return this.#call<Body>('GET', url, token)
  }

  post<Body = unknown>(url: string, token?: string, body?: object): Promise<Body> {
    return this.#call<Body>('POST', url, token, body)
  }

  put(url: string, token: string): Promise<unknown> {
    return this.#call('PUT', url, token)
  }

  async #call<Body>(method: 'GET' | 'POST' | 'PUT', url: string, token?: string, body?: object): Promise<Body> {
    const { app } = this.#product
    if (!app) throw new Error('this product has no API')
    const headers = { 'idempotency-key': randomUUID(), ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) }
    const answer = await app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) })
    const parsed = answer.json<Body & { readonly success?: boolean }>()
    if (answer.statusCode >= 400 || parsed?.success === false) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`)
    return parsed
  }
}
