import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { comparePictures } from './comparePictures.ts'
import { expectPicture } from './expectPicture.ts'
import { orphans } from './orphans.ts'
import { launchPinnedChromium } from './pinnedChromium.ts'
import { acceptPicture, storedPicture, tooHeavy } from './storedPictures.ts'

const picture = `<!doctype html><style>
  body { margin: 40px; font: 16px sans-serif; background: #faf8f5; color: #24302b }
  a { color: #1f4a3f } .chip { display: inline-block; padding: 4px 12px; border: 1px solid #d9d4cc; border-radius: 20px }
</style><main><h1>Demandes reçues</h1><p id=line>Cinq demandes, dont <a href="#">trois non lues</a>.</p>
<span class=chip id=chip>À débloquer</span> <svg id=icon width="16" height="16"><path d="M2 8h12M8 2v12" stroke="#24302b" stroke-width="2"/></svg></main>`

let browser: Browser
let page: Page
let folder: string
beforeAll(async () => {
  browser = await launchPinnedChromium()
  page = await browser.newPage({ viewport: { width: 360, height: 300 } })
  page.setDefaultTimeout(120_000)
})
afterAll(() => browser.close())
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alliance-pictures-'))
  await page.setContent(picture)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const capture = () => page.screenshot()
const folders = () => ({ accept: false, stored: folder, differences: join(folder, 'differences'), patienceMs: 300 })
const styled = (css: string) => page.addStyleTag({ content: css })

test('a page that equals the stored picture passes', async () => {
  await acceptPicture('page', await capture(), folder)
  await page.setContent(picture)
  await expectPicture('page', capture, folders())
})

test.each([
  ['the page', 'main { padding-top: 2px }'],
  ['the page, sideways', 'main { padding-left: 2px }'],
  ['a line', '#line { position: relative; top: 2px }'],
  ['a chip', '#chip { position: relative; left: 2px }'],
  ['an icon of 16 pixels', '#icon { position: relative; left: 2px }'],
])('two pixels of shift fail: %s', async (_what, css) => {
  await acceptPicture('page', await capture(), folder)
  await styled(css)
  await expect(expectPicture('page', capture, folders())).rejects.toThrow(/pixels are not as stored.*--accept/)
  expect(readdirSync(join(folder, 'differences')).toSorted()).toEqual(['page.actual.png', 'page.difference.png'])
})

test.each([
  ['a colour of the design for another', 'a { color: #a4442f }'],
  ['a border that is gone', '.chip { border-color: transparent }'],
])('%s fails', async (_what, css) => {
  const before = await capture()
  await styled(css)
  expect(await comparePictures(before, await capture())).toMatchObject({ alike: false })
})

test('differently antialiased glyphs pass', async () => {
  const before = await capture()
  await styled('main { transform: translateX(0.12px) }')
  const after = await capture()
  expect(after.equals(before)).toBe(false)
  expect(await comparePictures(before, after)).toMatchObject({ alike: true })
})

test('a picture of another size fails', async () => {
  const before = await capture()
  const after = await page.screenshot({ clip: { x: 0, y: 0, width: 360, height: 298 } })
  expect(await comparePictures(before, after)).toMatchObject({ alike: false, words: '360 × 300 are stored, 360 × 298 were captured' })
})

test('a state without a stored picture fails, and is stored when it is accepted', async () => {
  await expect(expectPicture('page', capture, folders())).rejects.toThrow('no picture of it is stored')
  expect(storedPicture('page', folder)).toBeUndefined()
  await expectPicture('page', capture, { ...folders(), accept: true })
  await expectPicture('page', capture, folders())
})

test('a stored picture without a state is reported', async () => {
  await acceptPicture('page', await capture(), folder)
  writeFileSync(join(folder, 'left-over-360.png'), '')
  expect(orphans(['page'], folder)).toEqual(['left-over-360'])
})

test('a picture above 150 kB is not stored, and an existing one is reported', async () => {
  await acceptPicture('page', await capture(), folder)
  const noise = { width: 480, height: 420, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } } as const
  const heavy = await sharp({ create: noise }).png().toBuffer()
  await expect(acceptPicture('heavy', heavy, folder)).rejects.toThrow(/^heavy takes \d+ bytes, and 150000 are the most$/)
  expect(storedPicture('heavy', folder)).toBeUndefined()
  writeFileSync(join(folder, 'heaviest.png'), Buffer.alloc(150_000))
  writeFileSync(join(folder, 'too-heavy.png'), Buffer.alloc(150_001))
  expect(tooHeavy(folder)).toEqual(['too-heavy'])
})
