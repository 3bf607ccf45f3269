import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedInCouple, signedInPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'

interface Notifications {
  readonly notifications: readonly { readonly kind: string; readonly wanted: boolean }[]
}

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

describe('the kinds of mail', () => {
  it('that a provider may turn off are its own, and each choice counts at once', async () => {
    const { token } = await signedInPlanner(product)
    const all = ['new-requests', 'request-changes', 'published-reviews'].map((kind) => ({ kind, wanted: true }))
    expect((await product.call('GET', '/api/pro/settings', { token })).body).toMatchObject({ notifications: all })
    const turn = (kind: string, wanted: boolean) =>
      product.call<Notifications>('PUT', `/api/pro/settings/notifications/${kind}`, { token, body: { wanted } })
    const off = all.map((each) => ({ ...each, wanted: each.kind !== 'request-changes' }))
    for (const { status, body } of [await turn('request-changes', false), await turn('request-changes', false)]) {
      expect([status, body]).toEqual([200, { notifications: off }])
    }
    expect((await product.call('GET', '/api/pro/settings', { token })).body).toMatchObject({ notifications: off })
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
