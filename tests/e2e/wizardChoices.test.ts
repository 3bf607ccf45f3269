import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayIn } from '../../src/domain/calendar.ts'
import { addDays } from '../../src/domain/localTime.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { holdBack } from '../browser/holdBack.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { signedInCouple } from '../setup/testPeople.ts'
import { coupleWithProject } from '../setup/townPlanners.ts'
import { openTownWorld, type TownWorld } from './townWorld.ts'
import { heading, next, pick } from './wizardPage.ts'

let world: TownWorld
beforeAll(async () => {
  world = await openTownWorld()
})
afterAll(() => world.close())

const back = (page: Page) => page.getByRole('button', { name: 'Retour', exact: true })
const steps = (page: Page) => page.getByRole('navigation', { name: 'Étapes du projet' }).getByRole('listitem')
const plannerBudgets = (page: Page) => page.getByRole('group', { name: 'Budget pour votre wedding planner' })

/** The planner budgets that are marked, as they read. */
async function recommended(page: Page): Promise<readonly string[]> {
  const labels = await plannerBudgets(page).locator('label', { hasText: 'Recommandé' }).allTextContents()
  return labels.map((label) => label.replaceAll(/[\u00a0\u202f]/g, ' ').replace(' Recommandé', ''))
}

test('steps, the ways on and back, and what goes with each service', async () => {
  const { couple, project } = await coupleWithProject(world.product)
  const page = await world.open({ cookies: { token: couple.token } })
  await page.goto('/project')
  await page.getByRole('link', { name: 'Modifier' }).click()
  await heading(page, 'Que célébrez-vous\u202f?')
  await expect.poll(() => steps(page).count()).toBe(4)
  for (const [index, name] of ['Événement', 'Date et budget', 'Préférences', 'Prestataires'].entries())
    await steps(page).nth(index).getByRole('button', { name }).waitFor()
  await expect.poll(() => back(page).count()).toBe(0)
  await next(page).click()

  await heading(page, 'Quand, où, avec quel budget\u202f?')
  await expect.poll(() => recommended(page)).toEqual(['2 000 € à 5 000 €', 'Plus de 5 000 €'])
  for (const [service, advice] of [
    [/partielle/i, 'Organisation partielle\u00a0: vous avancez ensemble sur ce qui reste à faire.'],
    [/jour J/i, 'Coordination du jour J\u00a0: votre prestataire veille au bon déroulement de la journée.'],
  ] as const) {
    await back(page).click()
    await heading(page, 'Que célébrez-vous\u202f?')
    await pick(page, service)
    await next(page).click()
    await page.getByRole('alert').filter({ hasText: advice }).waitFor()
    await expect.poll(() => recommended(page)).toEqual(['500 € à 2 000 €', '2 000 € à 5 000 €'])
  }
  await next(page).click()
  await heading(page, 'Comment vous accompagner\u202f?')
  await page.getByRole('checkbox', { name: 'Italien' }).check()
  for (const language of ['Français', 'Anglais', 'Italien'])
    await expect.poll(() => page.getByRole('checkbox', { name: language }).isChecked()).toBe(true)
  await back(page).click()
  await heading(page, 'Quand, où, avec quel budget\u202f?')
  await next(page).click()
  await pick(page, 'Sans préférence')
  await back(page).waitFor()
  await next(page).click()

  await heading(page, 'Ils vous correspondent')
  await page.getByText('Aucun prestataire n’a été trouvé').or(page.getByRole('article').first()).first().waitFor()
  await expect.poll(() => next(page).or(back(page)).count()).toBe(0)
  await expect.poll(() => steps(page).count()).toBe(4)
  expectNoProblems(page)
  const { body } = await world.product.call<{ projects: { languages: string[]; serviceType: string }[] }>('GET', '/api/project/projects', {
    token: couple.token,
  })
  expect(body.projects).toMatchObject([{ id: project, languages: ['fr', 'en', 'it'], serviceType: 'day-coordination' }])
})

test('three cards a row, a message of four rows, and one sending for a double click; others can be looked for instead', async () => {
  const { couple } = await coupleWithProject(world.product)
  const page = await world.open({ cookies: { token: couple.token } })
  await page.goto('/project')
  await page.getByRole('link', { name: 'Modifier' }).click()
  await page.getByRole('button', { name: 'Préférences' }).click()
  await heading(page, 'Comment vous accompagner\u202f?')
  await next(page).click()
  const cards = page.getByRole('article')
  await cards.nth(2).waitFor()
  const tops = () => cards.evaluateAll((all) => new Set(all.map((each) => Math.round(each.getBoundingClientRect().top))).size)
  await expect.poll(tops).toBe(1)
  await page.setViewportSize({ width: 900, height: 800 })
  await expect.poll(tops).toBe(1)
  await page.setViewportSize({ width: 700, height: 800 })
  await expect.poll(tops).toBe(2)
  await page.setViewportSize({ width: 1280, height: 800 })
  const message = page.getByRole('textbox', { name: 'Message aux prestataires sélectionnés' })
  const rows = await message.evaluate((field) => {
    const { lineHeight } = getComputedStyle(field)
    return Math.round(field.getBoundingClientRect().height / Number.parseFloat(lineHeight))
  })
  expect(rows).toBe(4)

  await page.getByRole('button', { name: 'Voir d’autres prestataires' }).click()
  await heading(page, 'Votre projet est prêt')
  await expect.poll(() => steps(page).count()).toBe(0)
  expect(await page.getByText('Votre message a été envoyé').count()).toBe(0)
  await page.goBack()
  await cards.first().getByRole('checkbox').check()
  await message.fill('Bonjour\u00a0!')
  const { calls: sent, release } = await holdBack(page, '**/choose-prestataires')
  const send = page.getByRole('button', { name: 'Envoyer à 1 prestataire' })
  await send.dblclick()
  await expect.poll(() => sent.length).toBe(1)
  await expect.poll(() => send.isDisabled()).toBe(true)
  await expect.poll(() => message.isDisabled()).toBe(true)
  await page.keyboard.press('Enter')
  release()
  await page.getByText('Votre message a été envoyé à 1 prestataire.').waitFor()
  expect(sent).toHaveLength(1)
  expectNoProblems(page)
})

