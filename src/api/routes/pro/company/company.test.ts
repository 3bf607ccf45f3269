import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyPage, companyForm as form } from '../../../../../tests/setup/companyPage.ts'
import { newSiret } from '../../../../../tests/setup/sirets.ts'
import { signedInPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import { loadVatCase } from '../../../../commands/loadVatCase.ts'
import type { ProviderId } from '../../../../domain/ids.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const { show, save, stateAfter, isListed } = companyPage(() => product)

describe('the company', () => {
  it('is described with a town of the search, and shown as it was understood', async () => {
    const planner = await signedInPlanner(product)
    const saved = await save(planner.token, form())
    expect(saved).toMatchObject({
      status: 200,
      body: {
        id: planner.id,
        name: 'Fontaine & Filles',
        street: '12 rue des Tilleuls',
        city: 'Lyon',
        zipCode: '69007',
        country: 'FR',
        region: 'Rhône',
        website: 'https://atelier-fontaine.example/',
        languages: ['fr', 'it'],
        createdOn: '2014-03-01',
        number: '',
        vatNumber: '',
        numberState: null,
      },
    })
    const shown = await show(planner.token)
    expect(shown.body).toEqual(saved.body)
    expect(shown.headers['etag']).toBe(saved.headers['etag'])
    const me = await product.call('GET', '/api/pro/me', { token: planner.token, after: String(saved.position) })
    expect(me.body).toMatchObject({ companyName: 'Fontaine & Filles' })
  })

  it('is empty before it was described', async () => {
    const phone = { kind: 'planner', firstname: 'Claire', lastname: 'Fontaine', phone: '+33478123456', termsAccepted: true }
    const body = { ...phone, email: `${randomUUID()}@example.com`, password: 'Lumière-4-noces' }
    const { body: fresh } = await product.call<{ token: string }>('POST', '/api/pro/register', { body })
    const shown = await show(fresh.token)
    expect(shown.body).toMatchObject({ name: '', city: '', country: null, languages: [], createdOn: null, number: '', numberState: null })
    expect((await save(fresh.token, form(), String(shown.headers['etag']))).status).toBe(200)
  })

  it('is not overwritten when somebody changed it meanwhile', async () => {
    const planner = await signedInPlanner(product)
    const tag = String((await show(planner.token)).headers['etag'])
    expect((await save(planner.token, form({ name: 'Theirs' }), tag)).status).toBe(200)
    expect(await save(planner.token, form(), tag)).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } })
    expect((await show(planner.token)).body.name).toBe('Theirs')
    expect(await save(planner.token, form(), '')).toMatchObject({ status: 428, body: { code: 'precondition_required' } })
  })

  it('given again under one key is described once', async () => {
    const planner = await signedInPlanner(product)
    const tag = String((await show(planner.token)).headers['etag'])
    const key = randomUUID()
    const [first, again] = [await save(planner.token, form(), tag, { key }), await save(planner.token, form(), tag, { key })]
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body).toEqual(first.body)
  })

  it('is refused field by field', async () => {
    const planner = await signedInPlanner(product)
    const wrong = { name: '<b>', street: '<script>', city: 'Nowhere', website: 'not a site', languages: [], createdOn: 'soon' }
    const { status, body } = await save(planner.token, form(wrong))
    expect({ status, code: body.code, fields: body.errors.map(({ field }) => field) }).toEqual({
      status: 400,
      code: 'validation_error',
      fields: ['name', 'street', 'city', 'website', 'languages', 'createdOn'],
    })
  })

  it.each([
    ['createdOn', '1899-12-31', 'creation_date_invalid'],
    ['createdOn', '2999-01-01', 'creation_date_invalid'],
    ['number', '73282932000075', 'company_number_invalid'],
  ])('is refused with %s = %s', async (field, value, code) => {
    const planner = await signedInPlanner(product)
    expect(await save(planner.token, form({ [field]: value }))).toMatchObject({ status: 400, body: { code, errors: [{ field }] } })
  })

  it('is refused in words where the number does not have the form of the country', async () => {
    const planner = await signedInPlanner(product)
    const message = 'This number does not have the form used in this country. Please check every digit.'
    const errors = [{ field: 'number', message }]
    expect((await save(planner.token, form({ number: '73282932000075' }))).body.errors).toEqual(errors)
  })

  it.each(['ftp://example.com', 'https://user@example.com', 'https://localhost', 'https://10.0.0.1', 'javascript:alert(1)'])(
    'has no website such as %s',
    async (website) => {
      const planner = await signedInPlanner(product)
      expect((await save(planner.token, form({ website }))).body.errors).toMatchObject([{ field: 'website' }])
    },
  )
})

