import { randomUUID } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { grantPremium } from '../../src/domain/account/grantPremium.ts'
import { askErasure } from '../../src/domain/person/askErasure.ts'
import { chooseAccent } from '../../src/domain/provider/chooseAccent.ts'
import { type DescribeCompany, describeCompany } from '../../src/domain/provider/describeCompany.ts'
import { singlePart } from '../../src/domain/provider/profilePart.ts'
import { provider, providerStream } from '../../src/domain/provider/provider.ts'
import { rejectProfilePart } from '../../src/domain/provider/rejectProfilePart.ts'
import { providerDirectory } from '../../src/projections/providerDirectory/providerDirectory.ts'
import { providerReviews } from '../../src/projections/providerReviews/providerReviews.ts'
import { accents } from '../../web/shared/theme/accents.ts'
import { freshnessLimit, seenWithin } from '../setup/freshnessLimit.ts'
import { publicVenue } from '../setup/publicVenue.ts'
import { publishedPortfolio } from '../setup/publishedPortfolio.ts'
import { companyDescribed, lyon } from '../setup/sampleEvents.ts'
import { perform, signedInCouple, signedInPlanner, type TestPlanner } from '../setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'
import { writtenReview } from '../setup/writtenReview.ts'

let product: TestProduct
let planner: TestPlanner
let path: string
beforeAll(async () => {
  product = await startTestProduct()
  planner = await signedInPlanner(product)
  await product.positions.waitFor(providerDirectory, planner.position, 60_000)
  path = `/planner/${planner.publicId}-atelier-fontaine`
})
afterAll(() => product.close())

const page = (headers: Readonly<Record<string, string>> = {}, from: TestProduct = product) =>
  from.app?.inject({ method: 'GET', url: path, headers: { accept: 'text/html', 'accept-language': 'fr', ...headers } }) ??
  Promise.reject(new Error('the product has no API'))
const text = async (from: TestProduct = product) => (await page({}, from)).body

/** Saves a profile with the text `words`, like the office. */
async function describeAs(
  words: string,
  others: readonly [experience: string, strength: string, service: string] | [] = [],
): Promise<void> {
  const [experience = '', strength, serviceText = ''] = others
  const body = { portrait: `<p>${words}</p>`, experience, strengths: strength === undefined ? [] : [strength], serviceText }
  const { status } = await product.call('PUT', '/api/pro/texts', { token: planner.token, body, headers: { 'if-match': '*' } })
  expect(status).toBe(200)
}

