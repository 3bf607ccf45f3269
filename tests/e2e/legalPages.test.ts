import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { exampleOperator } from '../../scripts/demo/texts/exampleOperator.ts'
import { interfaceLanguages } from '../../web/shared/i18n/languages.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { startTestProduct } from '../setup/testProduct.ts'

let world: BrowserWorld
beforeAll(async () => {
  world = await openBrowserWorld({ exampleOperator })
})
afterAll(() => world.close())

test.each(['desktop', 'phone'] as const)('the foot of a page leads to imprint and privacy policy on a %s', async (device) => {
  const page = await world.open({ device })
  await page.goto('/')
  await page.getByRole('link', { name: 'Politique de confidentialité' }).click()
  await page.getByRole('heading', { level: 1, name: 'Confidentialité' }).waitFor()
  await page.getByText('Les sauvegardes : 30 jours au plus.').waitFor()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await screenshot(page, `privacy-${device}`)
  await page.getByRole('link', { name: 'Mentions légales' }).click()
  await page.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor()
  await page.getByText('74000 Annecy').waitFor()
  await page.getByText('ces indications sont inventées').waitFor()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await screenshot(page, `imprint-${device}`)
  expectNoProblems(page)
})

test('both are there in every language, and in the sitemap', async () => {
  for (const path of ['/imprint', '/privacy']) {
    const titles = new Set<string>()
    for (const language of interfaceLanguages) {
      const { text, status } = await world.product.call('GET', path, { headers: { 'accept-language': language } })
      expect([status, text.includes(`<html lang="${language}"`)]).toEqual([200, true])
      titles.add(/<h1[^>]*>([^<]*)</.exec(text)?.[1] ?? '')
    }
    expect(titles.size).toBeGreaterThanOrEqual(5)
    expect((await world.product.call('GET', '/sitemaps/pages.xml')).text).toContain(`<loc>http://localhost${path}</loc>`)
  }
})

test('without an operator neither is there, and nothing leads to them', async () => {
  const product = await startTestProduct()
  onTestFinished(() => product.close())
  for (const path of ['/imprint', '/privacy'])
    expect((await product.call('GET', path, { headers: { accept: 'text/html' } })).status).toBe(404)
  expect((await product.call('GET', '/')).text).not.toContain('href="/imprint"')
})
