import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProfileTexts } from '../../src/api/schemas/pro/textsSchemas.ts'
import { grantPremium } from '../../src/domain/account/grantPremium.ts'
import { addPhoto } from '../../src/domain/provider/addPhoto.ts'
import { messageTemplates } from '../../src/jobs/messages/messageTemplates.ts'
import { providerDirectory } from '../../src/projections/providerDirectory/providerDirectory.ts'
import { providerReviews } from '../../src/projections/providerReviews/providerReviews.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { otherHosts, watchForAttacks } from '../browser/watchForAttacks.ts'
import { claire, fontaine, recipientId, requestId, withoutPeople } from '../setup/composedMails.ts'
import { perform, signedInPlanner, type TestPlanner } from '../setup/testPeople.ts'
import { coupleWithProject } from '../setup/townPlanners.ts'
import { writtenReview } from '../setup/writtenReview.ts'
import { hostileUrl, run } from '../setup/xssMark.ts'
import { control, xssPayloads } from '../setup/xssPayloads.ts'

/** As many providers as are suggested at once, so that all cards are on one page; each of their texts has a third of the payloads. */
const planners = 3
/** Rules that allow texts with so many payloads. */
const roomy = {
  profileTexts: { portrait: 60_000, experience: 60_000, serviceText: 60_000, strengths: 100, strength: 400 },
  photo: { caption: 9_000, alt: 9_000 },
  reviews: { name: { most: 400 }, text: { most: 9_000 }, answer: { most: 9_000 } },
}

interface HostilePlanner extends TestPlanner {
  readonly name: string
  /** A sentence after the payloads of its portrait. */
  readonly last: string
}

let world: BrowserWorld
const hostile: HostilePlanner[] = []
beforeAll(async () => {
  world = await openBrowserWorld({ environment: { RULES: JSON.stringify(roomy), MAP_TILES_URL: 'off' } })
  for (let index = 0; index < planners; index += 1) {
    hostile.push(
      await hostilePlanner(
        xssPayloads.filter((_, at) => at % planners === index),
        index,
      ),
    )
  }
})
afterAll(() => world.close())

/** A planner of Lyon with payloads in every text of the API. */
async function hostilePlanner(payloads: readonly string[], index: number): Promise<HostilePlanner> {
  const { product } = world
  const words = payloads.map((payload) => payload.replace(control, '').toWellFormed())
  const all = words.join(' ')
  const name = `Atelier ${payloads[index]}`
  // No form accepts such a company name or service description; if stored, they must still be harmless.
  const service = { startingFrom: null, description: all, priceVisible: true, descriptionVisible: true }
  const planner = await signedInPlanner(product, { company: { name }, services: [{ service: 'FULL_PLANNING', ...service }] })
  await perform(product, grantPremium, { providerId: planner.id })
  const send = <Answer>(method: string, path: string, body: object) =>
    product.call<Answer>(method, path, { token: planner.token, body, headers: { 'if-match': '*' } })

  const kept: string[] = []
  const refused: string[] = []
  for (const payload of payloads) {
    const { status, body } = await send<ProfileTexts>('PUT', '/api/pro/texts', textsOf(payload, [payload]))
    if (status === 200) kept.push(body.portrait)
    else refused.push(payload)
  }
  expect(refused.filter((payload) => payload.isWellFormed() && payload.search(control) === -1)).toEqual([])
  const last = `Dernier mot ${index}`
  const texts = await send('PUT', '/api/pro/texts', textsOf(`${kept.map((html) => `<div>${html}</div>`).join('')}<p>${last}</p>`, words))
  expect(texts.status, texts.text.slice(0, 500)).toBe(200)
  const photoId = randomUUID()
  await perform(product, addPhoto, { providerId: planner.id, photoId, picture: 'scenes/1', alt: '' })
  expect((await send('PUT', `/api/pro/photos/${photoId}`, { caption: all, alt: all })).status).toBe(200)
  const { reviewId, position } = await writtenReview(product, planner.id, { text: all, reviewerName: words[index] ?? '' })
  await product.positions.waitFor(providerReviews, position as never, 60_000)
  const answered = await send('POST', `/api/pro/reviews/${reviewId}/answer`, { text: all })
  expect(answered.status).toBe(200)
  for (const projection of [providerDirectory, providerReviews])
    await product.positions.waitFor(projection, answered.position as never, 60_000)
  return { ...planner, name, last }
}

