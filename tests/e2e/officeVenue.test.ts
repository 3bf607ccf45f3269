import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VenueId } from '../../src/domain/ids.ts'
import { validateVenue } from '../../src/domain/venue/validateVenue.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { expectPresentable } from '../browser/expectPresentable.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { photograph } from '../photos/photoFixtures.ts'
import { perform, signedInPlanner, type TestPlanner } from '../setup/testPeople.ts'
import { coupleWithProject } from '../setup/townPlanners.ts'

/** A grey tile of one pixel. */
const tile = Buffer.from('R0lGODlhAQABAIAAAMjIyAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

const venueName = 'Domaine des Tilleuls'

let world: BrowserWorld
beforeAll(async () => {
  world = await openBrowserWorld({ environment: { MAP_TILES_URL: 'http://tiles.test/{z}/{x}/{y}.png' } })
})
afterAll(() => world.close())

type Language = 'fr' | 'it'

/** An app's texts in a language: `t('venues.empty.title')`. */
function textsIn(language: Language, app: 'office' | 'couple' = 'office') {
  return (key: string): string => {
    const [file, ...path] = key.split('.')
    const texts: unknown = JSON.parse(readFileSync(new URL(`../../web/${app}/texts/${language}/${file}.json`, import.meta.url), 'utf8'))
    return String(path.reduce((at, part) => (at as Readonly<Record<string, unknown>>)[part], texts))
  }
}

/** From the top of the page: elements that are scrolled under the office's bar are hard to click. */
async function expectWholePage(page: Page, name: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  await expectPresentable(page, name)
}

/** A new owner creates and publishes a venue, through all six steps of its form. */
async function publishVenue(page: Page, language: Language, name: string): Promise<void> {
  const t = textsIn(language)
  await page.route('http://tiles.test/**', (route) => route.fulfill({ body: tile, contentType: 'image/gif' }))
  await page.goto('/office/venues')
  await page.getByText(t('venues.empty.title')).waitFor()
  await page
    .getByRole('button', { name: t('venues.add') })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: t('venues.add') })
  await dialog.getByLabel(t('venues.fields.name')).fill(name)
  await dialog.getByRole('combobox', { name: t('venues.fields.type') }).click()
  await page.getByRole('option', { name: t('venues.type.domain') }).click()
  await dialog.getByRole('button', { name: t('kit.steps.begin') }).click()

  await page.getByText(t('venues.standing.draft')).waitFor()
  await page.getByLabel(t('venues.fields.city'), { exact: true }).fill('Lyon')
  await page.getByRole('option', { name: /^(Lyon|Lione), / }).click()
  const map = page.getByRole('application', { name: t('venues.position.map') })
  await map.focus()
  await map.press('ArrowUp')
  await expect.poll(() => page.getByLabel(t('venues.fields.pinLatitude'), { exact: true }).inputValue()).toMatch(/^45\.7\d+$/)
  await expectWholePage(page, `venue-identity-${language}`)
  const next = page.getByRole('button', { name: t('kit.steps.saveAndNext') })
  await next.click()

  await page.getByLabel(t('venuePresentations.fields.description')).fill('Un domaine au bord de l’eau.')
  await page.getByRole('textbox', { name: t('venuePresentations.fields.details') }).fill('Deux salles et un parc.')
  await page.getByLabel(t('venuePresentations.fields.seated')).fill('120')
  await expectWholePage(page, `venue-presentation-${language}`)
  await next.click()

  await page.getByRole('searchbox', { name: t('venueFeatures.search') }).fill(t('venueFeatures.names.parking'))
  await page.getByRole('checkbox', { name: t('venueFeatures.names.parking') }).check()
  await expectWholePage(page, `venue-features-${language}`)
  await next.click()

  const buffer = await photograph(1000, 750).jpeg().toBuffer()
  await page.locator('input[type=file][multiple]').setInputFiles([{ name: 'parc.jpg', mimeType: 'image/jpeg', buffer }])
  await page.getByText(t('photos.gallery.countOf_one').replace('{{count}}', '1').replace('{{quota}}', '20')).waitFor()
  await expectWholePage(page, `venue-gallery-${language}`)
  await page.getByRole('button', { name: t('kit.steps.continue'), exact: true }).click()

  const service = page.getByRole('group', { name: t('services.fields.DAY_COORDINATION') })
  await service.getByRole('checkbox', { name: t('services.fields.DAY_COORDINATION') }).check()
  await service.getByLabel(t('services.fields.startingFrom')).fill('900')
  await expectWholePage(page, `venue-services-${language}`)
  await next.click()

  await page.getByRole('button', { name: t('videos.add') }).click()
  await page.getByLabel(t('videos.fields.link')).fill('https://youtu.be/dQw4w9WgXcQ')
  await page.getByLabel(t('videos.fields.title')).fill('La visite')
  await page.getByLabel(t('videos.fields.description')).fill('Le parc et les deux salles.')
  await expectWholePage(page, `venue-videos-${language}`)
  await page.getByRole('button', { name: t('kit.save'), exact: true }).click()

  await page.getByRole('button', { name: t('venues.publish'), exact: true }).click()
  await page.getByText(t('venues.standing.waiting')).waitFor()
  await page
    .getByRole('link', { name: t('pages.venues') })
    .first()
    .click()
  await page.getByText(t('venues.status.waiting'), { exact: true }).waitFor()
  await page.getByText(name).waitFor()
  await expectWholePage(page, `venues-${language}`)
}

