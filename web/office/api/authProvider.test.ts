import { HttpError } from 'react-admin'
import { expect, test } from 'vitest'
import { type Answers, answerCalls } from '../../shared/testing/answerCalls.ts'
import { createQueries } from '../createQueries.ts'
import { keepDraft, readDraft } from '../kit/form/drafts.ts'
import type { OfficeRole } from '../session/permissions.ts'
import { signedInProvider } from '../testing/signedInProvider.ts'
import { createAuthProvider, type SignIn } from './authProvider.ts'
import { createOfficeApi } from './officeApi.ts'
import { createOfficeDataProvider } from './officeDataProvider.ts'
import { toHttpError } from './toHttpError.ts'

const refused = { status: 401, body: { status: 401, code: 'unauthorized', detail: 'Please sign in.' } }
const body = { email: 'claire@atelier.example', password: 'secret', remember: true }
const credentials: SignIn = { role: 'provider', enter: (side) => side.post('/login', { body, withoutSession: true }) }

function browser(answers: Answers, maybeSignedIn = true, role: OfficeRole = 'provider') {
  const sent = answerCalls(answers)
  const api = createOfficeApi({ language: () => 'en', maybeSignedIn, role })
  const auth = createAuthProvider({ api, dataProvider: createOfficeDataProvider(api, (name) => name), queries: createQueries() })
  return { api, auth, paths: () => sent.map(({ method, path }) => `${method} ${path}`) }
}
const me = { 'GET /api/pro/me': () => ({ body: signedInProvider }) }
const worn = { 'GET /api/pro/me': () => refused, 'POST /api/pro/token/refresh': () => refused }

test('sends no request when the browser has no session cookies', async () => {
  const { auth, paths } = browser({}, false)
  await expect(auth.checkAuth({})).rejects.toMatchObject({ message: false })
  expect(paths()).toEqual([])
})

test('signing in opens the session, and permissions are those of who is signed in', async () => {
  const { api, auth } = browser({ ...me, 'POST /api/pro/login': () => ({ body: {} }) }, false)
  await auth.login(credentials)
  expect(api.session.state).toBe('open')
  await expect(auth.checkAuth({})).resolves.toBeUndefined()
  await expect(auth.getPermissions?.({})).resolves.toEqual(signedInProvider.session)
  await expect(auth.getIdentity?.()).resolves.toEqual({ id: signedInProvider.id, fullName: 'Claire Fontaine' })
})

test('a refused sign-in says why, in the server’s words, and opens nothing', async () => {
  const { api, auth } = browser({ 'POST /api/pro/login': () => ({ ...refused, body: { ...refused.body, detail: 'Not right.' } }) }, false)
  await expect(auth.login(credentials)).rejects.toMatchObject({ status: 401, message: 'Not right.' })
  expect(api.session.state).toBe('none')
})

test('signing out ends the session on the server and drops what was typed', async () => {
  const { api, auth, paths } = browser({ ...me, 'POST /api/pro/logout': () => ({ body: {} }) })
  keepDraft('1.company.own', { base: {}, changes: { name: 'Half typed' } })
  await expect(auth.logout({})).resolves.toBe('/login')
  expect(paths()).toEqual(['POST /api/pro/logout'])
  expect(api.session.state).toBe('none')
  expect(readDraft('1.company.own')).toBeUndefined()
})

test('a sign-out that the server did not confirm keeps the session', async () => {
  const { api, auth } = browser({ ...me, 'POST /api/pro/logout': () => ({ status: 500, body: {} }) })
  await expect(auth.logout({})).rejects.toBeDefined()
  expect(api.session.state).toBe('open')
  await expect(auth.checkAuth({})).resolves.toBeUndefined()
})

test('a session that is over leads to the sign-in page that says so, and keeps what was typed', async () => {
  const { api, auth, paths } = browser(worn)
  keepDraft('1.company.own', { base: {}, changes: { name: 'Half typed' } })
  await expect(auth.checkAuth({})).rejects.toMatchObject({ message: false })
  expect(api.session.state).toBe('expired')
  await expect(auth.logout({})).resolves.toBe('/login?expired')
  expect(paths()).not.toContain('POST /api/pro/logout')
  expect(readDraft('1.company.own')).toBeDefined()
})

