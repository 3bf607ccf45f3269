import { afterAll, beforeAll, expect, it } from 'vitest'
import { coupleCalls } from '../../../../tests/setup/coupleCalls.ts'
import { plannerWithCredit, type RequestBody, requestUrl } from '../../../../tests/setup/sentRequest.ts'
import { signedInCouple, type TestPlanner } from '../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../tests/setup/testProduct.ts'
import { wizardProject } from '../../../../tests/setup/wizardProject.ts'
import { providerDirectory } from '../../../projections/providerDirectory/providerDirectory.ts'
import { CoupleExport } from '../../schemas/couple/export.ts'

let product: TestProduct
let planners: readonly TestPlanner[]
const { registered } = coupleCalls(() => product)
beforeAll(async () => {
  product = await startTestProduct()
  planners = [await plannerWithCredit(product), await plannerWithCredit(product)]
  await product.positions.waitFor(providerDirectory, planners[1]?.position as never, 120_000)
})
afterAll(() => product.close())

const exported = (token: string, after?: string) =>
  product.call<CoupleExport>('GET', '/api/project/export', { token, ...(after === undefined ? {} : { after }) })

it('holds everything that is stored about the couple, in the documented shape', async () => {
  const { token, phone } = await registered()
  const call = (method: string, url: string, body?: object) =>
    product.call<{ projectId: string }>(method, url, { token, ...(body ? { body } : {}) })
  const [buyer, refuser] = planners as [TestPlanner, TestPlanner]
  await call('PUT', `/api/directory/favorites/${buyer.publicId}`)
  const { projectId } = (await call('POST', '/api/project/save-project', wizardProject())).body
  await call('POST', '/api/project/save-project', { ...wizardProject({ guestRange: 'more200' }), id: projectId })
  const selectedPrestataires = [buyer.id, refuser.id]
  await call('POST', '/api/project/choose-prestataires', { project: projectId, selectedPrestataires, message: 'Bonjour, ici Camille !' })
  const inboxOf = async (planner: TestPlanner) =>
    (await product.call<RequestBody[]>('GET', '/api/pro/requests', { token: planner.token })).body
  await expect.poll(async () => [(await inboxOf(buyer)).length, (await inboxOf(refuser)).length], { timeout: 120_000 }).toEqual([1, 1])
  const [bought] = await inboxOf(buyer)
  const [refused] = await inboxOf(refuser)
  await product.call('POST', requestUrl(bought?.id ?? '', '/unlock'), { token: buyer.token })
  const rejection = { reason: 'other', note: 'En congé' }
  const { position } = await product.call('POST', requestUrl(refused?.id ?? '', '/reject'), { token: refuser.token, body: rejection })

  const { status, headers, body } = await exported(token, position)
  expect(status).toBe(200)
  expect(headers['content-disposition']).toMatch(/^attachment; filename="alliance-\d{4}-\d\d-\d\d\.json"$/)
  expect(headers['content-type']).toContain('application/json')
  expect(headers['cache-control']).toBe('no-store')
  expect(CoupleExport.parse(body)).toEqual(body)
  const time = expect.any(String)
  expect(body).toMatchObject({
    format: 'alliance-couple-export',
    version: 1,
    profile: {
      firstname: 'Camille',
      lastname: 'Moreau',
      phone,
      history: [{ savedAt: time, email: 'camille.moreau@example.fr', home: { city: 'Lyon' }, locale: 'fr-FR' }],
    },
    terms: [{ version: '2026-11-01', acceptedAt: time }],
    favourites: [{ providerId: buyer.id, provider: 'Atelier Fontaine', addedAt: time }],
    projects: [
      {
        id: projectId,
        history: [{ guestRange: '50to100' }, { guestRange: 'more200', weddingTheme: 'Champêtre', eventPlace: { city: 'Lyon' } }],
        foundAt: null,
        cancelledAt: null,
      },
    ],
    disclosures: [{ requestId: bought?.id, projectId, providerId: buyer.id, unlockedAt: time }],
    sessions: [{ openedAt: time, expiresAt: time, endedAt: null, endedBecause: null }],
    // The mail about the unlock may be included.
    messages: expect.arrayContaining([
      expect.objectContaining({ channel: 'sms', kind: 'phone-code', state: 'sent', sentAt: time }),
    ]) as object,
  })
  const requests = new Map<string, object>(body.projects[0]?.requests.map((request) => [request.providerId, request]))
  const contact = { firstname: 'Camille', lastname: 'Moreau', email: 'camille.moreau@example.fr', phone }
  expect(requests.get(buyer.id)).toMatchObject({ message: 'Bonjour, ici Camille !', contact, unlockedAt: time, rejectedAt: null })
  expect(requests.get(refuser.id)).toMatchObject({
    unlockedAt: null,
    rejectedAt: time,
    rejectionReason: 'other',
    rejectionNote: 'En congé',
  })
})

it('holds nothing of anybody else, and goes to nobody else', async () => {
  const couple = await signedInCouple(product, { firstname: 'Nadia', phone: '+33698700001' })
  const { text, status } = await exported(couple.token)
  expect(status).toBe(200)
  expect(text).toContain('Nadia')
  expect(text).not.toMatch(/Camille|Bonjour|congé/)
  expect((await product.call('GET', '/api/project/export')).status).toBe(401)
  expect((await exported(planners[0]?.token ?? '')).status).toBe(403)
})

it('is given five times an hour', async () => {
  const couple = await signedInCouple(product)
  for (let n = 0; n < 5; n++) expect((await exported(couple.token)).status).toBe(200)
  const tooMany = await exported(couple.token)
  expect(tooMany.status).toBe(429)
  expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(0)
})
