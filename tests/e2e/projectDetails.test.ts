import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantPremium } from '../../src/domain/account/grantPremium.ts'
import { providerDirectory } from '../../src/projections/providerDirectory/providerDirectory.ts'
import { palette } from '../../web/shared/theme/tokens.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { holdBack } from '../browser/holdBack.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { perform } from '../setup/testPeople.ts'
import { coupleWithProject } from '../setup/townPlanners.ts'
import { wizardProject } from '../setup/wizardProject.ts'
import { openTownWorld, type TownWorld } from './townWorld.ts'
import { check } from './wizardPage.ts'

let world: TownWorld
beforeAll(async () => {
  world = await openTownWorld()
  const position = await perform(world.product, grantPremium, { providerId: world.planners.paris.id })
  await world.product.positions.waitFor(providerDirectory, position, 60_000)
})
afterAll(() => world.close())

const card = (page: Page, name: string) => page.getByRole('article', { name })
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')

test('every detail by its name, the message, and lists that fold', async () => {
  const { couple, project } = await coupleWithProject(world.product)
  const { product, planners } = world
  await product.call('POST', '/api/project/send-to-prestataire', {
    token: couple.token,
    body: { project, prestataire: planners.paris.id, message: 'Bonjour,\nêtes-vous libre ?' },
  })
  const gone = await product.call<{ projectId: string }>('POST', '/api/project/save-project', {
    token: couple.token,
    body: wizardProject({ eventType: 'pacs', serviceType: '', hasTheme: false, weddingTheme: '' }),
  })
  await product.call('POST', `/api/project/projects/${gone.body.projectId}/cancel`, { token: couple.token })
  await product.call('PUT', `/api/directory/favorites/${planners.lyon.publicId}`, { token: couple.token })
  const page = await world.open({ cookies: { token: couple.token } })
  await page.goto('/presentation')
  await page.getByText('Voici votre projet à venir.').waitFor()
  await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(1)
  await expect.poll(() => page.getByText('PACS').count()).toBe(0)
  await page.getByRole('link', { name: /^Mariage du/ }).click()

  const details = page.getByRole('region', { name: 'Détails du projet' })
  await details.getByText('Organisation complète').waitFor()
  const terms = await details.getByRole('term').allTextContents()
  const words = await details.getByRole('definition').allTextContents()
  expect(Object.fromEntries(terms.map((term, index) => [term, plain(words[index] ?? null)]))).toMatchObject({
    'Type d’événement': 'Mariage',
    'Type de service': 'Organisation complète',
    Thème: 'Champêtre',
    'Budget total': '20 000 € à 30 000 €',
    'Budget wedding planner': '2 000 € à 5 000 €',
  })
  await expect.poll(() => details.getByText('êtes-vous libre').textContent()).toBe('Bonjour,\nêtes-vous libre ?')

  for (const [list, name] of [
    ['Prestataires suggérés (3)', 'Planner Lyon'],
    ['Prestataire contacté (1)', 'Planner Paris'],
  ] as const) {
    const summary = page.locator('summary', { hasText: list })
    await card(page, name).waitFor()
    await summary.click()
    await card(page, name).waitFor({ state: 'hidden' })
    await summary.press('Enter')
    await card(page, name).waitFor()
  }
  const heart = (name: string) => card(page, name).getByRole('button', { name: `Garder ${name} en favori` })
  await expect.poll(() => heart('Planner Lyon').getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => heart('Planner Vienne').getAttribute('aria-pressed')).toBe('false')
  expectNoProblems(page)
})

