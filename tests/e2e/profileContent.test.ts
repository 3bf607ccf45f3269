import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPhoto } from '../../src/domain/provider/addPhoto.ts'
import { addVideo } from '../../src/domain/provider/addVideo.ts'
import { changeCircleMembership } from '../../src/domain/provider/changeCircleMembership.ts'
import { changeSocialNetworks } from '../../src/domain/provider/changeSocialNetworks.ts'
import { chooseKeyPhoto } from '../../src/domain/provider/chooseKeyPhoto.ts'
import { describePhoto } from '../../src/domain/provider/describePhoto.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoLayoutShift } from '../browser/expectNoLayoutShift.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { perform, signedInPlanner, type TestPlanner } from '../setup/testPeople.ts'
import { writtenReview } from '../setup/writtenReview.ts'

let world: BrowserWorld
let planner: TestPlanner
let path: string
const alts = ['Une table au bord de l’eau', 'L’arche de fleurs', 'La première danse']

beforeAll(async () => {
  world = await openBrowserWorld()
  planner = await signedInPlanner(world.product, { company: { createdOn: '2011-04-02', website: 'https://atelier.example/' } })
  const { id: providerId } = planner
  const photoIds: string[] = []
  for (const [index, alt] of alts.entries()) {
    const photoId = randomUUID()
    photoIds.push(photoId)
    await perform(world.product, addPhoto, { providerId, photoId, picture: `scenes/${photoId}`, alt })
    if (index === 1) await perform(world.product, describePhoto, { providerId, photoId, alt, caption: 'À Annecy, en juin' })
  }
  await perform(world.product, chooseKeyPhoto, { providerId, photoId: photoIds[2] ?? '' })
  await perform(world.product, addVideo, {
    providerId,
    videoId: randomUUID(),
    title: 'Un mariage en juin',
    description: 'Deux minutes <b>au bord</b> du lac.',
    platform: 'youtube',
    key: 'dQw4w9WgXcQ',
  })
  await perform(world.product, changeSocialNetworks, {
    providerId,
    addresses: { instagram: 'https://www.instagram.com/atelier', facebook: 'javascript:alert(1)', twitter: 'https://evil.example/x' },
  })
  await perform(world.product, changeCircleMembership, { providerId, member: true })
  await writtenReview(world.product, providerId, { rating: 5 })
  const { position } = await writtenReview(world.product, providerId, { rating: 4 })
  path = `/planner/${planner.publicId}-atelier-fontaine`
  await world.product.call('GET', path, { after: position })
})
afterAll(() => world.close())

const html = async () => (await world.product.call('GET', path, { headers: { 'accept-language': 'fr' } })).text

test('search engines read a local business with its rating, its age and its pages elsewhere', async () => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await html()) ?? []
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'LocalBusiness',
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, ratingCount: 2, bestRating: 5, worstRating: 1 },
    foundingDate: '2011',
    sameAs: ['https://atelier.example/', 'https://www.instagram.com/atelier'],
  })
})

test('the provider’s own choice of a photograph comes first, asked for in the head, its room kept', async () => {
  const text = await html()
  const [first = ''] = /<img[^>]*fetchPriority="high"[^>]*>/i.exec(text.slice(text.indexOf('<alliance-gallery'))) ?? []
  expect(first).toContain('alt="La première danse"')
  expect(first).toMatch(/width="\d+"/)
  expect(first).toMatch(/height="\d+"/)
  expect(first).toContain('loading="eager"')
  const [preload = ''] = /<link rel="preload" as="image"[^>]*>/.exec(text) ?? []
  const [, srcset] = /srcset="([^"]*)"/i.exec(first) ?? []
  expect(preload).toContain(`imagesrcset="${srcset}"`)
})

test('it says since when there is the company, what the circle is, the price, and what a video shows', async () => {
  const text = await html()
  for (const words of [
    'Depuis 2011',
    'fait partie du cercle Alliance',
    'À partir de 4',
    'Deux minutes &lt;b&gt;au bord&lt;/b&gt; du lac.',
  ]) {
    expect(text).toContain(words)
  }
})

test('links lead to the allowed hosts alone, whatever stands in the log, and take no credit with them', async () => {
  const links = [...(await html()).matchAll(/<a [^>]*href="(?:https?:|javascript:|data:)[^>]*>/gi)].map(([link]) => link)
  const hosts = links.map((link) => new URL(/href="([^"]*)"/.exec(link)?.[1] ?? '').host)
  expect(hosts.toSorted()).toEqual(['atelier.example', 'www.instagram.com', 'www.youtube.com'])
  for (const link of links) expect(link).toMatch(/rel="noopener noreferrer/)
})

test('a sketch says where the town is, without asking anybody', async () => {
  const [sketch = ''] = /<svg[^>]*aria-label="Lyon[^>]*>.*?<\/svg>/.exec(await html()) ?? []
  expect(sketch).toContain('Saint-Étienne')
  expect(sketch).toContain('50 km')
})

test.each(['desktop', 'phone'] as const)(
  'in a %s browser nothing moves while it loads, and photographs open one at a time',
  async (device) => {
    const page = await world.open({ device })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectNoLayoutShift(page)
    await expectAccessible(page)
    await expectNoOverflow(page)
    const opener = page.getByRole('button', { name: 'Une table au bord de l’eau' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Atelier Fontaine, photos' })
    await dialog.waitFor()
    await dialog.getByText('2 / 3', { exact: true }).waitFor()
    await expectAccessible(page)
    const stage = dialog.locator('img')
    await expect.poll(() => stage.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 120_000 }).toBeGreaterThan(100)
    await page.keyboard.press('ArrowRight')
    await dialog.getByText('À Annecy, en juin', { exact: true }).waitFor()
    // The focus stays inside, however often Tab is pressed.
    for (let step = 0; step < 5; step++) await page.keyboard.press('Tab')
    await expect
      .poll(() => page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null))
      .toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    // The history goes back shortly after the photograph is closed.
    await page.waitForURL((url) => url.hash === '')
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
    await opener.click()
    await dialog.waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe(path)
    expectNoProblems(page)
  },
)

test('without scripts each photograph is a link to its picture', async () => {
  const links = [...(await html()).matchAll(/<a [^>]*data-photo="\d"[^>]*>/g)].map(([link]) => /href="([^"]*)"/.exec(link)?.[1] ?? '')
  expect(links).toHaveLength(alts.length)
  for (const link of links) expect((await world.product.call('GET', link)).status).toBe(200)
})
