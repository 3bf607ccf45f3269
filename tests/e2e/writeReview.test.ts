import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reviewPage } from '../../src/api/schemas/pagePaths.ts'
import type { ReviewId } from '../../src/domain/ids.ts'
import { renewReviewLink } from '../../src/domain/provider/renewReviewLink.ts'
import { moderateReview } from '../../src/domain/review/moderateReview.ts'
import { createReviewLinks } from '../../src/operational/reviewLinks.ts'
import { reviewLinkKey } from '../../src/operational/secrets.ts'
import { listOfficeReviews } from '../../src/projections/providerReviews/officeReviews.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { photograph } from '../photos/photoFixtures.ts'
import { perform, signedInPlanner, type TestPlanner } from '../setup/testPeople.ts'

let world: BrowserWorld
let planner: TestPlanner
const text = 'Tout était prêt avant nous, jusqu’au dernier bouquet.'
const words = { reviewerType: 'couple', rating: '5', text, name: 'Inès et Paul', email: '', weddingDate: '', terms: 'yes' }

beforeAll(async () => {
  world = await openBrowserWorld()
  planner = await signedInPlanner(world.product)
})
afterAll(() => world.close())

const linkTo = ({ id }: TestPlanner, number = 1) =>
  reviewPage(createReviewLinks(reviewLinkKey(world.product.backend.secrets)).token(id, number))

/** Sends the form like a browser without scripts. */
function send(path: string, fields: Readonly<Record<string, string>>) {
  const boundary = 'form-of-a-test'
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, accept: 'text/html' }
  return world.product.call('POST', path, { body: `${parts.join('')}--${boundary}--\r\n`, headers })
}

/** The number of reviews of a provider, published or not. */
async function countOf({ id }: TestPlanner): Promise<number> {
  const { database } = world.product.backend
  const listing = { sort: { field: 'writtenAt', descending: true }, from: 0, to: 9, filter: {} } as const
  return (await listOfficeReviews(database, id, listing)).total
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByRole('radio', { name: 'Les mariés' }).check()
  await page.getByRole('radio', { name: '5 étoiles' }).check({ force: true })
  await page.getByRole('textbox', { name: 'Votre avis' }).fill(text)
  await page.getByRole('textbox', { name: 'Votre nom' }).fill('Inès et Paul')
  await page.getByRole('textbox', { name: 'Votre e-mail' }).fill(email)
  await page.getByRole('checkbox').check()
}

