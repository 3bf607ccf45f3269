import type { QueryClient } from '@tanstack/react-query'
import { type AuthProvider, HttpError } from 'react-admin'
import { meQuery } from '../account/useMe.ts'
import type { OfficeApi } from './officeApi.ts'
import type { OfficeDataProvider } from './officeDataProvider.ts'
import { toHttpError } from './toHttpError.ts'

/** What the sign-in page asks for. */
export interface SignIn {
  readonly email: string
  readonly password: string
  readonly remember: boolean
}

interface Parts {
  readonly api: OfficeApi
  readonly dataProvider: OfficeDataProvider
  readonly queries: QueryClient
}

/** Signing in and out by the cookies that scripts cannot read; whether there is a session is known by asking who is signed in. */
export function createAuthProvider({ api, dataProvider, queries }: Parts): AuthProvider {
  const { session } = api
  return {
    async login({ email, password, remember }: SignIn) {
      try {
        await api.call('POST', '/api/pro/login', { body: { email, password, remember }, withoutSession: true })
      } catch (error) {
        throw toHttpError(error)
      }
      session.state = 'open'
      await queries.fetchQuery(meQuery(dataProvider)).catch(() => {})
    },

    async logout() {
      const before = session.state
      if (before === 'open') await api.call('POST', '/api/pro/logout', { withoutSession: true })
      if (before === 'open') session.state = 'none'
      return before === 'expired' ? '/login?expired' : '/login'
    },

    async checkAuth() {
      if (session.state !== 'open') throw new Error('nobody is signed in')
      try {
        await queries.ensureQueryData(meQuery(dataProvider))
      } catch (error) {
        // A server that does not answer says nothing about the session: the page itself shows what is wrong.
        if (isSignedOut(error)) {
          session.state = 'expired'
          throw error
        }
      }
    },

    async checkError(error: unknown) {
      if (!isSignedOut(error)) return
      session.state = 'expired'
      // The sign-in page says it.
      throw Object.assign(new Error('the session is over'), { message: false })
    },

    async getIdentity() {
      const { id, firstname, lastname } = await queries.ensureQueryData(meQuery(dataProvider))
      return { id, fullName: [firstname, lastname].filter(Boolean).join(' ') }
    },

    getPermissions: () => Promise.resolve('provider'),
  }
}

function isSignedOut(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401
}
