import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ledgerVerifierPath } from '../../src/api/schemas/pagePaths.ts'
import { serverTexts } from '../../src/texts/serverTexts.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { earlierStatement, intactStatement, plantedStatements, rewrittenStatement } from '../setup/plantedStatements.ts'

const texts = serverTexts('ledgerVerifier')
const folder = mkdtempSync(join(tmpdir(), 'alliance-verifier-'))
let world: BrowserWorld
beforeAll(async () => {
  world = await openBrowserWorld()
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

const choose = (page: Page, field: 'statement' | 'earlier', document: unknown) =>
  page.setInputFiles(`#${field}`, { name: 'credits.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(document)) })
const outcome = (page: Page) => page.locator('#outcome')

test('the page finds in a browser what the command line finds, in the language that is chosen', async () => {
  const page = await world.open({ language: 'es', device: 'phone' })
  await page.goto(ledgerVerifierPath)
  await choose(page, 'statement', intactStatement)
  await expect.poll(() => outcome(page).textContent()).toBe('El extracto está intacto. Líneas: 6. Saldo: 10.')
  await expect.poll(() => page.locator('#head').textContent()).toBe(`${texts.es.head} ${intactStatement.head}`)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.selectOption('#language', 'fr')
  for (const [what, statement, { line, problem }] of plantedStatements) {
    await choose(page, 'statement', statement)
    await expect.poll(() => outcome(page).textContent(), { message: what }).toBe(texts.fr[problem].replace('{{line}}', String(line)))
  }
  await choose(page, 'statement', { format: 'something else' })
  await expect.poll(() => outcome(page).textContent()).toBe(texts.fr.unreadable)
  await expectAccessible(page)
})

test('a saved copy works from a disk without a network, and compares with an earlier statement', async () => {
  const { text, headers } = await world.product.call('GET', ledgerVerifierPath, { headers: { accept: 'text/html' } })
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'sha256-[^;]+'; style-src 'unsafe-inline';/)
  expect(text).not.toMatch(/\b(?:src|href)=|https?:/)
  const file = join(folder, 'ledger-verifier.html')
  writeFileSync(file, text)
  const page = await world.open({ isNew: true })
  await page.context().setOffline(true)
  await page.goto(pathToFileURL(file).href)
  await choose(page, 'statement', rewrittenStatement)
  await expect.poll(() => outcome(page).getAttribute('class')).toBe('intact')
  await choose(page, 'earlier', earlierStatement)
  await expect.poll(() => outcome(page).textContent()).toContain('3')
  await expect.poll(() => outcome(page).getAttribute('class')).toBe('broken')
})
