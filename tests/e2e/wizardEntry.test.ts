import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoProblems } from '../browser/watchPage.ts'
import { newPhone, provenPhone, receivedCode, registrationForm } from '../setup/phoneSignIn.ts'
import { coupleWithProject } from '../setup/townPlanners.ts'
import { wizardProject } from '../setup/wizardProject.ts'
import { openTownWorld, type TownWorld } from './townWorld.ts'
import { heading, next } from './wizardPage.ts'

let world: TownWorld
beforeAll(async () => {
  world = await openTownWorld()
})
afterAll(() => world.close())

const hourMs = 3_600_000
const first = 'Que célébrez-vous\u202f?'
const selected = (page: Page) => page.evaluate(() => localStorage.getItem('alliance.project'))
const intent = (page: Page) => page.evaluate(() => sessionStorage.getItem('alliance.preload'))

/** The number of a couple that has an account. */
async function registered(): Promise<string> {
  const phone = newPhone()
  await world.product.call('POST', '/api/project/register', { body: registrationForm(phone, await provenPhone(world.product, phone)) })
  // The next code for the same number can only be sent a minute later.
  await world.product.backend.database.query('TRUNCATE operational.phone_codes, operational.limits')
  return phone
}

test('a visitor is redirected to the start, and the provider it came for is kept through login, for one hour', async () => {
  const phone = await registered()
  const page = await world.open()
  await page.goto('/formulaire')
  await page.waitForURL('/')
  await page.goto(`/?project=new&prestataire=${world.planners.paris.publicId}`)
  await page.getByRole('link', { name: 'Décrire mon projet' }).first().click()
  const asked = new Date()
  await page.getByRole('textbox', { name: /téléphone/ }).fill(phone)
  await page.getByRole('button', { name: 'Recevoir mon code' }).click()
  await page.locator('[autocomplete=one-time-code]').first().waitFor()
  await page.keyboard.type(await receivedCode(world.product, phone, asked))
  // It takes precedence over the projects, which are the usual page after signing in.
  await page.waitForURL('/formulaire')
  await heading(page, first)
  const kept = JSON.parse((await intent(page)) ?? '{}') as { value: unknown; until: number }
  expect(kept.value).toEqual({ kind: 'provider', id: world.planners.paris.publicId, anew: true, arrived: true })
  expect(kept.until - asked.getTime()).toBeGreaterThan(hourMs - 60_000)
  expect(kept.until - Date.now()).toBeLessThanOrEqual(hourMs)
  // After it was shown once, the couple gets its projects again.
  await page.goto('/account')
  await page.waitForURL('/presentation')

  await page.evaluate((stale) => sessionStorage.setItem('alliance.preload', stale), JSON.stringify({ ...kept, until: Date.now() - 1 }))
  await page.goto('/account')
  await page.waitForURL('/presentation')
  expectNoProblems(page)
})

test('entering clears the selected project, and keeps the provider that the couple came for', async () => {
  const { couple, project } = await coupleWithProject(world.product, { eventDate: '2028-07-01' })
  await world.product.call('POST', '/api/project/save-project', { token: couple.token, body: wizardProject() })
  const page = await world.open({ cookies: { token: couple.token } })
  await page.goto('/presentation')
  await page
    .getByRole('link', { name: /^Mariage du/ })
    .last()
    .click()
  const older = page.getByRole('heading', { level: 1, name: 'Mariage du 01/07/2028' })
  await older.waitFor()
  await page.reload()
  await older.waitFor()
  await expect.poll(() => selected(page)).toContain(project)

  await page.goto('/?project=new&planners=favorites')
  await page.waitForURL('/formulaire')
  await heading(page, first)
  await expect.poll(() => selected(page)).toBe(null)
  await expect.poll(() => intent(page)).toContain('favorites')
  await page.goto('/project')
  await page.getByRole('heading', { level: 1, name: 'Mariage du 19/06/2027' }).waitFor()

  // A selection of a project that is not the couple's is dropped, and the newest is shown.
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage])
      storage.setItem('alliance.project', JSON.stringify({ value: crypto.randomUUID(), until: null }))
  })
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Mariage du 19/06/2027' }).waitFor()
  await expect.poll(() => selected(page)).toBe(null)
  expectNoProblems(page)
})

test('favourites that the couple came for come first', async () => {
  const { couple } = await coupleWithProject(world.product)
  await world.product.call('PUT', `/api/directory/favorites/${world.planners.paris.publicId}`, { token: couple.token })
  const page = await world.open({ cookies: { token: couple.token } })
  await page.goto('/?project=new&planners=favorites')
  await heading(page, first)
  await page.goto('/project')
  await page.getByRole('link', { name: 'Modifier' }).click()
  await heading(page, first)
  await page.getByRole('button', { name: 'Préférences' }).click()
  await next(page).click()
  const cards = page.getByRole('article')
  await cards.nth(3).waitFor()
  await expect
    .poll(() => cards.getByRole('heading').allTextContents())
    .toEqual(['Planner Paris', 'Planner Lyon', 'Planner Vienne', 'Planner Grenoble'])
  await cards.first().getByText('Votre choix').waitFor()
  await expect.poll(() => cards.nth(1).getByText('Votre choix').count()).toBe(0)
  expectNoProblems(page)
})