test('Premium is a word and a gold border; a request is sent once, and failures are shown in French', async () => {
  const { couple, project } = await coupleWithProject(world.product)
  const page = await world.open({ cookies: { token: couple.token } })
  await page.goto('/project')
  await page.getByRole('textbox', { name: 'Mots-clés' }).fill('planner')
  await page.getByRole('button', { name: 'Rechercher' }).click()
  const results = page.getByRole('list', { name: 'Résultats de la recherche' })
  const found = (name: string) => results.getByRole('article', { name })
  await found('Planner Paris').getByText('Premium', { exact: true }).waitFor()
  await found('Planner Paris').getByText('Mis en avant (Premium)').waitFor()
  await expect.poll(() => results.getByRole('article').first().getByRole('heading').textContent()).toBe('Planner Paris')
  await expect.poll(() => found('Planner Lyon').getByText('Premium').count()).toBe(0)
  const border = (name: string) =>
    found(name)
      .locator('img')
      .first()
      // The circle around it.
      .locator('..')
      .evaluate((picture) => {
        const { borderTopWidth, borderTopColor, borderTopLeftRadius } = getComputedStyle(picture)
        return [borderTopLeftRadius, borderTopWidth, borderTopColor]
      })
  const gold = `rgb(${[1, 3, 5].map((at) => Number.parseInt(palette.goldLine.slice(at, at + 2), 16)).join(', ')})`
  await expect.poll(() => border('Planner Paris')).toEqual(['50%', '3px', gold])
  expect((await border('Planner Lyon')).slice(0, 2)).toEqual(['50%', '1px'])
  await check(page, 'project-search-premium-desktop')

  const open = (name: string) =>
    found(name)
      .getByRole('button', { name: `Envoyer une demande à ${name}` })
      .click()
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: 'Envoyer ma demande' })
  await open('Planner Grenoble')
  await dialog.getByText('Vos coordonnées ne sont transmises qu’aux prestataires à qui vous écrivez.').waitFor()
  await dialog.getByRole('textbox').fill('Bonjour')
  await page.route('**/send-to-prestataire', (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }), { times: 1 })
  await send.click()
  await dialog
    .getByRole('alert')
    .getByText(
      'Erreur lors de l’envoi de la demande\u00a0: Erreur 500\u00a0: le service rencontre un problème. Veuillez réessayer dans un instant.',
    )
    .waitFor()

  const { calls, release } = await holdBack(page, '**/send-to-prestataire')
  await send.dblclick()
  await dialog.getByRole('progressbar').waitFor()
  await expect.poll(() => send.isDisabled()).toBe(true)
  release()
  await found('Planner Grenoble').getByText('Déjà contacté').waitFor()
  expect(calls).toHaveLength(1)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Prestataire contacté (1)')
  await page.unroute('**/send-to-prestataire')
  await page.getByRole('list', { name: 'Prestataire contacté (1)' }).getByRole('article', { name: 'Planner Grenoble' }).waitFor()

  await open('Planner Lyon')
  await world.product.call('POST', '/api/project/send-to-prestataire', {
    token: couple.token,
    body: { project, prestataire: world.planners.lyon.id, message: 'Bonjour' },
  })
  await send.click()
  await dialog.getByText('Vous avez déjà contacté ce prestataire.').waitFor()
  await expect.poll(() => send.isDisabled()).toBe(true)
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await found('Planner Lyon').getByText('Déjà contacté').waitFor()
  expectNoProblems(page, /500/)
})

test('nothing scrolls sideways on 320 pixels, in a language of long words', async () => {
  const { couple } = await coupleWithProject(world.product, { weddingTheme: 'Donaudampfschifffahrtsgesellschaft' }, 'de-DE')
  const page = await world.open({
    device: 'phone',
    language: 'de',
    cookies: { token: couple.token, _locale: 'de' },
    context: { viewport: { width: 320, height: 640 }, screen: { width: 320, height: 640 } },
  })
  const narrow = async (name: string) => {
    await screenshot(page, `narrow-${name}`)
    await expectNoOverflow(page)
    const wide = await page
      .locator('main, [role=dialog]')
      .evaluateAll((boxes) =>
        boxes.map((box) => ({ content: Math.max(box.scrollWidth, box.getBoundingClientRect().right), room: window.screen.width })),
      )
    for (const { content, room } of wide) expect(content).toBeLessThanOrEqual(room)
  }
  await page.goto('/presentation')
  await page.getByRole('link', { name: /^Bearbeiten/ }).waitFor()
  await narrow('presentation')
  await page.getByRole('button', { name: /^Duplizieren/ }).tap()
  await page.getByRole('dialog').waitFor()
  await narrow('duplicate')
  await page.getByRole('button', { name: 'Abbrechen' }).tap()
  await page.getByRole('link', { name: /^Hochzeit am/ }).tap()
  await page.getByRole('article').first().waitFor()
  await narrow('project')
  await page.getByRole('button', { name: 'Anfrage an Planner Lyon senden' }).tap()
  await page.getByRole('dialog').getByRole('textbox').waitFor()
  await narrow('send')
  await page.getByRole('button', { name: 'Abbrechen' }).tap()
  await page.getByRole('link', { name: 'Bearbeiten' }).tap()
  for (const step of [1, 2, 3]) {
    await page.getByText(`Schritt ${step} von 4`).waitFor()
    await page.getByRole('radio').first().waitFor()
    await narrow(`wizard-${step}`)
    await page.getByRole('button', { name: 'Weiter', exact: true }).tap()
  }
  await page.getByRole('article').first().waitFor()
  await narrow('wizard-4')
  await page.getByRole('button', { name: 'Andere Dienstleister zeigen' }).tap()
  await page.getByRole('search').waitFor()
  await narrow('wizard-5')
  expectNoProblems(page)
})
