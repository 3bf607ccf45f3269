import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedInCouple, signedInPlanner, type TestCouple, type TestPlanner } from '../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../tests/setup/testProduct.ts'
import { providerDirectory } from '../../../projections/providerDirectory/providerDirectory.ts'

let product: TestProduct
let first: TestPlanner
let second: TestPlanner
let hidden: TestPlanner
beforeAll(async () => {
  product = await startTestProduct()
  first = await signedInPlanner(product)
  hidden = await signedInPlanner(product, { approved: false })
  second = await signedInPlanner(product, {
    company: { name: 'Villa Rossi' },
    profile: { portrait: '<p>Ciao <strong>Roma</strong><script>alert(1)</script></p>' },
  })
  await product.positions.waitFor(providerDirectory, second.position, 120_000)
})
afterAll(() => product.close())

const change = (method: 'PUT' | 'DELETE', planner: string, token?: string) =>
  product.call<{ success: boolean }>(method, `/api/directory/favorites/${planner}`, token === undefined ? {} : { token })
const favourites = async ({ token }: TestCouple, after?: string) =>
  product.call<{ publicId: string }[]>('GET', '/api/directory/favorites', { token, ...(after ? { after } : {}) })

const profile = (id: string, query = '') => product.call<{ planner: Record<string, unknown> }>('GET', `/api/project/planners/${id}${query}`)

describe('favourites', () => {
  it('are a bare list of cards, the one added last first', async () => {
    const couple = await signedInCouple(product)
    expect((await favourites(couple)).body).toEqual([])
    await change('PUT', first.publicId, couple.token)
    const { body, position } = await change('PUT', second.publicId, couple.token)
    expect(body).toMatchObject({ success: true })
    expect((await favourites(couple, position)).body).toMatchObject([{ publicId: second.publicId, name: 'Villa Rossi' }, { id: first.id }])
  })

  it('can be added and removed twice', async () => {
    const couple = await signedInCouple(product)
    await change('PUT', first.publicId, couple.token)
    const again = await change('PUT', first.publicId, couple.token)
    expect((await favourites(couple, again.position)).body).toHaveLength(1)
    const removed = await change('DELETE', first.publicId, couple.token)
    expect((await favourites(couple, removed.position)).body).toEqual([])
    expect((await change('DELETE', first.publicId, couple.token)).body).toMatchObject({ success: true })
    expect((await change('DELETE', 'nobody', couple.token)).status).toBe(200)
    expect((await change('DELETE', 'a%00b', couple.token)).status).toBe(400)
  })

  it('are nobody who is not public', async () => {
    const couple = await signedInCouple(product)
    expect((await change('PUT', hidden.publicId, couple.token)).status).toBe(404)
    expect((await change('PUT', 'nobody', couple.token)).body).toMatchObject({ success: false, error_slug: 'planner-not-found' })
  })

  it("are the couple's own", async () => {
    const couple = await signedInCouple(product)
    const other = await signedInCouple(product)
    const { position } = await change('PUT', first.publicId, couple.token)
    expect((await favourites(other, position)).body).toEqual([])
    expect((await change('PUT', first.publicId)).status).toBe(401)
    expect((await change('PUT', first.publicId, first.token)).status).toBe(403)
    expect((await product.call('GET', '/api/directory/favorites')).status).toBe(401)
  })
})

describe('the public profile of a planner', () => {
  it('is found by either of its ids, in the language asked for, without what could run', async () => {
    const { status, body } = await profile(second.publicId, '?locale=de')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      error: null,
      planner: {
        id: second.id,
        profileUrl: `/planner/${second.publicId}-villa-rossi`,
        profileImage: expect.stringMatching(`^/images/[\\w-]{22}/portraits/${second.publicId}$`),
        cp: '69001',
        prestations: [{ label: 'Komplettplanung', budgetStartingFrom: 4000 }],
        experience: 'Douze saisons',
        benefits: ['Calme'],
        images: [],
        videos: [],
      },
    })
    expect(body.planner['description_longue']).toContain('<strong>Roma</strong>')
    expect(JSON.stringify(body)).not.toContain('<script')
    expect((await profile(second.id)).body.planner['publicId']).toBe(second.publicId)
  })

  it('is not shown before moderation let it through, and not where there is none', async () => {
    expect((await profile('a%00b')).status).toBe(400)
    for (const id of [hidden.publicId, hidden.id, 'nobody']) {
      expect(await profile(id)).toMatchObject({ status: 404, body: { success: false, error_slug: 'planner-not-found' } })
    }
  })
})
