import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectPresentable } from '../browser/expectPresentable.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { photograph } from '../photos/photoFixtures.ts'
import { breakableProxy } from '../setup/breakableProxy.ts'
import { signedInPlanner } from '../setup/testPeople.ts'
import { type OfficeWorld, openOfficeWorld } from './officeWorld.ts'

let world: OfficeWorld
beforeAll(async () => {
  world = await openOfficeWorld()
})
afterAll(() => world.close())

const jpeg = async (name: string, width = 1000, height = 750) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photograph(width, height).jpeg().toBuffer(),
})

/** Throttles the browser's connection, so that an upload can be observed. */
async function slowUploads(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const to = (uploadThroughput: number) =>
    devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput })
  await to(20_000)
  return { end: () => to(-1) }
}

test('a planner sends photos at once, cancels one, and gives one a caption', async () => {
  const { page, underWay } = await openPhotos('desktop')
  await page.getByText('Pas encore de photo').waitFor()
  await expectPresentable(page, 'photos-empty')
  const line = await slowUploads(page)
  const files = await Promise.all(['ceremonie.jpg', 'diner.jpg', 'danse.jpg'].map((name) => jpeg(name)))
  await page.locator('input[type=file][multiple]').setInputFiles(files)
  await underWay
    .getByText(/^Envoi\s: \d+\s%$/)
    .first()
    .waitFor()
  await expectPresentable(page, 'photos-sending')
  await page.getByRole('button', { name: /^Annuler\s?: diner.jpg$/ }).click()
  await underWay.getByText('diner.jpg').waitFor({ state: 'detached' })
  await line.end()
  await page.getByText('2 photos sur 5').waitFor()
  await underWay.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: /^Modifier\s: Photo 2$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Photo 2' })
  await dialog.getByLabel('Légende').fill('Le dîner')
  await dialog.getByLabel('Description').fill('Une longue table')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Le dîner').waitFor()
  expectNoProblems(page)
})

test('a photo whose connection is cut half-way is sent again without a click, and is stored once', async () => {
  const line = await breakableProxy(world.origin)
  const { page, planner, underWay } = await openPhotos('desktop', { baseURL: line.url })
  const throttled = await slowUploads(page)
  await page.locator('input[type=file][multiple]').setInputFiles(await jpeg('ceremonie.jpg'))
  await underWay.getByText(/^Envoi\s: [1-9]\d?\s%$/).waitFor()
  line.cut()
  await underWay.getByText('Connexion perdue. L’envoi reprend tout seul.').waitFor()
  await throttled.end()
  line.restore()
  await page.getByText('1 photo sur 5').waitFor()
  await underWay.waitFor({ state: 'detached' })
  const { body } = await world.product.call<{ readonly photos: readonly unknown[] }>('GET', '/api/pro/gallery', { token: planner.token })
  expect(body.photos).toHaveLength(1)
  expectNoProblems(page, /ERR_(?:CONNECTION_RESET|CONNECTION_CLOSED|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|INCOMPLETE_CHUNKED_ENCODING)/)
})

test('a planner cuts its profile photo, orders its gallery by the keyboard and removes a photo, and couples see the outcome', async () => {
  const { page, planner } = await openPhotos('phone')
  await page.locator('input[type=file][multiple]').setInputFiles([await jpeg('a.jpg'), await jpeg('b.jpg', 750, 1000), await jpeg('c.jpg')])
  await page.getByText('3 photos sur 5').waitFor()
  const menuOf = async (name: string, entry: string) => {
    await page.getByRole('button', { name: new RegExp(`^Actions\\s: ${name}$`) }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  // One after the other, since couples saw none before.
  await page.getByText('3 photos ne sont pas visibles pour les couples').waitFor()
  await page.getByRole('button', { name: 'Décrire' }).click()
  for (const [name, alt, save] of [
    ['Photo 1', 'Une table', 'Enregistrer et continuer'],
    ['Photo 2', 'Un jardin', 'Enregistrer et continuer'],
    ['Photo 3', 'Une piste de danse', 'Enregistrer'],
  ] as const) {
    const dialog = page.getByRole('dialog', { name })
    await dialog.getByLabel('Description').fill(alt)
    await dialog.getByRole('button', { name: save, exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await menuOf('Photo 3', 'Modifier la description')
  const words = page.getByRole('dialog', { name: 'Photo 3' })
  await words.getByLabel('Légende').fill('Le bal')
  await expectPresentable(page, 'photos-words')
  await words.getByRole('button', { name: 'Enregistrer' }).click()
  await words.waitFor({ state: 'detached' })

  // Lifted by keyboard, moved before the previous one, dropped.
  await page.getByRole('button', { name: 'Déplacer Le bal' }).focus()
  await page.keyboard.press('Space')
  await page.getByText(/^Le bal, soulevé/).waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowUp')
  await page.getByText(/^Le bal, place 1 sur 3/).waitFor({ state: 'attached' })
  const ordered = page.waitForResponse((response) => response.url().endsWith('/photo-order') && response.ok())
  await page.keyboard.press('Space')
  await ordered

  await menuOf('Photo 3', 'Supprimer')
  const sure = page.getByRole('dialog', { name: /Supprimer cette photo/ })
  await expectPresentable(page, 'photos-remove')
  await sure.getByRole('button', { name: 'Annuler' }).click()
  await sure.waitFor({ state: 'detached' })
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id)
  await expect.poll(focused).toMatch(/^Actions\s: Photo 3$/)
  await menuOf('Photo 3', 'Supprimer')
  await sure.getByRole('button', { name: 'Supprimer la photo' }).click()
  await page.getByText('2 photos sur 5').waitFor()
  // The menu's button is gone with the photo.
  await expect.poll(focused).toBe('content')
  await menuOf('Photo 2', 'Choisir comme photo principale')
  await page.getByRole('listitem').filter({ hasText: 'Principale' }).getByText('Légender').waitFor()

  await page.locator('input[type=file]:not([multiple])').setInputFiles([await jpeg('face.jpg', 800, 1000)])
  const crop = page.getByRole('dialog', { name: 'Recadrer la photo' })
  await crop.getByRole('slider').first().waitFor()
  await expectPresentable(page, 'photos-crop')
  await crop.getByRole('button', { name: 'Utiliser cette partie' }).click()
  await page.getByRole('button', { name: 'Supprimer la photo' }).waitFor()
  await expectPresentable(page, 'photos-gallery')

  const { body } = await world.product.call<{ readonly planner: { readonly profileUrl: string; readonly profileImage: string } }>(
    'GET',
    `/api/project/planners/${planner.publicId}`,
  )
  expect(body.planner.profileImage).toContain('/photos/')
  await page.goto(body.planner.profileUrl)
  const shown = page.getByRole('list', { name: 'Photos' }).getByRole('button')
  await expect.poll(() => shown.count()).toBe(2)
  await shown.and(page.getByRole('button', { name: 'Une piste de danse' })).waitFor()
  const large = page.locator('img[data-stage]')
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectPresentable(page, 'photos-public')
  expectNoProblems(page)
})

async function openPhotos(device: 'desktop' | 'phone', context: BrowserContextOptions = {}) {
  const planner = await signedInPlanner(world.product)
  const page = await world.open({ device, context, cookies: { pro_token: planner.token } })
  await page.goto('/office/photos')
  const underWay = page.getByRole('list', { name: 'Envois en cours' })
  return { page, planner, underWay }
}
