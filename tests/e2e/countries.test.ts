import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageData } from '../../web/shared/pageData.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import type { SignInAnswer } from '../setup/coupleCalls.ts'
import { newPhone, provenPhone, registrationForm } from '../setup/phoneSignIn.ts'
import { signedInCouple } from '../setup/testPeople.ts'

let world: BrowserWorld
beforeAll(async () => {
  world = await openBrowserWorld({ environment: { DOMAINS: 'bodas.example=ES' } })
})
afterAll(() => world.close())

/** The language of the welcome page, requested like a browser. */
async function welcome(host: string, headers: Readonly<Record<string, string>> = {}, path = '/') {
  const { text } = await world.product.call('GET', path, { headers: { accept: 'text/html', host, ...headers } })
  const data = JSON.parse(/id="page-data">(.*?)<\/script>/.exec(text)?.[1] ?? '') as PageData
  return { country: data.country, language: data.language, drawnIn: /<html lang="(\w\w)"/.exec(text)?.[1] }
}

test.each([
  ['fr.localhost', 'FR', 'fr-FR'],
  ['be.localhost', 'BE', 'nl-BE'],
  ['gb.localhost', 'GB', 'en-GB'],
  ['de.localhost', 'DE', 'de-DE'],
  ['it.localhost', 'IT', 'it-IT'],
  ['es.localhost', 'ES', 'es-ES'],
  ['pt.localhost', 'PT', 'pt-PT'],
  ['Bodas.example:8443', 'ES', 'es-ES'],
  ['anywhere.example', 'FR', 'fr-FR'],
])('%s is a site of %s, in %s unless somebody asks for another language', async (host, country, locale) => {
  const language = locale.slice(0, 2)
  expect(await welcome(host)).toEqual({ country, language, drawnIn: language })
  expect(await welcome(host, { 'accept-language': 'pl, sv;q=0.8' })).toMatchObject({ language })

  const phone = newPhone()
  const proof = await provenPhone(world.product, phone)
  const { locale: _, ...form } = registrationForm(phone, proof)
  const { body } = await world.product.call<SignInAnswer>('POST', '/api/project/register', { body: form, headers: { host } })
  expect(body.user?.locale).toBe(locale)
})

test.each([
  ['the cookie goes before the browser', 'es.localhost', { cookie: '_locale=de', 'accept-language': 'it' }, 'de'],
  ['the browser goes before the domain', 'es.localhost', { 'accept-language': 'pt-PT,pt;q=0.9,en;q=0.8' }, 'pt'],
  ['a cookie that names no language counts for nothing', 'es.localhost', { cookie: '_locale=xx', 'accept-language': 'it' }, 'it'],
  ['Belgium speaks French to who reads it', 'be.localhost', { 'accept-language': 'fr-BE' }, 'fr'],
  ['Belgium does not offer English', 'be.localhost', { 'accept-language': 'en-GB' }, 'nl'],
  ['Belgium takes the next language of the browser', 'be.localhost', { 'accept-language': 'en, de;q=0.7' }, 'de'],
  ['Belgium does not offer Italian to whoever chose it elsewhere', 'be.localhost', { cookie: '_locale=it' }, 'nl'],
])('%s', async (_rule, host, headers, language) => {
  expect(await welcome(host, headers)).toMatchObject({ language, drawnIn: language })
})

test('whoever is signed in, or follows an address that names a language, is answered in it in Belgium too', async () => {
  const { token } = await signedInCouple(world.product, { locale: 'en-GB' })
  const { text } = await world.product.call('GET', '/profile', {
    headers: { accept: 'text/html', host: 'be.localhost', cookie: `token=${token}; _locale=en` },
  })
  expect(text).toContain('<html lang="en"')
  expect(await welcome('be.localhost', { cookie: '_locale=fr' }, '/?locale=en')).toMatchObject({ drawnIn: 'en' })
})

test.each([
  ['be', 'en', ['Français', 'Nederlands', 'Deutsch'], 'nl', '+32 '],
  ['de', 'de', ['Français', 'English', 'Nederlands', 'Deutsch', 'Italiano', 'Español', 'Português'], 'de', '+49 '],
  ['gb', 'fr', ['Français', 'English', 'Nederlands', 'Deutsch', 'Italiano', 'Español', 'Português'], 'fr', '+44 '],
])(
  'on %s.localhost the languages of the country are offered, and its numbers expected',
  async (country, browser, offered, language, code) => {
    const page = await world.open({ language: browser })
    await page.goto(`http://${country}.localhost:${new URL(world.origin).port}/account`)
    const phone = page.locator('input[type=tel]')
    await phone.waitFor()
    await expect.poll(() => phone.inputValue()).toBe(code)
    await expect.poll(() => page.locator('#phone-country').inputValue()).toBe(country.toUpperCase())
    const select = page.getByRole('banner').getByRole('combobox')
    await expect.poll(() => select.getByRole('option').allTextContents()).toEqual(offered)
    await expect.poll(() => select.inputValue()).toBe(language)
    await select.selectOption('de')
    await page.getByRole('heading', { level: 1, name: 'Beginnen wir mit Ihrer Nummer' }).waitFor()
    await expect.poll(() => phone.inputValue()).toBe(code)
    expectNoProblems(page)
  },
)
