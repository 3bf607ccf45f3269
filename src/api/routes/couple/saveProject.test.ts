import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedInCouple, signedInPlanner, type TestCouple } from '../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../tests/setup/testProduct.ts'
import { wizardProject } from '../../../../tests/setup/wizardProject.ts'

/** It has just become the 21st in Paris. */
const start = Date.parse('2026-11-20T23:30:00.000Z')
const begun = Date.now()

let product: TestProduct
let couple: TestCouple
beforeAll(async () => {
  product = await startTestProduct({ now: () => new Date(start + Date.now() - begun) })
  couple = await signedInCouple(product)
})
afterAll(() => product.close())

interface Saved {
  readonly success: boolean
  readonly projectId: string
  readonly error: string | null
  readonly error_slug: string | null
  readonly errors?: readonly { readonly field: string }[]
}

const save = (body: object, options: object = {}) =>
  product.call<Saved>('POST', '/api/project/save-project', { body, token: couple.token, ...options })
const projects = async (after: string | undefined) => {
  const { body } = await product.call<{ projects: Record<string, unknown>[] }>('GET', '/api/project/projects', {
    token: couple.token,
    ...(after === undefined ? {} : { after }),
  })
  return body.projects
}

const cancel = (id: string, token: string | undefined = couple.token) =>
  product.call<Saved>('POST', `/api/project/projects/${id}/cancel`, { token })

