import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoLayoutShift } from '../browser/expectNoLayoutShift.ts'
import { holdBack } from '../browser/holdBack.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { signedInCouple } from '../setup/testPeople.ts'
import { openTownWorld, type TownWorld } from './townWorld.ts'
import { check, heading, next, pick } from './wizardPage.ts'

let world: TownWorld
beforeAll(async () => {
  world = await openTownWorld()
})
afterAll(() => world.close())

interface Visit {
  readonly device?: 'desktop' | 'phone'
  readonly language?: string
}

async function enter({ device = 'desktop', language = 'fr' }: Visit = {}) {
  const couple = await signedInCouple(world.product, { locale: language === 'fr' ? 'fr-FR' : 'en-GB' })
  const page = await world.open({ device, language, cookies: { token: couple.token } })
  await page.goto('/formulaire')
  return { page, couple }
}

async function pickCity(page: Page, label: string, typed: string, city: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(typed)
  await page.getByRole('option', { name: city }).first().click()
}

/** Step 2 as somebody with a keyboard answers it. */
async function answerDetails(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Jour' }).click()
  await page.keyboard.type('12062027')
  await pickCity(page, 'Ville de l’événement', 'Lyon', /^Lyon/)
  await pick(page, '50 à 100 invités')
  await page.getByRole('group', { name: 'Budget total' }).getByRole('radio').nth(2).check()
  await pick(page, /^Plus de 5.000.€ Recommandé/)
}

async function projectsOf(token: string) {
  const { body } = await world.product.call<{
    projects: { eventType: string; weddingTheme: string; languages: string[]; prestataires: { name: string }[]; message: string }[]
  }>('GET', '/api/project/projects', { token })
  return body.projects
}

test('a wedding, from the first question to three planners who have a message', async () => {
  const { page, couple } = await enter()
  await heading(page, 'Que célébrez-vous ?')
  await expect.poll(() => next(page).isDisabled()).toBe(true)
  await pick(page, 'Mariage')
  await pick(page, /complète/i)
  await page.getByRole('group', { name: 'Avez-vous un thème ?' }).getByRole('radio', { name: 'Oui' }).check()
  await page.getByLabel('Votre thème').fill('Champêtre')
  await page.getByText('9 / 255').waitFor()
  await check(page, 'wizard-1-desktop')

  await next(page).click()
  await heading(page, 'Quand, où, avec quel budget ?')
  await page.getByRole('textbox', { name: 'Jour' }).click()
  await page.keyboard.type('01012020')
  await page.getByText('Vous ne pouvez pas choisir une date passée.').waitFor()
  await answerDetails(page)
  await page.getByText(/^Organisation complète : votre/).waitFor()
  await expect.poll(() => page.getByText('Recommandé').count()).toBe(2)
  await check(page, 'wizard-2-desktop')
  const summary = page.getByRole('complementary', { name: 'Votre projet' })
  for (const words of ['Mariage', 'Champêtre', '12/06/2027', 'Lyon', '50 à 100 invités'])
    await summary.getByText(words, { exact: true }).waitFor()

  await next(page).click()
  await heading(page, 'Comment vous accompagner ?')
  await page.getByRole('checkbox', { name: 'Français' }).check()
  await pick(page, 'Proche de chez nous (Lyon)')
  await check(page, 'wizard-3-desktop')
  await page.getByRole('button', { name: 'Date et budget' }).click()
  await heading(page, 'Quand, où, avec quel budget ?')
  await page.getByRole('button', { name: 'Préférences' }).click()
  await next(page).dblclick()

  await heading(page, 'Ils vous correspondent')
  await expect.poll(() => projectsOf(couple.token)).toHaveLength(1)
  const cards = page.getByRole('article')
  await cards.nth(2).waitFor()
  await expect.poll(() => cards.getByRole('heading').allTextContents()).toEqual(['Planner Lyon', 'Planner Vienne', 'Planner Grenoble'])
  const send = page.getByRole('button', { name: /^Envoyer/ })
  await expect.poll(() => send.isDisabled()).toBe(true)
  await expect
    .poll(() => page.getByRole('navigation', { name: 'Étapes du projet' }).getByRole('button', { disabled: false }).count())
    .toBe(0)
  // Anywhere on the card: here beside the picture.
  await cards.nth(0).click({ position: { x: 24, y: 150 } })
  await cards.nth(1).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Envoyer à 2 prestataires' }).waitFor()
  await cards.nth(2).getByRole('checkbox').check()
  await expect.poll(() => send.isDisabled()).toBe(true)
  await page.getByRole('textbox', { name: 'Message aux prestataires sélectionnés' }).fill('Bonjour, êtes-vous disponible ?')
  await check(page, 'wizard-4-desktop')
  await page.getByRole('button', { name: 'Envoyer à 3 prestataires' }).click()

  await heading(page, 'Votre projet est prêt')
  await page.getByText('Votre message a été envoyé à 3 prestataires.').waitFor()
  await check(page, 'wizard-5-desktop')
  await page.goBack()
  await page.getByText('Prestataire contacté').nth(2).waitFor()
  await expect.poll(() => page.getByRole('checkbox').or(send).count()).toBe(0)
  await screenshot(page, 'wizard-4-sent-desktop')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('button', { name: 'Terminer' }).click()
  await page.waitForURL('/project')
  await page.getByRole('heading', { level: 1, name: 'Mariage du 12/06/2027' }).waitFor()
  expectNoProblems(page)
  await expect
    .poll(() => projectsOf(couple.token))
    .toMatchObject([
      { weddingTheme: 'Champêtre', languages: ['fr'], message: 'Bonjour, êtes-vous disponible ?', prestataires: [{}, {}, {}] },
    ])
})

