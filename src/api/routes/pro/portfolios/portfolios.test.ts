import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPhotoStage, type PhotoStage } from '../../../../../tests/photos/photoStage.ts'
import { newPortfolioOwner, portfolioWords } from '../../../../../tests/photos/portfolioOwner.ts'
import { endPremium } from '../../../../../tests/setup/endPremium.ts'
import { perform } from '../../../../../tests/setup/testPeople.ts'
import { grantPremium } from '../../../../domain/account/grantPremium.ts'

let stage: PhotoStage
beforeAll(async () => {
  stage = await openPhotoStage()
})
afterAll(() => stage.close())

const patience = { timeout: 120_000, interval: 100 }
const extras = {
  place: 'Domaine des Tilleuls, Beaujolais',
  style: 'Champêtre',
  guests: 90,
  totalBudget: 2_800_000,
  plannerBudget: 320_000,
  isBudgetHidden: false,
}

async function newOwner() {
  const owner = await newPortfolioOwner(stage)
  const providerId = owner.planner.id
  return {
    ...owner,
    upgrade: async () => owner.wrote(await perform(stage.product, grantPremium, { providerId })),
    downgrade: async () => owner.wrote(await perform(stage.product, endPremium, { providerId })),
    statuses: async () =>
      ((await owner.call('GET', 'portfolios')).body as unknown as { title: string; status: string }[])
        .map(({ title, status }) => `${title} ${status}`)
        .toSorted(),
  }
}

describe('a portfolio', () => {
  it('is added, described, published and taken back, and says what it lacks', async () => {
    const { call, add, upload, statuses } = await newOwner()
    const id = await add()
    const begun = await call('GET', `portfolios/${id}`)
    expect(begun.body).toMatchObject({ title: 'Camille et Jules', status: 'draft', missing: ['description', 'image'], path: null })
    expect(await call('POST', `portfolios/${id}/publish`)).toMatchObject({ status: 409, body: { code: 'portfolio_incomplete' } })
    const described = await call('PUT', `portfolios/${id}`, { body: portfolioWords, ifMatch: String(begun.headers['etag']) })
    expect(described).toMatchObject({ status: 200, body: { services: ['DAY_COORDINATION', 'WEDDING_DESIGN'], missing: ['image'] } })
    const { body: image } = await upload(id)
    await call('PUT', `portfolio-galleries/${id}/images/${String(image['id'])}`, { body: { caption: '', alt: 'Une table' } })
    expect(await call('POST', `portfolios/${id}/publish`)).toMatchObject({ status: 200 })
    expect((await call('GET', `portfolios/${id}`)).body).toMatchObject({
      status: 'online',
      missing: [],
      path: expect.stringMatching(/^\/portfolio\/[2-9b-z]{12}-camille-et-jules$/),
    })
    expect((await call('GET', 'portfolios')).body).toMatchObject([
      { id, images: 1, weddingDate: '2025-06-14', views: null, image: expect.stringContaining('/images/') },
    ])
    await call('POST', `portfolios/${id}/unpublish`)
    expect(await statuses()).toEqual(['Camille et Jules draft'])
  })

  it('is not overwritten when another tab saved it meanwhile', async () => {
    const { call, add, upgrade } = await newOwner()
    await upgrade()
    const id = await add()
    for (const [path, body, other] of [
      [`portfolios/${id}`, portfolioWords, { ...portfolioWords, title: 'Autre' }],
      [`portfolio-extras/${id}`, extras, { ...extras, guests: 80 }],
    ] as const) {
      const ifMatch = String((await call('GET', path)).headers['etag'])
      expect(await call('PUT', path, { body })).toMatchObject({ status: 428 })
      const saved = await call('PUT', path, { body, ifMatch })
      expect(saved).toMatchObject({ status: 200 })
      expect(saved.headers['etag']).toBe((await call('GET', path)).headers['etag'])
      expect(await call('PUT', path, { body: other, ifMatch })).toMatchObject({ status: 412 })
    }
  })

  it('is refused field by field', async () => {
    const { call, add, upgrade } = await newOwner()
    await upgrade()
    const id = await add()
    const future = await call('PUT', `portfolios/${id}`, { body: { ...portfolioWords, weddingDate: '2199-01-01' }, ifMatch: '*' })
    expect(future).toMatchObject({ status: 400, body: { code: 'wedding_date_invalid', errors: [{ field: 'weddingDate' }] } })
    for (const wrong of [{ title: 'x' }, { description: 'kurz' }, { weddingDate: '2025-02-30' }, { services: ['CATERING'] }])
      expect(await call('PUT', `portfolios/${id}`, { body: { ...portfolioWords, ...wrong }, ifMatch: '*' })).toMatchObject({ status: 400 })
    for (const wrong of [{ guests: 0 }, { guests: 1.5 }, { totalBudget: -1 }, { plannerBudget: 0 }])
      expect(await call('PUT', `portfolio-extras/${id}`, { body: { ...extras, ...wrong }, ifMatch: '*' })).toMatchObject({ status: 400 })
  })

  it('that is added again under the same key is the same, and of several added at once the plan takes one', async () => {
    const { call } = await newOwner()
    const key = randomUUID()
    const add = (title: string, same?: string) =>
      call('POST', 'portfolios', { body: { title }, ...(same === undefined ? {} : { key: same }) })
    const [first, second] = [await add('Un', key), await add('Un', key)]
    expect(second.body.id).toBe(first.body.id)
    const racing = await newOwner()
    const answers = await Promise.all(
      ['Un', 'Deux', 'Trois', 'Quatre'].map((title) => racing.call('POST', 'portfolios', { body: { title } })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'portfolio_quota_reached',
      detail: expect.stringContaining('1'),
    })
    expect((await racing.call('GET', 'portfolio-plan')).body).toEqual({ plan: 'free', quota: 1, total: 1 })
  })

  it('that is published and deleted at once is gone, with its files', async () => {
    const { planner, call, publish } = await newOwner()
    const id = await publish()
    await call('POST', `portfolios/${id}/unpublish`)
    expect(stage.storedOf(planner).length).toBeGreaterThan(0)
    const [published, deleted] = await Promise.all([call('POST', `portfolios/${id}/publish`), call('DELETE', `portfolios/${id}`)])
    expect(deleted.status).toBe(200)
    expect([200, 404]).toContain(published.status)
    expect(await call('GET', `portfolios/${id}`)).toMatchObject({ status: 404, body: { code: 'portfolio_not_found' } })
    expect((await call('GET', 'portfolios')).body).toEqual([])
    await expect.poll(() => stage.storedOf(planner), patience).toEqual([])
  })
})

