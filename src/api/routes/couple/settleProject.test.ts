import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestUrl } from '../../../../tests/setup/sentRequest.ts'
import { perform, signedInCouple, signedInPlanner, type TestCouple, type TestPlanner } from '../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../tests/setup/testProduct.ts'
import { coupleWithProject } from '../../../../tests/setup/townPlanners.ts'
import { wizardProject } from '../../../../tests/setup/wizardProject.ts'
import { correctCredits } from '../../../domain/account/correctCredits.ts'
import { providerDirectory } from '../../../projections/providerDirectory/providerDirectory.ts'

interface Answered {
  readonly success: boolean
  readonly error: string | null
  readonly error_slug: string | null
  readonly foundAt: string | null
  readonly prestataire: string | null
}
interface Inbox {
  readonly id: string
  readonly status: string
  readonly closedReason: string | null
  readonly chosen: boolean
  readonly contact: object | null
  readonly creditReturned: boolean
}

let product: TestProduct
let couple: TestCouple
let project: string
let quick: TestPlanner
let slow: TestPlanner
beforeAll(async () => {
  product = await startTestProduct()
  const created = await coupleWithProject(product)
  couple = created.couple
  project = created.project
  quick = await signedInPlanner(product)
  slow = await signedInPlanner(product)
  for (const { id } of [quick, slow]) await perform(product, correctCredits, { providerId: id, credits: 3, reason: 'to begin with' })
  await product.positions.waitFor(providerDirectory, slow.position, 120_000)
})
afterAll(() => product.close())

const found = (id: string, body: object = {}, options: object = {}) =>
  product.call<Answered>('POST', `/api/project/projects/${id}/found`, { body, token: couple.token, ...options })
const inboxOf = async (planner: TestPlanner) => (await product.call<Inbox[]>('GET', '/api/pro/requests', { token: planner.token })).body
const subjectsTo = async (planner: TestPlanner) =>
  ((await product.sandbox?.messages.list({ to: `${planner.publicId}@example.com` })) ?? []).map(({ subject }) => subject)

it('refuses who is not the owner', async () => {
  const other = await signedInCouple(product)
  expect((await found(project, {}, { token: other.token })).status).toBe(404)
  expect((await found(randomUUID())).status).toBe(404)
  expect((await found(project, {}, { token: quick.token })).status).toBe(403)
  expect((await product.call('POST', `/api/project/projects/${project}/found`, { body: {} })).status).toBe(401)
  expect((await found(project, { prestataire: 'somebody' })).status).toBe(400)
})

it('refuses to name a planner that was not written to', async () => {
  const { status, body } = await found(project, { prestataire: quick.id }, { headers: { 'accept-language': 'en' } })
  expect(status).toBe(200)
  expect(body).toEqual({
    success: false,
    error: 'You have not written to this planner about this project.',
    error_slug: 'planner-not-contacted',
    foundAt: null,
    prestataire: null,
  })
})

it('notifies every planner, closes what is locked, leaves what is unlocked, and settles the project', async () => {
  const selectedPrestataires = [quick.id, slow.id]
  await product.call('POST', '/api/project/choose-prestataires', {
    body: { project, selectedPrestataires, message: 'Bonjour !' },
    token: couple.token,
  })
  await expect.poll(async () => [(await inboxOf(quick)).length, (await inboxOf(slow)).length], { timeout: 120_000 }).toEqual([1, 1])
  const [first] = await inboxOf(quick)
  const [second] = await inboxOf(slow)
  await product.call('POST', requestUrl(first?.id ?? '', '/unlock'), { token: quick.token })

  const settled = await found(project, { prestataire: quick.id })
  expect(settled).toMatchObject({ status: 200, body: { success: true, foundAt: expect.any(String), prestataire: quick.id } })
  await expect
    .poll(async () => [(await inboxOf(quick))[0]?.closedReason, (await inboxOf(slow))[0]?.closedReason], { timeout: 120_000 })
    .toEqual(['planner-found', 'planner-found'])
  expect(await inboxOf(quick)).toMatchObject([
    { status: 'unlocked', chosen: true, contact: { firstname: 'Camille' }, creditReturned: false },
  ])
  expect(await inboxOf(slow)).toMatchObject([{ status: 'closed', chosen: false, contact: null }])

  expect(await product.call('POST', requestUrl(second?.id ?? '', '/unlock'), { token: slow.token })).toMatchObject({
    status: 409,
    body: { code: 'request_closed', detail: 'Le couple a trouvé son prestataire entre-temps.' },
  })
  await expect.poll(() => subjectsTo(slow), { timeout: 120_000 }).toContain('La demande pour le 19 juin 2027 est close')
  await expect.poll(() => subjectsTo(quick), { timeout: 120_000 }).toContain('Un couple vous a choisi pour le 19 juin 2027')
  expect(await subjectsTo(slow)).not.toContain('Un couple vous a choisi pour le 19 juin 2027')

  const listed = await product.call<{ projects: object[] }>('GET', '/api/project/projects', {
    token: couple.token,
    after: settled.position ?? '',
  })
  expect(listed.body.projects).toMatchObject([
    { id: project, status: 'settled', foundAt: settled.body.foundAt, plannerFound: quick.id, plannersSuggested: [] },
  ])
})

it('is said once: again, with another name or under another key, the first word stands', async () => {
  const again = await found(project, { prestataire: slow.id })
  expect(again.body).toMatchObject({ success: true, prestataire: quick.id })
  expect((await subjectsTo(slow)).filter((subject) => subject?.includes('close'))).toHaveLength(1)
})

it('lets nothing be saved or sent afterwards', async () => {
  const saved = await product.call<Answered>('POST', '/api/project/save-project', {
    body: { ...wizardProject(), id: project, guestRange: 'more200' },
    token: couple.token,
  })
  expect(saved.body).toMatchObject({ success: false, error_slug: 'project-settled' })
  const third = await signedInPlanner(product)
  await product.positions.waitFor(providerDirectory, third.position, 120_000)
  const sent = await product.call<Answered>('POST', '/api/project/send-to-prestataire', {
    body: { project, prestataire: third.id, message: 'Bonjour !' },
    token: couple.token,
  })
  expect(sent.body).toMatchObject({ success: false, error_slug: 'project-settled' })
})
