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

test('sends no request without session cookies', async () => {
  const { auth, paths } = browser({}, false)
  await expect(auth.checkAuth({})).rejects.toMatchObject({ message: false })
  expect(paths()).toEqual([])
})

test('opens the session on sign-in and returns the permissions of the signed-in person', async () => {
  const { api, auth } = browser({ ...me, 'POST /api/pro/login': () => ({ body: {} }) }, false)
  await auth.login(credentials)
  expect(api.session.state).toBe('open')
  await expect(auth.checkAuth({})).resolves.toBeUndefined()
  await expect(auth.getPermissions?.({})).resolves.toEqual(signedInProvider.session)
  await expect(auth.getIdentity?.()).resolves.toEqual({ id: signedInProvider.id, fullName: 'Claire Fontaine' })
})

test('reports why a sign-in was refused, with the server’s message', async () => {
  const { api, auth } = browser({ 'POST /api/pro/login': () => ({ ...refused, body: { ...refused.body, detail: 'Not right.' } }) }, false)
  await expect(auth.login(credentials)).rejects.toMatchObject({ status: 401, message: 'Not right.' })
  expect(api.session.state).toBe('none')
})

test('ends the session on the server on sign-out and clears typed input', async () => {
  const { api, auth, paths } = browser({ ...me, 'POST /api/pro/logout': () => ({ body: {} }) })
  keepDraft('1.company.own', { base: {}, changes: { name: 'Half typed' } })
  await expect(auth.logout({})).resolves.toBe('/login')
  expect(paths()).toEqual(['POST /api/pro/logout'])
  expect(api.session.state).toBe('none')
  expect(readDraft('1.company.own')).toBeUndefined()
})

test('keeps the session when the server did not confirm the sign-out', async () => {
  const { api, auth } = browser({ ...me, 'POST /api/pro/logout': () => ({ status: 500, body: {} }) })
  await expect(auth.logout({})).rejects.toBeDefined()
  expect(api.session.state).toBe('open')
  await expect(auth.checkAuth({})).resolves.toBeUndefined()
})

test('redirects to the sign-in with a reason when the session expired, and keeps typed input', async () => {
  const { api, auth, paths } = browser(worn)
  keepDraft('1.company.own', { base: {}, changes: { name: 'Half typed' } })
  await expect(auth.checkAuth({})).rejects.toMatchObject({ message: false })
  expect(api.session.state).toBe('expired')
  await expect(auth.logout({})).resolves.toBe('/login?expired')
  expect(paths()).not.toContain('POST /api/pro/logout')
  expect(readDraft('1.company.own')).toBeDefined()
})

test.each(['password_changed', 'email_changed', 'ended_elsewhere'])(
  'redirects to the sign-in with the reason when another device ended the session: %s',
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
    // The next session ends by itself.
    await auth.login(credentials)
    await expect(auth.checkError(new HttpError('Please sign in.', 401, {}))).rejects.toBeDefined()
    await expect(auth.logout({})).resolves.toBe('/login?expired')
  },
)

test('ignores reads that the page still sends after its session has ended', async () => {
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

test('ends the session only on a 401, not on a refused command', async () => {
  const { api, auth } = browser(me)
  await expect(auth.checkError(new HttpError('Not now.', 409, {}))).resolves.toBeUndefined()
  expect(api.session.state).toBe('open')
  await expect(auth.checkError(new HttpError('Please sign in.', 401, {}))).rejects.toMatchObject({ message: false })
  expect(api.session.state).toBe('expired')
})

test('uses the administrator’s API side for sign-in, renewal and sign-out of an administrator', async () => {
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

test('recognises the side of an administrator’s existing session', async () => {
  const { auth, paths } = browser({ 'GET /api/admin/me': () => refused, 'POST /api/admin/token/refresh': () => refused }, true, 'admin')
  await expect(auth.checkAuth({})).rejects.toMatchObject({ message: false })
  expect(paths()).toEqual(['GET /api/admin/me', 'POST /api/admin/token/refresh'])
})
