import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { officePage, officePath, publicProfilePage } from '../../src/api/schemas/pagePaths.ts'
import { plainCookies } from '../../src/api/sessionCookies.ts'
import type { ProviderId } from '../../src/domain/ids.ts'
import { approveProvider } from '../../src/domain/provider/approveProvider.ts'
import { registerProvider } from '../../src/domain/provider/registerProvider.ts'
import { rejectProvider } from '../../src/domain/provider/rejectProvider.ts'
import { createSessions } from '../../src/operational/sessions.ts'
import { createTokens } from '../../src/operational/tokens.ts'
import { providerDirectory } from '../../src/projections/providerDirectory/providerDirectory.ts'
import { accessToken, perform, signedInCouple, signedInPlanner, type TestPlanner } from '../setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'

let product: TestProduct
let hidden: TestPlanner
let path: string
beforeAll(async () => {
  product = await startTestProduct()
  hidden = await signedInPlanner(product, { approved: false })
  await product.positions.waitFor(providerDirectory, hidden.position, 60_000)
  path = `/planner/${hidden.publicId}-atelier-fontaine`
})
afterAll(() => product.close())

const bannerTitle = 'vous seul voyez cette page'
const inFrench = { accept: 'text/html', 'accept-language': 'fr' }

async function page(token?: string, address = path) {
  const answer = await product.app?.inject({
    method: 'GET',
    url: address,
    headers: { ...inFrench, ...(token !== undefined && { cookie: `${plainCookies.provider.access}=${token}` }) },
  })
  if (!answer) throw new Error('the product has no API')
  return answer
}

describe('the page of a profile that is not public', () => {
  test('is shown to its provider as couples will see it, with why nobody else does and what is missing', async () => {
    const { statusCode, body, headers } = await page(hidden.token)
    expect(statusCode).toBe(200)
    expect(body).toMatch(/<h1[^>]*>Atelier Fontaine<\/h1>/)
    expect(body).toContain('Des mariages à taille humaine.')
    expect(body).toContain(bannerTitle)
    expect(body).toContain('attend d’être relu par la modération')
    expect(body).toContain('au moins trois photos')
    expect(body).not.toContain('votre portrait')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).not.toMatch(/application\/ld\+json|rel="canonical"|<alliance-view/)
  })

  test('is the not-found page for everybody else, the same one as for an address that there never was', async () => {
    const other = await signedInPlanner(product)
    const couple = await signedInCouple(product)
    const admin = await accessToken(product, 'admin', randomUUID())
    const never = await page(undefined, '/planner/nobody123456-atelier-fontaine')
    const asCouple = product.app?.inject({ method: 'GET', url: path, headers: { ...inFrench, authorization: `Bearer ${couple.token}` } })
    const asAdmin = product.app?.inject({ method: 'GET', url: path, headers: { ...inFrench, authorization: `Bearer ${admin}` } })
    const answers = await Promise.all([
      page(),
      page(other.token),
      page(couple.token),
      page(admin),
      page(`${hidden.token}x`),
      asCouple,
      asAdmin,
    ])
    for (const answer of answers) {
      expect(answer?.statusCode).toBe(404)
      expect(answer?.body).toBe(never.body)
      expect(answer?.body).not.toContain('Atelier Fontaine')
    }
  })

  test('is not kept for the next who asks', async () => {
    expect((await page(hidden.token)).statusCode).toBe(200)
    expect((await page()).statusCode).toBe(404)
  })

  test('an administrator that acts as the provider sees it as the provider does, and that of no other', async () => {
    const { database, secrets, rules, now } = product.backend
    const { tokenKey } = secrets
    const tokens = await createTokens({ database, tokenKey, rules, now })
    const sessions = createSessions({ database, tokens, tokenKey, rules, now })
    const id = randomUUID()
    const opened = await sessions.impersonate({ id, role: 'provider', personId: hidden.id, impersonator: randomUUID() })
    expect((await page(opened?.token)).body).toContain(bannerTitle)
    const other = await signedInPlanner(product)
    const elsewhere = await sessions.impersonate({ id: randomUUID(), role: 'provider', personId: other.id, impersonator: randomUUID() })
    expect((await page(elsewhere?.token)).statusCode).toBe(404)
  })

  test('a session that has to be renewed is led to the office, which does that; somebody else’s is not', async () => {
    const { database, secrets, rules, now } = product.backend
    const tokens = await createTokens({ database, tokenKey: secrets.tokenKey, rules, now })
    const expired = (id: string) => tokens.signAccess({ role: 'provider', id, sessionId: randomUUID() }, new Date(now().getTime() - 60_000))
    const { statusCode, headers } = await page(await expired(hidden.id))
    expect([statusCode, headers['location']]).toEqual([302, officePath + officePage(publicProfilePage)])
    const other = await signedInPlanner(product)
    expect((await page(await expired(other.id))).statusCode).toBe(404)
  })

  test('has one address, which its provider is led to by its number alone', async () => {
    const { statusCode, headers } = await page(hidden.token, `/planner/${hidden.publicId}`)
    expect([statusCode, headers['location']]).toEqual([302, path])
  })

  test('of a provider that has described nothing yet says what comes first', async () => {
    const id = randomUUID() as ProviderId
    const publicId = id.slice(0, 8)
    const person = { firstname: 'Nora', lastname: 'Petit', email: `${publicId}@example.com`, phone: '+33478123456', locale: 'fr-FR' }
    const position = await perform(product, registerProvider, { providerId: id, publicId, kind: 'venue', emailConfirmed: false, ...person })
    await product.positions.waitFor(providerDirectory, position, 60_000)
    const { statusCode, body } = await page(await accessToken(product, 'provider', id), `/venue/${publicId}`)
    expect(statusCode).toBe(200)
    expect(body).toContain('Décrivez votre entreprise')
    expect(body).toContain('Confirmez votre adresse e-mail')
    expect(body).not.toContain('Nora')
  })

  test('says that moderation rejected it, and is a page like any other once it is approved', async () => {
    const planner = await signedInPlanner(product, { approved: false })
    const at = `/planner/${planner.publicId}-atelier-fontaine`
    const rejected = await perform(product, rejectProvider, { providerId: planner.id, reason: 'copied_text', note: 'https://example.test' })
    await product.positions.waitFor(providerDirectory, rejected, 60_000)
    expect((await page(planner.token, at)).body).toContain('La modération a refusé votre profil')
    const position = await perform(product, approveProvider, { providerId: planner.id })
    await product.positions.waitFor(providerDirectory, position, 60_000)
    const { statusCode, body, headers } = await page(planner.token, at)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-cache'])
    expect(body).not.toContain(bannerTitle)
  })
})
