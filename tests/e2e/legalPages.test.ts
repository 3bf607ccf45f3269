import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { exampleOperator } from '../../scripts/demo/texts/exampleOperator.ts'
import { guaranteePath, legalPaths } from '../../src/api/schemas/pagePaths.ts'
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

test.each(['desktop', 'phone'] as const)('the foot of a page leads to terms, privacy policy and imprint on a %s', async (device) => {
  const page = await world.open({ device })
  await page.goto('/')
  // By keyboard, because the footer may move under a pointer while the sections above it get their real height.
  await page.getByRole('link', { name: 'Conditions d’utilisation' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Conditions d’utilisation' }).waitFor()
  await page.getByText('Version du 01/11/2026').waitFor()
  await page.getByText('Projet\u00a0: l’exploitant doit encore faire valider ces conditions.').waitFor()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await screenshot(page, `terms-${device}`)
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

test('the page on the guarantee says its numbers, and leads to the credits', async () => {
  const page = await world.open({ device: 'phone', language: 'es' })
  await page.goto(guaranteePath)
  await page.getByRole('heading', { level: 1, name: 'La garantía de los créditos' }).waitFor()
  await page.getByText('en los 14 días siguientes al desbloqueo').first().waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Ver mis créditos' }).getAttribute('href')).toBe('/office/credits')
  await expectAccessible(page)
  await expectNoOverflow(page)
  expectNoProblems(page)
})

test('each is there in every language, and in the sitemap', async () => {
  for (const path of [...Object.values(legalPaths), guaranteePath]) {
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

test('without an operator there are no imprint and no privacy policy, and nothing leads to them', async () => {
  const product = await startTestProduct()
  onTestFinished(() => product.close())
  for (const path of ['/imprint', '/privacy'])
    expect((await product.call('GET', path, { headers: { accept: 'text/html' } })).status).toBe(404)
  expect((await product.call('GET', '/')).text).not.toContain('href="/imprint"')
})

test('every version of the terms has its page, which leads to the others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'terms-'))
  const drafts = join(import.meta.dirname, '../../src/draftTerms/2026-11-01')
  for (const version of ['2026-11-01', '2027-03-01']) cpSync(drafts, join(folder, version), { recursive: true })
  const product = await startTestProduct({ environment: { TERMS_DIR: folder } })
  onTestFinished(async () => {
    await product.close()
    rmSync(folder, { recursive: true })
  })
  const textOf = async (path: string) => (await product.call('GET', path)).text
  const [current, next] = [await textOf('/terms'), await textOf('/terms/2027-03-01')]
  expect(current).toContain('Version du 01/11/2026')
  expect(current).toContain('href="/terms/2027-03-01"')
  expect(current).not.toContain('Projet')
  expect(next).toContain('Version du 01/03/2027')
  expect(next).toContain('Version en vigueur')
  for (const path of ['/terms/2025-01-01', '/terms/latest'])
    expect((await product.call('GET', path, { headers: { accept: 'text/html' } })).status).toBe(404)
})

test.each(['privacy', 'imprint'] as const)(
  'every version of the operator’s own %s has its page, in another language where it is missing',
  async (kind) => {
    const folder = mkdtempSync(join(tmpdir(), kind))
    const drafts = join(import.meta.dirname, '../../src/draftTerms/2026-11-01')
    cpSync(drafts, join(folder, '2026-11-01'), { recursive: true })
    mkdirSync(join(folder, '2027-03-01'))
    cpSync(join(drafts, 'fr.json'), join(folder, '2027-03-01/fr.json'))
    writeFileSync(join(folder, 'operator.json'), JSON.stringify(exampleOperator))
    const files = { OPERATOR_FILE: join(folder, 'operator.json'), [`${kind.toUpperCase()}_DIR`]: folder }
    const product = await startTestProduct({ environment: files })
    onTestFinished(async () => {
      await product.close()
      rmSync(folder, { recursive: true })
    })
    const textOf = async (path: string, language = 'fr') =>
      (await product.call('GET', path, { headers: { 'accept-language': language } })).text
    const current = await textOf(`/${kind}`)
    expect(current).toContain('Version du 01/03/2027')
    expect(current).toContain(`href="/${kind}/2026-11-01"`)
    expect(current).not.toContain('Projet')
    expect(await textOf(`/${kind}/2026-11-01`)).toContain('Version en vigueur')
    const german = await textOf(`/${kind}`, 'de')
    expect(german).toContain('Diesen Text gibt es nicht in Ihrer Sprache.')
    expect(german).toContain('lang="fr"')
    expect(await textOf(`/${kind}/2026-11-01`, 'de')).not.toContain('Diesen Text gibt es nicht')
    for (const path of [`/${kind}/2025-01-01`, `/${kind}/latest`])
      expect((await product.call('GET', path, { headers: { accept: 'text/html' } })).status).toBe(404)
  },
)

test('a privacy policy that is not the operator’s own is marked as a draft', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'operator-'))
  writeFileSync(join(folder, 'operator.json'), JSON.stringify(exampleOperator))
  const product = await startTestProduct({ environment: { OPERATOR_FILE: join(folder, 'operator.json') } })
  onTestFinished(async () => {
    await product.close()
    rmSync(folder, { recursive: true })
  })
  expect((await product.call('GET', '/privacy')).text).toContain('Projet\u00a0: l’exploitant doit encore faire valider cette politique.')
  expect((await product.call('GET', '/privacy/2026-11-01', { headers: { accept: 'text/html' } })).status).toBe(404)
})

test('the office’s sign-in page leads to the legal pages that there are', async () => {
  const page = await world.open({ device: 'phone' })
  await page.goto('/office/login')
  const links = page.getByRole('contentinfo').getByRole('link')
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual([legalPaths.terms, legalPaths.privacy, legalPaths.imprint, guaranteePath])
})
