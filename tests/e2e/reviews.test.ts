import { afterAll, beforeAll, expect, test } from 'vitest'
import { providerReviews } from '../../src/projections/providerReviews/providerReviews.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { signedInPlanner, type TestPlanner } from '../setup/testPeople.ts'
import { writtenReview } from '../setup/writtenReview.ts'

let world: BrowserWorld
let path: string
let unreviewed: string
let recommended: string

const oldest = 'Tout était prêt avant nous, jusqu’au dernier bouquet.'
const hidden = 'Un avis que la modération n’a pas laissé passer.'
const answer = 'Merci Zoé & Adrián,\nquelle <belle> journée !'

beforeAll(async () => {
  world = await openBrowserWorld()
  const { product } = world
  const planner = await signedInPlanner(product)
  const colleague = await signedInPlanner(product, { company: { name: 'Maison Marchand' } })
  const newcomer = await signedInPlanner(product, { company: { name: 'Studio Neuf' } })
  await writtenReview(product, colleague.id, { reviewerType: 'provider', rating: null, weddingDate: null })
  await writtenReview(product, planner.id, {
    rating: 4,
    reviewerType: 'parents',
    text: oldest,
    reviewerName: 'Marie-Christine et Jean-François de la Rochefoucauld-Montbéliard',
  })
  await writtenReview(product, planner.id, { rating: 1, moderation: 'hidden', text: hidden })
  await writtenReview(product, planner.id, { rating: 1, moderation: 'pending', text: hidden })
  await writtenReview(product, planner.id, { reviewerType: 'provider', rating: null, weddingDate: null, reviewerName: 'Fleurs & Cie' })
  for (const reviewerName of ['Marie', 'Hélène', 'Anouk'])
    await writtenReview(product, planner.id, { reviewerType: 'guests', reviewerName })
  const { position } = await writtenReview(product, planner.id, {
    rating: 4,
    reviewerName: 'Zoé & Adrián',
    weddingDate: '2026-08-22',
    answer,
  })
  await product.positions.waitFor(providerReviews, position as never, 60_000)
  ;[path, recommended, unreviewed] = (await Promise.all([planner, colleague, newcomer].map(pathOf))) as [string, string, string]
})
afterAll(() => world.close())

async function pathOf({ publicId, position }: TestPlanner): Promise<string> {
  const url = `/api/project/planners/${publicId}`
  const { body } = await world.product.call<{ planner: { profileUrl: string } }>('GET', url, { after: position })
  return body.planner.profileUrl
}

async function headOf(address: string) {
  const { text } = await world.product.call('GET', address)
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? []
  return { text, data: JSON.parse(json) as Record<string, unknown> }
}

test.each(['desktop', 'phone'] as const)('a %s shows what others say of a planner, and more of it when asked to', async (device) => {
  const page = await world.open({ device })
  await page.goto(path)
  const section = page.getByRole('region', { name: 'Avis' })
  await section.getByRole('img', { name: 'Note moyenne\u00a0: 4,6 sur 5' }).waitFor()
  await section.getByText('6 avis', { exact: true }).waitFor()
  const reviews = section.getByRole('listitem').filter({ has: page.locator('time') })
  await expect.poll(() => reviews.count()).toBe(5)
  const newest = reviews.first()
  await newest.getByText('Zoé & Adrián', { exact: true }).waitFor()
  await newest.getByRole('img', { name: 'Note\u00a0: 4 sur 5' }).waitFor()
  await expect.poll(() => newest.innerText()).toContain('Couple · Mariage en août 2026')
  await expect.poll(() => newest.innerText()).toContain(`Atelier Fontaine a répondu\n\n${answer}`)
  const recommendation = reviews.filter({ hasText: 'Fleurs & Cie' })
  await recommendation.getByText('Recommandation d’un prestataire').waitFor()
  await expect.poll(() => recommendation.getByRole('img').count()).toBe(0)
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
  await screenshot(page, `reviews-${device}`)

  await section.getByRole('button', { name: 'Voir plus d’avis' }).press('Enter')
  const last = reviews.filter({ hasText: oldest })
  await last.waitFor()
  await expect.poll(() => last.evaluate((item) => item === document.activeElement)).toBe(true)
  await expect.poll(() => reviews.count()).toBe(6)
  await screenshot(page, `reviews-all-${device}`)
  await expect.poll(() => section.getByRole('button').count()).toBe(0)
  expect(await section.innerText()).not.toContain(hidden)
  await expectNoOverflow(page)
  expectNoProblems(page)
})

