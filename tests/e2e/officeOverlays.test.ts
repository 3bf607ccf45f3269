import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Piece } from '../../web/office/gallery/galleryStates.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { type OfficeGallery, provoked, startOfficeGallery } from './officeGallery.ts'

let gallery: OfficeGallery
beforeAll(async () => {
  gallery = await startOfficeGallery()
})
afterAll(() => gallery.close())

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const opened = '[role=dialog], [role=alertdialog], [role=menu]'
const top = (page: Page) => page.locator(opened).last()
const sample = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true })

async function openPhotoMenu(page: Page): Promise<void> {
  await sample(page, 'GallerySection: full')
    .getByRole('button', { name: /Ceremony/ })
    .last()
    .click()
}

type Overlay = Extract<Piece, `${string}Dialog` | 'RemoveRecord' | 'UnsavedChanges' | 'GallerySection'>
/** How each dialog and menu of the gallery is opened, step by step: a name and what leads there from the one before. */
const overlays: Readonly<Record<Overlay, Readonly<Record<string, (page: Page) => Promise<void>>>>> = {
  ChoiceDialog: { question: (page) => press(page, 'Ask a question') },
  CropDialog: { photograph: (page) => press(page, 'Crop a photograph') },
  ConfirmDialog: {
    question: (page) => press(page, 'Ask to confirm'),
    failed: async (page) => {
      await page.locator('[data-confirm]').click()
      await top(page).getByRole('alert').waitFor()
    },
  },
  FormDialog: {
    form: (page) => press(page, 'Show a form'),
    wrong: async (page) => {
      await top(page).getByRole('button', { name: 'Save' }).click()
      await top(page).getByText('This field is required').waitFor()
    },
    failed: async (page) => {
      await top(page).getByRole('textbox', { name: 'Reason' }).fill('It fell')
      await top(page).getByRole('button', { name: 'Save' }).click()
      await top(page).getByRole('alert').waitFor()
    },
    unsaved: async (page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Leave' }).last().waitFor()
    },
  },
  RemoveRecord: { question: (page) => sample(page, 'RemoveRecord: full, a question').getByRole('button').click() },
  ConflictDialog: { versions: (page) => press(page, 'Show a conflict') },
  AddRecordDialog: { form: (page) => press(page, 'Add a record') },
  UnsavedChanges: {
    question: async (page) => {
      const form = sample(page, 'UnsavedChanges: full, leaving after something was typed')
      await form.getByRole('textbox').fill('Typed')
      await form.getByRole('link', { name: 'Leave' }).click()
    },
  },
  GallerySection: {
    menu: openPhotoMenu,
    form: async (page) => {
      await page.getByRole('menuitem').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
}

async function closeAll(page: Page): Promise<void> {
  const open = page.locator(opened)
  for (let count = await open.count(); count > 0; count = await open.count()) {
    // Only a form that has something to lose asks this.
    const isAsking = await page.getByRole('button', { name: 'Keep editing' }).isVisible()
    if (isAsking) await page.getByRole('button', { name: 'Leave without saving' }).click()
    else await page.keyboard.press('Escape')
    const before = count
    await expect.poll(() => open.count()).toBeLessThan(before)
  }
}

test.each([
  ['light', 360],
  ['dark', 1280],
] as const)('every dialog and menu of the gallery is accessible and fits in %s at %i pixels', async (mode, width) => {
  const page = await gallery.open(width, mode)
  for (const [piece, steps] of Object.entries(overlays)) {
    for (const [name, open] of Object.entries(steps)) {
      await open(page)
      await top(page).waitFor()
      await screenshot(page, `overlay-${piece}-${name}-${mode}-${width}`)
      await expectAccessible(page, { within: '.MuiModal-root' })
      await expectNoOverflow(page)
    }
    await closeAll(page)
    expectNoProblems(page, provoked)
  }
})
