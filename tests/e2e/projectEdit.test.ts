import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Project } from '../../src/api/schemas/couple/projects.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { accessToken, signedInCouple } from '../setup/testPeople.ts'
import { coupleWithProject } from '../setup/townPlanners.ts'
import { wizardProject } from '../setup/wizardProject.ts'
import { openTownWorld, type TownWorld } from './townWorld.ts'
import { check, heading, next, pick } from './wizardPage.ts'

const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

/** How far the server's clock is behind. */
let behindMs = 0
let world: TownWorld
beforeAll(async () => {
  world = await openTownWorld({ now: () => new Date(Date.now() - behindMs) })
})
afterAll(() => world.close())

async function projectsOf(token: string): Promise<readonly Project[]> {
  const { body } = await world.product.call<{ projects: Project[] }>('GET', '/api/project/projects', { token })
  return body.projects
}

const save = (token: string, id: string, over: object) =>
  world.product.call('POST', '/api/project/save-project', { token, body: { ...wizardProject({ ...over }), id } })

const radio = (page: Page, name: string) => page.getByRole('radio', { name })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test('a project is changed in the wizard that asked for it, and those who were written to keep theirs', async () => {
  const { couple, project } = await coupleWithProject(world.product, { eventType: 'Noces d’or' })
  await world.product.call('POST', '/api/project/send-to-prestataire', {
    token: couple.token,
    body: { project, prestataire: world.planners.paris.id, message: 'Bonjour, êtes-vous libre ?' },
  })
  const page = await world.open({ cookies: { token: couple.token } })
  await page.goto('/project')
  await page.getByRole('link', { name: 'Modifier' }).click()
  await heading(page, 'Que célébrez-vous\u202f?')
  await expect.poll(() => radio(page, 'Autre').isChecked()).toBe(true)
  await expect.poll(() => page.getByLabel('Précisez votre événement').inputValue()).toBe('Noces d’or')
  await page.getByText('Vous modifiez un projet\u00a0: vos changements sont enregistrés à la fin de l’étape 3.').waitFor()
  await page.getByText('Le prestataire déjà contacté garde la version qu’il a reçue.').waitFor()
  await check(page, 'edit-1-desktop')
  await page.reload()
  await pick(page, 'Mariage')
  await page.getByRole('button', { name: 'Préférences' }).click()
  await heading(page, 'Comment vous accompagner\u202f?')
  for (const language of ['Français', 'Anglais'])
    await expect.poll(() => page.getByRole('checkbox', { name: language }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Date et budget' }).click()
  await expect.poll(() => page.getByRole('textbox', { name: 'Année' }).inputValue()).toBe('2027')
  await expect.poll(() => page.getByRole('combobox', { name: 'Ville de l’événement' }).inputValue()).toBe('Lyon')
  await expect.poll(() => radio(page, '50 à 100 invités').isChecked()).toBe(true)
  await pick(page, 'Plus de 200 invités')
  await next(page).click()
  await heading(page, 'Comment vous accompagner\u202f?')
  await next(page).click()
  await heading(page, 'Ils vous correspondent')
  await page.getByText('Votre projet est à jour.').waitFor()
  await page.getByRole('article').first().waitFor()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Message aux prestataires sélectionnés' }).inputValue())
    .toBe('Bonjour, êtes-vous libre ?')
  await check(page, 'edit-4-desktop')
  await page.getByRole('button', { name: 'Voir le projet' }).click()
  await page.getByRole('heading', { level: 1, name: 'Mariage du 19/06/2027' }).waitFor()
  await page.getByRole('region', { name: 'Détails du projet' }).getByText('Plus de 200 invités').waitFor()
  await expect
    .poll(() => projectsOf(couple.token))
    .toMatchObject([{ id: project, eventType: 'mariage', guestRange: 'more200', eventLocation: 'Lyon, Rhône', prestataires: [{}] }])

  // Entering the wizard from elsewhere starts another project.
  await page.getByRole('link', { name: 'Tous mes projets' }).click()
  await page.getByRole('link', { name: 'Créer un projet' }).click()
  await heading(page, 'Que célébrez-vous\u202f?')
  await expect.poll(() => page.getByText('Vous modifiez un projet').count()).toBe(0)
  await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(0)
  expectNoProblems(page)
})

test('what another window has changed meanwhile is reported, read again, and never overwritten, on a phone', async () => {
  const { couple, project } = await coupleWithProject(world.product)
  const page = await world.open({ device: 'phone', cookies: { token: couple.token } })
  await page.goto('/presentation')
  await page.getByRole('link', { name: 'Modifier\u00a0: Mariage du 19/06/2027' }).tap()
  await heading(page, 'Que célébrez-vous\u202f?')
  await check(page, 'edit-1-phone')
  await page.getByRole('button', { name: 'Date et budget' }).tap()
  await pick(page, 'Plus de 200 invités')
  await save(couple.token, project, { guestRange: 'less50' })
  await next(page).tap()
  await heading(page, 'Comment vous accompagner\u202f?')
  await next(page).tap()
  const changed = page.getByRole('alert').filter({ hasText: 'Ce projet a été modifié entre-temps' })
  await changed.waitFor()
  await check(page, 'edit-changed-phone', /412|500/)
  await expect.poll(() => projectsOf(couple.token)).toMatchObject([{ guestRange: 'less50' }])

  await page.route('**/api/project/projects', (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }), { times: 1 })
  await changed.getByRole('button', { name: 'Recharger le projet' }).tap()
  await changed.getByText('Erreur 500').waitFor()
  await changed.getByRole('button', { name: 'Recharger le projet' }).tap()
  await heading(page, 'Que célébrez-vous\u202f?')
  await expect.poll(() => focused(page)).toBe('Que célébrez-vous\u202f?')
  await expect.poll(() => changed.count()).toBe(0)
  await page.getByRole('button', { name: 'Date et budget' }).tap()
  await expect.poll(() => radio(page, 'Moins de 50 invités').isChecked()).toBe(true)
  await pick(page, '100 à 150 invités')
  await next(page).tap()
  await heading(page, 'Comment vous accompagner\u202f?')
  await next(page).tap()
  await page.getByText('Votre projet est à jour.').waitFor()
  await expect.poll(() => projectsOf(couple.token)).toMatchObject([{ guestRange: '100to150' }])

  // Cancelled elsewhere, so it cannot be changed any more.
  await page.getByRole('button', { name: 'Voir le projet' }).tap()
  await page.getByRole('link', { name: 'Modifier' }).tap()
  await page.getByRole('button', { name: 'Préférences' }).tap()
  await world.product.call('POST', `/api/project/projects/${project}/cancel`, { token: couple.token })
  await next(page).tap()
  await page.getByRole('alert').filter({ hasText: 'enregistrement de votre projet' }).waitFor()
  await page.getByRole('button', { name: 'Abandonner' }).tap()
  await page.getByText('Ce projet est annulé\u00a0: vos demandes ont été retirées.').waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Modifier' }).count()).toBe(0)
  expectNoProblems(page, /412|500/)
})

test('the answers of a new project outlive the change of another one', async () => {
  const { couple } = await coupleWithProject(world.product)
  const page = await world.open({ cookies: { token: couple.token } })
  await page.goto('/formulaire')
  await pick(page, 'Fiançailles')
  await page.goto('/project')
  await page.getByRole('link', { name: 'Modifier' }).click()
  await page.getByText('Vous modifiez un projet').waitFor()
  await expect.poll(() => radio(page, 'Mariage').isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Préférences' }).click()
  await next(page).click()
  await page.getByRole('button', { name: 'Voir le projet' }).click()
  await page.getByRole('link', { name: 'Tous mes projets' }).click()
  await page.getByRole('link', { name: 'Créer un projet' }).click()
  await page.getByRole('button', { name: 'Reprendre mes réponses' }).click()
  await expect.poll(() => radio(page, 'Fiançailles').isChecked()).toBe(true)
  await expect.poll(() => page.getByText('Vous modifiez un projet').count()).toBe(0)
  expectNoProblems(page)
})

test('a project whose day is over is made again for another day; one to come may keep its own', async () => {
  behindMs = 30 * dayMs
  const { id, token } = await signedInCouple(world.product)
  await save(token, '', { eventDate: inDays(-10) })
  behindMs = 0
  const couple = { token: await accessToken(world.product, 'couple', id) }
  const page = await world.open({ device: 'phone', cookies: couple })
  await page.goto('/project')
  await page.getByText('Cet événement a eu lieu').waitFor()
  await page.getByRole('button', { name: 'Dupliquer' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Dupliquer ce projet' })
  await dialog.getByText(/^La date de cet événement est passée\u00a0: choisissez/).waitFor()
  const create = dialog.getByRole('button', { name: 'Créer le projet' })
  await expect.poll(() => create.isDisabled()).toBe(true)
  await dialog.getByRole('textbox', { name: 'Jour' }).click()
  await page.keyboard.type('20062028')
  await check(page, 'duplicate-phone')
  await page.route('**/duplicate', (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }), { times: 1 })
  await create.tap()
  await dialog
    .getByText(
      'Le projet n’a pas pu être dupliqué\u00a0: Erreur 500\u00a0: le service rencontre un problème. Veuillez réessayer dans un instant.',
    )
    .waitFor()
  await create.tap()
  await page.getByRole('heading', { level: 1, name: 'Mariage du 20/06/2028' }).waitFor()
  await page.getByText('Votre nouveau projet est prêt.').waitFor()
  await expect.poll(() => focused(page)).toBe('Mariage du 20/06/2028')
  const made = await projectsOf(couple.token)
  expect(made).toMatchObject([
    { eventDate: '2028-06-20', weddingTheme: 'Champêtre', status: 'upcoming' },
    { eventDate: inDays(-10), status: 'past' },
  ])
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Mariage du 20/06/2028' }).waitFor()
  await check(page, 'duplicated-phone', /412|500/)

  const wide = await world.open({ cookies: couple })
  await wide.goto('/presentation')
  await wide.getByRole('button', { name: 'Dupliquer\u00a0: Mariage du 20/06/2028' }).click()
  await wide.getByText('Un nouveau projet reprend toutes vos réponses.').waitFor()
  await expect.poll(() => wide.getByRole('textbox', { name: 'Année' }).inputValue()).toBe('2028')
  await check(wide, 'duplicate-presentation-desktop')
  await wide.keyboard.press('Escape')
  await wide.getByRole('dialog').waitFor({ state: 'detached' })
  await wide.getByRole('button', { name: 'Dupliquer\u00a0: Mariage du 20/06/2028' }).click()
  await wide.getByRole('button', { name: 'Créer le projet' }).click()
  await wide.waitForURL('/project')
  await wide.getByRole('heading', { level: 1, name: 'Mariage du 20/06/2028' }).waitFor()
  await expect.poll(async () => (await projectsOf(couple.token)).length).toBe(3)
  const [newest] = await projectsOf(couple.token)
  await expect.poll(() => wide.evaluate(() => localStorage.getItem('alliance.project'))).toContain(newest?.id)
  expectNoProblems(wide)
})
