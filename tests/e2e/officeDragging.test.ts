import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoProblems } from '../browser/watchPage.ts'
import { type OfficeGallery, provoked, startOfficeGallery } from './officeGallery.ts'

let gallery: OfficeGallery
beforeAll(async () => {
  gallery = await startOfficeGallery()
})
afterAll(() => gallery.close())

const lanterns = (page: Page) => page.getByRole('list', { name: 'Lanterns' })
const order = (page: Page) => lanterns(page).getByRole('listitem').allInnerTexts()

interface Point {
  readonly x: number
  readonly y: number
}

async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox()
  if (!box) throw new Error('the element is not rendered')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The way from one point to beyond another, in steps. */
function way(from: Point, to: Point): readonly Point[] {
  return [0.1, 0.3, 0.5, 0.7, 0.9, 1].map((share) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }))
}

test('items are put in order by dragging with a mouse', async () => {
  const page = await gallery.open(1280)
  await lanterns(page).scrollIntoViewIfNeeded()
  const [from, to] = [
    await middleOf(lanterns(page).getByRole('button', { name: 'Move Ivory' })),
    await middleOf(lanterns(page).getByText('Gold')),
  ]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (const { x, y } of way(from, { x: from.x, y: to.y })) await page.mouse.move(x, y)
  await page.getByText('Ivory, position 3 of 3.').waitFor()
  await page.mouse.up()
  await expect.poll(() => order(page)).toEqual(['Blush', 'Gold', 'Ivory'])
  expectNoProblems(page, provoked)
})

test('files are taken when they are dropped', async () => {
  const page = await gallery.open(1280)
  const sample = page.getByRole('article', { name: 'FileDrop: empty' })
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    for (const name of ['arch.jpg', 'dinner.jpg']) data.items.add(new File(['picture'], name, { type: 'image/jpeg' }))
    return data
  })
  const area = sample.getByText('JPEG, PNG, WebP or GIF, at most 10 MB.')
  await area.dispatchEvent('dragover', { dataTransfer: dropped })
  await area.dispatchEvent('drop', { dataTransfer: dropped })
  await expect.poll(() => sample.getByRole('status').textContent()).toBe('arch.jpg, dinner.jpg')
  expectNoProblems(page, provoked)
})

test('items and photographs are put in order by dragging with a finger', async () => {
  const page = await gallery.openAnother({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })
  await lanterns(page).scrollIntoViewIfNeeded()
  const from = await middleOf(lanterns(page).getByRole('button', { name: 'Move Ivory' }))
  const to = { x: from.x, y: (await middleOf(lanterns(page).getByText('Gold'))).y }
  await dragByFinger(page, { from, to, announced: 'Ivory, position 3 of 3.' })
  await expect.poll(() => order(page)).toEqual(['Blush', 'Gold', 'Ivory'])

  const photographs = page.getByRole('article', { name: 'GallerySection: full' })
  const handle = photographs.getByRole('button', { name: 'Move Dinner under the plane trees' })
  await handle.scrollIntoViewIfNeeded()
  const second = await middleOf(photographs.getByRole('button', { name: 'Move Ceremony' }))
  await dragByFinger(page, { from: await middleOf(handle), to: second, announced: /^Dinner under the plane trees, position 2 of / })
  await expect
    .poll(() =>
      photographs
        .getByRole('button', { name: /^Move / })
        .first()
        .getAttribute('aria-label'),
    )
    .toBe('Move Ceremony')
  expectNoProblems(page, provoked)
})

interface Drag {
  readonly from: Point
  readonly to: Point
  /** What is announced when the item is where it is to be dropped. */
  readonly announced: string | RegExp
}

/** With the browser's own touch events, from which it makes pointer events and gestures. */
async function dragByFinger(page: Page, { from, to, announced }: Drag): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }) => ({ x, y })) })
  await touch('touchStart', [from])
  for (const point of way(from, to)) await touch('touchMove', [point])
  await page.getByText(announced).waitFor()
  await touch('touchEnd', [])
  await browser.detach()
}
