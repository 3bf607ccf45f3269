import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
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

const intended = (page: Page) => page.getByRole('region', { name: 'Vous êtes ici pour Planner Paris' })

test('who writes to a planner from its page, with a project, finds the planner there and writes to it', async () => {
  const { couple } = await coupleWithProject(world.product)
  const page = await world.open({ device: 'phone', cookies: { token: couple.token } })
  await page.goto(`/planner/${world.planners.paris.publicId}`)
  await page.getByRole('link', { name: 'Écrire à Planner Paris' }).click()
  await page.waitForURL('/project')
  await intended(page).waitFor()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await screenshot(page, 'project-intended-phone')
  await intended(page)
    .getByRole('button', { name: /^Envoyer une demande/ })
    .click()
  await page.getByRole('textbox', { name: 'Votre message' }).fill('Bonjour, êtes-vous libre ?')
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await intended(page).waitFor({ state: 'detached' })
  const card = page.getByRole('list', { name: 'Prestataire contacté (1)' }).getByRole('article', { name: 'Planner Paris' })
  await card.getByText('Le message envoyé').click()
  await card.getByText('Bonjour, êtes-vous libre ?').waitFor()
  await screenshot(page, 'project-message-phone')
  await page.goto('/account')
  await page.waitForURL('/presentation')
  expectNoProblems(page)
})

test('who has no project describes one with the planner in mind, and finds it on the project when nothing was sent', async () => {
  const couple = await signedInCouple(world.product)
  const page = await world.open({ cookies: { token: couple.token } })
  await page.goto(`/?prestataire=${world.planners.paris.id}`)
  await page.waitForURL('/formulaire')
  await page.getByText('vous écrirez à Planner Paris à l’étape 4.', { exact: false }).waitFor()
  await screenshot(page, 'wizard-intended-desktop')
  await pick(page, 'PACS')
  await next(page).click()
  await expect.poll(() => page.getByText('Il reste à indiquer', { exact: false }).textContent()).toContain('la date')
  await screenshot(page, 'wizard-missing-desktop')
  await page.getByRole('textbox', { name: 'Jour' }).click()
  await page.keyboard.type('12062029')
  await page.getByRole('combobox', { name: 'Ville de l’événement' }).fill('Lyon')
  await page.getByRole('option', { name: /^Lyon/ }).first().waitFor()
  await screenshot(page, 'wizard-open-list-desktop')
  await page.getByRole('option', { name: /^Lyon/ }).first().click()
  await pick(page, '50 à 100 invités')
  for (const name of ['Budget total', 'Budget pour votre wedding planner']) {
    await page.getByRole('group', { name }).getByRole('radio').nth(2).check()
  }
  await next(page).click()
  await page.getByRole('checkbox', { name: 'Français' }).check()
  await pick(page, 'Sans préférence')
  await next(page).click()
  await heading(page, 'Ils vous correspondent')
  await page.getByRole('article', { name: 'Planner Paris' }).getByRole('checkbox', { checked: true }).waitFor()
  await page.getByRole('button', { name: 'Voir d’autres prestataires' }).click()
  await page.getByRole('button', { name: 'Terminer' }).click()
  await intended(page).waitFor()
  await screenshot(page, 'project-intended-desktop')
  await intended(page).getByRole('button', { name: 'Pas maintenant' }).click()
  await expect.poll(() => intended(page).count()).toBe(0)
  expectNoProblems(page)
})
