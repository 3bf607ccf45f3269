import type { PictureState, Visit } from './pictureState.ts'

async function openSubscription({ page }: Visit, state: string): Promise<void> {
  await page.goto('/office/subscription')
  await page.locator(`[data-subscription=${state}]`).waitFor()
  await page.waitForLoadState('networkidle')
}

export const paymentStates: readonly PictureState[] = [
  {
    name: 'credits',
    as: 'busy',
    show: async ({ page }) => {
      await page.goto('/office/credits')
      await page.locator('[data-entry=unlock]').waitFor()
    },
  },
  {
    name: 'credits-none',
    as: 'fresh',
    show: async ({ page }) => {
      await page.goto('/office/credits')
      await page.locator('[data-entry=correction]').first().waitFor()
    },
  },
  { name: 'subscription-free', as: 'checked', show: (visit) => openSubscription(visit, 'none') },
  { name: 'subscription-yearly', as: 'yearly', show: (visit) => openSubscription(visit, 'active') },
  { name: 'subscription-failing', as: 'failing', dark: true, show: (visit) => openSubscription(visit, 'past_due') },
  {
    name: 'invoices',
    as: 'yearly',
    show: async ({ page }) => {
      await page.goto('/office/invoices')
      await page.getByText('Premium, un an').waitFor()
    },
  },
]
