import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cards, namesOf, projectCalls } from '../../../../tests/setup/prestataireCards.ts'
import { signedInCouple } from '../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../tests/setup/testProduct.ts'
import { coupleWithProject, type TownPlanners, townPlanners } from '../../../../tests/setup/townPlanners.ts'

let product: TestProduct
let world: TownPlanners
beforeAll(async () => {
  product = await startTestProduct()
  world = await townPlanners(product)
})
afterAll(() => product.close())

const post = projectCalls(() => ({ product, world }))

interface Page extends Cards {
  readonly count: number
  readonly total: number
  readonly total_is_minimum: boolean
}

const search = (token: string | undefined, body: object) => post<Page>('more-prestataires', token, { page: 1, ...body })

describe('more-prestataires', () => {
  it('finds planners by keywords, with page count and total', async () => {
    const { couple, project } = await coupleWithProject(product)
    await post('send-to-prestataire', couple.token, { project, prestataire: world.paris.id, message: 'Bonjour' })
    const { body } = await search(couple.token, { project, searchValue: 'PLANNER paris' })
    expect(body).toMatchObject({ success: true, count: 1, total: 1, total_is_minimum: false, error: null })
    expect(body.prestataires).toMatchObject([{ name: 'Planner Paris', contacted: true, why: { premium: false } }])
  })

  it('finds by a picked city, nearest first, and by the name of a town', async () => {
    const { couple, project } = await coupleWithProject(product)
    const cityData = { city: 'Lyon', zipcode: '69001', countrycode: 'FR', lat: '45.74846', lng: '4.84671' }
    const picked = await search(couple.token, { project, searchValue: '', cityValue: 'Lyon', cityData })
    expect(namesOf(picked.body.prestataires)).toEqual(['Planner Lyon', 'Planner Vienne'])
    expect(picked.body.prestataires[0]?.why?.kilometres).toBeLessThan(5)
    const typed = await search(couple.token, { project, cityValue: 'Grenoble' })
    expect(namesOf(typed.body.prestataires)).toEqual(['Planner Grenoble'])
  })

  it('finds venues when asked to, and nobody beyond the last page', async () => {
    const { couple, project } = await coupleWithProject(product)
    expect(namesOf((await search(couple.token, { project, searchValue: 'planner', kind: 'venue' })).body.prestataires)).toEqual([
      'Planner Salle',
    ])
    expect((await search(couple.token, { project, searchValue: 'planner', page: 9 })).body).toMatchObject({ prestataires: [], total: 5 })
  })

  it('answers an unknown city with city-not-found, nonsense with 400 and other people with 404', async () => {
    const { couple, project } = await coupleWithProject(product)
    const other = await signedInCouple(product)
    const nowhere = { city: 'Nowhere', zipcode: '', countrycode: 'FR', lat: '0', lng: '0' }
    expect((await search(couple.token, { project, cityData: nowhere })).body).toMatchObject({
      success: false,
      error_slug: 'city-not-found',
    })
    for (const body of [
      {},
      { searchValue: ' ', cityValue: '' },
      { searchValue: 'x'.repeat(101) },
      { searchValue: 'a', page: 0 },
      { searchValue: 5 },
    ]) {
      expect((await search(couple.token, { project, ...body })).status).toBe(400)
    }
    expect((await search(other.token, { project, searchValue: 'planner' })).status).toBe(404)
    expect((await search(undefined, { project, searchValue: 'planner' })).status).toBe(401)
  })
})
