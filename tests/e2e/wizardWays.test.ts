import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tabTo } from '../browser/tabTo.ts'
import { expectNoProblems, watchPage } from '../browser/watchPage.ts'
import { signedInCouple } from '../setup/testPeople.ts'
import { coupleWithProject } from '../setup/townPlanners.ts'
import { openTownWorld, type TownWorld } from './townWorld.ts'
import { heading, next, pick } from './wizardPage.ts'

let world: TownWorld
beforeAll(async () => {
  world = await openTownWorld()
})
afterAll(() => world.close())

const headings = [
  'Que célébrez-vous\u202f?',
  'Quand, où, avec quel budget\u202f?',
  'Comment vous accompagner\u202f?',
  'Ils vous correspondent',
  'Votre projet est prêt',
] as const

async function projectCount(token: string): Promise<number> {
  const { body } = await world.product.call<{ projects: unknown[] }>('GET', '/api/project/projects', { token })
  return body.projects.length
}

async function edit(page: Page): Promise<void> {
  await page.goto('/project')
  await page.getByRole('link', { name: 'Modifier' }).click()
  await heading(page, headings[0])
}

test('the browser’s back goes one step back from everywhere, and forward one step on', async () => {
  const { couple } = await coupleWithProject(world.product)
  const page = await world.open({ cookies: { token: couple.token } })
  await edit(page)
  let saves = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/save-project')) saves += 1
  })
  for (const [name, saved] of [
    [headings[1], 0],
    [headings[2], 0],
    [headings[3], 1],
  ] as const) {
    await next(page).click()
    await heading(page, name)
    expect(saves).toBe(saved)
  }
  await page.getByRole('button', { name: 'Voir d’autres prestataires' }).click()
  for (const name of headings.toReversed()) {
    await heading(page, name)
    await page.goBack()
  }
  await page.getByRole('heading', { level: 1, name: 'Mariage du 19/06/2027' }).waitFor()
  for (const name of headings.slice(0, 3)) {
    await page.goForward()
    await heading(page, name)
  }
  await expect.poll(() => page.getByRole('checkbox', { name: 'Français' }).isChecked()).toBe(true)
  await next(page).click()
  await heading(page, headings[3])
  expect(saves).toBe(2)
  expect(await projectCount(couple.token)).toBe(1)
  expectNoProblems(page)
})

test('two tabs describe two projects, and change one in turn', async () => {
  const { couple, project } = await coupleWithProject(world.product)
  const one = await world.open({ cookies: { token: couple.token } })
  const other = await one.context().newPage()
  watchPage(other)
  await one.goto('/formulaire')
  await other.goto('/formulaire')
  await pick(other, 'PACS')
  await one.bringToFront()
  await pick(one, 'Mariage')
  for (const [tab, name] of [
    [one, 'Mariage'],
    [other, 'PACS'],
  ] as const) {
    await tab.bringToFront()
    await tab.reload()
    await heading(tab, headings[0])
    await expect.poll(() => tab.getByRole('radio', { name }).isChecked()).toBe(true)
  }

  for (const [tab, guests] of [
    [one, 'Plus de 200 invités'],
    [other, 'Moins de 50 invités'],
  ] as const) {
    await tab.bringToFront()
    await edit(tab)
    await next(tab).click()
    await pick(tab, guests)
    await next(tab).click()
  }
  await one.bringToFront()
  await next(one).click()
  await heading(one, headings[3])
  await other.bringToFront()
  await next(other).click()
  await other.getByRole('button', { name: 'Recharger le projet' }).click()
  await heading(other, headings[0])
  await next(other).click()
  await expect.poll(() => other.getByRole('radio', { name: 'Plus de 200 invités' }).isChecked()).toBe(true)
  const { body } = await world.product.call<{ projects: object[] }>('GET', '/api/project/projects', { token: couple.token })
  expect(body.projects).toMatchObject([{ id: project, guestRange: 'more200' }])
  expectNoProblems(one)
  expectNoProblems(other, /412/)
})

