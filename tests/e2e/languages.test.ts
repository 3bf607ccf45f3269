import { afterAll, beforeAll, expect, test } from 'vitest'
import { type InterfaceLanguage, interfaceLanguages } from '../../web/shared/i18n/languages.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { expectOnlyGerman } from './expectOnlyGerman.ts'

let world: BrowserWorld
beforeAll(async () => {
  world = await openBrowserWorld({ environment: { ROLES: 'api' } })
})
afterAll(() => world.close())

/** The headings of the three entry pages. */
const headings: Readonly<Record<InterfaceLanguage, readonly [welcome: RegExp, account: RegExp, office: RegExp]>> = {
  fr: [/mariage/, /numéro/, /Bon retour/],
  en: [/wedding/, /number/, /Welcome back/],
  nl: [/bruiloft/, /nummer/, /Welkom terug/],
  de: [/Hochzeit/, /Nummer/, /Willkommen zurück/],
  it: [/matrimonio/, /numero/, /ritrovarLa/],
  es: [/boda/, /número/, /volver a verle/],
  pt: [/casamento/, /número/, /Bom regresso/],
}

test.each(interfaceLanguages)('in %s, the doors to both apps fit a phone', async (language) => {
  const page = await world.open({ device: 'phone', language })
  for (const [index, path] of ['/', '/account', '/office'].entries()) {
    await page.goto(path)
    const heading = headings[language][index] ?? /./
    await page.getByRole('heading', { level: 1 }).filter({ hasText: heading }).waitFor()
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language)
    await expectNoOverflow(page)
    await screenshot(page, `door-${index}-${language}`)
  }
  expectNoProblems(page)
})

test('a text that German lacks stands there in English, and everything else in German', async () => {
  const page = await world.open({ language: 'de' })
  const fetched: string[] = []
  await page.route(/\/assets\/account-[^/]+\.js$/, async (route) => {
    const response = await route.fetch()
    const script = await response.text()
    const lacking = script.replace(/label:(.Telefonnummer)/, 'unknown:$1')
    if (/Telefonnummer|Phone number/.test(script)) fetched.push(lacking === script ? 'whole' : 'lacking')
    await route.fulfill({ response, body: lacking })
  })
  await page.goto('/account')
  await page.getByRole('textbox', { name: 'Phone number' }).waitFor()
  await page.getByRole('heading', { level: 1, name: 'Beginnen wir mit Ihrer Nummer' }).waitFor()
  await expect(expectOnlyGerman(page)).rejects.toThrow('Phone number')
  // English was loaded when needed; French was not.
  expect(fetched).toEqual(['lacking', 'whole'])
  expectNoProblems(page)
})
