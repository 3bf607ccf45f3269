import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestProduct, type TestProduct } from '../../../../tests/setup/testProduct.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ environment: { ROLES: 'api' } })
})
afterAll(() => product.close())

const firstEventType = async (url: string, headers: Record<string, string> = {}) =>
  (await product.call<{ event_types: { name: string }[] }>('GET', url, { headers })).body.event_types[0]?.name

const search = (query: string) =>
  product.call<{ success: boolean; cities: { city: string; countrycode: string }[] }>('GET', `/api/cities?${query}`)

describe('reference lists', () => {
  it.each([
    ['/api/project/event-types', 'event_types', { slug: 'mariage', name: 'Mariage' }],
    ['/api/project/service-types', 'service_types', { slug: 'complete', name: 'Organisation complète' }],
    ['/api/project/ranges/guest', 'guest_ranges', { slug: 'less50', name: 'Moins de 50 invités' }],
    ['/api/project/ranges/budget', 'budget_ranges', { slug: 'less10000', name: 'Moins de 10\u202f000\u00a0€' }],
    ['/api/project/ranges/planner-budget', 'planner_budget_ranges', { slug: 'less500', name: 'Moins de 500\u00a0€' }],
    ['/api/project/planner-preferences', 'planner_preferences', { slug: 'nearEvent', name: 'Proche du lieu de l’événement' }],
    ['/api/project/langues', 'langues', { iso: 'fr', label: 'Français' }],
  ])('GET %s lists %s', async (url, name, first) => {
    const { status, body } = await product.call<Record<string, unknown[]>>('GET', `${url}?locale=fr-FR`)
    expect(status).toBe(200)
    expect(Object.keys(body).toSorted()).toEqual(['error', 'success', name].toSorted())
    expect(body).toMatchObject({ success: true, error: null })
    expect(body[name]?.[0]).toEqual(first)
  })

  it('are in the language asked for, else in that of the browser', async () => {
    expect(await firstEventType('/api/project/event-types?locale=de')).toBe('Hochzeit')
    expect(await firstEventType('/api/project/event-types', { 'accept-language': 'pt-PT,en;q=0.5' })).toBe('Casamento')
    expect(await firstEventType('/api/project/event-types?locale=it', { 'accept-language': 'pt' })).toBe('Matrimonio')
  })

  it('have no other languages', async () => {
    expect((await product.call('GET', '/api/project/event-types?locale=xx')).status).toBe(400)
  })
})

describe('GET /api/cities', () => {
  it('finds towns with the fields of the contract', async () => {
    expect((await search('q=saint-etienne&locale=fr')).body.cities[0]).toEqual({
      city: 'Saint-Étienne',
      zipcode: '42000',
      countrycode: 'FR',
      lat: expect.stringMatching(/^45\.4\d+$/),
      lng: expect.stringMatching(/^4\.3\d+$/),
      region: 'Loire',
      label: 'Saint-Étienne, Loire',
    })
  })

  it('keeps to a country, and names towns in the language asked for', async () => {
    expect((await search('q=mun&country=DE&locale=it')).body.cities[0]).toMatchObject({ city: 'Monaco di Baviera', countrycode: 'DE' })
    expect((await search('q=mun&country=de&limit=3')).body.cities).toHaveLength(3)
  })

  it('finds nothing for nothing', async () => {
    expect((await search('q=')).body).toEqual({ success: true, cities: [], error: null })
  })

  it.each(['', 'q=lyon&country=US', 'q=lyon&locale=xx', 'q=lyon&limit=1000', `q=${'x'.repeat(101)}`])(
    'answers ?%s with 400',
    async (query) => {
      expect((await search(query)).status).toBe(400)
    },
  )
})

describe('the OpenAPI document', () => {
  it("describes the couple side's calls with their fields", async () => {
    type Schema = { properties: Record<string, unknown>; required?: string[] }
    type Call = { requestBody: { content: { 'application/json': { schema: Schema } } } }
    const { body } = await product.call<{ paths: Record<string, Record<string, Call>> }>('GET', '/api/openapi.json')
    const fieldsOf = (path: string) =>
      Object.keys(body.paths[path]?.['post']?.requestBody.content['application/json'].schema.properties ?? {})
    expect(fieldsOf('/api/project/save-project')).toEqual(expect.arrayContaining(['eventType', 'budgetPlannerRange', 'latitude']))
    expect(fieldsOf('/api/project/prestataires')).toEqual(['project', 'prestataire', 'planners'])
    expect(fieldsOf('/api/project/choose-prestataires')).toEqual(['project', 'selectedPrestataires', 'message'])
    expect(fieldsOf('/api/project/send-to-prestataire')).toEqual(['project', 'prestataire', 'message'])
    expect(fieldsOf('/api/project/more-prestataires')).toEqual(
      expect.arrayContaining(['project', 'searchValue', 'cityValue', 'cityData', 'page']),
    )
  })
})
