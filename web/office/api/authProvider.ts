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

/** A call that opens a session, and for which role, e.g. a sign-in or a registration. */
export interface SignIn {
  readonly role: OfficeRole
  readonly enter: (side: SideApi) => Promise<unknown>
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
      // Beside the sign-in page react-admin has noted already that nobody is signed in.
      await queries.invalidateQueries({ queryKey: queryKeys.auth })
    },

    async logout() {
      const before = session.state
      // From now on: the server closes the live connection before it answers, and the page would read everything again.
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
        // A server that does not answer says nothing about the session: the page itself shows what is wrong.
        if (!isSignedOut(error)) return
        session.state = 'expired'
        throw notSignedIn()
      }
    },

    async checkError(error: unknown) {
      // react-admin empties its cache before the page is gone: what the page reads again must not end the session once more.
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

/** Without a message of its own: the sign-in page says it. */
function notSignedIn(): Error {
  return Object.assign(new Error('nobody is signed in'), { message: false })
}

function isSignedOut(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401
}