describe('save-project', () => {
  it('creates a project that is listed as it was saved', async () => {
    const { status, body, position } = await save(wizardProject())
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, projectId: expect.any(String), error: null, error_slug: null })
    const [newest] = await projects(position)
    expect(newest).toMatchObject({ ...wizardProject(), id: body.projectId, message: '', status: 'upcoming', prestataires: [] })
  })

  it('saves the same project again under its id', async () => {
    const first = await save(wizardProject())
    const again = await save({ ...wizardProject({ guestRange: 'more200' }), id: first.body.projectId })
    expect(again.body.projectId).toBe(first.body.projectId)
    const saved = (await projects(again.position)).filter((project) => project['id'] === first.body.projectId)
    expect(saved).toMatchObject([{ guestRange: 'more200' }])
  })

  it('has one effect under one idempotency key, and refuses another body under it', async () => {
    const key = randomUUID()
    const first = await save(wizardProject(), { key })
    expect((await save(wizardProject(), { key })).body).toEqual(first.body)
    expect((await save(wizardProject({ guestRange: 'more200' }), { key })).status).toBe(422)
  })

  it('gives a project an id that begins with its time, so that newer ones are greater', async () => {
    const { body } = await save(wizardProject())
    const { rows } = await product.backend.database.query<{ time: Date }>('SELECT uuid_extract_timestamp($1::uuid) AS time', [
      body.projectId,
    ])
    expect(rows[0]?.time.getTime()).toBeGreaterThanOrEqual(start)
    expect(rows[0]?.time.getTime()).toBeLessThan(start + 3_600_000)
  })

  it("keeps the couple's own words for another kind of event, and what belongs to a wedding out of it", async () => {
    const { position } = await save(wizardProject({ eventType: ' Noces d’or ', hasTheme: true, weddingTheme: 'Or' }))
    expect((await projects(position))[0]).toMatchObject({ eventType: 'Noces d’or', serviceType: null, hasTheme: false, weddingTheme: '' })
  })

  it('takes a blank theme, or one that was switched off, as none', async () => {
    const blank = await save(wizardProject({ weddingTheme: '  ' }))
    expect((await projects(blank.position))[0]).toMatchObject({ hasTheme: false, weddingTheme: '' })
    const off = await save(wizardProject({ hasTheme: false, weddingTheme: 'Champêtre' }))
    expect((await projects(off.position))[0]).toMatchObject({ hasTheme: false, weddingTheme: '' })
  })

  it.each([
    ['an unknown city', { city: 'Lyonville' }, 'city-not-found'],
    ['a city elsewhere', { latitude: '48.85341' }, 'city-not-found'],
    ['a country that is not served', { country: 'US' }, 'city-not-found'],
    ['a postal code of another department', { zipCode: '75001' }, 'zip-code-invalid'],
    ['a date in the past', { eventDate: '2026-11-20' }, 'event-date-past'],
    ['today, which has begun in Paris', { eventDate: '2026-11-21' }, 'event-date-past'],
    ['another kind of event without words', { eventType: 'autre' }, 'event-type-text-missing'],
  ])('refuses %s, in words', async (_, change, slug) => {
    const { status, body, text } = await save(wizardProject(change), { headers: { 'accept-language': 'fr' } })
    expect({ status, slug: body.error_slug, success: body.success, projectId: body.projectId }).toEqual({
      status: 200,
      slug,
      success: false,
      projectId: null,
    })
    expect(body.error).toMatch(/\p{L} .*\.$/u)
    expect(text).not.toContain('undefined')
  })

  it('lets tomorrow be the day', async () => {
    expect((await save(wizardProject({ eventDate: '2026-11-22' }))).body.success).toBe(true)
  })

  it.each([
    ['eventDate', 'soon'],
    ['eventDate', '2027-02-30'],
    ['eventDate', 20270619],
    ['eventType', ''],
    ['eventType', 'x'.repeat(101)],
    ['weddingTheme', 'x'.repeat(256)],
    ['weddingTheme', 'a\u0000b'],
    ['eventLocation', 'a\ud800b'],
    ['guestRange', 'many'],
    ['budgetRange', null],
    ['budgetPlannerRange', undefined],
    ['languages', []],
    ['languages', ['xx']],
    ['languages', 'fr'],
    ['plannerPreference', 'near'],
    ['serviceType', 'deluxe'],
    ['hasTheme', 'yes'],
    ['city', ''],
    ['latitude', null],
    ['id', 'nonsense'],
  ])('answers %s = %j with 400 and names the field', async (field, value) => {
    const { status, body } = await save({ ...wizardProject(), [field]: value })
    expect(status).toBe(400)
    expect(body.success).toBe(false)
    expect(body.errors?.map((error) => error.field.split('.')[0])).toEqual([field])
  })

  it('names every invalid field once', async () => {
    const { body } = await save({})
    const fields = body.errors?.map((error) => error.field) ?? []
    expect(fields).toContain('eventType')
    expect(fields).toContain('eventDate')
    expect(fields.length).toBe(new Set(fields).size)
  })

  it('answers a body that is no JSON with 400', async () => {
    const answer = await product.app?.inject({
      method: 'POST',
      url: '/api/project/save-project',
      headers: { authorization: `Bearer ${couple.token}`, 'content-type': 'application/json' },
      payload: '{"eventType":',
    })
    expect(answer?.statusCode).toBe(400)
    expect(answer?.json()).toMatchObject({ success: false, code: 'malformed_request' })
  })

  it('finds neither a project of somebody else nor one that never was', async () => {
    const { body } = await save(wizardProject())
    const other = await signedInCouple(product)
    for (const [id, token] of [
      [body.projectId, other.token],
      [randomUUID(), couple.token],
    ]) {
      const answer = await save({ ...wizardProject(), id }, { token })
      expect(answer.status).toBe(404)
      expect(answer.body).toMatchObject({ success: false, error: 'Project is not available.' })
    }
  })

  it('is for couples alone', async () => {
    const planner = await signedInPlanner(product)
    expect((await save(wizardProject(), { token: undefined })).status).toBe(401)
    expect((await save(wizardProject(), { token: 'nonsense' })).status).toBe(401)
    expect((await save(wizardProject(), { token: planner.token })).status).toBe(403)
  })
})

describe('cancelling a project', () => {
  it('ends it: it is listed as cancelled and cannot be saved again', async () => {
    const { body } = await save(wizardProject())
    const cancelled = await cancel(body.projectId)
    expect(cancelled).toMatchObject({ status: 200, body: { success: true, error: null } })
    const listed = (await projects(cancelled.position)).find((project) => project['id'] === body.projectId)
    expect(listed).toMatchObject({ status: 'cancelled', plannersSuggested: [] })
    expect((await save({ ...wizardProject({ guestRange: 'more200' }), id: body.projectId })).body.error_slug).toBe('project-cancelled')
    expect((await cancel(body.projectId)).body.success).toBe(true)
  })

  it("does not find somebody else's, an unknown one or nonsense", async () => {
    const { body } = await save(wizardProject())
    const other = await signedInCouple(product)
    expect((await cancel(body.projectId, other.token)).body).toMatchObject({ error: 'Project is not available.' })
    expect((await cancel(randomUUID())).status).toBe(404)
    expect((await cancel('nonsense')).status).toBe(400)
    expect((await cancel(body.projectId, '')).status).toBe(401)
  })
})
