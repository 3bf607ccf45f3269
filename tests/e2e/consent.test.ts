import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainCookies } from '../../src/api/sessionCookies.ts'
import { interfaceLanguages } from '../../web/shared/i18n/languages.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoLayoutShift } from '../browser/expectNoLayoutShift.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { signedInCouple } from '../setup/testPeople.ts'
import { type CollectorWorld, openCollectorWorld } from './collectorWorld.ts'

let world: CollectorWorld
beforeAll(async () => {
  world = await openCollectorWorld()
})
afterAll(() => world.close())

const banner = (page: Page) => page.getByRole('region', { name: 'Vie privée' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const shown = (page: string) => ({ name: 'page_shown', page })

/** Records every call to a collector. */
function callsOf(page: Page): readonly string[] {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/sandbox/') && calls.push(request.url()))
  return calls
}

/** The reporting script is loaded with the consent: earlier visits are not counted. */
async function reporting(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/eventOutbox')))
}

/** Leaving the page sends pending reports. */
async function leavePage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

test('before an answer, and after a refusal, nothing leaves and nothing is kept; after consent each page is reported, until it is withdrawn', async () => {
  const page = await world.open()
  const calls = callsOf(page)
  await page.goto('/')
  await banner(page).waitFor()
  await page.getByRole('link', { name: 'Décrire mon projet' }).first().click()
  await page.waitForURL('/account')
  await leavePage(page, '/nowhere')
  expect(calls).toEqual([])
  await expect.poll(() => page.evaluate(() => [document.cookie, ...Object.keys(localStorage)])).toEqual([''])

  await banner(page).waitFor()
  await button(page, 'Refuser').click()
  await banner(page).waitFor({ state: 'detached' })
  await leavePage(page, '/account')
  await leavePage(page, '/')
  expect(calls).toEqual([])
  await expect.poll(() => banner(page).count()).toBe(0)

  await button(page, 'Vie privée').click()
  await page.getByText('Vous avez refusé.').waitFor()
  await button(page, 'Accepter').click()
  await reporting(page)
  await page.getByRole('link', { name: 'Décrire mon projet' }).first().click()
  await page.waitForURL('/account')
  await expect.poll(() => world.events()).toEqual([shown('welcome'), shown('account')])

  const other = await page.context().newPage()
  await leavePage(other, '/')
  await expect.poll(() => world.events()).toEqual([shown('welcome'), shown('account'), shown('welcome')])

  // A withdrawal in the other window also applies to this one.
  await button(other, 'Vie privée').click()
  await other.getByText('Vous avez accepté.').waitFor()
  await button(other, 'Refuser').click()
  await banner(other).waitFor({ state: 'detached' })
  await other.close()
  await leavePage(page, '/nowhere')
  await button(page, 'Vie privée').click()
  await button(page, 'Accepter').click()
  await expect.poll(() => world.events()).toEqual([shown('welcome'), shown('account'), shown('welcome'), shown('notFound')])
  expectNoProblems(page, /404/)
})

test('on a phone both answers look alike, cover no link or button, and shift nothing', async () => {
  const page = await world.open({ device: 'phone' })
  await page.goto('/')
  await banner(page).waitFor()
  const look = (name: string) =>
    button(page, name).evaluate((element) => {
      const { width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, borderColor, font } = getComputedStyle(element)
      return { width, height, color, backgroundColor, borderColor, font }
    })
  const refuse = await look('Refuser')
  expect(refuse).toEqual(await look('Accepter'))
  expect(refuse.height).toBeGreaterThanOrEqual(44)
  const top = async () => (await banner(page).boundingBox())?.y ?? 0
  const start = await page.getByRole('link', { name: 'Décrire mon projet' }).first().boundingBox()
  expect((start?.y ?? 0) + (start?.height ?? 0)).toBeLessThan(await top())
  await expectNoLayoutShift(page, 0.01)
  await expectAccessible(page)
  await screenshot(page, 'consent-phone')

  // The page ends above the banner, so that its last line can be read.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const footer = await page.getByRole('contentinfo').boundingBox()
  expect(Math.round((footer?.y ?? 0) + (footer?.height ?? 0))).toBeLessThanOrEqual(Math.ceil(await top()))
  expectNoProblems(page)

  // Fixed elements at the bottom are above the banner, and move down when it is closed.
  const { token } = await signedInCouple(world.product)
  const cookies = { [plainCookies.couple.access]: token }
  const profile = await world.open({ device: 'phone', cookies })
  await profile.goto('/profile')
  await banner(profile).waitFor()
  const bottomOfSave = async () => {
    const box = await button(profile, 'Enregistrer').boundingBox()
    return Math.round((box?.y ?? 0) + (box?.height ?? 0))
  }
  const bannerTop = (await banner(profile).boundingBox())?.y ?? 0
  await expect.poll(bottomOfSave).toBeLessThanOrEqual(bannerTop)
  await screenshot(profile, 'consent-profile-phone')
  await button(profile, 'Refuser').click()
  await expect.poll(bottomOfSave).toBeGreaterThan(bannerTop)
  expectNoProblems(profile)

  // The banner is not shown in the wizard, since a phone has no room for both.
  const wizard = await world.open({ device: 'phone', cookies })
  await wizard.clock.install()
  await wizard.goto('/formulaire')
  await wizard.getByRole('radio', { name: 'Mariage' }).waitFor()
  await wizard.clock.fastForward(10_000)
  await expect.poll(() => banner(wizard).count()).toBe(0)
  await wizard.getByRole('link', { name: 'Bonjour Camille' }).click()
  await banner(wizard).waitFor()
  expectNoProblems(wizard)
})

test('the keyboard reaches it first, and comes back to where it was; the choice is kept for six months', async () => {
  const page = await world.open()
  await page.goto('/')
  await banner(page).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Refuser')
  await page.keyboard.press('Enter')
  await banner(page).waitFor({ state: 'detached' })

  const again = button(page, 'Vie privée')
  await again.focus()
  await page.keyboard.press('Enter')
  await banner(page).waitFor()
  await expect.poll(() => banner(page).evaluate((element) => element === document.activeElement)).toBe(true)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await banner(page).waitFor({ state: 'detached' })
  await expect.poll(() => again.evaluate((element) => element === document.activeElement)).toBe(true)

  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  await page.clock.setSystemTime(inDays(181))
  await leavePage(page, '/account')
  await page.getByRole('textbox', { name: 'Numéro de téléphone' }).waitFor()
  await page.clock.fastForward(10_000)
  await page.waitForLoadState('networkidle')
  await expect.poll(() => banner(page).count()).toBe(0)
  await page.clock.setSystemTime(inDays(183))
  await leavePage(page, '/')
  await banner(page).waitFor()
  expectNoProblems(page)
})

test('in every language it fits the narrowest phone and leaves room to read', async () => {
  const page = await world.open({ device: 'phone', context: { viewport: { width: 320, height: 568 } } })
  await page.goto('/account')
  const asked = page.locator('section[tabindex="-1"]')
  await asked.waitFor()
  const seen = new Set<string | null>()
  for (const language of interfaceLanguages) {
    await page.getByRole('banner').getByRole('combobox').selectOption(language)
    await page.locator(`html[lang=${language}]`).waitFor()
    seen.add(await asked.getByRole('status').textContent())
    await expectNoOverflow(page)
    const { height } = (await asked.boundingBox()) ?? { height: 0 }
    expect(height).toBeLessThan(568 / 2)
    for (const each of await asked.getByRole('button').all()) {
      const fits = await each.evaluate((element) => element.scrollWidth <= element.clientWidth)
      expect(fits).toBe(true)
    }
    await screenshot(page, `consent-${language}`)
  }
  expect(seen.size).toBe(interfaceLanguages.length)
  expectNoProblems(page)
})
