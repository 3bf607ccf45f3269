import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cards, projectCalls } from '../../../../../tests/setup/prestataireCards.ts'
import { perform, signedInPlanner, type TestPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import { coupleWithProject, type TownPlanners, townPlanners } from '../../../../../tests/setup/townPlanners.ts'
import { singlePart } from '../../../../domain/provider/profilePart.ts'
import { rejectProfilePart } from '../../../../domain/provider/rejectProfilePart.ts'
import { offeredServices } from '../../../../domain/referenceValues.ts'
import { defaultRules } from '../../../../domain/rules.ts'
import { providerDirectory } from '../../../../projections/providerDirectory/providerDirectory.ts'
import type { Prestataire } from '../../../schemas/couple/prestataire.ts'
import type { Services } from '../../../schemas/pro/serviceSchemas.ts'

let product: TestProduct
let world: TownPlanners
beforeAll(async () => {
  product = await startTestProduct()
  world = await townPlanners(product)
})
afterAll(() => product.close())

type Row = Services['FULL_PLANNING']

const notOffered: Row = { offered: false, startingFrom: null, priceVisible: true, description: null, descriptionVisible: true }
const row = (over: Partial<Row> = {}): Row => ({ ...notOffered, offered: true, ...over })
const table = (rows: Partial<Services>) => ({ ...Object.fromEntries(offeredServices.map((service) => [service, notOffered])), ...rows })

type Saved = Services & { readonly code: string; readonly errors: readonly { readonly field: string; readonly message: string }[] }
const show = ({ token }: TestPlanner) => product.call<Services>('GET', '/api/pro/services', { token })
const save = ({ token }: TestPlanner, body: object, tag = '*', key = randomUUID()) =>
  product.call<Saved>('PUT', '/api/pro/services', { token, key, body, headers: { 'accept-language': 'en', 'if-match': tag } })

test('the table has a row for each of the nine services, and is saved as a whole', async () => {
  const planner = await signedInPlanner(product)
  const before = await show(planner)
  expect(before.body).toMatchObject({
    FULL_PLANNING: { offered: true, startingFrom: 400_000 },
    WEDDING_DESIGN: notOffered,
    rejectedParts: [],
  })
  const rows = table({
    DAY_COORDINATION: row({ startingFrom: 150_050, priceVisible: false, description: ' Du matin au soir ' }),
    SECULAR_CEREMONY: row({ description: '', descriptionVisible: false }),
    WEDDING_DESIGN: { ...notOffered, startingFrom: 90_000, description: 'Un jour' },
  })
  const saved = await save(planner, rows, String(before.headers['etag']))
  expect(saved).toMatchObject({ status: 200 })
  const { id, rejectedParts, ...kept } = saved.body
  expect(kept).toEqual(
    table({
      DAY_COORDINATION: row({ startingFrom: 150_050, priceVisible: false, description: 'Du matin au soir' }),
      SECULAR_CEREMONY: row({ descriptionVisible: false }),
    }),
  )
  expect({ id, rejectedParts }).toEqual({ id: planner.id, rejectedParts: [] })
  const shown = await show(planner)
  expect(shown.body).toEqual(saved.body)
  expect(shown.headers['etag']).toBe(saved.headers['etag'])
})

describe('the table is refused', () => {
  test('without any service, at its own field', async () => {
    const planner = await signedInPlanner(product)
    const { status, body } = await save(planner, table({}))
    expect({ status, code: body.code, errors: body.errors }).toEqual({
      status: 400,
      code: 'services_missing',
      errors: [{ field: 'services', message: 'Choose at least one service' }],
    })
    expect((await show(planner)).body.FULL_PLANNING.offered).toBe(true)
  })

  const { mostStartingFrom, description } = defaultRules.offeredServices
  test.each<[string, Partial<Row>, string]>([
    ['a price below one euro', { startingFrom: 99 }, 'startingFrom'],
    ['a price above the most', { startingFrom: mostStartingFrom + 1 }, 'startingFrom'],
    ['a price with parts of a cent', { startingFrom: 100_000.5 }, 'startingFrom'],
    ['a description that is too long', { description: 'x'.repeat(description + 1) }, 'description'],
    ['a description with a control character', { description: 'a\u0007' }, 'description'],
  ])('with %s, at the field of its row', async (_case, over, field) => {
    const planner = await signedInPlanner(product)
    const { status, body } = await save(planner, table({ DAY_COORDINATION: row(over) }))
    expect({ status, code: body.code, fields: body.errors.map((error) => error.field) }).toEqual({
      status: 400,
      code: 'validation_error',
      fields: [`DAY_COORDINATION.${field}`],
    })
  })
})

test('what was changed meanwhile is not overwritten, and the same attempt twice changes once', async () => {
  const planner = await signedInPlanner(product)
  const tag = String((await show(planner)).headers['etag'])
  const key = randomUUID()
  const first = await save(planner, table({ DAY_COORDINATION: row() }), tag, key)
  const again = await save(planner, table({ DAY_COORDINATION: row() }), tag, key)
  expect([first.status, again.status]).toEqual([200, 200])
  expect(again.body).toEqual(first.body)
  expect(await save(planner, table({ FULL_PLANNING: row() }), tag)).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } })
  expect((await show(planner)).body.FULL_PLANNING.offered).toBe(false)
})

