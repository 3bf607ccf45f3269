import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { unsubscribePath } from '../../src/api/schemas/pagePaths.ts'
import { grantWelcomeCredit } from '../../src/domain/account/grantWelcomeCredit.ts'
import { blockDays } from '../../src/domain/availability/blockDays.ts'
import { ProjectId, RequestId } from '../../src/domain/ids.ts'
import { inviteToReview } from '../../src/domain/request/inviteToReview.ts'
import { moveRequest } from '../../src/domain/request/moveRequest.ts'
import { perform, signedInPlanner, type TestCouple, type TestPlanner } from '../setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'
import { coupleWithProject, type TownPlanners, townPlanners } from '../setup/townPlanners.ts'
import { wizardProject } from '../setup/wizardProject.ts'

let product: TestProduct
let planners: TownPlanners
beforeAll(async () => {
  product = await startTestProduct()
  planners = await townPlanners(product)
  await perform(product, grantWelcomeCredit, { providerId: planners.lyon.id })
})
afterAll(() => product.close())

interface Shown {
  readonly projects: readonly { readonly prestataires: readonly { readonly id: string; readonly contact: object | null }[] }[]
}

/** A couple with its own address that has written to a planner of this project. */
async function coupleThatWroteTo(planner: TestPlanner, email: string) {
  const { couple, project } = await coupleWithProject(product)
  const profile = { email, city: 'Lyon', zipCode: '69001', country: 'FR', latitude: '45.75', longitude: '4.85', locale: 'fr-FR' }
  await product.call('POST', '/api/project/update-profile', { token: couple.token, body: profile })
  const body = { project, prestataire: planner.id, message: 'Bonjour, êtes-vous libre ?' }
  await product.call('POST', '/api/project/send-to-prestataire', { token: couple.token, body, after: planners.position })
  return { couple, project }
}

const requestFrom = (planner: TestPlanner) =>
  vi.waitFor(
    async () => {
      const { body } = await product.call<{ id: string; status: string }[]>('GET', '/api/pro/requests', { token: planner.token })
      const locked = body.find(({ status }) => status === 'locked')
      if (!locked) throw new Error('no request yet')
      return RequestId.parse(locked.id)
    },
    { timeout: 120_000, interval: 50 },
  )

const projectsOf = async ({ token }: TestCouple, after = '') =>
  (await product.call<Shown>('GET', '/api/project/projects', { token, ...(after && { after }) })).body.projects

const effectsTo = async (couple: TestCouple, template: string) => {
  const { rows } = await product.backend.database.query<{ state: string }>(
    "SELECT state FROM operational.effects WHERE person_id = $1 AND payload ->> 'template' = $2",
    [couple.id, template],
  )
  return rows.map(({ state }) => state)
}

/** Brings the deadline forward, once its process has set it. */
const hoursPassWithoutAnswer = ({ id }: TestCouple) =>
  vi.waitFor(
    async () => {
      const { rowCount } = await product.backend.database.query(
        `UPDATE operational.deadlines SET due_at = date_trunc('milliseconds', now())
         WHERE process = 'suggestOthersWhenNobodyAnswers' AND key = $1`,
        [id],
      )
      expect(rowCount).toBe(1)
    },
    { timeout: 120_000, interval: 50 },
  )

test('a couple without answers gets available suggestions that it has not written to', async () => {
  const { couple, project } = await coupleWithProject(product)
  const silent = await signedInPlanner(product, { company: { name: 'Planner Silence' } })
  const busy = await signedInPlanner(product, { company: { name: 'Planner Occupé' } })
  const days = { from: wizardProject().eventDate, to: wizardProject().eventDate }
  const after = await perform(product, blockDays, { providerId: busy.id, entryId: randomUUID(), ...days, label: '' })
  const email = 'sans-reponse@example.fr'
  const profile = { email, city: 'Lyon', zipCode: '69001', country: 'FR', latitude: '45.75', longitude: '4.85', locale: 'fr-FR' }
  await product.call('POST', '/api/project/update-profile', { token: couple.token, body: profile })
  const sent = await product.call('POST', '/api/project/send-to-prestataire', {
    token: couple.token,
    body: { project, prestataire: silent.id, message: 'Bonjour' },
    after,
  })
  expect((await projectsOf(couple, sent.position))[0]?.prestataires).toHaveLength(1)
  await hoursPassWithoutAnswer(couple)
  const mail = await product.message(email)
  expect(mail.subject).toMatch(/^Pas encore de réponse/)
  for (const name of ['Planner Lyon', 'Planner Vienne', 'Planner Grenoble']) expect(mail.text).toContain(name)
  for (const name of ['Planner Silence', 'Planner Occupé']) expect(mail.text).not.toContain(name)
  expect(mail.text).toContain(`http://localhost${unsubscribePath}/suggestions/`)
  await product.call('POST', '/api/project/send-to-prestataire', {
    token: couple.token,
    body: { project, prestataire: busy.id, message: 'Bonjour' },
  })
  expect(await effectsTo(couple, 'others-suggested')).toEqual(['done'])
})