/** Moderation accepts the venue, and a couple writes to it from its public page. */
async function writeToVenue({ id: providerId, token }: TestPlanner, device: 'desktop' | 'phone', language: Language): Promise<void> {
  const { product } = world
  const { body: venues } = await product.call<readonly { id: VenueId; publicId: string }[]>('GET', '/api/pro/venues', { token })
  const [venue] = venues
  if (!venue) throw new Error('the owner has no venue')
  const after = await perform(product, validateVenue, { providerId, venueId: venue.id })
  await product.call('GET', `/api/project/planners/${venue.publicId}`, { after })

  const t = textsIn(language, 'couple')
  const { couple } = await coupleWithProject(product, {}, `${language}-${language.toUpperCase()}`)
  const page = await world.open({ device, language, cookies: { token: couple.token, _locale: language } })
  await page.route('http://tiles.test/**', (route) => route.fulfill({ body: tile, contentType: 'image/gif' }))
  await page.goto(`/venue/${venue.publicId}`)
  await page.getByRole('heading', { name: venueName, level: 1 }).waitFor()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('link', { name: t('venue.write').replace('{{name}}', venueName) }).click()
  await page
    .getByRole('region', { name: t('project.intended.title').replace('{{name}}', venueName) })
    .getByRole('button', { name: t('project.send.openFor').replace('{{name}}', venueName) })
    .click()
  await page.getByRole('textbox', { name: t('project.send.message') }).fill('Bonjour, êtes-vous libre ?')
  await page.getByRole('button', { name: t('project.send.submit') }).click()
  await page
    .getByRole('list', { name: t('project.contacted.title_one').replace('{{count}}', '1') })
    .getByRole('article', { name: venueName })
    .waitFor()
  await expectAccessible(page)
  expectNoProblems(page)
}

test('a venue is led from nothing to the first request, wide in French and on a phone in Italian, its pin moved by the keyboard', async () => {
  for (const [device, language] of [
    ['desktop', 'fr'],
    ['phone', 'it'],
  ] as const) {
    const planner = await signedInPlanner(world.product)
    const page = await world.open({ device, language, cookies: { pro_token: planner.token, _locale: language } })
    await publishVenue(page, language, venueName)
    await writeToVenue(planner, device, language)
    await page.goto('/office/requests')
    await page.locator('[data-request]').getByText(venueName).waitFor()
    await expectAccessible(page)
    await expectNoOverflow(page)
    expectNoProblems(page)
  }
})