test('on a slow line there is the shape of what comes, and nothing that is answered meanwhile is lost', async () => {
  const { couple } = await coupleWithProject(world.product)
  const page = await world.open({ device: 'phone', cookies: { token: couple.token } })
  await page.goto('/presentation')
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const slow = { offline: false, latency: 400, downloadThroughput: 120_000, uploadThroughput: 60_000 }
  await line.send('Network.emulateNetworkConditions', slow)
  // The answers wait until the page shows that it waits for them.
  const skeleton = page.locator('.MuiSkeleton-root').first()
  const waits = [
    ['ranges/guest', skeleton],
    ['save-project', page.getByRole('progressbar')],
    ['prestataires', skeleton],
  ] as const
  const shaped = new Set<string>()
  for (const [call, shape] of waits) {
    await page.route(
      new RegExp(`/api/project/${call}(\\?|$)`),
      async (route) => {
        await shape.waitFor()
        shaped.add(call)
        await route.continue()
      },
      { times: 1 },
    )
  }
  await page.getByRole('link', { name: 'Modifier\u00a0: Mariage du 19/06/2027' }).tap()
  await page.getByRole('radio', { name: 'Mariage' }).waitFor()
  await next(page).tap()
  await page.getByRole('combobox', { name: 'Ville de l’événement' }).fill('Grenoble')
  await page
    .getByRole('option', { name: /^Grenoble/ })
    .first()
    .tap()
  await pick(page, 'Plus de 200 invités')
  await expect.poll(() => page.getByRole('combobox', { name: 'Ville de l’événement' }).inputValue()).toBe('Grenoble')
  await page.reload()
  await heading(page, headings[1])
  await expect.poll(() => page.getByRole('combobox', { name: 'Ville de l’événement' }).inputValue()).toBe('Grenoble')
  await next(page).tap()
  await heading(page, headings[2])
  await next(page).tap()
  await page.getByRole('article').first().waitFor()
  expect(shaped).toEqual(new Set(waits.map(([call]) => call)))
  await page.getByRole('article').first().getByRole('checkbox').check()
  await page.getByRole('textbox', { name: 'Message aux prestataires sélectionnés' }).fill('Bonjour\u00a0!')
  await page.getByRole('button', { name: 'Envoyer à 1 prestataire' }).tap()
  await page.getByText('Votre message a été envoyé à 1 prestataire.').waitFor()
  expect(await projectCount(couple.token)).toBe(1)
  expectNoProblems(page)
})

test('a project is described, sent, and sent to one more by the keyboard alone', async () => {
  const couple = await signedInCouple(world.product)
  const page = await world.open({ cookies: { token: couple.token } })
  const { keyboard } = page
  const radio = (name: string | RegExp) => page.getByRole('radio', { name })
  await page.goto('/presentation')
  await tabTo(page, page.getByRole('link', { name: 'Créer un projet' }))
  await keyboard.press('Enter')
  await heading(page, headings[0])
  await tabTo(page, radio('Mariage'))
  await keyboard.press('Space')
  await keyboard.press('ArrowDown')
  await expect.poll(() => radio('PACS').isChecked()).toBe(true)
  await keyboard.press('Enter')
  await heading(page, headings[1])
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(headings[1])
  await tabTo(page, page.getByRole('textbox', { name: 'Jour' }))
  await keyboard.type('12062027')
  await tabTo(page, page.getByRole('combobox', { name: 'Ville de l’événement' }))
  await keyboard.type('Lyon')
  await page.getByRole('option', { name: /^Lyon/ }).first().waitFor()
  await keyboard.press('Enter')
  for (const group of ['Combien d’invités\u202f?', 'Budget total', 'Budget pour votre wedding planner']) {
    await tabTo(page, page.getByRole('group', { name: group }).getByRole('radio').first())
    await keyboard.press('Space')
  }
  await tabTo(page, next(page))
  await keyboard.press('Enter')
  await heading(page, headings[2])
  await tabTo(page, page.getByRole('checkbox', { name: 'Français' }))
  await keyboard.press('Space')
  await tabTo(page, radio('Proche du lieu de l’événement'))
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await expect.poll(() => radio('Sans préférence').isChecked()).toBe(true)
  await tabTo(page, next(page))
  await keyboard.press('Enter')

  await heading(page, headings[3])
  await tabTo(page, page.getByRole('article', { name: 'Planner Lyon' }).getByRole('checkbox'))
  await keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Proposer un premier message' }))
  await keyboard.press('Enter')
  await keyboard.type('\nP.-S.')
  await tabTo(page, page.getByRole('button', { name: 'Envoyer à 1 prestataire' }))
  await keyboard.press('Enter')
  await page.getByText('Votre message a été envoyé à 1 prestataire.').waitFor()
  await tabTo(page, page.getByRole('button', { name: 'Terminer' }))
  await keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'PACS du 12/06/2027' }).waitFor()

  await tabTo(page, page.getByRole('button', { name: 'Envoyer une demande à Planner Vienne' }))
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Écrire à Planner Vienne' })
  const message = dialog.getByRole('textbox')
  await expect.poll(() => message.evaluate((field) => field === document.activeElement)).toBe(true)
  await expect.poll(() => message.inputValue()).toMatch(/^Bonjour,[^]+\nP\.-S\.$/)
  await tabTo(page, dialog.getByRole('button', { name: 'Envoyer ma demande' }))
  await keyboard.press('Enter')
  await page.getByText('Demande envoyée avec succès').waitFor()
  await page.getByRole('list', { name: 'Prestataires contactés (2)' }).waitFor()
  expectNoProblems(page)
})