test.each(['desktop', 'phone'] as const)(
  'on a %s a client writes a review with a photo, sees it by the link of its mail, and erases it',
  async (device) => {
    const email = `ines-${device}@example.test`
    const page = await world.open({ device })
    await page.goto(linkTo(planner))
    await page.getByRole('heading', { level: 1, name: 'Votre avis sur' }).waitFor()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await screenshot(page, `review-form-${device}`)
    await page.getByRole('button', { name: 'Envoyer mon avis' }).click()
    await page.getByText('Veuillez choisir une note de 1 à 5.').waitFor()
    await page.getByText('Sans cet accord, nous ne pouvons pas publier votre avis.').waitFor()
    await expectAccessible(page)
    await screenshot(page, `review-form-mistakes-${device}`)
    await fillIn(page, email)
    await page.getByText(`${text.length} / 2000`).waitFor()
    const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photograph().jpeg().toBuffer() }
    await page.getByLabel('Photo (facultatif)').setInputFiles(photo)
    await page.getByRole('button', { name: 'Envoyer mon avis' }).click()
    await page.getByRole('heading', { level: 1, name: 'Merci pour votre avis' }).waitFor()
    await expectAccessible(page)

    const mail = await world.product.message(email)
    const address = /http:\/\/localhost(\/my-review\/[\w-]{43})/.exec(mail.text)?.[1]
    if (address === undefined) throw new Error('the mail has no link')
    await page.goto(address)
    await page.getByText(text).waitFor()
    await page.getByText('Votre avis est en cours de modération.').waitFor()
    await page.getByRole('img', { name: 'Photo de Inès et Paul' }).waitFor()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await screenshot(page, `own-review-${device}`)
    await page.getByRole('link', { name: 'Effacer mon avis' }).click()
    await page.getByRole('heading', { name: 'Effacer votre avis pour toujours' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Non, garder mon avis' }).click()
    await page.getByText(text).waitFor()
    await page.getByRole('link', { name: 'Effacer mon avis' }).click()
    await page.getByRole('button', { name: 'Oui, effacer' }).click()
    await page.getByRole('heading', { level: 1, name: 'Votre avis est effacé' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Votre avis est effacé' }).waitFor()
    expectNoProblems(page, /400: POST|console error: .*400/)
  },
)

test('without scripts a review is written too', async () => {
  const page = await world.open({ context: { javaScriptEnabled: false } })
  await page.goto(linkTo(planner))
  await fillIn(page, 'sans-script@example.test')
  await page.getByRole('button', { name: 'Envoyer mon avis' }).click()
  await page.getByRole('heading', { level: 1, name: 'Merci pour votre avis' }).waitFor()
  expect((await world.product.message('sans-script@example.test')).subject).toContain('Votre avis sur')
})

describe('a form that is sent', () => {
  test('twice is stored once, and says in its language what is wrong with each field', async () => {
    const own = await signedInPlanner(world.product)
    const reviewId = randomUUID()
    const form = { ...words, reviewId, email: 'twice@example.test' }
    const answers = await Promise.all([send(linkTo(own), form), send(linkTo(own), form)])
    expect(answers.map(({ status, headers }) => [status, headers['location']])).toEqual([
      [303, `${linkTo(own)}/sent`],
      [303, `${linkTo(own)}/sent`],
    ])
    await send(linkTo(own), { ...form, reviewId: randomUUID(), name: 'Zoé' })
    // The second one is stored, and so are all earlier ones.
    await expect.poll(() => countOf(own)).toBe(2)
    const wrong = await send(`${linkTo(own)}?locale=de`, { ...form, text: 'zu kurz', email: 'x', rating: '6', terms: '' })
    expect(wrong.status).toBe(400)
    expect(wrong.headers['cache-control']).toBe('private, no-store')
    for (const said of ['Ihre Bewertung braucht 20 bis 2000 Zeichen.', 'gültige E-Mail-Adresse', 'eine Note von 1 bis 5', '>zu kurz<'])
      expect(wrong.text).toContain(said)
  })

  test('with the hidden field filled in is not stored', async () => {
    const own = await signedInPlanner(world.product)
    const { status } = await send(linkTo(own), { ...words, reviewId: randomUUID(), email: 'bot@example.test', company: 'spam' })
    expect(status).toBe(303)
    await send(linkTo(own), { ...words, reviewId: randomUUID(), email: 'person@example.test' })
    await expect.poll(() => countOf(own)).toBe(1)
  })

  test('too often from one IP address is refused, and keeps what was typed', async () => {
    const own = await signedInPlanner(world.product)
    const { max } = world.product.backend.rules.limits.reviewsPerAddress
    await world.product.backend.database.query('DELETE FROM operational.limits')
    const statuses: number[] = []
    for (let number = 0; number <= max; number++)
      statuses.push((await send(linkTo(own), { ...words, email: 'often@example.test', reviewId: randomUUID() })).status)
    expect(statuses).toEqual([...Array.from({ length: max }, () => 303), 429])
    await world.product.backend.database.query('DELETE FROM operational.limits')
  })
})

test('a link that was renewed is invalid: its page says how to get the new one', async () => {
  const own = await signedInPlanner(world.product)
  const old = linkTo(own)
  expect((await world.product.call('GET', old)).status).toBe(200)
  await perform(world.product, renewReviewLink, { providerId: own.id, instead: 1 })
  for (const path of [old, `${old}/sent`, reviewPage('x'.repeat(43)), reviewPage('x')]) {
    const { status, text: page } = await world.product.call('GET', `${path}?locale=en`)
    expect(status).toBe(410)
    expect(page).toContain('Please ask the provider who gave it to you')
  }
  expect((await send(old, { ...words, reviewId: randomUUID(), email: 'late@example.test' })).status).toBe(410)
  expect((await world.product.call('GET', linkTo(own, 2))).status).toBe(200)
})

test('who wrote a review is notified when it is published, and why it is hidden; the provider when it is published', async () => {
  const own = await signedInPlanner(world.product)
  const reviewId = randomUUID() as ReviewId
  await send(linkTo(own), { ...words, reviewId, email: 'told@example.test' })
  await world.product.message('told@example.test')
  await perform(world.product, moderateReview, { reviewId, verdict: 'publish' })
  await expect.poll(async () => (await world.product.message('told@example.test')).subject, { timeout: 120_000 }).toMatch(/est publié/)
  await perform(world.product, moderateReview, { reviewId, verdict: 'hide', reason: 'Il nomme un invité.' })
  await expect
    .poll(async () => (await world.product.message('told@example.test')).text, { timeout: 120_000 })
    .toContain('Il nomme un invité.')
})
