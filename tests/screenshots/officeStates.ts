import type { Locator } from 'playwright-core'
import { signIn } from '../e2e/officePlanner.ts'
import type { PictureState, Visit } from './pictureState.ts'

const requests = '/office/requests'
const inboxCalls = '**/api/pro/requests?*'

async function openInbox({ page }: Visit): Promise<void> {
  await page.goto(requests)
  await page.locator('[data-request]').nth(4).waitFor()
  await page.waitForFunction(() => document.title.startsWith('('))
}

async function openLocked({ page, seed }: Visit): Promise<void> {
  await page.goto(`${requests}/${seed.locked}`)
  await page.getByRole('button', { name: /solde/ }).waitFor()
  await page.getByText('Lue par vous').waitFor()
}

async function openCompany({ page }: Visit): Promise<void> {
  await page.goto('/office/company')
  await page.getByRole('textbox', { name: 'Nom de l’entreprise' }).waitFor()
}

/** After the page has its fonts and no longer grows, positions do not depend on the order of loading. */
async function scrollToMiddle(shown: Locator): Promise<void> {
  await shown.page().waitForLoadState('networkidle')
  await shown.evaluate(async (element) => {
    await document.fonts.ready
    let before = Number.NaN
    for (let still = 0; still < 10; ) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      const { top } = element.getBoundingClientRect()
      still = top === before ? still + 1 : 0
      before = top
    }
  })
}

async function openSignIn({ page }: Visit): Promise<void> {
  await page.goto('/office')
  await page.getByRole('heading', { name: 'Bon retour parmi nous' }).waitFor()
}

export const officeStates: readonly PictureState[] = [
  { name: 'office-sign-in', show: openSignIn },
  {
    name: 'office-sign-in-refused',
    show: async (visit) => {
      await openSignIn(visit)
      await signIn(visit.page, { ...visit.seed.busy, password: 'wrong' })
      await visit.page.getByRole('alert').getByText('Identifiants non valides').waitFor()
    },
  },
  {
    name: 'dashboard',
    as: 'busy',
    show: async ({ page }) => {
      await page.goto('/office')
      await page.getByRole('heading', { name: 'Dernières demandes' }).waitFor()
      await page.getByText('5 demandes reçues').waitFor()
    },
  },
  { name: 'inbox', as: 'busy', show: openInbox },
  {
    name: 'inbox-empty',
    as: 'fresh',
    show: async ({ page }) => {
      await page.goto(requests)
      await page.getByText('Aucune demande pour l’instant').waitFor()
    },
  },
  {
    name: 'inbox-loading',
    as: 'busy',
    show: async ({ page }) => {
      await page.route(inboxCalls, () => {})
      await page.goto(requests)
      await page.locator('[data-inbox][aria-busy=true] .MuiSkeleton-root').first().waitFor({ state: 'attached' })
    },
  },
  {
    name: 'inbox-error',
    as: 'busy',
    show: async ({ page }) => {
      await page.route(inboxCalls, (route) => route.abort())
      await page.goto(requests)
      await page.getByText('Les demandes n’ont pas pu être chargées.').waitFor()
    },
  },
  { name: 'request-locked', as: 'busy', show: openLocked },
  {
    name: 'request-unlocking',
    as: 'busy',
    show: async (visit) => {
      await openLocked(visit)
      await visit.page.locator('[data-unlock]').click()
      await visit.page.locator('[data-confirm]').waitFor()
    },
  },
  {
    name: 'request-unlocked',
    as: 'busy',
    dark: true,
    show: async ({ page, seed }) => {
      await page.goto(`${requests}/${seed.unlocked}`)
      await page.getByRole('link', { name: '+33 6 12 34 56 78' }).waitFor()
    },
  },
  {
    name: 'office-account',
    as: 'busy',
    show: async ({ page }) => {
      await page.goto('/office/account')
      await page.getByRole('textbox', { name: 'Prénom' }).waitFor()
      await page.getByText('Cette session').waitFor()
    },
  },
  {
    name: 'availability',
    as: 'busy',
    dark: true,
    show: async ({ page }) => {
      await page.goto('/office/availability')
      await page.getByRole('grid').waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'settings',
    as: 'busy',
    show: async ({ page }) => {
      await page.goto('/office/settings')
      await page.getByRole('switch').first().waitFor()
    },
  },
  {
    name: 'company-number-valid',
    as: 'checked',
    show: async (visit) => {
      await openCompany(visit)
      await scrollToMiddle(visit.page.getByText('Le registre connaît votre entreprise.'))
    },
  },
  {
    name: 'company-number-unknown',
    as: 'refused',
    show: async (visit) => {
      await openCompany(visit)
      await scrollToMiddle(visit.page.getByText('Le registre ne connaît pas ce numéro'))
    },
  },
  {
    name: 'services',
    as: 'checked',
    dark: true,
    show: async ({ page }) => {
      await page.goto('/office/services')
      await page.getByRole('group').first().waitFor()
    },
  },
  {
    name: 'photos-none',
    as: 'fresh',
    show: async ({ page }) => {
      await page.goto('/office/photos')
      await page.getByText('Pas encore de photo').waitFor()
    },
  },
  {
    name: 'photos-full',
    as: 'busy',
    show: async ({ page }) => {
      await page.goto('/office/photos')
      await scrollToMiddle(page.getByText('Votre galerie est complète.'))
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'photos-selected',
    as: 'busy',
    show: async ({ page }) => {
      await page.goto('/office/photos')
      await page.getByRole('button', { name: 'Sélectionner' }).click()
      await page.getByRole('checkbox', { name: 'Photo 2' }).check()
      await scrollToMiddle(page.getByText('1 photo sélectionnée'))
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'videos',
    as: 'busy',
    show: async ({ page }) => {
      await page.goto('/office/videos')
      await page.getByText('1 vidéo sur 1').waitFor()
    },
  },
  {
    name: 'office-palette',
    as: 'busy',
    show: async (visit) => {
      await openInbox(visit)
      await visit.page.keyboard.press('Control+k')
      const palette = visit.page.getByRole('dialog', { name: 'Rechercher une page ou un élément' })
      await palette.getByRole('combobox').fill('nantes')
      await palette.getByRole('option', { name: /Mariage à Nantes/ }).waitFor()
    },
  },
  {
    name: 'office-menu',
    as: 'busy',
    show: async (visit) => {
      await openInbox(visit)
      await visit.page.getByRole('button', { name: 'Compte et préférences' }).click()
      await visit.page.getByRole('menuitemradio', { name: 'Sombre' }).waitFor()
    },
  },
  {
    name: 'office-not-found',
    as: 'busy',
    show: async ({ page }) => {
      await page.goto('/office/nowhere')
      await page.getByText('La page que vous recherchez n’existe pas').waitFor()
    },
  },
]