test('what moderation hides of the descriptions is said on the page, until they are changed', async () => {
  const planner = await signedInPlanner(product)
  await save(planner, table({ DAY_COORDINATION: row({ description: 'Copié ailleurs' }) }))
  const part = singlePart('service_descriptions')
  await perform(product, rejectProfilePart, { providerId: planner.id, part, version: 1, reason: 'unsuitable', note: '' })
  expect((await show(planner)).body.rejectedParts).toEqual([{ part, reason: 'unsuitable', note: '' }])
  const mended = await save(planner, table({ DAY_COORDINATION: row({ description: 'Mes propres mots' }) }))
  expect(mended.body.rejectedParts).toEqual([])
})

test('couples see what is shown, and nothing of a price or description that is hidden: on no card, in no search, in no table', async () => {
  const planner = await signedInPlanner(product)
  const { position } = await save(
    planner,
    table({
      FULL_PLANNING: row({ startingFrom: 345_678, priceVisible: false, description: 'Confidentiel', descriptionVisible: false }),
      DAY_COORDINATION: row({ startingFrom: 150_000, description: 'Du matin au soir' }),
    }),
  )
  const { couple, project } = await coupleWithProject(product)
  const after = String(position)
  const post = projectCalls(() => ({ product, world }))
  const profile = await product.call<{ planner: Prestataire }>('GET', `/api/project/planners/${planner.publicId}`, {
    token: couple.token,
    after,
  })
  expect(profile.body.planner.prestations).toEqual([
    { label: expect.any(String), description: 'Du matin au soir', budgetStartingFrom: 1500 },
    { label: expect.any(String), description: null, budgetStartingFrom: null },
  ])
  const search = (searchValue: string) => post<Cards>('more-prestataires', couple.token, { page: 1, project, searchValue })
  const found = await search('Atelier Fontaine')
  expect(found.body.prestataires.map(({ publicId }) => publicId)).toContain(planner.publicId)
  expect((await search('Confidentiel')).body.prestataires).toEqual([])
  const suggested = await post<Cards>('prestataires', couple.token, { project, prestataire: planner.id, planners: null })
  const { rows } = await product.backend.database.query<{ text: string }>(
    `SELECT p::text AS text FROM provider_directory_v${providerDirectory.version}.providers p WHERE provider_id = $1`,
    [planner.id],
  )
  expect(rows).toHaveLength(1)
  // The price in cents, or in euros as a value of its own: ids contain any four digits now and then.
  const hidden = /Confidentiel|345678|[:,(]345[67][,.)}]/
  for (const text of [profile.text, found.text, suggested.text, rows[0]?.text]) expect(text).not.toMatch(hidden)
})
