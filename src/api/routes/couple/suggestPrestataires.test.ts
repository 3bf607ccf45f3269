import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cards, namesOf, projectCalls } from '../../../../tests/setup/prestataireCards.ts'
import { signedInCouple } from '../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../tests/setup/testProduct.ts'
import { coupleWithProject, type TownPlanners, townPlanners } from '../../../../tests/setup/townPlanners.ts'
import { wizardProject } from '../../../../tests/setup/wizardProject.ts'

let product: TestProduct
let world: TownPlanners
beforeAll(async () => {
  product = await startTestProduct()
  world = await townPlanners(product)
})
afterAll(() => product.close())

const post = projectCalls(() => ({ product, world }))

const suggest = (token: string | undefined, body: object) =>
  post<Cards>('prestataires', token, { prestataire: null, planners: null, ...body })

describe('prestataires', () => {
  it('suggests the three planners that fit best, and says why', async () => {
    const { couple, project } = await coupleWithProject(product)
    const { status, body } = await suggest(couple.token, { project })
    expect(status).toBe(200)
    expect(namesOf(body.prestataires)).toEqual(['Planner Lyon', 'Planner Vienne', 'Planner Grenoble'])
    expect(body.prestataires[0]).toMatchObject({
      contacted: false,
      isPremium: false,
      langues: [{ iso: 'fr' }, { iso: 'en' }],
      prestations: [{ budgetStartingFrom: 4000 }],
      why: { points: { distance: 40, budget: 25, services: 20, languages: 10, activity: 0 }, premium: false },
    })
    expect(JSON.stringify(body)).not.toContain(world.lyon.token)
  })

  it("measures from the couple's own town when it wants planners near home", async () => {
    const parisian = { city: 'Paris', zipCode: '75001', country: 'FR' as const, latitude: 48.85341, longitude: 2.3488 }
    const couple = await signedInCouple(product, { home: parisian })
    const save = (over: object) => post<{ projectId: string }>('save-project', couple.token, wizardProject({ ...over }))
    const nearHome = await save({ plannerPreference: 'nearHome' })
    expect((await suggest(couple.token, { project: nearHome.body.projectId })).body.prestataires[0]?.name).toBe('Planner Paris')
    const nearEvent = await save({ plannerPreference: 'noPreference' })
    expect((await suggest(couple.token, { project: nearEvent.body.projectId })).body.prestataires[0]?.name).toBe('Planner Lyon')
  })

  it('lists the providers that the couple chose before first, in addition to the three', async () => {
    const { couple, project } = await coupleWithProject(product)
    const byId = await suggest(couple.token, { project, prestataire: world.paris.id })
    expect(namesOf(byId.body.prestataires)).toEqual(['Planner Paris', 'Planner Lyon', 'Planner Vienne', 'Planner Grenoble'])
    expect(byId.body.prestataires[0]?.why).toBeNull()
    const both = await suggest(couple.token, {
      project,
      prestataire: world.paris.publicId,
      planners: JSON.stringify([world.lyon.publicId, world.paris.publicId, world.hidden.publicId, 'nobody']),
    })
    expect(namesOf(both.body.prestataires)).toEqual(['Planner Paris', 'Planner Lyon', 'Planner Vienne', 'Planner Grenoble'])
  })

  it('finds nobody where nobody speaks the language', async () => {
    const { couple, project } = await coupleWithProject(product, { languages: ['pt'] })
    expect((await suggest(couple.token, { project })).body).toEqual({ success: true, prestataires: [], error: null, error_slug: null })
  })

  it('suggests nobody for a cancelled project', async () => {
    const { couple, project } = await coupleWithProject(product)
    await post(`projects/${project}/cancel`, couple.token, {})
    expect((await suggest(couple.token, { project })).body).toMatchObject({
      success: false,
      error_slug: 'project-cancelled',
      prestataires: [],
    })
  })

  it('answers nonsense with 400 and other people with 404, 401 and 403', async () => {
    const { couple, project } = await coupleWithProject(product)
    const other = await signedInCouple(product)
    expect((await suggest(couple.token, { project, planners: 'not json' })).status).toBe(400)
    expect((await suggest(couple.token, { project, planners: '{"a":1}' })).status).toBe(400)
    expect((await suggest(couple.token, { project: 'nonsense' })).status).toBe(400)
    expect((await suggest(couple.token, { project: randomUUID() })).status).toBe(404)
    expect((await suggest(other.token, { project })).body).toMatchObject({ success: false, error: 'Project is not available.' })
    expect((await suggest(undefined, { project })).status).toBe(401)
    expect((await suggest(world.lyon.token, { project })).status).toBe(403)
  })
})