test.each(['password_changed', 'email_changed', 'ended_elsewhere'])(
  'a session that another device ended leads to the sign-in page that says why: %s',
  async (code) => {
    const ended = { status: 401, body: { status: 401, code, detail: 'Please sign in.' } }
    let isIn = false
    const { auth } = browser({
      'GET /api/pro/me': () => (isIn ? { body: signedInProvider } : refused),
      'POST /api/pro/token/refresh': () => ended,
      'POST /api/pro/login': () => {
        isIn = true
        return { body: {} }
      },
    })
    await expect(auth.checkAuth({})).rejects.toMatchObject({ message: false })
    await expect(auth.logout({})).resolves.toBe(`/login?expired=${code}`)
    // The next one ends by itself.
    await auth.login(credentials)
    await expect(auth.checkError(new HttpError('Please sign in.', 401, {}))).rejects.toBeDefined()
    await expect(auth.logout({})).resolves.toBe('/login?expired')
  },
)

test('what the page that is left reads again is neither sent nor taken for a session that expired', async () => {
  const { api, auth, paths } = browser({ ...me, 'POST /api/pro/logout': () => ({ body: {} }), 'POST /api/pro/login': () => ({ body: {} }) })
  const left = auth.logout({})
  const error: unknown = await api.ofSide().get('/me').catch(toHttpError)
  await left
  expect(error).toMatchObject({ status: 401 })
  await expect(auth.checkError(error)).resolves.toBeUndefined()
  expect(api.session.state).toBe('none')
  expect(paths()).toEqual(['POST /api/pro/logout'])

  await auth.login(credentials)
  expect(paths()).toEqual(['POST /api/pro/logout', 'POST /api/pro/login', 'GET /api/pro/me'])
})

test('keeps the session when the server does not answer', async () => {
  const { api, auth } = browser({ 'GET /api/pro/me': () => ({ status: 500, body: {} }) })
  await expect(auth.checkAuth({})).resolves.toBeUndefined()
  expect(api.session.state).toBe('open')
})

test('only a refused session ends it: a refused command does not', async () => {
  const { api, auth } = browser(me)
  await expect(auth.checkError(new HttpError('Not now.', 409, {}))).resolves.toBeUndefined()
  expect(api.session.state).toBe('open')
  await expect(auth.checkError(new HttpError('Please sign in.', 401, {}))).rejects.toMatchObject({ message: false })
  expect(api.session.state).toBe('expired')
})

test('an administrator signs in on its own side, and is asked for, renewed and signed out there alone', async () => {
  const session = { role: 'admin', capabilities: ['moderate'], impersonated: false } as const
  let isRenewed = false
  const { api, auth, paths } = browser(
    {
      'POST /api/admin/login': () => ({ body: {} }),
      'GET /api/admin/me': () => (isRenewed ? { body: { ...signedInProvider, session } } : refused),
      'POST /api/admin/token/refresh': () => {
        isRenewed = true
        return { body: {} }
      },
      'POST /api/admin/logout': () => ({ body: {} }),
    },
    false,
  )
  await auth.login({ ...credentials, role: 'admin' })
  expect(api.side().base).toBe('/api/admin')
  await expect(auth.getPermissions?.({})).resolves.toEqual(session)
  await auth.logout({})
  expect(paths()).toEqual([
    'POST /api/admin/login',
    'GET /api/admin/me',
    'POST /api/admin/token/refresh',
    'GET /api/admin/me',
    'POST /api/admin/logout',
  ])
})

test('the session of an administrator that the browser came with is that of its own side', async () => {
  const { auth, paths } = browser({ 'GET /api/admin/me': () => refused, 'POST /api/admin/token/refresh': () => refused }, true, 'admin')
  await expect(auth.checkAuth({})).rejects.toMatchObject({ message: false })
  expect(paths()).toEqual(['GET /api/admin/me', 'POST /api/admin/token/refresh'])
})