describe('a couple whose contact data were opened', () => {
  test('is notified by whom, and finds the planner’s contact data in its project', async () => {
    const email = 'camille-ouverte@example.fr'
    const { couple } = await coupleThatWroteTo(planners.lyon, email)
    const requestId = await requestFrom(planners.lyon)
    expect((await projectsOf(couple))[0]?.prestataires[0]?.contact).toBeNull()
    const { position } = await product.call('POST', `/api/pro/requests/${requestId}/unlock`, { token: planners.lyon.token })
    const mail = await product.message(email, undefined, 'Planner Lyon veut échanger avec vous')
    const ownEmail = `${planners.lyon.publicId}@example.com`
    for (const part of ['Planner Lyon', 'Claire Fontaine', ownEmail, '+33 4 78 12 34 56', 'http://localhost/profile']) {
      expect(mail.text).toContain(part)
    }
    expect((await projectsOf(couple, position))[0]?.prestataires[0]).toMatchObject({
      id: planners.lyon.id,
      contact: { name: 'Claire Fontaine', email: ownEmail, phone: '+33478123456', writtenPhone: '+33 4 78 12 34 56' },
    })
  })

  test('gets no such mail after turning them off, even if the mail was already requested', async () => {
    const { couple } = await coupleThatWroteTo(planners.paris, 'camille-muette@example.fr')
    await perform(product, grantWelcomeCredit, { providerId: planners.paris.id })
    const body = { kind: 'planner-answers', wanted: false }
    await product.call('POST', '/api/project/notifications', { token: couple.token, body })
    const requestId = await requestFrom(planners.paris)
    await product.call('POST', `/api/pro/requests/${requestId}/unlock`, { token: planners.paris.token })
    await vi.waitFor(async () => expect(await effectsTo(couple, 'request-unlocked')).toEqual(['expired']), 120_000)
  })
})

test('a couple is invited to write a review of the planner, once', async () => {
  const email = 'apres-la-fete@example.fr'
  const { planner, requestId, couple, project } = await wonRequest(email)
  const ids = { requestId, providerId: planner.id, coupleId: couple.id, projectId: ProjectId.parse(project) }
  for (const invitedAt of ['2027-06-20T08:00:00.000Z', '2027-06-21T08:00:00.000Z'])
    await perform(product, inviteToReview, { ...ids, invitedAt })
  const mail = await product.message(email, undefined, 'Comment était-ce avec Planner Dijon ?')
  expect(mail.text).toMatch(/http:\/\/localhost\/review\/[\w-]{43}\n/)
  await expect.poll(() => effectsTo(couple, 'review-invited')).toEqual(['done'])
})

async function wonRequest(email: string) {
  const place = { city: 'Dijon', zipCode: '', country: 'FR', latitude: 47.32, longitude: 5.04 } as const
  const planner = await signedInPlanner(product, { company: { name: 'Planner Dijon', place } })
  await perform(product, grantWelcomeCredit, { providerId: planner.id })
  const { couple, project } = await coupleThatWroteTo(planner, email)
  const requestId = await requestFrom(planner)
  await product.call('POST', `/api/pro/requests/${requestId}/unlock`, { token: planner.token })
  await perform(product, moveRequest, { requestId, providerId: planner.id, stage: 'won' })
  return { planner, requestId, couple, project }
}
