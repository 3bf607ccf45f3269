import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { weddingDay } from './fixedTime.ts'
import type { PictureState, Visit } from './pictureState.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const digit = (page: Page) => page.getByRole('textbox', { name: /Chiffre 1 / })

/** A separate number for each use of each window, since a second code for a number would be refused. */
const phoneNumber = (use: number, isPhone: boolean) => `061234560${use * 2 + (isPhone ? 1 : 0)}`

/** The number's field, once its formatter, which is loaded later, is ready. */
async function openAccount(page: Page): Promise<Locator> {
  await page.goto('/account')
  const field = page.getByRole('textbox', { name: /téléphone/ })
  await expect.poll(() => field.inputValue()).toMatch(/^\+33/)
  return field
}

async function askForCode({ page, isPhone }: Visit, use: number): Promise<string> {
  const number = phoneNumber(use, isPhone)
  const field = await openAccount(page)
  await field.fill(number)
  await expect.poll(() => field.inputValue()).toMatch(/^\+33 6 12/)
  await page.getByRole('button', { name: 'Recevoir mon code' }).click()
  await digit(page).waitFor()
  return number.replace(/^0/, '+33')
}

async function register(visit: Visit, use: number): Promise<void> {
  const number = await askForCode(visit, use)
  await digit(visit.page).focus()
  await visit.page.keyboard.type(await visit.seed.codeOf(number))
  await visit.page.waitForURL('/register')
  await heading(visit.page, 'Faisons connaissance')
}

const answers = {
  eventType: 'mariage',
  eventTypeText: '',
  serviceType: 'complete',
  hasTheme: false,
  weddingTheme: '',
  eventDate: weddingDay,
  city: { city: 'Lyon', zipcode: '69001', countrycode: 'FR', lat: '45.74846', lng: '4.84671' },
  guestRange: '50to100',
  budgetRange: '20000to30000',
  budgetPlannerRange: 'more5000',
  languages: ['fr'],
  plannerPreference: 'noPreference',
}

/** The wizard as a couple that left in this step finds it again. */
async function comeBack({ page }: Visit, furthest: number, owner: string): Promise<void> {
  const draft = { owner, draft: answers, furthest, projectId: null, selected: null, message: '', sent: null, interrupted: true }
  await page.addInitScript((value) => {
    if (!sessionStorage.getItem('alliance.wizard')) sessionStorage.setItem('alliance.wizard', JSON.stringify({ value, until: null }))
  }, draft)
  await page.goto('/formulaire')
}

async function openProject({ page }: Visit): Promise<void> {
  await page.goto('/presentation')
  await page.getByRole('link', { name: /^Mariage/ }).click()
  await heading(page, /^Mariage du/)
  await page.getByRole('article').first().waitFor()
}

const projectCalls = '**/api/project/projects*'
/** An answer of another build, which this one cannot render. */
const malformed = { success: true, error: null, projects: [{ id: 'x', status: 'upcoming', message: '' }] }

export const coupleStates: readonly PictureState[] = [
  { name: 'account', show: ({ page }) => openAccount(page) },
  { name: 'account-code', show: (visit) => askForCode(visit, 0) },
  {
    name: 'account-code-wrong',
    show: async (visit) => {
      await askForCode(visit, 1)
      await digit(visit.page).focus()
      await visit.page.keyboard.type('000000')
      await visit.page.getByRole('alert').filter({ hasText: 'Code incorrect' }).waitFor()
    },
  },
  {
    name: 'register-invalid',
    show: async (visit) => {
      await register(visit, 2)
      await visit.page.getByRole('button', { name: 'Créer mon compte' }).click()
      await visit.page.getByText('Vous devez accepter les conditions d’utilisation').waitFor()
    },
  },
  {
    name: 'wizard-details',
    as: 'newcomer',
    show: async (visit) => {
      await comeBack(visit, 1, visit.seed.phones.newcomer)
      await heading(visit.page, 'Quand, où, avec quel budget ?')
      await visit.page.getByRole('radio', { name: '50 à 100 invités' }).waitFor()
    },
  },
  {
    name: 'wizard-preferences',
    as: 'newcomer',
    show: async (visit) => {
      await comeBack(visit, 2, visit.seed.phones.newcomer)
      await heading(visit.page, 'Comment vous accompagner ?')
      await visit.page.getByRole('radio', { name: 'Sans préférence' }).waitFor()
    },
  },
  {
    name: 'wizard-planners',
    as: 'chooser',
    show: async (visit) => {
      await comeBack(visit, 2, visit.seed.phones.chooser)
      await visit.page.getByRole('radio', { name: 'Sans préférence' }).waitFor()
      await visit.page.getByRole('button', { name: 'Suivant' }).click()
      await heading(visit.page, 'Ils vous correspondent')
      await visit.page.getByRole('article').nth(2).waitFor()
    },
  },
  {
    name: 'projects',
    as: 'couple',
    show: async ({ page }) => {
      await page.goto('/presentation')
      await page.getByRole('link', { name: /^PACS/ }).waitFor()
    },
  },
  {
    name: 'projects-none',
    as: 'newcomer',
    show: async ({ page }) => {
      await page.goto('/presentation')
      await page.getByRole('heading', { name: 'Pas encore de projet' }).waitFor()
    },
  },
  {
    name: 'projects-loading',
    as: 'couple',
    show: async ({ page }) => {
      await page.route(projectCalls, () => {})
      await page.goto('/presentation')
      await page.locator('main .MuiSkeleton-root').first().waitFor({ state: 'attached' })
    },
  },
  {
    name: 'projects-crash',
    as: 'couple',
    show: async ({ page }) => {
      await page.route(projectCalls, (route) => route.fulfill({ json: malformed }))
      await page.goto('/presentation')
      await heading(page, 'Toutes nos excuses')
    },
  },
  {
    name: 'page-offline',
    as: 'couple',
    show: async ({ page }) => {
      await page.goto('/presentation')
      await page.getByRole('link', { name: /^PACS/ }).waitFor()
      await page.context().setOffline(true)
      await page.getByRole('link', { name: 'Bonjour Camille' }).click()
      await heading(page, 'Cette page n’a pas pu être chargée')
    },
  },
  { name: 'project', as: 'couple', show: openProject },
  {
    name: 'project-dialog',
    as: 'couple',
    show: async (visit) => {
      const { page } = visit
      await openProject(visit)
      // Three are suggested, and one was contacted.
      await page.getByRole('article').nth(3).waitFor()
      const button = page.getByRole('button', { name: /^Envoyer une demande/, includeHidden: true }).first()
      await button.click()
      await page.getByRole('dialog').getByRole('textbox', { name: 'Votre message' }).waitFor()
      // The click scrolled the button to the middle; elements loaded above it may have moved it since.
      await button.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
    },
  },
  {
    name: 'profile',
    as: 'couple',
    show: async ({ page }) => {
      await page.goto('/profile')
      await page.getByRole('button', { name: 'Enregistrer' }).waitFor()
    },
  },
]