describe('the VAT number', () => {
  it('is shown as it is printed, decides on the tax, and stands in the log under the provider’s key alone', async () => {
    const planner = await signedInPlanner(product)
    const brussels = { city: 'Bruxelles', zipCode: '1000', country: 'BE', latitude: '50.85045', longitude: '4.34878' }
    const taxed = async () => loadVatCase(product.backend.commands, 'FR', planner.id)
    await save(planner.token, form(brussels))
    expect(await taxed()).toEqual({ seller: 'FR', customer: 'BE', vatNumber: null })
    const saved = await save(planner.token, form({ ...brussels, vatNumber: 'be 0403.170.701' }))
    expect(saved).toMatchObject({ status: 200, body: { vatNumber: 'BE0403170701' } })
    expect(await taxed()).toEqual({ seller: 'FR', customer: 'BE', vatNumber: 'BE0403170701' })
    const { rows } = await product.backend.database.query<{ text: string }>(`SELECT e::text AS text FROM log.events e WHERE stream = $1`, [
      `provider-${planner.id}`,
    ])
    expect(rows.filter(({ text }) => text.includes('VatNumberGiven'))).toHaveLength(1)
    for (const { text } of rows) expect(text).not.toContain('0403170701')
  })

  it('of another country, or with a wrong digit, is refused at its field', async () => {
    const planner = await signedInPlanner(product)
    for (const vatNumber of ['BE0403170701', 'FR40303265046'])
      expect(await save(planner.token, form({ vatNumber }))).toMatchObject({
        status: 400,
        body: { code: 'vat_number_invalid', errors: [{ field: 'vatNumber', message: expect.stringContaining('VAT number') }] },
      })
  })

  it('taxes nobody who has described no company', async () => {
    const phone = { kind: 'planner', firstname: 'Claire', lastname: 'Fontaine', phone: '+33478123456', termsAccepted: true }
    const body = { ...phone, email: `${randomUUID()}@example.com`, password: 'Lumière-4-noces' }
    const { body: fresh } = await product.call<{ token: string }>('POST', '/api/pro/register', { body })
    const { body: me } = await product.call<{ id: ProviderId }>('GET', '/api/pro/me', { token: fresh.token })
    expect(await loadVatCase(product.backend.commands, 'FR', me.id)).toBeUndefined()
  })
})

describe('the company number', () => {
  it.each([
    [newSiret(), 'valid', true],
    ['404 000 000 00012', 'not_found', false],
    ['410 000 000 00019', 'inactive', false],
    ['500 000 000 00017', 'valid', true],
  ])('%s is checked, and found %s', async (number, state, listed) => {
    const planner = await signedInPlanner(product)
    const saved = await save(planner.token, form({ number }))
    expect(saved.body).toMatchObject({ number: number.replaceAll(' ', ''), numberState: 'checking', numberCheckedAt: null })
    await stateAfter(planner.token, 'checking')
    const shown = await show(planner.token)
    expect(shown.body).toMatchObject({ numberState: state, numberCheckedAt: expect.any(String) })
    // The result of a check does not change the version that an editor saw.
    expect(shown.headers['etag']).toBe(saved.headers['etag'])
    await expect.poll(() => isListed(planner.id), { timeout: 120_000 }).toBe(listed)
  })

  it('of a register that is out stays checking, and hides nobody', async () => {
    const planner = await signedInPlanner(product)
    await save(planner.token, form({ number: newSiret() }))
    await stateAfter(planner.token, 'checking')
    await save(planner.token, form({ number: '503 000 000 00011' }))
    const waiting = () =>
      product.backend.database.query<{ last_error: string }>(
        `SELECT last_error FROM operational.effects WHERE kind = 'companyCheck' AND person_id = $1 AND state = 'pending' AND attempts > 0`,
        [planner.id],
      )
    await expect.poll(async () => (await waiting()).rows, { timeout: 120_000 }).toEqual([{ last_error: 'registry 503' }])
    expect((await show(planner.token)).body.numberState).toBe('checking')
    expect(await isListed(planner.id)).toBe(true)
  })

  it('of another country waits for a person', async () => {
    const planner = await signedInPlanner(product)
    const brussels = { city: 'Bruxelles', zipCode: '1000', country: 'BE', latitude: '50.85045', longitude: '4.34878' }
    const saved = await save(planner.token, form({ ...brussels, number: 'BE 0403.170.701' }))
    expect(saved.body).toMatchObject({ number: '0403170701', numberState: 'checking' })
    await expect.poll(() => isListed(planner.id), { timeout: 120_000 }).toBe(true)
    // Once the next number is checked, the process has also handled this one.
    await save(planner.token, form({ number: newSiret() }))
    await stateAfter(planner.token, 'checking')
    const { rows } = await product.backend.database.query(
      `SELECT state FROM operational.effects WHERE kind = 'companyCheck' AND person_id = $1`,
      [planner.id],
    )
    expect(rows).toHaveLength(1)
  })

  it('and the street are in the log under the provider’s key alone', async () => {
    const planner = await signedInPlanner(product)
    const number = newSiret()
    await save(planner.token, form({ number }))
    const { rows } = await product.backend.database.query<{ text: string }>(`SELECT e::text AS text FROM log.events e WHERE stream = $1`, [
      `provider-${planner.id}`,
    ])
    expect(rows.length).toBeGreaterThan(4)
    for (const { text } of rows) expect(text).not.toMatch(new RegExp(`${number}|Tilleuls|Filles`))
  })
})
