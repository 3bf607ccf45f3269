import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInCouple, signedInPlanner, type TestPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import type { Prestataire } from '../../../schemas/couple/prestataire.ts'
import type { Dashboard } from '../../../schemas/pro/dashboardSchemas.ts'
import type { ProfileTexts } from '../../../schemas/pro/textsSchemas.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const path = '/api/pro/texts'
const none = { portrait: '', experience: '', strengths: [] as string[], serviceText: '' }
const nothing = { profile: none }
const show = ({ token }: TestPlanner) => product.call<ProfileTexts>('GET', path, { token })
const save = ({ token }: TestPlanner, body: object, tag = '*', key = randomUUID()) =>
  product.call<ProfileTexts>('PUT', path, { token, key, body: { ...none, ...body }, headers: { 'accept-language': 'en', 'if-match': tag } })
const shownToCouples = async ({ publicId }: TestPlanner, position: unknown) => {
  const { token } = await signedInCouple(product)
  const { body } = await product.call<{ planner: Prestataire }>('GET', `/api/project/planners/${publicId}`, {
    token,
    after: String(position),
  })
  return body.planner
}

test('texts are kept within the allow-list, and couples read them as soon as they are saved', async () => {
  const planner = await signedInPlanner(product, nothing)
  expect((await show(planner)).body).toEqual({ id: planner.id, rejectedParts: [], ...none })
  const saved = await save(planner, {
    portrait: '<h3>Nous</h3><p onclick="x()">Des <b>mariages</b> <a href="https://x.example">ici</a><script>x()</script></p>',
    experience: '<p> </p><ul></ul>',
    strengths: [' Calme ', '', 'Fleurs & <lumières>', 'Calme'],
    serviceText: 'Tout',
  })
  const portrait = '<h3>Nous</h3><p>Des <b>mariages</b> ici</p>'
  const strengths = ['Calme', 'Fleurs & <lumières>']
  expect(saved).toMatchObject({ status: 200, body: { portrait, experience: '', strengths, serviceText: 'Tout' } })
  const again = await show(planner)
  expect([again.body, again.headers['etag']]).toEqual([saved.body, saved.headers['etag']])
  expect(await shownToCouples(planner, saved.position)).toMatchObject({
    description_longue: portrait,
    experience: '',
    service: 'Tout',
    benefits: ['Calme', 'Fleurs &amp; &lt;lumières&gt;'],
  })
})

test('a text has a limit, its markup aside; one above it is refused at its field, and nothing is saved', async () => {
  const { profileTexts: most } = product.backend.rules
  const planner = await signedInPlanner(product, nothing)
  const full = `<p>${'<strong>é</strong>'.repeat(most.experience - 1)}&amp;</p>`.replaceAll('</strong><strong>', '')
  expect((await save(planner, { experience: full })).status).toBe(200)
  const refused = async (body: object) => {
    const { status, body: problem } = await save(planner, body)
    return { status, fields: (problem as unknown as { errors: { field: string }[] }).errors.map(({ field }) => field) }
  }
  const letters = (count: number) => `<p>${'a'.repeat(count)}</p>`
  expect(await refused({ portrait: letters(most.portrait + 1), serviceText: letters(most.serviceText + 1) })).toEqual({
    status: 400,
    fields: ['portrait', 'serviceText'],
  })
  // Looks like a tag, which does not count, but becomes text.
  expect(await refused({ portrait: `< ${'a'.repeat(most.portrait + 1)}>` })).toEqual({ status: 400, fields: ['portrait'] })
  const strengths = Array.from({ length: most.strengths + 1 }, (_, index) => `Point ${index}`)
  expect(await refused({ strengths })).toEqual({ status: 400, fields: ['strengths'] })
  expect(await refused({ strengths: ['a'.repeat(most.strength + 1)] })).toEqual({ status: 400, fields: ['strengths'] })
  expect((await show(planner)).body).toMatchObject({ portrait: '', strengths: [], experience: expect.stringContaining('&amp;') })
})

test('what was changed meanwhile is not overwritten, and the same attempt twice changes once', async () => {
  const planner = await signedInPlanner(product)
  const tag = String((await show(planner)).headers['etag'])
  const key = randomUUID()
  const [first, again] = [
    await save(planner, { portrait: '<p>Un</p>' }, tag, key),
    await save(planner, { portrait: '<p>Un</p>' }, tag, key),
  ]
  expect([first.status, again.status, again.position]).toEqual([200, 200, first.position])
  expect(await save(planner, { portrait: '<p>Deux</p>' }, tag)).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } })
  expect((await show(planner)).body.portrait).toBe('<p>Un</p>')
})

test('each text ticks its step on the dashboard', async () => {
  const planner = await signedInPlanner(product, nothing)
  const steps = ['portrait', 'experience', 'benefits', 'service']
  const done = async (after?: unknown) => {
    const { body } = await product.call<Dashboard>('GET', '/api/pro/dashboard', { token: planner.token, after: String(after) })
    return body.steps.filter(({ name, isDone }) => isDone && steps.includes(name)).map(({ name }) => name)
  }
  expect(await done(planner.position)).toEqual([])
  const some = await save(planner, { portrait: '<p>Nous</p>', strengths: ['Calme'] })
  expect(await done(some.position)).toEqual(['portrait', 'benefits'])
  const all = await save(planner, { portrait: '<p>Nous</p>', strengths: ['Calme'], experience: 'Douze saisons', serviceText: 'Tout' })
  expect(await done(all.position)).toEqual(steps)
})
