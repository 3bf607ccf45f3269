import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Card, type Cards, namesOf, projectCalls } from '../../../../tests/setup/prestataireCards.ts'
import { perform, signedInCouple, type TestCouple } from '../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../tests/setup/testProduct.ts'
import { coupleWithProject, type TownPlanners, townPlanners } from '../../../../tests/setup/townPlanners.ts'
import { deriveId } from '../../../commands/deriveId.ts'
import { grantPremium } from '../../../domain/account/grantPremium.ts'
import { unlockRequest } from '../../../domain/account/unlockRequest.ts'
import type { RequestId } from '../../../domain/ids.ts'

let product: TestProduct
let world: TownPlanners
beforeAll(async () => {
  product = await startTestProduct()
  world = await townPlanners(product)
})
afterAll(() => product.close())

const post = projectCalls(() => ({ product, world }))
/** Processes run shortly after the call. */
const patiently = { timeout: 120_000, interval: 20 }

interface Listed {
  readonly projects: readonly {
    readonly id: string
    readonly message: string
    readonly prestataires: readonly Record<string, unknown>[]
    readonly plannersSuggested: readonly (Card & { readonly why: { readonly kilometres: number } })[]
  }[]
}

const listed = async (couple: TestCouple, after: string | undefined) => {
  const { body } = await product.call<Listed>('GET', '/api/project/projects', { token: couple.token, ...(after ? { after } : {}) })
  return body.projects[0]
}

const send = (couple: TestCouple, project: string, message: string | null, prestataire: string = world.lyon.id) =>
  post<Cards>('send-to-prestataire', couple.token, { project, prestataire, message })

describe('choose-prestataires', () => {
  it('writes one message to several, which the project then shows', async () => {
    const { couple, project } = await coupleWithProject(product)
    const { body, position } = await post<Cards>('choose-prestataires', couple.token, {
      project,
      selectedPrestataires: [world.lyon.id, world.paris.id, world.lyon.id],
      message: '  Êtes-vous libres ?  ',
    })
    expect(body).toMatchObject({ success: true, error: null })
    expect(body.prestataires.map(({ name, contacted, error_slug }) => ({ name, contacted, error_slug }))).toEqual([
      { name: 'Planner Lyon', contacted: true, error_slug: undefined },
      { name: 'Planner Paris', contacted: true, error_slug: undefined },
    ])
    const shown = await listed(couple, position)
    expect(shown).toMatchObject({ id: project, message: 'Êtes-vous libres ?' })
    expect(shown?.prestataires).toMatchObject([{ contacted: true, status: 'sent' }, { contacted: true }])
    expect(shown?.prestataires.map((card) => card['id']).toSorted()).toEqual([world.lyon.id, world.paris.id].toSorted())
    expect(namesOf(shown?.plannersSuggested ?? [])).toEqual(['Planner Vienne', 'Planner Grenoble'])
    expect(shown?.plannersSuggested.map(({ why }) => Math.round(why.kilometres))).toEqual([25, 94])
  })

  it('reports for each what became of it, and succeeds when one message went out', async () => {
    const { couple, project } = await coupleWithProject(product)
    await post('choose-prestataires', couple.token, { project, selectedPrestataires: [world.lyon.id], message: 'Bonjour' })
    const nobody = randomUUID()
    const { body } = await post<Cards>('choose-prestataires', couple.token, {
      project,
      selectedPrestataires: [world.lyon.id, world.paris.id, world.hidden.id, nobody],
      message: 'Encore bonjour',
    })
    expect(body.success).toBe(true)
    expect(body.prestataires.map(({ id, contacted, error_slug }) => [id, contacted, error_slug])).toEqual([
      [world.lyon.id, true, 'already-sent'],
      [world.paris.id, true, undefined],
      [world.hidden.id, false, 'planner-not-found'],
      [nobody, false, 'planner-not-found'],
    ])
  })

  it('has one effect under one key, and answers the same', async () => {
    const { couple, project } = await coupleWithProject(product)
    const key = randomUUID()
    const choose = (message: string) =>
      post<Cards>('choose-prestataires', couple.token, { project, selectedPrestataires: [world.lyon.id], message }, key)
    const first = await choose('Bonjour')
    const again = await choose('Bonjour')
    expect(again.body).toEqual(first.body)
    expect((await choose('Autre chose')).status).toBe(422)
    expect((await listed(couple, again.position))?.prestataires).toHaveLength(1)
  })

  it.each([
    ['already-sent', 'Bonjour', () => [world.lyon.id]],
    ['planner-not-found', 'Bonjour', () => [world.hidden.id]],
  ])('refuses with %s when nobody was written to', async (slug, message, chosen) => {
    const { couple, project } = await coupleWithProject(product)
    await post('choose-prestataires', couple.token, { project, selectedPrestataires: [world.lyon.id], message })
    const { status, body } = await post<Cards>('choose-prestataires', couple.token, { project, selectedPrestataires: chosen(), message })
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: false, error_slug: slug })
    expect(body.prestataires).toHaveLength(1)
  })

  it('refuses a blank message where the project has none, and a cancelled project', async () => {
    const { couple, project } = await coupleWithProject(product)
    const blank = await post<Cards>('choose-prestataires', couple.token, { project, selectedPrestataires: [world.lyon.id], message: ' ' })
    expect(blank.body).toMatchObject({ success: false, error: 'no-message', error_slug: 'no-message' })
    await post(`projects/${project}/cancel`, couple.token, {})
    const late = await post<Cards>('choose-prestataires', couple.token, {
      project,
      selectedPrestataires: [world.lyon.id],
      message: 'Bonjour',
    })
    expect(late.body.error_slug).toBe('project-cancelled')
  })

  it('answers nonsense with 400 and other people with 404, 401 and 403', async () => {
    const { couple, project } = await coupleWithProject(product)
    const other = await signedInCouple(product)
    const choose = (token: string | undefined, over: object = {}) =>
      post<Cards>('choose-prestataires', token, { project, selectedPrestataires: [world.lyon.id], message: 'Bonjour', ...over })
    expect((await choose(couple.token, { selectedPrestataires: [] })).status).toBe(400)
    expect((await choose(couple.token, { selectedPrestataires: ['nonsense'] })).status).toBe(400)
    expect((await choose(couple.token, { message: 'x'.repeat(2001) })).status).toBe(400)
    expect((await choose(couple.token, { message: 'a\u0000b' })).status).toBe(400)
    expect((await choose(couple.token, { project: randomUUID() })).status).toBe(404)
    expect((await choose(other.token)).status).toBe(404)
    expect((await choose(undefined)).status).toBe(401)
    expect((await choose(world.lyon.token)).status).toBe(403)
    expect((await listed(couple, undefined))?.prestataires ?? []).toEqual([])
  })
})