function textsOf(html: string, strengths: readonly string[]) {
  return { portrait: html, experience: html, serviceText: html, strengths }
}

test('of 200 payloads in every text of a provider none runs or asks another host, on public page, card, modal, in the office and in mails', async () => {
  const page = await world.open()
  const attacks = await watchForAttacks(page, world.origin)

  for (const { publicId, last } of hostile) {
    await page.goto(`/planner/${publicId}`)
    await page.getByText(last).first().waitFor()
    expect(await otherHosts(page)).toEqual([])
    attacks.expectNone()
  }

  const { couple } = await coupleWithProject(world.product)
  await page.context().addCookies([{ name: 'token', value: couple.token, url: world.origin, httpOnly: true }])
  for (const { publicId, last } of hostile) {
    await page.goto(`/project?planner=${publicId}`)
    const dialog = page.getByRole('dialog')
    await dialog.getByText(last).first().waitFor()
    await dialog.getByText('Dernier mot').first().waitFor()
    expect(await otherHosts(page)).toEqual([])
    attacks.expectNone()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  await expect.poll(() => page.getByRole('article').filter({ hasText: 'Atelier' }).count()).toBe(planners)
  attacks.expectNone()

  for (const { token, last } of hostile) {
    await page.context().addCookies([{ name: 'pro_token', value: token, url: world.origin, httpOnly: true }])
    await page.goto('/office/texts')
    await page.locator('[data-preview]').getByText(last).first().waitFor()
    await page.locator('.tiptap').getByText(last).first().waitFor()
    attacks.expectNone()
  }

  await page.goto('about:blank')
  for (const html of await mailsWith(xssPayloads.join(' '))) await page.setContent(html)
  attacks.expectNone()
})

test('a payload that is rendered raw is noticed, with a policy and without one', async () => {
  const page = await world.open()
  const attacks = await watchForAttacks(page, world.origin)
  await page.goto('about:blank')
  await page.setContent(`<img src=x onerror=${run}>`)
  await expect.poll(() => attacks.take()).toContain('a payload ran')
  await page.setContent(`<img src="https:${hostileUrl}/pixel.gif">`)
  await expect.poll(() => attacks.take()).toEqual([`a request to https:${hostileUrl}/pixel.gif`])
  await page.goto(`/planner/${hostile[0]?.publicId}`)
  await page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), `<img src=x onerror=${run}>`)
  await expect.poll(() => attacks.take().join()).toContain('the policy stopped script-src')
  await page.evaluate(
    (html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html),
    `<a href="https:${hostileUrl}">x</a>`,
  )
  expect(await otherHosts(page)).toEqual([`https:${hostileUrl}`])
})

/** The venue that the mails describe as public; the others are described as rejected. */
const validated = 'validated'

/** Mails that contain the name of a provider or venue, or quote them. */
async function mailsWith(text: string): Promise<readonly string[]> {
  const planner = { name: text, city: text, kilometres: 2.4, portrait: text, path: '/planner/abc' }
  const templates = messageTemplates({
    ...withoutPeople,
    loadRecipient: async () => ({ ...claire, name: text }),
    loadPlanner: async () => ({ ...fontaine, name: text, contact: text }),
    loadOthers: async () => ({ eventDate: '2027-06-12', planners: [planner] }),
    loadPartRejection: async () => ({ reason: 'copied_text', note: text }),
    loadVenueOf: async () => text,
    loadVenueNews: async (_owner, venueId) => ({ name: text, moderation: venueId === validated ? 'validated' : 'rejected', reason: text }),
  })
  const params = {
    requestId,
    projectId: requestId,
    providerId: recipientId,
    eventDate: '2027-06-12',
    unlockedAt: '2027-03-28T00:30:00.000Z',
  }
  const mails: string[] = []
  for (const [kind, name, venueId] of [
    ['couple', 'request-unlocked', ''],
    ['couple', 'others-suggested', ''],
    ['provider', 'request-received', ''],
    ['provider', 'venue-validated', validated],
    ['provider', 'venue-rejected', 'another'],
  ] as const) {
    const message = await templates[name]?.({ recipient: { kind, id: recipientId }, params: { ...params, venueId } })
    if (message === undefined || message === 'expired' || message.channel !== 'mail') throw new Error(`no mail ${name}`)
    mails.push(message.html)
  }
  return mails
}
