import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedInPlanner } from '../../../../../tests/setup/testPeople.ts'
import { type CallOptions, startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import type { ProviderId } from '../../../../domain/ids.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

interface Account {
  readonly id: string
  readonly firstname: string
  readonly lastname: string
  readonly phone: string
  readonly email: string
  readonly locale: string
}
interface Refused {
  readonly code: string
  readonly detail: string
  readonly errors: readonly { readonly field: string; readonly message: string }[]
}

const show = (token: string) => product.call<Account>('GET', '/api/pro/account', { token })
const save = (token: string, tag: string | undefined, body: object, options: CallOptions = {}) =>
  product.call<Account & Refused>('PUT', '/api/pro/account', {
    token,
    body,
    ...options,
    headers: { 'accept-language': 'en', ...(tag === undefined ? {} : { 'if-match': tag }) },
  })
const events = async (id: ProviderId, type: string) =>
  (await product.backend.eventStore.readStream(`provider-${id}` as never)).filter((event) => event.type === type)

describe('the own data', () => {
  it('are shown with the tag of what can be changed', async () => {
    const planner = await signedInPlanner(product)
    const shown = await show(planner.token)
    expect(shown.body).toEqual({
      id: planner.id,
      firstname: 'Claire',
      lastname: 'Fontaine',
      phone: '+33478123456',
      email: `${planner.publicId}@example.com`,
      newEmail: null,
      locale: 'fr-FR',
      mailsFailedAt: null,
    })
    expect(shown.headers['etag']).toMatch(/^"[\w-]{22}"$/)
  })

  it('are changed on the version that was seen, and then shown everywhere', async () => {
    const planner = await signedInPlanner(product)
    const tag = String((await show(planner.token)).headers['etag'])
    const changed = await save(planner.token, tag, { firstname: 'Claire', lastname: ' Fontaine-Roux ' })
    expect(changed).toMatchObject({ status: 200, body: { lastname: 'Fontaine-Roux', phone: '+33478123456' } })
    expect((await show(planner.token)).headers['etag']).toBe(changed.headers['etag'])
    const me = await product.call('GET', '/api/pro/me', { token: planner.token, after: String(changed.position) })
    expect(me.body).toMatchObject({ lastname: 'Fontaine-Roux' })
  })

  it('do not change the phone, which takes a code', async () => {
    const planner = await signedInPlanner(product)
    const changed = await save(planner.token, '*', { firstname: 'Clara', lastname: 'Fontaine', phone: '+33612345678' })
    expect(changed).toMatchObject({ status: 200, body: { firstname: 'Clara', phone: '+33478123456' } })
  })

  it('are not overwritten when somebody changed them meanwhile, so that both versions can be shown', async () => {
    const planner = await signedInPlanner(product)
    const tag = String((await show(planner.token)).headers['etag'])
    const mine = { firstname: 'Clara', lastname: 'Fontaine' }
    expect((await save(planner.token, tag, { ...mine, firstname: 'Claude' })).status).toBe(200)
    expect(await save(planner.token, tag, mine)).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } })
    const theirs = await show(planner.token)
    expect(theirs.body.firstname).toBe('Claude')
    expect((await save(planner.token, String(theirs.headers['etag']), mine)).body.firstname).toBe('Clara')
  })

  it('reports a conflict to one of two who save one version at once', async () => {
    const planner = await signedInPlanner(product)
    const tag = String((await show(planner.token)).headers['etag'])
    const bodies = ['Anne', 'Béa', 'Cléo', 'Dina'].map((firstname) => ({ firstname, lastname: 'Fontaine' }))
    const answers = await Promise.all(bodies.map((body) => save(planner.token, tag, body)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412, 412])
  })

  it('given again under one key are changed once, whatever the tag says by then', async () => {
    const planner = await signedInPlanner(product)
    const tag = String((await show(planner.token)).headers['etag'])
    const body = { firstname: 'Clara', lastname: 'Fontaine' }
    const key = randomUUID()
    const [first, again] = [await save(planner.token, tag, body, { key }), await save(planner.token, tag, body, { key })]
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body).toEqual(first.body)
    expect(await events(planner.id, 'PersonalDataChanged')).toHaveLength(1)
    expect(await save(planner.token, tag, { ...body, firstname: 'Anne' }, { key })).toMatchObject({ status: 422 })
  })

  it('need the version that they replace', async () => {
    const planner = await signedInPlanner(product)
    const body = { firstname: 'Clara', lastname: 'Fontaine' }
    expect(await save(planner.token, undefined, body)).toMatchObject({ status: 428, body: { code: 'precondition_required' } })
    expect((await save(planner.token, '*', body)).status).toBe(200)
  })

  it('are refused field by field', async () => {
    const planner = await signedInPlanner(product)
    const { status, body } = await save(planner.token, '*', { firstname: 'C', lastname: 'F0ntaine' })
    expect({ status, code: body.code, fields: body.errors.map(({ field }) => field) }).toEqual({
      status: 400,
      code: 'validation_error',
      fields: ['firstname', 'lastname'],
    })
    for (const { message } of body.errors) expect(message).toMatch(/^Between 2 and 50/)
  })
})

describe('the language', () => {
  it('is that of the office from now on, and of the next mail', async () => {
    const planner = await signedInPlanner(product)
    const chosen = await product.call('PUT', '/api/pro/account/language', { token: planner.token, body: { locale: 'de' } })
    expect(chosen).toMatchObject({ status: 200, body: { id: planner.id, locale: 'de' } })
    expect(String(chosen.headers['set-cookie'])).toContain('_locale=de')
    expect((await show(planner.token)).body.locale).toBe('de')
    const me = await product.call('GET', '/api/pro/me', { token: planner.token, after: String(chosen.position) })
    expect(me.body).toMatchObject({ locale: 'de' })
  })

  it('is one of the seven', async () => {
    const planner = await signedInPlanner(product)
    const wrong = await product.call('PUT', '/api/pro/account/language', { token: planner.token, body: { locale: 'sv' } })
    expect(wrong).toMatchObject({ status: 400, body: { code: 'validation_error' } })
  })
})

describe('the history', () => {
  const history = (token: string, after = '', query = '') =>
    product.call<readonly { kind: string; by: string; changed: readonly string[] }[]>('GET', `/api/pro/account/history${query}`, {
      token,
      ...(after && { after }),
    })

  it('lists what happened, newest first, by whom, and which data changed', async () => {
    const planner = await signedInPlanner(product)
    const welcomed = async () => (await history(planner.token)).body.some(({ kind }) => kind === 'welcome_credit_granted')
    await expect.poll(welcomed, { timeout: 120_000 }).toBe(true)
    await save(planner.token, '*', { firstname: 'Clara', lastname: 'Fontaine' })
    const { position } = await product.call('PUT', '/api/pro/account/language', { token: planner.token, body: { locale: 'it' } })
    const answer = await history(planner.token, position)
    expect(answer.body.slice(0, 2)).toMatchObject([
      { kind: 'language_chosen', by: 'self', changed: [] },
      { kind: 'personal_data_changed', by: 'self', changed: ['firstname'] },
    ])
    expect(answer.body.at(-1)).toMatchObject({ kind: 'registered', by: 'product' })
    expect(answer.headers['content-range']).toBe(`history 0-${answer.body.length - 1}/${answer.body.length}`)
    expect((await history(planner.token, position, '?range=[1,1]')).body).toMatchObject([{ kind: 'personal_data_changed' }])
  })
})
