import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'

let world: BrowserWorld
beforeAll(async () => {
  world = await openBrowserWorld({ environment: { ROLES: 'api' } })
})
afterAll(() => world.close())

test.each(['/nowhere', '/Account', '/account/', '/planner'])('%s is the not-found page, with status 404 and a link home', async (path) => {
  const page = await world.open()
  const response = await page.goto(path)
  expect(response?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Page introuvable' }).waitFor()
  await page.getByText('La page que vous recherchez n’existe pas ou n’est plus disponible.').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Revenir à l’accueil' }).click()
  await page.waitForURL('/')
  expectNoProblems(page, /404/)
})

test('it speaks the language of the browser, and fits a phone', async () => {
  const page = await world.open({ device: 'phone', language: 'en-GB' })
  await page.goto('/nowhere')
  await page.getByText('The page you are looking for does not exist or is no longer available.').waitFor()
  await expectNoOverflow(page)
  await screenshot(page, 'not-found-phone')
})
