import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endPremium } from '../../../../../tests/setup/endPremium.ts'
import { perform, signedInCouple, signedInPlanner, type TestPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import { grantPremium } from '../../../../domain/account/grantPremium.ts'

interface Notifications {
  readonly notifications: readonly { readonly kind: string; readonly wanted: boolean }[]
}

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const house = { accent: 'evergreen', premium: false }

describe('the kinds of mail', () => {
  it('that a provider may turn off are its own, and each choice counts at once', async () => {
    const { token } = await signedInPlanner(product)
    const all = ['new-requests', 'request-changes', 'invoices', 'published-reviews'].map((kind) => ({ kind, wanted: true }))
    expect((await product.call('GET', '/api/pro/settings', { token })).body).toMatchObject({ notifications: all, ...house })
    const turn = (kind: string, wanted: boolean) =>
      product.call<Notifications>('PUT', `/api/pro/settings/notifications/${kind}`, { token, body: { wanted } })
    const off = all.map((each) => ({ ...each, wanted: each.kind !== 'request-changes' }))
    for (const { status, body } of [await turn('request-changes', false), await turn('request-changes', false)]) {
      expect([status, body]).toEqual([200, { notifications: off }])
    }
    expect((await product.call('GET', '/api/pro/settings', { token })).body).toMatchObject({ notifications: off, ...house })
    expect((await turn('request-changes', true)).body).toEqual({ notifications: all })
  })

  it('that always come, and those of couples, cannot be turned off by a provider', async () => {
    const { token } = await signedInPlanner(product)
    for (const kind of ['provider-account', 'data-protection', 'suggestions', 'nothing']) {
      const { status } = await product.call('PUT', `/api/pro/settings/notifications/${kind}`, { token, body: { wanted: false } })
      expect(status).toBe(400)
    }
  })

  it('that a couple may turn off are its own, and stand in its export', async () => {
    const { token } = await signedInCouple(product)
    const all = ['planner-answers', 'suggestions', 'review-invitations'].map((kind) => ({ kind, wanted: true }))
    expect((await product.call('GET', '/api/project/notifications', { token })).body).toMatchObject({ success: true, notifications: all })
    const body = { kind: 'suggestions', wanted: false }
    const changed = await product.call<Notifications>('POST', '/api/project/notifications', { token, body })
    expect(changed.body.notifications).toContainEqual(body)
    const wrong = { kind: 'new-requests', wanted: false }
    expect((await product.call('POST', '/api/project/notifications', { token, body: wrong })).status).toBe(400)
    const exported = await product.call<Notifications>('GET', '/api/project/export', { token })
    expect(exported.body.notifications).toEqual([{ ...body, changedAt: expect.any(String) as string }])
  })
})

describe('the colour of the public page', () => {
  const choose = (token: string, accent: string) => product.call('PUT', '/api/pro/settings/accent', { token, body: { accent } })
  const chosen = async (token: string) => (await product.call('GET', '/api/pro/settings', { token })).body
  const onPage = async ({ publicId }: TestPlanner, after: string) =>
    (await product.call<{ planner: { accent: string | null } }>('GET', `/api/project/planners/${publicId}`, { after })).body.planner.accent

  it('is chosen with Premium, kept when Premium ends, and shown again with it', async () => {
    const planner = await signedInPlanner(product)
    const { id, token } = planner
    await perform(product, grantPremium, { providerId: id })
    const saved = await choose(token, 'plum')
    expect(saved).toMatchObject({ status: 200, body: { accent: 'plum' } })
    expect(await chosen(token)).toMatchObject({ accent: 'plum', premium: true })
    expect(await onPage(planner, saved.position ?? '')).toBe('plum')

    const ended = await perform(product, endPremium, { providerId: id })
    expect(await onPage(planner, ended)).toBeNull()
    expect(await chosen(token)).toMatchObject({ accent: 'plum', premium: false })
    expect(await choose(token, 'rose')).toMatchObject({
      status: 409,
      body: { code: 'premium_required', detail: 'Cette option fait partie de l’offre Premium.' },
    })

    const again = await perform(product, grantPremium, { providerId: id })
    expect(await onPage(planner, again)).toBe('plum')
  })

  it('is one of eight', async () => {
    const { id, token } = await signedInPlanner(product)
    await perform(product, grantPremium, { providerId: id })
    expect((await choose(token, '#ff00ff')).status).toBe(400)
  })
})