test('the server renders them with structured data, and leaves out what is hidden or awaits moderation', async () => {
  const { text, data } = await headOf(path)
  expect(text).toContain('Zoé &amp; Adrián')
  expect(text).toContain('Une journée sans un seul accroc, merci !')
  expect(text).not.toContain(hidden)
  expect(data).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, ratingCount: 5, bestRating: 5, worstRating: 1 },
  })
  const [first, ...others] = data['review'] as readonly object[]
  expect(first).toMatchObject({ author: { name: 'Zoé & Adrián' }, reviewRating: { ratingValue: 4 }, datePublished: expect.any(String) })
  expect(others).toHaveLength(3)
})

test('a review without a score shows no stars to anybody', async () => {
  const page = await world.open({ device: 'phone' })
  await page.goto(recommended)
  const section = page.getByRole('region', { name: 'Avis' })
  await section.getByText('1 avis', { exact: true }).waitFor()
  await expect.poll(() => section.getByRole('img').count()).toBe(0)
  await page.goto(unreviewed)
  await section.getByText('Personne n’a encore écrit d’avis sur Studio Neuf.').waitFor()
  await expectAccessible(page)
  await screenshot(page, 'reviews-none')
  for (const address of [recommended, unreviewed]) {
    const { data } = await headOf(address)
    expect(Object.keys(data)).toContain('makesOffer')
    expect(Object.keys(data)).not.toContain('aggregateRating')
    expect(Object.keys(data)).not.toContain('review')
  }
  expectNoProblems(page)
})

test('what cannot be loaded is said, and can be tried again', async () => {
  const page = await world.open({ language: 'de', context: { viewport: { width: 320, height: 640 } } })
  let broken = true
  await page.route('**/planner/*?reviews=2*', (route) => (broken ? route.fulfill({ status: 500, body: 'Broken' }) : route.fallback()))
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const section = page.getByRole('region', { name: 'Bewertungen' })
  await section.getByRole('button', { name: 'Weitere Bewertungen anzeigen' }).click()
  await section.getByRole('alert').getByText('Die Bewertungen konnten nicht geladen werden').waitFor()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await screenshot(page, 'reviews-failed')
  broken = false
  await section.getByRole('button', { name: 'Weitere Bewertungen anzeigen' }).click()
  await section.getByText(oldest).waitFor()
  expect(await section.getByRole('alert').count()).toBe(0)
  expectNoProblems(page, /500/)
})

test('without scripts the next ones stand on a page of their own, and behind the last there is none', async () => {
  const page = await world.open({ context: { javaScriptEnabled: false } })
  await page.goto('/planners/fr')
  await page.getByRole('link', { name: 'Voir le profil de Atelier Fontaine' }).click()
  const section = page.getByRole('region', { name: 'Avis' })
  await section.getByText('Zoé & Adrián', { exact: true }).waitFor()
  await section.getByRole('link', { name: 'Voir plus d’avis' }).click()
  await page.waitForURL(/\?reviews=2#reviews$/)
  await section.getByText(oldest).waitFor()
  const dated = section.getByRole('listitem').filter({ has: page.locator('time') })
  await expect.poll(() => dated.count()).toBe(1)
  await expect.poll(() => section.getByRole('link').count()).toBe(0)
  const { status } = await world.product.call('GET', `${path}?reviews=3`, { headers: { accept: 'text/html' } })
  expect(status).toBe(404)
})
