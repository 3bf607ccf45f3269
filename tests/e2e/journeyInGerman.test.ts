import { randomInt } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { providerDirectory } from '../../src/projections/providerDirectory/providerDirectory.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { receivedCode } from '../setup/phoneSignIn.ts'
import { townPlanners } from '../setup/townPlanners.ts'
import { type CollectorWorld, openCollectorWorld } from './collectorWorld.ts'
import { expectOnlyGerman } from './expectOnlyGerman.ts'

let world: CollectorWorld
beforeAll(async () => {
  world = await openCollectorWorld()
  const { position } = await townPlanners(world.product)
  await world.product.positions.waitFor(providerDirectory, position, 60_000)
})
afterAll(() => world.close())

const mostTabs = 80

/** Presses Tab until something has the focus; fails if it cannot be reached by keyboard. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let tabs = 0; tabs < mostTabs; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${mostTabs} times Tab do not lead to ${String(target)}`)
}

async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

async function pickCity(page: Page, label: string): Promise<void> {
  await tabTo(page, page.getByRole('combobox', { name: label }))
  await page.keyboard.type('munich')
  await page
    .getByRole('option', { name: /^(Munich|München)/ })
    .first()
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/** The radio of a group with the given distance from the first. */
async function choose(page: Page, group: string | RegExp, further: number): Promise<void> {
  await pressOn(page, page.getByRole('group', { name: group }).getByRole('radio').first(), 'Space')
  for (let step = 0; step < further; step++) await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.getByRole('group', { name: group }).getByRole('radio').nth(further).isChecked()).toBe(true)
}

async function heading(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await expectOnlyGerman(page)
}

test('a couple in Germany goes all the way by keyboard, reads German alone, and is counted at each step by nothing but numbers', async () => {
  const page = await world.open({ language: 'de-DE' })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const next = () => pressOn(page, button('Weiter'), 'Enter')
  const phone = `+491512${String(randomInt(1_000_000, 10_000_000))}`

  const texts: string[] = []
  page.on('request', (request) => request.url().includes('/assets/common-') && texts.push(request.url()))
  await page.goto(`http://de.localhost:${new URL(world.origin).port}/`)
  await page.getByRole('region', { name: 'Datenschutz' }).waitFor()
  await heading(page, /Hochzeit/)
  await pressOn(page, button('Zustimmen'), 'Enter')
  await pressOn(page, page.getByRole('link', { name: 'Mein Projekt beschreiben' }).first(), 'Enter')
  await heading(page, 'Beginnen wir mit Ihrer Nummer')
  const asked = new Date()
  await typeInto(page, 'Telefonnummer', phone.replace('+49', '0'))
  await page.keyboard.press('Enter')
  await heading(page, 'Geben Sie Ihren Code ein')
  await page.keyboard.type(await receivedCode(world.product, phone, asked))

  await heading(page, 'Lernen wir uns kennen')
  await pressOn(page, button('Mein Konto erstellen'), 'Enter')
  await page.getByText('Ihre E-Mail-Adresse oder Ihr Ort ist ungültig. Bitte prüfen Sie Ihre Angaben.').waitFor()
  await expectOnlyGerman(page)
  await typeInto(page, 'Vorname', 'Friederike')
  await typeInto(page, 'Nachname', 'Großmann')
  await typeInto(page, 'E-Mail-Adresse', 'friederike@example.de')
  await pickCity(page, 'Ihr Wohnort')
  await pressOn(page, page.getByRole('checkbox', { name: 'Ich akzeptiere die Nutzungsbedingungen' }), 'Space')
  await pressOn(page, button('Mein Konto erstellen'), 'Enter')

  await page.waitForURL('**/formulaire')
  await heading(page, 'Was feiern Sie?')
  await choose(page, 'Anlass', 0)
  await choose(page, 'Welche Unterstützung wünschen Sie?', 0)
  await next()
  await heading(page, 'Wann, wo und für wie viele?')
  await tabTo(page, page.getByRole('textbox', { name: 'Tag' }))
  await page.keyboard.type('12062027')
  await pickCity(page, 'Ort der Feier')
  for (const group of ['Wie viele Gäste?', 'Gesamtbudget', 'Budget für Ihren Wedding Planner']) await choose(page, group, 2)
  await screenshot(page, 'german-2-desktop')
  await next()
  await heading(page, 'Wie dürfen wir Sie begleiten?')
  await pressOn(page, page.getByRole('checkbox', { name: 'Französisch' }), 'Space')
  await choose(page, 'Woher soll Ihr Dienstleister kommen?', 0)
  await next()

  await heading(page, 'Wer zu Ihnen passt')
  const planner = page.getByRole('article', { name: 'Planner München' })
  await pressOn(page, planner.getByRole('checkbox'), 'Space')
  await typeInto(page, 'Nachricht an die ausgewählten Dienstleister', 'Guten Tag, haben Sie Zeit?')
  await expectOnlyGerman(page)
  await screenshot(page, 'german-4-desktop')
  await pressOn(page, button('An 1 Dienstleister senden'), 'Enter')
  await heading(page, 'Ihr Projekt ist bereit')
  await page.getByText('Ihre Nachricht wurde an 1 Dienstleister gesendet.').waitFor()
  await pressOn(page, button('Fertig'), 'Enter')

  await page.waitForURL('**/project')
  await heading(page, 'Hochzeit am 12/06/2027')
  await page.getByRole('article', { name: 'Planner München' }).waitFor()
  await expectOnlyGerman(page)
  await expectAccessible(page)
  await screenshot(page, 'german-project-desktop')
  await typeInto(page, 'Stichwörter', 'Planner')
  await page.keyboard.press('Enter')
  await pressOn(page, button('Abmelden'), 'Enter')
  await page.waitForURL(({ pathname }) => pathname === '/')
  await heading(page, /Hochzeit/)
  expectNoProblems(page)
  // No text was missing, so no other language was loaded.
  expect(new Set(texts).size).toBe(1)

  const shown = (name: string) => ({ name: 'page_shown', page: name })
  const step = (number: number) => ({ name: 'wizard_step_shown', step: number })
  const way = [
    shown('welcome'),
    shown('account'),
    { name: 'phone_entered' },
    { name: 'code_verified', hasAccount: false },
    shown('register'),
    { name: 'registered' },
    shown('wizard'),
    step(1),
    step(2),
    step(3),
    { name: 'project_saved' },
    step(4),
    { name: 'message_sent', contacted: 1, failed: 0 },
    step(5),
    shown('project'),
    { name: 'searched', by: 'keywords' },
    { name: 'signed_out' },
    shown('welcome'),
  ]
  // Events of the same moment may be reported in any order.
  const sorted = (events: readonly object[]) => events.map((event) => JSON.stringify(event)).toSorted()
  await expect.poll(async () => sorted(await world.events())).toEqual(sorted(way))
  const reported = (await world.product.call('GET', '/sandbox/analytics.json')).text
  for (const secret of [phone.slice(3), 'Friederike', 'Großmann', 'example.de', 'haben Sie Zeit', 'nchen'])
    expect(reported).not.toContain(secret)
})