test('another event on a phone, in English: nothing typed is lost, and back goes one step back', async () => {
  const { page } = await enter({ device: 'phone', language: 'en' })
  await heading(page, 'What are you celebrating?')
  await pick(page, 'Wedding')
  await pick(page, 'Full planning')
  await pick(page, 'Other')
  await expect.poll(() => page.getByText('How much help would you like?').count()).toBe(0)
  await expect.poll(() => next(page).isDisabled()).toBe(true)
  await page.getByLabel('Tell us what event it is').fill('Golden wedding')
  await check(page, 'wizard-1-phone')
  await next(page).click()
  await page.getByRole('textbox', { name: 'Day' }).click()
  await page.keyboard.type('12062027')
  await pickCity(page, 'Town of the event', 'Lyon', /^Lyon/)
  await pick(page, '50 to 100 guests')
  await page.reload()
  await heading(page, 'When, where and for how many?')
  await expect.poll(() => page.getByRole('radio', { name: '50 to 100 guests' }).isChecked()).toBe(true)
  await expect.poll(() => page.getByRole('combobox', { name: 'Town of the event' }).inputValue()).toBe('Lyon')
  await expect.poll(() => page.getByRole('textbox', { name: 'Year' }).inputValue()).toBe('2027')
  await page.goBack()
  await heading(page, 'What are you celebrating?')
  await expect.poll(() => page.getByLabel('Tell us what event it is').inputValue()).toBe('Golden wedding')
  await next(page).click()
  await page.getByRole('group', { name: 'Total budget' }).getByRole('radio').first().check()
  await page.getByRole('group', { name: 'Budget for your wedding planner' }).getByRole('radio').first().check()
  await check(page, 'wizard-2-phone')
  await next(page).click()
  await page.getByRole('checkbox', { name: 'Portuguese' }).check()
  await pick(page, 'No preference')
  await check(page, 'wizard-3-phone')
  await next(page).click()
  await page.getByText('No providers found for your project.').waitFor()
  await check(page, 'wizard-4-nobody-phone')
  await page.getByRole('button', { name: 'Search another way' }).click()
  await heading(page, 'Your project is ready')
  expect(await page.getByText(/Your message was sent/).count()).toBe(0)
  await page.getByRole('radio', { name: 'Venues' }).check()
  await check(page, 'wizard-5-phone')
  await page.getByRole('textbox', { name: 'Keywords' }).fill('Salle')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL('/project')
  await page.getByRole('article', { name: 'Planner Salle' }).waitFor()
  expectNoProblems(page)
})

test.each(['phone', 'desktop'] as const)('on a %s no question moves while a step loads, nor while towns are found', async (device) => {
  const { token } = await signedInCouple(world.product)
  const page = await world.open({ device, cookies: { token } })
  const session = await holdBack(page, '**/api/project/me')
  const events = await holdBack(page, '**/api/project/event-types*')
  await page.goto('/formulaire')
  await page.getByRole('status', { name: 'Chargement…' }).waitFor()
  await expectNoLayoutShift(page)
  session.release()
  await heading(page, 'Que célébrez-vous ?')
  await expectNoLayoutShift(page)
  events.release()
  await page.getByRole('radio', { name: 'Mariage' }).waitFor()
  await expectNoLayoutShift(page)

  await pick(page, 'Mariage')
  await pick(page, /complète/i)
  await page.getByRole('group', { name: 'Avez-vous un thème ?' }).getByRole('radio', { name: 'Non' }).check()
  await next(page).click()
  await heading(page, 'Quand, où, avec quel budget ?')
  const ranges = await holdBack(page, '**/api/project/ranges/*')
  await page.reload()
  await heading(page, 'Quand, où, avec quel budget ?')
  await expectNoLayoutShift(page)
  ranges.release()
  await page.getByRole('radio', { name: '50 à 100 invités' }).waitFor()
  await expectNoLayoutShift(page)

  const field = page.getByRole('combobox', { name: 'Ville de l’événement' })
  const guests = page.getByRole('group', { name: /^Combien d’invités/ })
  const distance = async () => Math.round(((await guests.boundingBox())?.y ?? 0) - ((await field.boundingBox())?.y ?? 0))
  const unanswered = await distance()
  const cities = await holdBack(page, '**/api/cities*')
  await field.fill('Lyon')
  await expect.poll(() => cities.calls.length).toBe(1)
  const searching = await distance()
  cities.release()
  const option = page.getByRole('option', { name: /^Lyon/ })
  await option.first().waitFor()
  expect(await distance()).toBe(searching)
  await option.first().click()
  await option.first().waitFor({ state: 'detached' })
  expect(await distance()).toBe(unanswered)
  expectNoProblems(page)
})
