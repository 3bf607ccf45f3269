import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultRules } from '../../src/domain/rules.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { plannerWithCredit, requestUrl, sendRequest } from '../setup/sentRequest.ts'
import { signedInCouple } from '../setup/testPeople.ts'

const twoDaysMs = 2 * 86_400_000

let world: BrowserWorld
let aheadMs = 0
beforeAll(async () => {
  world = await openBrowserWorld({
    rules: { ...defaultRules, claims: { ...defaultRules.claims, leastRequests: 1 } },
    now: () => new Date(Date.now() + aheadMs),
  })
})
afterAll(() => world.close())

test('the welcome page names a figure as soon as the data support it', async () => {
  const { product } = world
  const welcome = async () => (await product.call('GET', '/', { headers: { 'accept-language': 'fr' } })).text
  expect(await welcome()).toContain('Des réponses rapides')

  const planner = await plannerWithCredit(product)
  const request = await sendRequest(product, await signedInCouple(product), planner)
  const rejected = await product.call('POST', requestUrl(request.requestId, '/reject'), {
    token: planner.token,
    after: request.after,
    body: { reason: 'not_available' },
  })
  expect(rejected.status).toBe(200)
  await product.call('GET', requestUrl(request.requestId), { token: planner.token, after: rejected.position ?? '' })
  expect(await welcome()).toContain('Des réponses rapides')

  aheadMs = twoDaysMs
  await expect.poll(welcome).toContain('Une réponse en moins de 2 heures')
  const page = await world.open()
  await page.goto('/')
  await page.getByRole('heading', { name: 'Une réponse en moins de 2 heures' }).waitFor()
  await page.getByRole('heading', { name: 'Des prestataires choisis' }).waitFor()
  expectNoProblems(page)
})
