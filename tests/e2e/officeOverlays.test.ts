import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Piece } from '../../web/office/gallery/galleryStates.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { type OfficeGallery, provoked, startOfficeGallery } from './officeGallery.ts'

const opened = '[role=dialog], [role=alertdialog], [role=menu]'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const sample = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true })

interface Overlay {
  /** What opens it, and has the focus again when it is closed. */
  readonly opener: (page: Page) => Locator
  /** What leads to it or to its next state, and what is shown then. The first step begins when the opener was clicked. */
  readonly steps: Readonly<Record<string, (page: Page) => Promise<Locator> | Locator>>
  /** What is done before the opener is clicked. */
  readonly before?: (page: Page) => Promise<void>
}

type OverlayPiece = Extract<Piece, `${string}Dialog` | 'RemoveRecord' | 'UnsavedChanges' | 'GallerySection'>
const unsaved = 'UnsavedChanges: full, leaving after something was typed'
const overlays: Readonly<Record<OverlayPiece, Overlay>> = {
  ChoiceDialog: {
    opener: (page) => button(page, 'Ask a question'),
    steps: { question: (page) => dialog(page, 'Which of the two?') },
  },
  CropDialog: {
    opener: (page) => button(page, 'Crop a photograph'),
    steps: { photograph: (page) => dialog(page, 'Crop the photo') },
  },
  ConfirmDialog: {
    opener: (page) => button(page, 'Ask to confirm'),
    steps: {
      question: (page) => dialog(page, 'Remove this thing?'),
      failed: async (page) => {
        await page.locator('[data-confirm]').click()
        return dialog(page, 'Remove this thing?').filter({ has: page.getByRole('alert') })
      },
    },
  },
  FormDialog: {
    opener: (page) => button(page, 'Show a form'),
    steps: {
      form: (page) => dialog(page, 'Why is it removed?'),
      wrong: async (page) => {
        await button(page, 'Save').click()
        return dialog(page, 'Why is it removed?').filter({ hasText: 'This field is required' })
      },
      failed: async (page) => {
        await page.getByRole('textbox', { name: 'Reason' }).fill('It fell')
        await button(page, 'Save').click()
        return dialog(page, 'Why is it removed?').filter({ has: page.getByRole('alert') })
      },
      unsaved: async (page) => {
        await page.keyboard.press('Escape')
        return dialog(page, 'Leave without saving?')
      },
    },
  },
  RemoveRecord: {
    opener: (page) => sample(page, 'RemoveRecord: full, a question').getByRole('button'),
    steps: { question: (page) => dialog(page, 'Remove Lantern?') },
  },
  ConflictDialog: {
    opener: (page) => button(page, 'Show a conflict'),
    steps: { versions: (page) => dialog(page, 'Changed in the meantime') },
  },
  AddRecordDialog: {
    opener: (page) => button(page, 'Add a record'),
    steps: { form: (page) => page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'Name' }) }) },
  },
  UnsavedChanges: {
    before: (page) => sample(page, unsaved).getByRole('textbox').fill('Typed'),
    opener: (page) => sample(page, unsaved).getByRole('link', { name: 'Leave' }),
    steps: { question: (page) => dialog(page, 'Leave without saving?') },
  },
  GallerySection: {
    opener: (page) => sample(page, 'GallerySection: full').getByRole('button', { name: 'Actions: Ceremony' }),
    steps: {
      menu: (page) => page.getByRole('menu'),
      form: async (page) => {
        await page.getByRole('menuitem').first().click()
        return dialog(page, 'Ceremony')
      },
    },
  },
}

let gallery: OfficeGallery
beforeAll(async () => {
  gallery = await startOfficeGallery({ pieces: Object.keys(overlays) })
})
afterAll(() => gallery.close())

/** It is the last one that was opened, within the window, and its parts scroll in one direction only. */
async function expectOnTop(overlay: Locator): Promise<void> {
  await overlay.waitFor()
  const problems = () =>
    overlay.evaluate((element, selector) => {
      const { left, right } = element.getBoundingClientRect()
      const parts = [element, ...element.querySelectorAll('.MuiDialogContent-root')]
      return [
        [...document.querySelectorAll(selector)].at(-1) !== element && 'another one is on top',
        (left < 0 || right > document.documentElement.clientWidth) && `from ${left} to ${right}`,
        parts.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth) && 'scrolls sideways',
      ].filter(Boolean)
    }, opened)
  await expect.poll(problems).toEqual([])
}

async function closeAll(page: Page): Promise<void> {
  const open = page.locator(opened)
  for (let count = await open.count(); count > 0; count = await open.count()) {
    // Only a form that has something to lose asks this.
    const isAsking = await button(page, 'Keep editing').isVisible()
    if (isAsking) await button(page, 'Leave without saving').click()
    else await page.keyboard.press('Escape')
    const before = count
    await expect.poll(() => open.count()).toBeLessThan(before)
  }
}

test.each([
  ['light', 360],
  ['light', 1280],
  ['dark', 1280],
  ['dark', 360],
] as const)('every overlay is accessible, fits and returns the focus in %s at %i pixels', async (mode, width) => {
  const page = await gallery.open(width, mode)
  for (const [piece, { before, opener, steps }] of Object.entries(overlays)) {
    await before?.(page)
    await opener(page).click()
    for (const [name, open] of Object.entries(steps)) {
      await expectOnTop(await open(page))
      await screenshot(page, `overlay-${piece}-${name}-${mode}-${width}`)
      await expectAccessible(page, { within: '.MuiModal-root' })
      await expectNoOverflow(page)
    }
    await closeAll(page)
    await expect.poll(() => opener(page).evaluate((element) => element === document.activeElement), { message: piece }).toBe(true)
    expectNoProblems(page, provoked)
  }
})
