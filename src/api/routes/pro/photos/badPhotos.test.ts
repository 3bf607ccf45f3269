import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { badPhotos, photograph } from '../../../../../tests/photos/photoFixtures.ts'
import { uploadPhoto } from '../../../../../tests/photos/uploadPhoto.ts'
import { filesIn } from '../../../../../tests/setup/filesIn.ts'
import { listening } from '../../../../../tests/setup/httpCalls.ts'
import { signedInPlanner, type TestPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import { languages } from '../../../../domain/languages.ts'
import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import { defaultRules } from '../../../../domain/rules.ts'
import { photoErrors } from '../../../../integrations/photos/photoError.ts'
import { photoProblem } from '../../../photoProblem.ts'

const folder = mkdtempSync(join(tmpdir(), 'alliance-photos-'))
let product: TestProduct
let planner: TestPlanner
let origin: string
beforeAll(async () => {
  product = await startTestProduct({ environment: { DATA_DIR: folder } })
  planner = await signedInPlanner(product)
  origin = await listening(product)
})
afterAll(async () => {
  await product.close()
  rmSync(folder, { recursive: true, force: true })
})

const upload = (content: Buffer, options: object = {}, path = '/api/pro/photos') =>
  uploadPhoto(`${origin}${path}`, content, { token: planner.token, ...options })
const stored = () => filesIn(folder).filter((file) => file.includes('/files/'))
const uploading = () => readdirSync(join(folder, 'alliance-uploads'))
const gallery = async () => (await product.backend.commands.load(provider, providerStream(planner.id))).state

describe.each(badPhotos)('$what', ({ content, code }) => {
  it(`is refused as ${code}, and nothing of it is kept`, async () => {
    const file = await content()
    for (const path of ['/api/pro/photos', '/api/pro/profile-photo']) {
      const { status, body } = await upload(file, {}, path)
      expect(body).toMatchObject({ code, detail: photoProblem(code, 'en', defaultRules).message })
      expect(body['detail']).toMatch(/^[A-Z][^{]+\.$/)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
    expect(stored()).toEqual([])
    expect(uploading()).toEqual([])
    expect(await gallery()).toMatchObject({ photos: new Map(), profilePhoto: undefined })
    expect((await product.call('GET', '/health/live')).status).toBe(200)
  })
})

it('every error of a photograph is among them, or needs a crop or a time that is too long', () => {
  const shown = new Set<string>([...badPhotos.map(({ code }) => code), 'crop_failed', 'timeout'])
  expect(photoErrors.filter((code) => !shown.has(code))).toEqual([])
})

it('an error is worded in the language of the caller', async () => {
  const said = await Promise.all(languages.map(async (language) => (await upload(Buffer.from('x'), { language })).body['detail']))
  expect(new Set(said).size).toBe(languages.length)
})

it.each([
  ['beyond the photograph', '100,100,800,600'],
  ['of no size', '0,0,0,0'],
  ['of text', 'all'],
  ['below zero', '-10,0,400,400'],
  ['of five numbers', '0,0,400,400,1'],
])('a crop %s is refused', async (_what, crop) => {
  expect((await upload(await photograph().jpeg().toBuffer(), { crop })).body).toMatchObject({
    status: 422,
    code: 'crop_failed',
    detail: 'The photo could not be cropped. Please crop it again.',
  })
})

it('a crop that leaves too little is refused', async () => {
  const small = { x: 0, y: 0, width: 359, height: 500 }
  expect((await upload(await photograph().jpeg().toBuffer(), { crop: small })).body).toMatchObject({ status: 422, code: 'too_small' })
})

it.each([
  ['without a file', () => new FormData()],
  ['that is no form', () => JSON.stringify({})],
])('a call %s is refused', async (_what, body) => {
  const headers = { authorization: `Bearer ${planner.token}` }
  const answer = await fetch(`${origin}/api/pro/photos`, { method: 'POST', headers, body: body() })
  expect([answer.status >= 400, answer.status < 500]).toEqual([true, true])
})
