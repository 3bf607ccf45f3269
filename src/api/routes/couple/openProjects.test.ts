import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedInCouple, type TestCouple } from '../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../tests/setup/testProduct.ts'
import { wizardProject } from '../../../../tests/setup/wizardProject.ts'

let product: TestProduct
beforeAll(async () => {
  const rules = { openProjectsPerCouple: 2, projectsPageSize: 3, limits: { newProjectsPerCouple: { max: 5 } } }
  product = await startTestProduct({ environment: { RULES: JSON.stringify(rules) } })
})
afterAll(() => product.close())

interface Saved {
  readonly success: boolean
  readonly projectId: string
  readonly error: string | null
  readonly error_slug: string | null
}
interface Listed {
  readonly projects: readonly { readonly id: string }[]
  readonly count: number
  readonly total: number
}

const save = async ({ token }: TestCouple, options: object = {}) => {
  const saved = await product.call<Saved>('POST', '/api/project/save-project', { token, body: wizardProject(), ...options })
  // The next call counts the project that this one saved.
  await list({ token }, '', saved.position)
  return saved
}
const list = ({ token }: Pick<TestCouple, 'token'>, query = '', after?: string) =>
  product.call<Listed>('GET', `/api/project/projects${query}`, { token, ...(after === undefined ? {} : { after }) })

describe('open projects', () => {
  it('are limited: another one is refused, in the language of the couple, until one is cancelled', async () => {
    const couple = await signedInCouple(product, { locale: 'de-DE' })
    const { body: first } = await save(couple)
    await save(couple)
    const german = { headers: { 'accept-language': 'de' } }
    expect((await save(couple, german)).body).toMatchObject({
      success: false,
      projectId: null,
      error_slug: 'too-many-open-projects',
      error: expect.stringContaining('zu viele offene Projekte'),
    })
    const duplicate = `/api/project/projects/${first.projectId}/duplicate`
    expect((await product.call<Saved>('POST', duplicate, { token: couple.token, body: {} })).body.error_slug).toBe('too-many-open-projects')
    const cancelled = await product.call('POST', `/api/project/projects/${first.projectId}/cancel`, { token: couple.token })
    await list(couple, '', cancelled.position)
    expect((await save(couple)).body.success).toBe(true)
  })

  it('leave a retry its first answer', async () => {
    const couple = await signedInCouple(product)
    await save(couple)
    const key = randomUUID()
    const { body } = await save(couple, { key })
    for (let attempt = 0; attempt < 6; attempt++) expect((await save(couple, { key })).body).toEqual(body)
  })

  it('cannot be made without an end by saving many at once', async () => {
    const couple = await signedInCouple(product)
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        product.call<Saved>('POST', '/api/project/save-project', { token: couple.token, body: wizardProject() }),
      ),
    )
    expect(answers.filter(({ body }) => body.success).length).toBeLessThanOrEqual(5)
    expect(answers.some(({ status }) => status === 429)).toBe(true)
  })
})

describe('the list of projects', () => {
  it('has pages, and says how many there are', async () => {
    const couple = await signedInCouple(product)
    const ids: string[] = []
    for (let number = 0; number < 4; number++) {
      const { body } = await save(couple)
      ids.unshift(body.projectId)
      const { position } = await product.call('POST', `/api/project/projects/${body.projectId}/cancel`, { token: couple.token })
      await list(couple, '', position)
    }
    const page = async (query: string) => {
      const { body } = await list(couple, query)
      return { ids: body.projects.map(({ id }) => id), count: body.count, total: body.total }
    }
    expect(await page('')).toEqual({ ids: ids.slice(0, 3), count: 2, total: 4 })
    expect(await page('?page=2')).toEqual({ ids: ids.slice(3), count: 2, total: 4 })
    expect(await page('?page=2&limit=1')).toEqual({ ids: ids.slice(1, 2), count: 4, total: 4 })
    expect((await list(couple, '?limit=4')).status).toBe(400)
  })
})