test('the calendar names days, months and years in the language of the page, and takes no past day', async () => {
  for (const { language, locale, kind, picker, toYears, month, named, monthBefore } of [
    {
      language: 'fr',
      locale: 'fr-FR',
      kind: 'Anniversaire',
      picker: 'Ouvrir le calendrier',
      toYears: /année/,
      month: 'juin',
      named: 'juin 2027',
      monthBefore: 'Mois précédent',
    },
    {
      language: 'de',
      locale: 'de-DE',
      kind: 'Geburtstag',
      picker: 'Kalender öffnen',
      toYears: /Jahr/,
      month: 'Juni',
      named: 'Juni 2027',
      monthBefore: 'Letzter Monat',
    },
  ]) {
    const couple = await signedInCouple(world.product, { locale })
    const page = await world.open({ language, cookies: { token: couple.token, _locale: language } })
    await page.goto('/formulaire')
    await page.getByRole('radio', { name: kind }).check()
    await page.locator('button[type=submit]').click()
    await page.getByRole('button', { name: picker }).click()
    const years = page.getByRole('dialog').getByRole('button', { name: toYears })
    await years.click()
    const today = dayIn('Europe/Paris', new Date())
    const tomorrow = addDays(today, 1)
    const firstYear = Number(tomorrow.slice(0, 'YYYY'.length))
    const firstMonth = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(new Date(tomorrow))
    const year = (number: number) => page.getByRole('radio', { name: String(number), exact: true })
    await expect.poll(() => year(firstYear - 1).count()).toBe(0)
    await year(2027).click()
    await page.getByRole('radio', { name: month, exact: true }).click()
    await page.getByText(named, { exact: true }).waitFor()
    await screenshot(page, `wizard-date-${language}`)
    await page.getByRole('gridcell', { name: '12', exact: true }).click()
    const shown = () =>
      page.locator('input[inputmode=numeric]').evaluateAll((parts) => parts.map((part) => (part as HTMLInputElement).value))
    await expect.poll(shown).toEqual(['12', '06', '2027'])
    await page.getByRole('button', { name: picker }).click()
    await years.click()
    await year(firstYear).click()
    await page.getByRole('radio', { name: firstMonth, exact: true }).click()
    const dayOf = (date: string) => page.getByRole('gridcell', { name: String(Number(date.slice('YYYY-MM-'.length))), exact: true })
    await expect.poll(() => dayOf(tomorrow).isDisabled()).toBe(false)
    // On the last day of a month, today is in a month that cannot be shown.
    const past = tomorrow.endsWith('-01') ? page.getByRole('button', { name: monthBefore }) : dayOf(today)
    await expect.poll(() => past.isDisabled()).toBe(true)
    expectNoProblems(page)
  }
})

test('a date of the past in English, and a failure for each list that could not be read', async () => {
  const couple = await signedInCouple(world.product, { locale: 'en-GB' })
  const english = await world.open({ language: 'en', cookies: { token: couple.token, _locale: 'en' } })
  await english.goto('/formulaire')
  await pick(english, 'Birthday')
  await next(english).click()
  await english.getByRole('textbox', { name: 'Day' }).click()
  await english.keyboard.type('01012020')
  await english.getByText('You cannot choose a date in the past.').waitFor()
  await expect.poll(() => next(english).isDisabled()).toBe(true)
  expectNoProblems(english)

  const french = await signedInCouple(world.product)
  const page = await world.open({ cookies: { token: french.token } })
  const broken = /\/api\/project\/(event-types|service-types|ranges\/\S+)\?/
  await page.route(broken, (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }))
  const failure = (list: string) =>
    page.getByRole('alert').filter({ hasText: `Une erreur est survenue lors de la récupération des ${list}` })
  await page.goto('/formulaire')
  await failure('types d’événements').waitFor()
  await page.unroute(broken)
  await page.route(/\/api\/project\/(service-types|ranges\/\S+)\?/, (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }))
  await failure('types d’événements').getByRole('button', { name: 'Réessayer' }).click()
  await pick(page, 'Mariage')
  await failure('types de services').waitFor()
  await next(page).click()
  for (const list of ['fourchettes d’invités', 'fourchettes de budget', 'fourchettes de budget wedding planner'])
    await failure(list).first().waitFor()
  await expect.poll(() => page.getByRole('alert').count()).toBe(3)
  await screenshot(page, 'wizard-2-failures-desktop')
  await expectAccessible(page)
  await page.unrouteAll({ behavior: 'wait' })
  const again = page.getByRole('button', { name: 'Réessayer' })
  for (const left of [2, 1, 0]) {
    await again.first().click()
    await expect.poll(() => again.count()).toBe(left)
  }
  await expect.poll(() => plannerBudgets(page).getByRole('radio').count()).toBe(4)
  expectNoProblems(page, /500/)
})