describe('a plan', () => {
  it('shows one portfolio without Premium: a downgrade hides the newest and what belongs to Premium, and an upgrade shows them again', async () => {
    const { call, publish, upgrade, downgrade, statuses } = await newOwner()
    await upgrade()
    expect((await call('GET', 'portfolio-plan')).body).toEqual({ plan: 'premium', quota: null, total: 0 })
    const first = await publish('Premier')
    await publish('Second')
    await call('PUT', `portfolio-extras/${first}`, { body: extras, ifMatch: '*' })
    expect((await call('GET', 'portfolios')).body).toMatchObject([{ views: 0 }, { views: 0 }])
    await downgrade()
    expect(await statuses()).toEqual(['Premier online', 'Second above_plan'])
    expect((await call('GET', `portfolio-extras/${first}`)).body).toMatchObject({ ...extras, plan: 'free' })
    expect(await call('PUT', `portfolio-extras/${first}`, { body: { ...extras, guests: 80 }, ifMatch: '*' })).toMatchObject({
      status: 409,
      body: { code: 'premium_required' },
    })
    const less = { ...extras, guests: null, isBudgetHidden: true }
    expect(await call('PUT', `portfolio-extras/${first}`, { body: less, ifMatch: '*' })).toMatchObject({ status: 200, body: less })
    await call('POST', `portfolios/${first}/unpublish`)
    expect(await statuses()).toEqual(['Premier draft', 'Second online'])
    await call('POST', `portfolios/${first}/publish`)
    await upgrade()
    expect(await statuses()).toEqual(['Premier online', 'Second online'])
  })
})
