import type { User } from '../../src/api/schemas/couple/auth.ts'
import { newPhone, provenPhone, registrationForm } from './phoneSignIn.ts'
import { type CallOptions, type TestProduct } from './testProduct.ts'

/** The answers of sign-in and registration; which fields exist depends on the call. */
export interface SignInAnswer {
  readonly success: boolean
  readonly error: string | null
  readonly error_slug: string | null
  readonly proof: string | null
  readonly hasAccount: boolean
  readonly user: User | null
  readonly token: string
  readonly refresh_token: string
  readonly errors?: readonly { readonly field: string; readonly message: string }[]
}

/** The couple API's calls, by a caller who reads English. */
export function coupleCalls(product: () => TestProduct) {
  const post = (call: string, body: object, options: CallOptions = {}) =>
    product().call<SignInAnswer>('POST', `/api/project/${call}`, { body, headers: { 'accept-language': 'en' }, ...options })
  return {
    post,
    me: (token?: string) => product().call<User | null>('GET', '/api/project/me', token === undefined ? {} : { token }),
    refresh: (refresh_token: unknown) => product().call<SignInAnswer>('POST', '/api/token/refresh', { body: { refresh_token } }),
    /** A couple that registered by its phone. */
    registered: async (phone = newPhone()) => {
      const proof = await provenPhone(product(), phone)
      const { body } = await post('register', registrationForm(phone, proof))
      return { phone, ...body }
    },
  }
}

/** The identity in an access token, and its session. */
export function claimsOf(token: string): { readonly sub: string; readonly sid: string } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}
