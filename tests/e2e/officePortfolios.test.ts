import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantPremium } from '../../src/domain/account/grantPremium.ts'
import { expectPresentable } from '../browser/expectPresentable.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { photograph } from '../photos/photoFixtures.ts'
import { perform, signedInPlanner } from '../setup/testPeople.ts'
import { type OfficeWorld, openOfficeWorld } from './officeWorld.ts'

let world: OfficeWorld
beforeAll(async () => {
  world = await openOfficeWorld()
})
afterAll(() => world.close())

const fr = {
  none: 'Aucun portfolio pour l’instant',
  add: 'Ajouter un portfolio',
  title: 'Titre',
  begin: 'Commencer',
  description: 'Description',
  service: 'Décoration de mariage',
  next: 'Enregistrer et continuer',
  noPhotos: 'Pas encore de photo',
  photos: '2 photos sur 20',
  describe: 'Décrire',
  photo: 'Photo',
  nextPhoto: 'Enregistrer et continuer',
  save: 'Enregistrer',
  extras: /Détails Premium/,
  place: 'Lieu',
  guests: 'Nombre d’invités',
  total: 'Budget total',
  hidden: 'Masquer le budget aux couples',
  publish: 'Publier',
  online: 'Les couples voient ce portfolio.',
  view: 'Voir la page publique',
}

const it: typeof fr = {
  none: 'Ancora nessun portfolio',
  add: 'Aggiungi un portfolio',
  title: 'Titolo',
  begin: 'Inizia',
  description: 'Descrizione',
  service: 'Allestimento di matrimoni',
  next: 'Salva e continua',
  noPhotos: 'Ancora nessuna foto',
  photos: '2 foto su 20',
  describe: 'Descrivere',
  photo: 'Foto',
  nextPhoto: 'Salvare e continuare',
  save: 'Salva',
  extras: /Dettagli Premium/,
  place: 'Luogo',
  guests: 'Numero di invitati',
  total: 'Budget totale',
  hidden: 'Nascondi il budget alle coppie',
  publish: 'Pubblica',
  online: 'Le coppie vedono questo portfolio.',
  view: 'Vedi la pagina pubblica',
}

test.each([
  { device: 'desktop', language: 'fr', words: fr },
  { device: 'phone', language: 'it', words: it },
] as const)('portfolio with Premium extras, on a $device in $language', async ({ device, language, words }) => {
  const planner = await signedInPlanner(world.product)
  await perform(world.product, grantPremium, { providerId: planner.id })
  const page = await world.open({ device, language, cookies: { pro_token: planner.token, _locale: language } })
  await page.goto('/office/portfolios')
  await page.getByText(words.none).waitFor()
  await expectPresentable(page, `portfolios-empty-${device}`)

  await page.getByRole('button', { name: words.add }).first().click()
  const adding = page.getByRole('dialog')
  await adding.getByLabel(words.title).fill('Camille & Jules')
  await adding.getByRole('button', { name: words.begin }).click()

  await page.getByRole('textbox', { name: words.description }).fill('Un week-end sous les tilleuls, entre deux orages.')
  await page.getByRole('checkbox', { name: words.service }).check()
  await expectPresentable(page, `portfolio-presentation-${device}`)
  await page.getByRole('button', { name: words.next }).click()
  await page.getByText(words.noPhotos).waitFor()
  await upload(page, words.photos)
  await page.getByRole('button', { name: words.describe }).click()
  for (const [number, alt, save] of [
    [1, 'Une longue table', words.nextPhoto],
    [2, 'Un jardin', words.save],
  ] as const) {
    const dialog = page.getByRole('dialog', { name: `${words.photo} ${number}` })
    await dialog.getByRole('textbox', { name: words.description }).fill(alt)
    await dialog.getByRole('button', { name: save, exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await expectPresentable(page, `portfolio-gallery-${device}`)

  await page.getByRole('button', { name: words.extras }).click()
  await page.getByRole('textbox', { name: words.place }).fill('Château de Varennes')
  await page.getByRole('spinbutton', { name: words.guests }).fill('120')
  await page.getByRole('spinbutton', { name: words.total }).fill('30000')
  await page.getByRole('checkbox', { name: words.hidden }).check()
  await expectPresentable(page, `portfolio-extras-${device}`)
  const saved = page.waitForResponse((response) => response.url().includes('/portfolio-extras/') && response.request().method() === 'PUT')
  await page.getByRole('button', { name: words.save, exact: true }).click()
  expect((await saved).status()).toBe(200)

  await page.getByRole('button', { name: words.publish, exact: true }).click()
  await page.getByText(words.online).waitFor()
  // The fixed bar must not cover a link, wherever the page was scrolled.
  await page.evaluate(() => window.scrollTo(0, 0))
  const path = await page.getByRole('link', { name: words.view }).getAttribute('href')
  await expectPresentable(page, `portfolio-published-${device}`)
  await page.goto('/office/portfolios')
  await page.getByRole('link', { name: 'Camille & Jules' }).waitFor()
  await expectPresentable(page, `portfolios-list-${device}`)

  await page.goto(path ?? '')
  await page.getByRole('heading', { level: 1, name: 'Camille & Jules' }).waitFor()
  await page.getByText('Château de Varennes').first().waitFor()
  await expect.poll(() => page.getByText(/30[\s.,]?000/).count()).toBe(0)
  expectNoProblems(page)
})

/** Two pictures at once. */
async function upload(page: Page, arrived: string) {
  const files = await Promise.all(
    ['table.jpg', 'jardin.jpg'].map(async (name, index) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: await photograph(900 + 100 * index, 700)
        .jpeg()
        .toBuffer(),
    })),
  )
  await page.locator('input[type=file][multiple]').setInputFiles(files)
  await page.getByText(arrived).waitFor()
}
