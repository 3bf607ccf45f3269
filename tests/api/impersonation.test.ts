import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Route } from '../../src/api/route.ts'
import { projectStream } from '../../src/domain/project/project.ts'
import { createSessions, type Sessions } from '../../src/operational/sessions.ts'
import { type AdminCapability, createTokens, type Tokens } from '../../src/operational/tokens.ts'
import { openPermissionWorld, type PermissionWorld } from '../permissions/world.ts'
import { signedInCouple } from '../setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'
import { wizardProject } from '../setup/wizardProject.ts'

/** There is no screen for administrators yet. */
const moderating: Route = (api) => {
  api.get('/api/admin/planted', { config: { access: { as: 'admin', can: 'moderate' } } }, async () => ({ ok: true }))
}

let product: TestProduct
let world: PermissionWorld
let tokens: Tokens
let sessions: Sessions
beforeAll(async () => {
  product = await startTestProduct({ furtherRoutes: () => [moderating] })
  world = await openPermissionWorld(product)
  const { database, secrets, rules, now } = product.backend
  tokens = await createTokens({ database, tokenKey: secrets.tokenKey, rules, now })
  sessions = createSessions({ database, tokens, tokenKey: secrets.tokenKey, rules, now })
})
afterAll(() => product.close())

const refused = { status: 403, body: { code: 'refused_while_impersonating' } }

async function actAs(role: 'couple' | 'provider', personId: string) {
  const impersonator = randomUUID()
  const opened = await sessions.impersonate({ id: randomUUID(), role, personId, impersonator })
  if (!opened) throw new Error('no impersonation')
  return { token: opened.token, impersonator, sessionId: opened.sessionId }
}

it('records the person and the administrator in every event', async () => {
  const couple = await signedInCouple(product)
  const { token, impersonator } = await actAs('couple', couple.id)
  const { body } = await product.call<{ projectId: string }>('POST', '/api/project/save-project', { body: wizardProject(), token })
  const [saved] = await product.backend.eventStore.readStream(projectStream(body.projectId as never))
  expect(saved?.metadata).toMatchObject({ actor: `couple:${couple.id}`, impersonator: `admin:${impersonator}` })
  const own = await product.call<{ projectId: string }>('POST', '/api/project/save-project', { body: wizardProject(), token: couple.token })
  const [event] = await product.backend.eventStore.readStream(projectStream(own.body.projectId as never))
  expect(event?.metadata).not.toHaveProperty('impersonator')
})

it('is not a sign-in of the planner, and marks nothing as seen', async () => {
  const request = await world.request('planner on Free', 'own')
  const { token } = await actAs('provider', world.planner.id)
  expect((await product.call('GET', `/api/pro/requests/${request}`, { token })).status).toBe(200)
  expect(await product.call('POST', `/api/pro/requests/${request}/seen`, { token })).toMatchObject(refused)
  expect(await product.call('POST', `/api/pro/requests/${request}/unlock`, { token })).toMatchObject(refused)
  const self = await product.call('GET', '/api/pro/me', { token })
  expect(self).toMatchObject({ status: 200, body: { session: { role: 'provider', capabilities: [], impersonated: true } } })
  const written = [
    ...(await product.backend.eventStore.readStream(`request-${request}` as never)),
    ...(await product.backend.eventStore.readStream(`provider-${world.planner.id}` as never)),
  ].map(({ type }) => type)
  expect(written).toContain('RequestReceived')
  expect(written).not.toContain('RequestSeen')
  expect(written).not.toContain('ProviderSignedIn')
})

it('cannot delete the account, not even after the impersonation was ended', async () => {
  const couple = await signedInCouple(product)
  const { token, sessionId } = await actAs('couple', couple.id)
  const deleteAccount = (given: string) => product.call('POST', '/api/project/delete-account', { body: { confirm: true }, token: given })
  expect(await deleteAccount(token)).toMatchObject(refused)
  expect((await deleteAccount(couple.token)).status).toBe(200)
  await sessions.close(sessionId, 'signed_out')
  expect((await deleteAccount(token)).status).toBe(401)
})

it('ends when the administrator signs out of it, without ending the person’s session', async () => {
  const couple = await signedInCouple(product)
  const { token } = await actAs('couple', couple.id)
  expect((await product.call('POST', '/api/project/logout', { token })).status).toBe(200)
  expect((await product.call('GET', '/api/project/projects', { token })).status).toBe(401)
  expect((await product.call('GET', '/api/project/projects', { token: couple.token })).status).toBe(200)
})

describe('a route that needs a capability', () => {
  const call = async (capabilities: readonly AdminCapability[]) => {
    const token = await tokens.signAccess({ role: 'admin', id: randomUUID(), sessionId: randomUUID(), capabilities })
    return (await product.call('GET', '/api/admin/planted', { token })).status
  }

  it('admits an administrator that has it, and nobody else', async () => {
    expect(await call(['moderate', 'finance'])).toBe(200)
    expect(await call(['finance', 'administer', 'impersonate'])).toBe(403)
    expect(await call([])).toBe(403)
    const couple = await signedInCouple(product)
    expect((await product.call('GET', '/api/admin/planted', { token: couple.token })).status).toBe(403)
    expect((await product.call('GET', '/api/admin/planted')).status).toBe(401)
  })
})
