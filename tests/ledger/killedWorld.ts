import { randomBytes, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { pino } from 'pino'
import { expect } from 'vitest'
import { openBackend } from '../../src/backend.ts'
import { processes } from '../../src/catalogues.ts'
import { readConfig } from '../../src/config.ts'
import { ProjectId, ProviderId, RequestId } from '../../src/domain/ids.ts'
import { contactProviders } from '../../src/domain/project/contactProviders.ts'
import { saveProject } from '../../src/domain/project/saveProject.ts'
import { describeCompany } from '../../src/domain/provider/describeCompany.ts'
import { registerProvider } from '../../src/domain/provider/registerProvider.ts'
import { openRequest } from '../../src/domain/request/openRequest.ts'
import { formatPostgresPosition } from '../../src/eventstore/postgresPosition.ts'
import { inParallel } from '../../src/platform/inParallel.ts'
import { startStripeSandbox } from '../../src/sandbox/stripe/stripeSandbox.ts'
import { KillableProduct } from '../races/killableProduct.ts'
import { httpCalls } from '../setup/httpCalls.ts'
import { createProductDatabase } from '../setup/productDatabase.ts'
import { lyon, weddingDetails } from '../setup/sampleEvents.ts'
import { sandboxPayments } from '../setup/sandboxPayments.ts'
import { accessToken, perform, signedInCouple, type TestCouple } from '../setup/testPeople.ts'
import { requestsOfEach } from './callSteps.ts'
import { paymentWorkLeft, startPaymentWork } from './paymentWork.ts'

/** A provider, and the projects of couples that wrote to it; each project belongs to a group of providers. */
export interface CallingProvider {
  readonly id: ProviderId
  readonly token: string
  readonly requests: readonly { readonly requestId: RequestId; readonly projectId: ProjectId; readonly couple: TestCouple }[]
}

export type KilledWorld = Awaited<ReturnType<typeof openKilledWorld>>
type Called = 'GET' | 'POST'
const groupSize = 10

/** The product in a process that can be killed; beside it the payment service, a payment worker, and a backend on the same log. */
export async function openKilledWorld() {
  const database = await createProductDatabase(4)
  const key = () => randomBytes(32).toString('base64')
  const keys = { MASTER_KEY: key(), CLAIM_KEY: key(), TOKEN_KEY: key(), CODE_KEY: key(), BODY_KEY: key() }
  const settings = { NODE_ENV: 'test', DEMO: 'off', CALLS_PER_MINUTE: '1000000', LOG_LEVEL: 'fatal' }
  const environment = { ...settings, ...keys, DATABASE_URL: database.url, ROLES: 'api,projector' }
  const backend = await openBackend({ config: readConfig(environment), logger: pino({ level: 'silent' }), mode: 'own' })
  const sandbox = await startStripeSandbox({ pool: database.pool })
  const product = new KillableProduct(environment)
  const services = { payments: sandboxPayments(sandbox.payments), commands: backend.commands, alarms: { raise: () => {} } }
  const work = startPaymentWork({ pool: database.pool, services })

  /** Repeated under one key until it is answered, by whichever process runs; a slow payment service is asked again. */
  async function call<Body>(method: Called, path: string, token: string, given: { body?: object; after?: string } = {}) {
    const idempotencyKey = randomUUID()
    for (;;) {
      const origin = await product.origin
      const options = { token, key: idempotencyKey, ...given }
      const answer = await httpCalls(origin)<Body>(method, path, options).catch(() => undefined)
      if (answer && answer.status !== 503) return answer
    }
  }

  let killing = Promise.resolve()
  /** SIGKILL while it serves other calls; resolves when the next process listens. */
  async function kill(): Promise<void> {
    const before = killing
    killing = (async () => {
      await before
      await product.origin
      product.killAndRestart()
      await product.origin
    })()
    await killing
  }

  /** Creates providers, with a request from each project of their group. */
  async function providers(count: number): Promise<readonly CallingProvider[]> {
    const made: CallingProvider[] = []
    const groups = Array.from({ length: Math.ceil(count / groupSize) }, (_, n) => Math.min(groupSize, count - n * groupSize))
    await inParallel(4, groups, async (size) => void made.push(...(await group({ backend }, size))))
    return made
  }

  /** Waits until everything that follows from the calls has happened. */
  async function quiet(): Promise<string> {
    const left = async () => ({
      failure: work.failure(),
      webhooks: await sandbox.webhooksToCome(),
      work: await paymentWorkLeft(database.pool),
      behind: await processesBehind(database.pool, backend.eventStore.id),
    })
    await expect.poll(left, { timeout: 120_000, interval: 100 }).toEqual({ failure: undefined, webhooks: 0, work: 0, behind: [] })
    return backend.eventStore.head()
  }

  return {
    backend,
    sandbox,
    kill,
    call,
    providers,
    quiet,
    async close() {
      product.end()
      await work.stop()
      await sandbox.close()
      await backend.close()
      await database.drop()
    },
  }
}

/** The processes that have not handled all events about them. */
async function processesBehind(pool: Pool, storeId: string): Promise<readonly string[]> {
  const { rows: latest } = await pool.query<{ type: string; xid: string; position: string }>(
    'SELECT DISTINCT ON (type) type, xid::text, position::text FROM log.events ORDER BY type, log.events.xid DESC, log.events.position DESC',
  )
  const latestOf = new Map(latest.map(({ type, ...at }) => [type, formatPostgresPosition(storeId, at)]))
  const { rows } = await pool.query<{ process: string; position: string }>('SELECT process, position FROM operational.process_checkpoints')
  const reached = new Map(rows.map(({ process, position }) => [process, position]))
  return processes
    .filter(({ name, events }) => events.some((type) => (latestOf.get(type) ?? '') > (reached.get(name) ?? '')))
    .map(({ name }) => name)
}

async function group(world: Parameters<typeof perform>[0], size: number): Promise<readonly CallingProvider[]> {
  const couples = [await signedInCouple(world), await signedInCouple(world)] as const
  const ids = Array.from({ length: size }, () => ProviderId.parse(randomUUID()))
  const own = new Map(ids.map((id) => [id, [] as CallingProvider['requests'][number][]]))
  for (const providerId of ids) {
    const person = { firstname: 'Claire', lastname: 'Fontaine', email: `${providerId}@example.com`, phone: '+33478123456', locale: 'fr-FR' }
    await perform(world, registerProvider, {
      providerId,
      publicId: providerId.slice(0, 8),
      kind: 'planner',
      emailConfirmed: true,
      ...person,
    })
    const company = { name: 'Atelier Fontaine', place: lyon, website: null, languages: ['fr' as const], startingFrom: 180_000 }
    await perform(world, describeCompany, { providerId, ...company })
  }
  for (let n = 0; n < requestsOfEach; n++) {
    const couple = couples[n % 2] ?? couples[0]
    const projectId = ProjectId.parse(randomUUID())
    await perform(world, saveProject, { projectId, coupleId: couple.id, country: 'FR', details: weddingDetails })
    const recipients = ids.map((providerId) => ({ requestId: RequestId.parse(randomUUID()), providerId }))
    await perform(world, contactProviders, { projectId, coupleId: couple.id, providers: recipients, message: 'Bonjour !' })
    for (const recipient of recipients) {
      const request = { ...recipient, projectId, coupleId: couple.id, message: 'Bonjour !', receivedAt: new Date().toISOString() }
      await perform(world, openRequest, { ...weddingDetails, ...request })
      own.get(recipient.providerId)?.push({ requestId: recipient.requestId, projectId, couple })
    }
  }
  return Promise.all(ids.map(async (id) => ({ id, token: await accessToken(world, 'provider', id), requests: own.get(id) ?? [] })))
}