describe('a page from the cache', () => {
  test('comes in the form that the browser takes, and not at all to one that has it', async () => {
    const plain = await page()
    const br = await page({ 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await page({ 'accept-encoding': 'br;q=0, gzip' })
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(br.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'cookie, accept-language, accept-encoding' })
    const again = await page({ 'if-none-match': String(br.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await page({ 'if-none-match': 'W/"another"' })).statusCode).toBe(200)
  })

  test('is of one site and one language, and for visitors alone unless a session came along', async () => {
    const { token } = await signedInCouple(product)
    const answers = [
      await page(),
      await page({ 'accept-language': 'de' }),
      await page({ host: 'be.localhost' }),
      await page({ cookie: `token=${token}` }),
    ]
    expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(4)
    expect(answers.map(({ body }) => body.includes('<alliance-favourite'))).toEqual([false, false, false, true])
    for (const { body } of answers) expect(body).not.toContain('Camille')
  })

  test('shows a changed profile within two seconds', async () => {
    expect(await text()).not.toContain('Nouvelle saison')
    const limit = await freshnessLimit(() => page({ 'accept-language': 'nl' }))
    const others = ['Treize saisons', 'Patience', 'Tout compris'] as const
    await describeAs('Nouvelle saison', others)
    const shown = async () => {
      const html = await text()
      return ['Nouvelle saison', ...others].filter((words) => html.includes(words))
    }
    await seenWithin(limit, shown, (found) => expect(found).toEqual(['Nouvelle saison', ...others]))
  })

  test('shows nothing of a rejected part within two seconds, and the next version of it at once', async () => {
    await describeAs('Mots volés')
    await expect.poll(() => text()).toContain('Mots volés')
    const limit = await freshnessLimit(() => page({ 'accept-language': 'it' }))
    const { parts } = (await product.backend.commands.load(provider, providerStream(planner.id))).state
    const seen = { providerId: planner.id, part: singlePart('portrait'), version: parts.get(singlePart('portrait'))?.version ?? 0 }
    await perform(product, rejectProfilePart, { ...seen, reason: 'copied_text', note: 'https://example.test' })
    await seenWithin(
      limit,
      () => text(),
      (html) => expect(html).not.toContain('Mots volés'),
    )
    expect(await text()).toContain('Atelier Fontaine')
    await describeAs('Nos mots')
    await seenWithin(
      limit,
      () => text(),
      (html) => expect(html).toContain('Nos mots'),
    )
  })

  test('has the colour that its provider chooses within two seconds, in the page’s own styles', async () => {
    await perform(product, grantPremium, { providerId: planner.id })
    expect(await text()).not.toContain(accents.plum.toLowerCase())
    const limit = await freshnessLimit(() => page({ 'accept-language': 'es' }))
    await perform(product, chooseAccent, { providerId: planner.id, accent: 'plum' })
    await seenWithin(
      limit,
      () => text(),
      (html) => expect(html).toContain(`--accent:${accents.plum.toLowerCase()}`),
    )
    expect((await page()).headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^ ;]+';/)
  })

  test('shows a changed venue within two seconds, on its own page and on that of the directory', async () => {
    const { venueId, publicId } = await publicVenue(product, planner, { identity: { name: 'Domaine Cache' } })
    const shown = async (at: string) => (await product.call('GET', at, { headers: { 'accept-language': 'fr' } })).text
    const places = [`/venue/${publicId}-domaine-cache`, '/venues/fr']
    for (const place of places) await expect.poll(() => shown(place)).toContain('Domaine Cache')
    const call = `/api/pro/venue-presentations/${venueId}`
    const { id: _id, ...presented } = (await product.call<{ id: string }>('GET', call, { token: planner.token })).body
    const limit = await freshnessLimit(() => page({ 'accept-language': 'es' }))
    const body = { ...presented, description: 'Une terrasse neuve au-dessus de la rivière.' }
    expect((await product.call('PUT', call, { token: planner.token, body, headers: { 'if-match': '*' } })).status).toBe(200)
    for (const place of places)
      await seenWithin(
        limit,
        () => shown(place),
        (html) => expect(html).toContain('Une terrasse neuve'),
      )
  })

  test('shows a changed portfolio within two seconds', async () => {
    const words = { title: 'Noces en automne', description: 'Une cérémonie dans les vignes.' }
    const at = await publishedPortfolio(product, planner, words)
    const shown = async () => (await product.call('GET', at, { headers: { 'accept-language': 'fr' } })).text
    await expect.poll(shown).toContain(words.description)
    const [listed] = (await product.call<{ id: string }[]>('GET', '/api/pro/portfolios', { token: planner.token })).body
    const limit = await freshnessLimit(() => page({ 'accept-language': 'es' }))
    const body = { ...words, description: 'Une cérémonie au bord du lac.', weddingDate: '2025-06-14', services: ['WEDDING_DESIGN'] }
    const call = `/api/pro/portfolios/${listed?.id}`
    expect((await product.call('PUT', call, { token: planner.token, body, headers: { 'if-match': '*' } })).status).toBe(200)
    await seenWithin(limit, shown, (html) => expect(html).toContain('au bord du lac'))
  })

  test('shows it as soon where another process feeds the tables', async () => {
    const api = await startTestProduct({ environment: { ...product.environment, ROLES: 'api' } })
    onTestFinished(() => api.close())
    expect(await text(api)).not.toContain('Autre processus')
    const limit = await freshnessLimit(() => page({ 'accept-language': 'it' }))
    await describeAs('Autre processus')
    await seenWithin(
      limit,
      () => text(api),
      (html) => expect(html).toContain('Autre processus'),
    )
  })

  test('shows a provider on the pages of the directory that it comes to stand on', async () => {
    const directory = async () => (await product.call('GET', '/planners/fr', { headers: { 'accept-language': 'fr' } })).text
    expect(await directory()).not.toContain('Maison Neuve')
    const limit = await freshnessLimit(() => page({ 'accept-language': 'es' }))
    await signedInPlanner(product, { company: { name: 'Maison Neuve' } })
    await seenWithin(limit, directory, (html) => expect(html).toContain('Maison Neuve'))
  })

  test('names who is similar near by as they are called now, and nobody beside a provider with Premium', async () => {
    const place = { ...lyon, city: 'Brest', zipCode: '29200', latitude: 48.39, longitude: -4.486, region: 'Bretagne' }
    const own = await signedInPlanner(product, { company: { place } })
    const other = await signedInPlanner(product, { company: { place, name: 'Maison Iroise' } })
    await product.positions.waitFor(providerDirectory, other.position, 60_000)
    const besides = async () =>
      (await product.call('GET', `/planner/${own.publicId}-atelier-fontaine`, { headers: { 'accept-language': 'fr' } })).text
    expect(await besides()).toMatch(/D’autres prestataires près de Brest.*Maison Iroise/s)
    const limit = await freshnessLimit(() => page({ 'accept-language': 'pt' }))
    const renamed = companyDescribed({ providerId: other.id, name: 'Maison Ouessant', place })
    await perform(product, describeCompany, renamed.data as DescribeCompany)
    await seenWithin(limit, besides, (html) => expect(html).toContain('Maison Ouessant'))
    await perform(product, grantPremium, { providerId: own.id })
    await expect.poll(besides).not.toContain('Maison Ouessant')
  })

  test('forgets the words of a reviewer who is erased', async () => {
    const { reviewId, position } = await writtenReview(product, planner.id, { text: 'Des mots que personne ne lira plus.' })
    await product.positions.waitFor(providerReviews, position as never, 60_000)
    await expect.poll(() => text()).toContain('Des mots que personne ne lira plus.')
    await perform(product, askErasure, {
      person: { kind: 'reviewer', id: reviewId },
      certificateId: randomUUID(),
      reason: 'asked-by-person',
    })
    await expect.poll(() => text()).not.toContain('Des mots que personne')
  })
})
