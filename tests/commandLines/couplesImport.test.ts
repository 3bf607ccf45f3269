import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCoupleByPhone } from '../../src/commands/findCoupleByPhone.ts'
import { coupleCalls } from '../setup/coupleCalls.ts'
import { newPhone, provenPhone } from '../setup/phoneSignIn.ts'
import { lyon } from '../setup/sampleEvents.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'
import { runScript } from './runScript.ts'

let product: TestProduct
const { post, registered, me } = coupleCalls(() => product)
const folder = mkdtempSync(join(tmpdir(), 'alliance-import-'))
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await product.close()
})

const account = (phone: string, over: object = {}) => ({
  firstname: 'Zoé',
  lastname: 'Lefèvre',
  email: 'zoe@example.fr',
  phone,
  locale: 'fr-FR',
  termsVersion: '2024-03-01',
  termsAcceptedAt: '2024-05-02T16:45:00.000Z',
  ...over,
})

function importing(accounts: unknown) {
  const file = join(folder, 'accounts.json')
  writeFileSync(file, JSON.stringify(accounts))
  return runScript(product, 'couplesImport', file)
}

test('imports accounts once and leaves existing ones alone; an imported couple signs in by its number and saves its profile', async () => {
  const [known, phone] = [await registered(), newPhone()]
  const accounts = [account(phone), account(newPhone(), { home: lyon }), account(known.phone)]
  expect(await importing(accounts)).toEqual({ code: 0, output: '2 imported, 1 had an account already, 0 are just registering.' })
  expect(await importing(accounts)).toMatchObject({ code: 0, output: expect.stringContaining('0 imported, 3 had') })
  expect((await me(known.token)).body).toMatchObject({ firstname: 'Camille' })

  const proof = await provenPhone(product, phone)
  const { body } = await post('check-account', { phone, proof })
  expect(body).toMatchObject({
    hasAccount: true,
    user: { firstname: 'Zoé', phone, city: '', latitude: '', has_finished_onboarding: false },
  })
  const home = { city: 'Lyon', zipCode: '69001', country: 'FR', latitude: '45.7578', longitude: '4.832' }
  const profile = { email: 'zoe@example.fr', locale: 'fr-FR', ...home }
  const saved = await product.call<{ user: object }>('POST', '/api/project/update-profile', { token: body.token, body: profile })
  expect(saved.body.user).toMatchObject({ city: 'Lyon', has_finished_onboarding: true })
  const { text } = await product.call('GET', '/api/project/export', { token: body.token })
  expect(JSON.parse(text)).toMatchObject({ profile: { lastname: 'Lefèvre' }, terms: [{ version: '2024-03-01' }] })
})

test('imports nothing from a file with an error, and reports its place without personal data', async () => {
  const phone = newPhone()
  const { code, output } = await importing([account(phone), account('0612345678', { email: 'zoe', secret: 1 })])
  expect(code).toBe(2)
  expect(output).toMatch(/^Nothing was imported\.\n/)
  for (const field of ['email', 'phone']) expect(output).toContain(`row 2: ${field}: `)
  expect(output).not.toMatch(/zoe|0612345678/)
  const { commands, secrets } = product.backend
  expect(await findCoupleByPhone(commands, secrets.claimKey, phone)).toBeUndefined()
  expect(await runScript(product, 'couplesImport')).toMatchObject({ code: 2, output: expect.stringContaining('Usage: ') })
  expect(await runScript(product, 'couplesImport', join(folder, 'nowhere.json'))).toMatchObject({ code: 2 })
})
