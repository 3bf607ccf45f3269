import type { Page } from 'playwright-core'
import type { PictureState } from './pictureState.ts'

async function openGallery(page: Page, dark: boolean): Promise<void> {
  await page.goto('/office/kit')
  await page.getByRole('article', { name: 'ListSection: full' }).getByText('Table lamps').first().waitFor()
  await page.getByRole('article', { name: 'ListSection: error' }).getByRole('alert').waitFor()
  await page.locator('.tiptap').first().waitFor()
  if (!dark) return
  await page.getByRole('button', { name: 'Show it dark' }).click()
  await page.locator('[data-mode=dark]').waitFor()
}

/** A chapter of the gallery, scrolled to its first line. */
const chapter = (name: string, title: string, dark = false): PictureState<undefined> => ({
  name,
  language: 'en',
  show: async ({ page }) => {
    await openGallery(page, dark)
    await page.getByRole('region', { name: title, exact: true }).evaluate((section) => section.scrollIntoView())
  },
})

/** The office's kit, as its gallery shows it. */
export const kitStates: readonly PictureState<undefined>[] = [
  chapter('kit-page', 'Page parts'),
  chapter('kit-lists', 'Lists'),
  chapter('kit-forms', 'Forms'),
  chapter('kit-show', 'Pages of records'),
  chapter('kit-lists-dark', 'Lists', true),
  chapter('kit-inputs-dark', 'Steps, drafts, order, chart', true),
  {
    name: 'kit-conflict-dark',
    language: 'en',
    show: async ({ page }) => {
      await openGallery(page, true)
      await page.getByRole('button', { name: 'Show a conflict' }).click()
      await page.getByRole('dialog').waitFor()
      // The scroll position of the page behind varies by a fraction of a pixel after the click.
      await page.evaluate(() => {
        for (const section of document.querySelectorAll('section')) section.style.visibility = 'hidden'
      })
    },
  },
]
