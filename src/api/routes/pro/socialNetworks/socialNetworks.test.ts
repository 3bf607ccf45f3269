import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInCouple, signedInPlanner, type TestPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import type { Prestataire } from '../../../schemas/couple/prestataire.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const path = '/api/pro/social-networks'
const none = { facebook: '', instagram: '', linkedin: '', pinterest: '', tiktok: '', twitter: '' }
const show = ({ token }: TestPlanner) => product.call<typeof none>('GET', path, { token })
const save = ({ token }: TestPlanner, body: object, tag = '*', key = randomUUID()) =>
  product.call<typeof none>('PUT', path, { token, key, body: { ...none, ...body }, headers: { 'accept-language': 'en', 'if-match': tag } })

test('pages are stored in one form, and shown to couples in the order of the networks', async () => {
  const planner = await signedInPlanner(product)
  expect((await show(planner)).body).toEqual({ id: planner.id, rejectedParts: [], ...none })
  const saved = await save(planner, { tiktok: ' @atelier.fontaine ', facebook: 'http://m.facebook.com/atelier.fontaine?ref=1' })
  const pages = { facebook: 'https://www.facebook.com/atelier.fontaine', tiktok: 'https://www.tiktok.com/@atelier.fontaine' }
  expect(saved).toMatchObject({ status: 200, body: { ...none, ...pages } })
  const shown = await show(planner)
  expect(shown.body).toEqual(saved.body)
  expect(shown.headers['etag']).toBe(saved.headers['etag'])
  const couple = await signedInCouple(product)
  const read = () =>
    product.call<{ planner: Prestataire }>('GET', `/api/project/planners/${planner.publicId}`, {
      token: couple.token,
      after: String(saved.position),
    })
  expect((await read()).body.planner).toMatchObject({
    socialNetworks: [
      { network: 'facebook', address: pages.facebook },
      { network: 'tiktok', address: pages.tiktok },
    ],
  })
})

test('each address that is no page of its network is refused at its field, and nothing is saved', async () => {
  const planner = await signedInPlanner(product)
  const message = 'This address is no page of this network.'
  expect(await save(planner, { facebook: 'https://www.instagram.com/atelier', twitter: 'x.com', instagram: '@atelier' })).toMatchObject({
    status: 400,
    body: {
      code: 'validation_error',
      errors: [
        { field: 'facebook', message },
        { field: 'twitter', message },
      ],
    },
  })
  expect((await show(planner)).body.instagram).toBe('')
})

test('what was changed meanwhile is not overwritten, and the same attempt twice changes once', async () => {
  const planner = await signedInPlanner(product)
  const tag = String((await show(planner)).headers['etag'])
  const key = randomUUID()
  const [first, again] = [await save(planner, { instagram: '@one' }, tag, key), await save(planner, { instagram: '@one' }, tag, key)]
  expect([first.status, again.status]).toEqual([200, 200])
  expect(await save(planner, { instagram: '@two' }, tag)).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } })
  expect((await show(planner)).body.instagram).toBe('https://www.instagram.com/one')
})
