import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserWorld, openBrowserWorld, type WindowOptions } from '../browser/browserWorld.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoLayoutShift } from '../browser/expectNoLayoutShift.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { tabTo } from '../browser/tabTo.ts'
import { expectNoProblems } from '../browser/watchPage.ts'

const youtubePlayer = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'
const vimeoPlayer = 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'

let world: BrowserWorld
beforeAll(async () => {
  world = await openBrowserWorld({ environment: { WELCOME_FILM: 'fr=https://youtu.be/dQw4w9WgXcQ,de=https://vimeo.com/76979871' } })
})
afterAll(() => world.close())

/** The welcome page, what it has sent, and what it has asked of others than this site. */
async function openWelcome(options?: WindowOptions) {
  const page = await world.open(options)
  const [sent, foreign]: [string[], string[]] = [[], []]
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
    if (!request.url().startsWith(world.origin) && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  await page
    .context()
    .route(/youtube|vimeo/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>player</title><button>Pause</button>' }))
  await page.goto('/', { waitUntil: 'networkidle' })
  return { page, sent, foreign }
}

const markupOf = async (language: string) => (await fetch(world.origin, { headers: { 'accept-language': language } })).text()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.nodeName)

test('the page links to the film of its language before any script, and shows the animation in a language without', async () => {
  const french = await markupOf('fr')
  for (const part of [
    'Alliance en images',
    'Voir le film',
    'La vidéo est hébergée par YouTube et ne se charge qu’à la lecture.',
    'href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"',
  ])
    expect(french).toContain(part)
  expect(french).toContain(`data-player="${youtubePlayer}"`)
  expect(french).not.toMatch(/<alliance-film|<iframe|vingt-cinq secondes/)
  const english = await markupOf('en')
  expect(english).toContain('<alliance-film')
  expect(english).not.toMatch(/<alliance-video|data-player="|youtube|vimeo/)
})

test.each([
  ['a click', (page: Page) => page.getByText('Voir le film').click()],
  ['Enter', (page: Page) => page.keyboard.press('Enter')],
  ['Space', (page: Page) => page.keyboard.press('Space')],
] as const)('%s plays the film in its place, focused, and only then its platform is asked', async (_, play) => {
  const { page, sent, foreign } = await openWelcome()
  const poster = page.getByRole('button', { name: 'Voir le film' })
  await tabTo(page, poster)
  await expectNoLayoutShift(page)
  await expectAccessible(page)
  const place = await poster.boundingBox()
  const hint = page.getByText('La vidéo est hébergée par YouTube et ne se charge qu’à la lecture.')
  const below = await hint.boundingBox()
  expect(foreign).toEqual([])
  await play(page)
  await expect.poll(() => foreign).toEqual([youtubePlayer])
  await page.frameLocator('iframe[title="Alliance en images"]').getByRole('button', { name: 'Pause' }).waitFor()
  await expect.poll(() => focused(page)).toBe('IFRAME')
  await expect.poll(() => poster.count()).toBe(0)
  expect(await page.locator('iframe').boundingBox()).toEqual(place)
  expect(await hint.boundingBox()).toEqual(below)
  // A played video is counted on providers' pages alone.
  expect(sent).toEqual([])
  expectNoProblems(page)
})

test('another language has the film of another platform, on a phone', async () => {
  const { page, foreign } = await openWelcome({ device: 'phone', language: 'de' })
  await page.getByText('Das Video liegt bei Vimeo und wird erst beim Abspielen geladen.').waitFor()
  await page.getByRole('button', { name: 'Film ansehen' }).tap()
  await expect.poll(() => foreign).toEqual([vimeoPlayer])
  await expectNoOverflow(page)
  expectNoProblems(page)
})

test('without scripts the poster leads to the film', async () => {
  const { page } = await openWelcome({ context: { javaScriptEnabled: false } })
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Voir le film' }).click()
  await (await opened).waitForURL('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  await expect.poll(() => page.locator('iframe').count()).toBe(0)
})
