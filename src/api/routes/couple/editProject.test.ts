import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessToken, signedInCouple, signedInPlanner, type TestCouple } from '../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../tests/setup/testProduct.ts'
import { wizardProject } from '../../../../tests/setup/wizardProject.ts'

interface Saved {
  readonly success: boolean
  readonly projectId: string
  readonly error: string | null
  readonly error_slug: string | null
}
interface Listed {
  readonly id: string
  readonly etag: string
  readonly guestRange: string
  readonly eventDate: string
}

let now = Date.parse('2026-11-20T10:00:00.000Z')
let product: TestProduct
let couple: TestCouple
beforeAll(async () => {
  product = await startTestProduct({ now: () => new Date(now) })
  couple = await signedInCouple(product)
})
afterAll(() => product.close())

const save = (body: object, options: object = {}) =>
  product.call<Saved>('POST', '/api/project/save-project', { body, token: couple.token, ...options })
const duplicate = (id: string, body: object = {}, options: object = {}) =>
  product.call<Saved>('POST', `/api/project/projects/${id}/duplicate`, { body, token: couple.token, ...options })
async function listed(id: string, after: string | undefined): Promise<Listed | undefined> {
  const { body } = await product.call<{ projects: Listed[] }>('GET', '/api/project/projects', { token: couple.token, after: after ?? '' })
  return body.projects.find((project) => project.id === id)
}

describe('editing', () => {
  const edit = (id: string, change: Readonly<Record<string, unknown>>, seen?: string, options: object = {}) =>
    save(
      { ...wizardProject(change), id },
      seen === undefined ? options : { headers: { 'if-match': seen, 'accept-language': 'en' }, ...options },
    )

  it('names the state in the list as in the answer, whatever kind of project it is', async () => {
    for (const kind of [{}, { eventType: 'Noces d’or' }, { hasTheme: false }, { serviceType: null, zipCode: '69002' }]) {
      const saved = await save(wizardProject(kind))
      expect(saved.headers['etag']).toMatch(/^"[\w-]{22}"$/)
      expect((await listed(saved.body.projectId, saved.position))?.etag).toBe(saved.headers['etag'])
    }
  })

  it('refuses in words to overwrite what was changed meanwhile, when asked to', async () => {
    const first = await save(wizardProject())
    const id = first.body.projectId
    const seen = String(first.headers['etag'])
    const other = await edit(id, { guestRange: 'less50' }, seen)
    expect(other.body.success).toBe(true)
    const late = await edit(id, { guestRange: 'more200' }, seen)
    expect(late).toMatchObject({
      status: 412,
      body: {
        success: false,
        error_slug: 'changed-meanwhile',
        error: 'This was changed meanwhile. Please look at it again before you save.',
      },
    })
    expect((await listed(id, other.position))?.guestRange).toBe('less50')
    expect((await edit(id, { guestRange: 'more200' }, String(other.headers['etag']))).body.success).toBe(true)
  })

  it('goes on without it, with a star, and for a new project', async () => {
    const id = (await save(wizardProject())).body.projectId
    expect((await edit(id, { guestRange: 'less50' })).body.success).toBe(true)
    expect((await edit(id, { guestRange: 'more200' }, '*')).body.success).toBe(true)
    expect((await save(wizardProject(), { headers: { 'if-match': '"other"' } })).body.success).toBe(true)
  })

  it('answers a retry as the first time, though its own change is what came meanwhile', async () => {
    const first = await save(wizardProject())
    const [id, seen, key] = [first.body.projectId, String(first.headers['etag']), randomUUID()]
    const changed = await edit(id, { guestRange: 'less50' }, seen, { key })
    const again = await edit(id, { guestRange: 'less50' }, seen, { key })
    expect(again).toMatchObject({ status: 200, body: changed.body })
    expect(again.headers['etag']).toBe(changed.headers['etag'])
  })
})

describe('duplicating', () => {
  it('makes a new project of the same details that nobody was written to about', async () => {
    const planner = await signedInPlanner(product)
    const first = await save(wizardProject({ weddingTheme: 'Or' }))
    const id = first.body.projectId
    await product.call('POST', '/api/project/send-to-prestataire', {
      body: { project: id, prestataire: planner.id, message: 'Bonjour !' },
      token: couple.token,
    })
    const copied = await duplicate(id, { eventDate: '2028-06-17' })
    expect(copied).toMatchObject({ status: 200, body: { success: true, projectId: expect.any(String) } })
    expect(copied.body.projectId).not.toBe(id)
    expect(await listed(copied.body.projectId, copied.position)).toMatchObject({
      ...wizardProject({ weddingTheme: 'Or', eventDate: '2028-06-17' }),
      message: '',
      status: 'upcoming',
      prestataires: [],
    })
    const same = await duplicate(id)
    expect((await listed(same.body.projectId, same.position))?.eventDate).toBe('2027-06-19')
  })

  it('makes one under one key', async () => {
    const { projectId } = (await save(wizardProject())).body
    const key = randomUUID()
    const first = await duplicate(projectId, {}, { key })
    expect((await duplicate(projectId, {}, { key })).body).toEqual(first.body)
    expect((await duplicate(projectId, { eventDate: '2028-06-17' }, { key })).status).toBe(422)
  })

  it('asks for a day where that of the project is over, also of one that was cancelled', async () => {
    const { projectId } = (await save(wizardProject({ eventDate: '2026-12-24' }))).body
    await product.call('POST', `/api/project/projects/${projectId}/cancel`, { token: couple.token })
    now = Date.parse('2026-12-25T10:00:00.000Z')
    const token = await accessToken(product, 'couple', couple.id)
    const needed = await duplicate(projectId, {}, { token, headers: { 'accept-language': 'en' } })
    expect(needed.body).toEqual({
      success: false,
      projectId: null,
      error_slug: 'event-date-needed',
      error: 'The date of this project has passed. Please choose another one.',
    })
    expect((await duplicate(projectId, { eventDate: '2026-12-24' }, { token })).body.error_slug).toBe('event-date-past')
    expect((await duplicate(projectId, { eventDate: '2027-12-24' }, { token })).body.success).toBe(true)
    expect((await duplicate(projectId, { eventDate: 'soon' }, { token })).status).toBe(400)
    now = Date.parse('2026-11-20T10:00:00.000Z')
  })

  it('is the owner’s business', async () => {
    const { projectId } = (await save(wizardProject())).body
    const other = await signedInCouple(product)
    expect((await duplicate(projectId, {}, { token: other.token })).status).toBe(404)
    expect((await duplicate(randomUUID())).status).toBe(404)
    expect((await product.call('POST', `/api/project/projects/${projectId}/duplicate`, { body: {} })).status).toBe(401)
  })
})