describe('send-to-prestataire', () => {
  it('writes to one, once; a blank message is the one that stands on the project', async () => {
    const { couple, project } = await coupleWithProject(product)
    expect((await send(couple, project, '')).body).toMatchObject({ success: false, error: 'no-message', error_slug: 'no-message' })
    expect((await send(couple, project, 'Bonjour')).body).toEqual({ success: true, error: null, error_slug: null })
    expect((await send(couple, project, 'Bonjour')).body).toMatchObject({
      success: false,
      error: 'already-sent',
      error_slug: 'already-sent',
    })
    const { body, position } = await send(couple, project, null, world.paris.id)
    expect(body.success).toBe(true)
    expect((await listed(couple, position))?.prestataires).toHaveLength(2)
  })

  it('leaves what was sent to the first as it is: each shows what it got', async () => {
    const { couple, project } = await coupleWithProject(product)
    await send(couple, project, 'Bonjour')
    const { position } = await send(couple, project, 'Et vous ?', world.paris.id)
    expect(await listed(couple, position)).toMatchObject({
      message: 'Bonjour',
      prestataires: [{ message: 'Bonjour' }, { message: 'Et vous ?' }],
    })
  })

  it('refuses providers that are not public, and projects of others', async () => {
    const { couple, project } = await coupleWithProject(product)
    const other = await signedInCouple(product)
    expect((await send(couple, project, 'Bonjour', world.hidden.id)).body.error_slug).toBe('planner-not-found')
    expect((await send(couple, project, 'Bonjour', randomUUID())).body.error_slug).toBe('planner-not-found')
    expect((await send(other, project, 'Bonjour')).status).toBe(404)
    expect((await send(couple, project, 'Bonjour', 'nonsense')).status).toBe(400)
  })

  it('reaches a provider once, however many ask at the same time', async () => {
    const { couple, project } = await coupleWithProject(product)
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => send(couple, project, `Bonjour ${n}`)))
    const slugs = answers.map((answer) => answer.body.error_slug ?? 'sent')
    expect(slugs.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'already-sent'), 'sent'])
    expect((await listed(couple, answers[0]?.position))?.prestataires).toHaveLength(1)
  })

  it('is withdrawn when the project is cancelled', async () => {
    const { couple, project } = await coupleWithProject(product)
    await send(couple, project, 'Bonjour')
    await post(`projects/${project}/cancel`, couple.token, {})
    await expect.poll(async () => (await listed(couple, undefined))?.prestataires[0]?.['status'], patiently).toBe('withdrawn')
  })

  it('shows the couple who opened its contact data, and when', async () => {
    const { couple, project } = await coupleWithProject(product)
    await send(couple, project, 'Bonjour')
    const requestId = deriveId('request', project, world.lyon.id) as RequestId
    await perform(product, grantPremium, { providerId: world.lyon.id })
    const unlock = () => perform(product, unlockRequest, { providerId: world.lyon.id, requestId })
    await expect.poll(() => unlock().catch(() => undefined), patiently).toBeDefined()
    await expect.poll(async () => (await listed(couple, undefined))?.prestataires[0]?.['status'], patiently).toBe('unlocked')
    expect((await listed(couple, undefined))?.prestataires[0]).toMatchObject({ id: world.lyon.id, unlockedAt: expect.stringMatching(/Z$/) })
  })
})
