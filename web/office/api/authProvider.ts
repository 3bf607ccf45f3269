import type { QueryClient } from '@tanstack/react-query'
import { type AuthProvider, HttpError } from 'react-admin'
import { officeEntrances } from '../../../src/api/schemas/pagePaths.ts'
import { dropAllDrafts } from '../kit/form/drafts.ts'
import type { OfficeRole, Permissions } from '../session/permissions.ts'
import { meQuery } from '../session/useMe.ts'
import type { OfficeApi, SideApi } from './officeApi.ts'
import type { OfficeDataProvider } from './officeDataProvider.ts'
import { queryKeys } from './queryKeys.ts'
import { signInAfter } from './sessionEnd.ts'
import { toHttpError } from './toHttpError.ts'

/** A call that opens a session for a role, e.g. a sign-in or a registration. */
export interface SignIn {
  readonly role: OfficeRole
  readonly enter: (side: SideApi) => Promise<unknown>
}

interface Parts {
  readonly api: OfficeApi
  readonly dataProvider: OfficeDataProvider
  readonly queries: QueryClient
}

/** react-admin's auth provider. The session is in cookies that scripts cannot read, so the server is asked who is signed in. */
export function createAuthProvider({ api, dataProvider, queries }: Parts): AuthProvider {
  const { session } = api
  return {
    async login({ role, enter }: SignIn) {
      try {
        await enter(api.ofSide(role))
      } catch (error) {
        throw toHttpError(error)
      }
      session.role = role
      session.state = 'open'
      session.isLeft = false
      session.endedBecause = undefined
      await queries.fetchQuery(meQuery(dataProvider)).catch(() => {})
      // On the sign-in page react-admin already treats the person as signed out.
      await queries.invalidateQueries({ queryKey: queryKeys.auth })
    },

    async logout() {
      const before = session.state
      // Set before the call: the server closes the live connection before it answers, and the page would then refetch everything.
      session.isLeft = true
      if (before === 'open') {
        try {
          await api.ofSide().post('/logout', { withoutSession: true })
        } catch (error) {
          session.isLeft = false
          throw error
        }
        session.state = 'none'
        dropAllDrafts()
      }
      return before === 'expired' ? signInAfter(session.endedBecause) : officeEntrances.signIn
    },

    async checkAuth() {
      if (session.state !== 'open') throw notSignedIn()
      try {
        await queries.ensureQueryData(meQuery(dataProvider))
      } catch (error) {
        // Without an answer the state of the session is unknown, so the page shows the error itself.
        if (!isSignedOut(error)) return
        session.state = 'expired'
        throw notSignedIn()
      }
    },

    async checkError(error: unknown) {
      // react-admin clears its cache while the page is still shown. The refetches of that page must not end the session again.
      if (!isSignedOut(error) || session.isLeft) return
      session.state = 'expired'
      throw notSignedIn()
    },

    async getIdentity() {
      const { id, firstname, lastname } = await queries.ensureQueryData(meQuery(dataProvider))
      return { id, fullName: [firstname, lastname].filter(Boolean).join(' ') }
    },

    async getPermissions(): Promise<Permissions> {
      if (session.state !== 'open') throw notSignedIn()
      try {
        return (await queries.ensureQueryData(meQuery(dataProvider))).session
      } catch (error) {
        if (isSignedOut(error)) throw notSignedIn()
        return { role: session.role, capabilities: [], impersonated: false }
      }
    },
  }
}

/** No message here, because the sign-in page shows the reason. */
function notSignedIn(): Error {
  return Object.assign(new Error('nobody is signed in'), { message: false })
}

function isSignedOut(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401
}
