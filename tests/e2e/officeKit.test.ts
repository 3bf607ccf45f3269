import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { galleryStates } from '../../web/office/gallery/galleryStates.ts'
import { touchTarget } from '../../web/shared/theme/tokens.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { type OfficeGallery, provoked, startOfficeGallery } from './officeGallery.ts'

const home = join(import.meta.dirname, '../..')

let gallery: OfficeGallery
beforeAll(async () => {
  gallery = await startOfficeGallery()
})
afterAll(() => gallery.close())

/** A page has each landmark once; the gallery has it in each state of its piece. */
const severalOfAKind = { apartFrom: ['landmark-unique'] } as const

/** In pixels. */
async function lowestSaveButton(page: Page): Promise<number> {
  const heights = await page
    .locator('button[type=submit]')
    .evaluateAll((buttons) => buttons.map((each) => each.getBoundingClientRect().height))
  return Math.min(...heights.filter((height) => height > 0))
}

test.each([
  ['light', 1280],
  ['dark', 1280],
  ['dark', 360],
  ['light', 360],
] as const)('every piece of the kit is accessible and fits in %s at %i pixels', async (mode, width) => {
  const page = await gallery.open(width, mode)
  await screenshot(page, `kit-${mode}-${width}`)
  await expectNoOverflow(page)
  await expectAccessible(page, severalOfAKind)
  if (width === 360) expect(await lowestSaveButton(page)).toBeGreaterThanOrEqual(touchTarget)
  expectNoProblems(page, provoked)
})

test('with reduced motion, changing the mode starts no transition', async () => {
  const page = await gallery.open(360, 'light')
  await gallery.open(360, 'dark')
  const transitions = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition).length
  expect(await page.evaluate(transitions)).toBe(0)
})

test('with reduced motion, placeholders of what is loading stand still', async () => {
  const page = await gallery.open(1280)
  await expect.poll(() => page.locator('.MuiSkeleton-root').count()).toBeGreaterThan(0)
  const running = () => document.getAnimations().filter((animation) => animation.playState === 'running').length
  await expect.poll(() => page.evaluate(running)).toBe(0)
})

test('every piece of the kit is shown in each of its states', async () => {
  const page = await gallery.open(1280)
  const promised = Object.entries(galleryStates).flatMap(([piece, states]) => states.map((state) => `${piece}: ${state}`))
  const shown = await page.getByRole('article').evaluateAll((samples) => samples.map((sample) => sample.getAttribute('aria-label') ?? ''))
  expect(shown.toSorted()).toEqual(promised.toSorted())
})

test('a photograph is moved and cut in its dialog, and a file that cannot be shown says so', async () => {
  const page = await gallery.open(1280)
  await page.getByRole('button', { name: 'Crop a photograph' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crop the photo' })
  const use = dialog.getByRole('button', { name: 'Use this part' })
  await expect.poll(() => use.isEnabled()).toBe(true)
  await dialog.getByRole('slider', { name: 'Zoom' }).press('End')
  await dialog.getByText(/This part is too small/).waitFor()
  await expect.poll(() => use.isEnabled()).toBe(false)
  await dialog.getByRole('slider', { name: 'Zoom' }).press('Home')
  await expect.poll(() => use.isEnabled()).toBe(true)
  await use.click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Crop what cannot be shown' }).click()
  await dialog.getByText('Your browser cannot show this file. Please choose another one.').waitFor()
  await expect.poll(() => use.isEnabled()).toBe(false)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

test('items are put in order with the keyboard, and their places are said', async () => {
  const page = await gallery.open(1280)
  const list = page.getByRole('list', { name: 'Lanterns' })
  await page.getByRole('button', { name: 'Move Ivory' }).focus()
  await page.keyboard.press('Space')
  await page.getByText('Ivory lifted. Position 1 of 3.').waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowDown')
  await page.getByText('Ivory, position 2 of 3.').waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await expect.poll(() => list.getByRole('listitem').allInnerTexts()).toEqual(['Blush', 'Ivory', 'Gold'])
})

test('what is pasted keeps its paragraphs and its emphasis, and nothing else', async () => {
  const page = await gallery.open(1280)
  const editor = page.locator('.tiptap').first()
  await editor.evaluate((element) => {
    const clipboardData = new DataTransfer()
    const html =
      '<h1>Big</h1><p style="color:red">One <a href="https://evil.example"><b>bold</b></a><img src=x onerror=alert(1)></p><script>alert(1)</script>'
    clipboardData.setData('text/html', html)
    getSelection()?.selectAllChildren(element)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect.poll(() => editor.innerHTML()).toContain('<strong>bold</strong>')
  expect(await editor.innerHTML()).not.toMatch(/<a |<img|<script|style=|<h1|onerror/)
})

test('a form in steps goes on when a step is right, and is where it was after a reload', async () => {
  const page = await gallery.open(360)
  const form = page.getByRole('article', { name: 'CommandForm: empty, in steps' })
  await form.getByRole('button', { name: 'Next' }).click()
  await form.getByText('This field is required').waitFor()
  await form.getByRole('textbox', { name: 'Name' }).fill('Lanterns')
  await form.getByRole('button', { name: 'Next' }).click()
  await form.getByText('Step 2 of 2').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Where it is')
  await page.reload()
  await form.getByText('Step 2 of 2').waitFor()
  await form.getByRole('button', { name: 'Back' }).click()
  await expect.poll(() => form.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Lanterns')
})

test('the gallery is not in what is built for people', () => {
  const assets = join(home, 'dist/office/assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const built = scripts.map((name) => readFileSync(join(assets, name), 'utf8'))
  expect(built.some((text) => text.includes('/office'))).toBe(true)
  expect(built.filter((text) => text.includes('Show it ') || text.includes('Table lamps'))).toEqual([])
})
