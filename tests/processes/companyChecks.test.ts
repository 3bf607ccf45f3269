import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { rebuildProcess } from '../../src/commands/rebuildProcess.ts'
import { checkCompanyNumberAgainWhenItIsDue as checkAgain } from '../../src/domain/processes/checkCompanyNumberAgainWhenItIsDue.ts'
import { provider, providerStream } from '../../src/domain/provider/provider.ts'
import { providerDirectory } from '../../src/projections/providerDirectory/providerDirectory.ts'
import { listenOnLoopback } from '../../src/sandbox/listenOnLoopback.ts'
import { newSiret } from '../setup/sirets.ts'
import { signedInPlanner, type TestPlanner } from '../setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'

const siret = newSiret()
/** The register's state of every number; undefined while it is unavailable. */
let found: 'A' | 'F' | undefined = 'A'
const register = createServer((_request, response) => {
  if (found === undefined) response.writeHead(503).end()
  else response.end(JSON.stringify({ results: [{ siege: { siret, etat_administratif: found } }] }))
})

let product: TestProduct
let me: TestPlanner
beforeAll(async () => {
  product = await startTestProduct({ environment: { COMPANY_REGISTRY_URL: `http://127.0.0.1:${await listenOnLoopback(register, 0)}` } })
  me = await signedInPlanner(product)
})
afterAll(async () => {
  await product.close()
  register.close()
})

const until = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: 120_000, interval: 50 })
const query = async (sql: string, values: readonly string[]) => (await product.backend.database.query(sql, [...values])).rows
const stateOf = async () => (await product.backend.commands.load(provider, providerStream(me.id))).state.companyNumber?.state
const isListed = async () =>
  (await query(`SELECT listed FROM provider_directory_v${providerDirectory.version}.providers WHERE provider_id = $1`, [me.id]))[0]?.listed
const deadlines = () =>
  query("SELECT name, due_at > now() + interval '27 days' AS later FROM operational.deadlines WHERE process = $1 AND key = $2", [
    checkAgain.name,
    me.id,
  ])
const inAMonth = [{ name: 'check', later: true }]
const monthPasses = () =>
  query("UPDATE operational.deadlines SET due_at = date_trunc('milliseconds', now()) WHERE process = $1 AND key = $2", [
    checkAgain.name,
    me.id,
  ])

test('a valid number is checked again a month later: an outage hides nobody, and a closed company is hidden and mailed', async () => {
  const { name, place } = {
    name: 'Atelier Fontaine',
    place: { city: 'Lyon', zipCode: '69007', latitude: '45.74846', longitude: '4.84671' },
  }
  const body = {
    name,
    street: '',
    ...place,
    country: 'FR',
    website: '',
    languages: ['fr'],
    createdOn: '2014-03-01',
    number: siret,
    vatNumber: '',
  }
  const saved = await product.call('PUT', '/api/pro/company', { token: me.token, body, headers: { 'if-match': '*' } })
  expect(saved.status).toBe(200)
  await until(async () => expect(await stateOf()).toBe('valid'))
  await until(async () => expect(await deadlines()).toEqual(inAMonth))

  // The state of the process and its deadline can be rebuilt from the log.
  await query('DELETE FROM operational.deadlines WHERE process = $1 AND key = $2', [checkAgain.name, me.id])
  const { database: pool, eventStore: store, rules } = product.backend
  await rebuildProcess(checkAgain, { pool, store, rules })
  expect(await deadlines()).toEqual(inAMonth)

  found = undefined
  await monthPasses()
  const waiting = () =>
    query(
      "SELECT last_error FROM operational.effects WHERE kind = 'companyCheck' AND person_id = $1 AND state = 'pending' AND attempts > 0",
      [me.id],
    )
  await until(async () => expect(await waiting()).toEqual([{ last_error: 'registry 503' }]))
  expect(await deadlines()).toEqual(inAMonth)
  expect([await stateOf(), await isListed()]).toEqual(['valid', true])

  found = 'F'
  const before = new Date()
  await monthPasses()
  await until(async () => expect(await stateOf()).toBe('inactive'))
  await until(async () => expect([await isListed(), await deadlines()]).toEqual([false, []]))
  const subject = 'Votre page n’est plus visible : vérifiez votre numéro d’entreprise'
  const mail = await product.message(`${me.publicId}@example.com`, before, subject)
  expect(mail.text).toContain('Selon le registre, l’entreprise est fermée.')
})
