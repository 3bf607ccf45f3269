import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectNoLayoutShift } from '../browser/expectNoLayoutShift.ts'
import { publicVenue } from '../setup/publicVenue.ts'
import { signedInPlanner } from '../setup/testPeople.ts'
import { waitForVenues } from '../setup/waitForVenues.ts'

let world: BrowserWorld
let path: string
beforeAll(async () => {
  world = await openBrowserWorld()
  const owner = await signedInPlanner(world.product)
  const { publicId } = await publicVenue(world.product, owner)
  path = `/venue/${publicId}-domaine-des-tilleuls`
  await publicVenue(world.product, owner, { identity: { name: 'La Grange aux Lys', type: 'farm' } })
  const last = await publicVenue(world.product, owner, { identity: { name: 'Sous le Radar' }, validated: false })
  await waitForVenues(world.product, last.position)
})
afterAll(() => world.close())

const read = (address: string) => world.product.call('GET', address, { headers: { accept: 'text/html', 'accept-language': 'fr' } })
const structuredData = (text: string) => JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '')

describe('the directory of venues', () => {
  test('leads from all countries to a venue', async () => {
    const top = await read('/venues')
    expect(top.text).toMatch(/<h1[^>]*>Trouver un lieu de réception<\/h1>/)
    expect(top.text).toContain('href="/venues/fr"')
    const country = await read('/venues/fr')
    expect(country.text).toContain('href="/venues/fr/rhone"')
    const castles = await read('/venues/fr/rhone/farm')
    expect(castles.text).toMatch(/<h1[^>]*>Ferme\s: Rhône, France<\/h1>/)
    expect(castles.text).toContain('La Grange aux Lys')
    expect(castles.text).not.toContain('Domaine des Tilleuls')
    const [steps, list] = structuredData(castles.text)['@graph']
    expect(steps.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      'http://localhost/venues/fr',
      'http://localhost/venues/fr/rhone',
      'http://localhost/venues/fr/rhone/farm',
    ])
    expect(list.itemListElement).toMatchObject([{ name: 'La Grange aux Lys', url: expect.stringContaining('/venue/') }])
    expect((await read('/venues/fr/boat')).text).toContain('<meta name="robots" content="noindex">')
  })

  test.each(['/venues/xx', '/venues/fr/atlantis', '/venues/fr/castle/rhone', '/venues/fr/rhone?page=9', '/venues/FR'])(
    '%s is no page',
    async (address) => {
      expect((await read(address)).status).toBe(404)
    },
  )

  test('answers programs as well, and shows none that waits', async () => {
    const { body } = await world.product.call<{ venues: { name: string }[] }>(
      'GET',
      '/api/directory/venues?country=fr&region=rhone&locale=en',
    )
    expect(body).toMatchObject({ region: { name: 'Rhône' }, pages: 1 })
    const names = body.venues.map(({ name }) => name)
    expect(names).toContain('Domaine des Tilleuls')
    expect(names).not.toContain('Sous le Radar')
    const search = '/api/directory/venue-search?keywords=ferme&latitude=45.75&longitude=4.85&guests=150&type=farm&locale=en'
    expect((await world.product.call('GET', search)).body).toMatchObject({
      total: 1,
      venues: [{ name: 'La Grange aux Lys', type: { slug: 'farm', name: 'Farm' }, city: 'Lyon', minPrice: 3_500 }],
    })
    expect((await world.product.call('GET', '/api/directory/venue-search?latitude=45')).status).toBe(400)
    expect((await world.product.call('GET', '/api/directory/venues?region=rhone')).status).toBe(404)
    expect((await world.product.call('GET', '/api/directory/venues?country=fr&type=tent')).status).toBe(400)
  })

  test('is in the sitemap with every venue', async () => {
    const index = (await read('/sitemap.xml')).text
    for (const file of ['venues-1', 'venue-directory']) expect(index).toContain(`<loc>http://localhost/sitemaps/${file}.xml</loc>`)
    expect((await read('/sitemaps/venues-1.xml')).text).toContain(`<loc>http://localhost${path}</loc>`)
    const directory = (await read('/sitemaps/venue-directory.xml')).text
    for (const address of ['fr', 'fr/farm', 'fr/rhone', 'fr/rhone/domain'])
      expect(directory).toContain(`<loc>http://localhost/venues/${address}</loc>`)
    expect(directory).not.toContain('castle')
    expect((await read('/sitemaps/venues-2.xml')).status).toBe(404)
  })

  test('does not move when a picture of another shape has loaded', async () => {
    const page = await world.open({ device: 'phone' })
    const tall = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="900"/>'
    await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: tall }))
    await page.goto('/venues/fr')
    const picture = page.locator('main article img').first()
    await picture.scrollIntoViewIfNeeded()
    const shape = (image: HTMLImageElement) => image.naturalHeight / image.naturalWidth
    await expect.poll(() => picture.evaluate(shape)).toBeCloseTo(3, 1)
    expect(await picture.evaluate(({ clientWidth, clientHeight }) => clientWidth / clientHeight)).toBeCloseTo(1.5, 1)
    await expectNoLayoutShift(page)
  })
})
