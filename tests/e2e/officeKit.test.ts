import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { galleryStates } from '../../web/office/gallery/galleryStates.ts'
import { touchTarget } from '../../web/shared/theme/tokens.ts'
import { expectPresentable } from '../browser/expectPresentable.ts'
import { sharedBrowser } from '../browser/sharedBrowser.ts'
import { expectNoProblems, watchPage } from '../browser/watchPage.ts'

const home = join(import.meta.dirname, '../..')

let vite: ViteDevServer
let origin: string
beforeAll(async () => {
  const server = { port: 0, strictPort: false, host: 'localhost', hmr: false }
  vite = await createServer({ configFile: join(home, 'web/office/vite.config.ts'), server, logLevel: 'error' })
  await vite.listen()
  const address = vite.httpServer?.address()
  if (typeof address !== 'object' || address === null) throw new Error('the development server does not listen')
  origin = `http://localhost:${address.port}`
})
afterAll(async () => {
  await (await opened)?.context().close()
  await vite.close()
})

/** Unbundled sources load slowly on one core. */
const patienceMs = 120_000

/** The shared gallery, in a window of this width and mode. */
async function openGallery(width: number, mode: 'light' | 'dark' = 'light'): Promise<Page> {
  opened ??= loadGallery()
  const page = await opened
  await page.setViewportSize({ width, height: 800 })
  const turn = page.getByRole('button', { name: `Show it ${mode}` })
  if (await turn.isVisible()) await turn.click()
  await page.locator(`[data-mode=${mode}]`).waitFor()
  return page
}
let opened: Promise<Page> | undefined

async function loadGallery(): Promise<Page> {
  const browser = await sharedBrowser()
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' })
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  watchPage(page)
  await page.goto(`${origin}/office/kit`)
  await page.getByRole('article', { name: 'ListSection: full' }).getByText('Table lamps').first().waitFor()
  await page.getByRole('article', { name: 'ListSection: error' }).getByRole('alert').waitFor()
  await page.locator('.tiptap').first().waitFor()
  return page
}

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
  const page = await openGallery(width, mode)
  await expectPresentable(page, `kit-${mode}-${width}`)
  if (width === 360) expect(await lowestSaveButton(page)).toBeGreaterThanOrEqual(touchTarget)
  await page.getByRole('button', { name: 'Show a conflict' }).click()
  await page.getByRole('dialog').waitFor()
  await expectPresentable(page, `kit-conflict-${mode}-${width}`)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  // One of the states simulates a failed load. react-admin passes MUI an outdated property, which only development builds report.
  expectNoProblems(page, /React does not recognize the|The server does not (answer|know it)|PartMissing|The above error/)
})

test('with reduced motion, changing the mode starts no transition', async () => {
  const page = await openGallery(360, 'light')
  await openGallery(360, 'dark')
  const transitions = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition).length
  expect(await page.evaluate(transitions)).toBe(0)
})

test('every piece of the kit is shown in each of its states', async () => {
  const page = await openGallery(1280)
  const promised = Object.entries(galleryStates).flatMap(([piece, states]) => states.map((state) => `${piece}: ${state}`))
  const shown = await page.getByRole('article').evaluateAll((samples) => samples.map((sample) => sample.getAttribute('aria-label') ?? ''))
  expect(shown.toSorted()).toEqual(promised.toSorted())
})

test('a photograph is moved and cut in its dialog, and a file that cannot be shown says so', async () => {
  const page = await openGallery(1280)
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
  const page = await openGallery(1280)
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
  const page = await openGallery(1280)
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
  const page = await openGallery(360)
  const form = page.getByRole('article', { name: 'CommandForm: in steps' })
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
