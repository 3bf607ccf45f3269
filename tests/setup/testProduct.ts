import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { vi } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { defaultRules, type Rules } from '../../src/domain/rules.ts'
import type { SandboxMessage } from '../../src/sandbox/sandboxMessages.ts'
import { type Product, type ProductOptions, startProduct } from '../../src/startProduct.ts'
import { createProductDatabase } from './productDatabase.ts'
/** The whole product on its own database: all roles, sandbox services, no demo world. */
export interface TestProduct extends Product {
  readonly databaseUrl: string
  /** Its settings, for another process that shares its data. */
  readonly environment: Readonly<Record<string, string>>
  /** Calls the API as a client without cookies. Bodies are JSON; `token` is sent as a bearer token. */
  readonly call: <Body = unknown>(method: string, url: string, options?: CallOptions) => Promise<Answer<Body>>
  /** Waits for the newest text message or mail to a recipient, optionally with a subject. */
  readonly message: (to: string, after?: Date, subject?: string) => Promise<SandboxMessage>
}

export interface CallOptions {
  readonly body?: object | string
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
  /** A new Idempotency-Key is sent with every changing call unless one is given, or null. */
  readonly key?: string | null
  /** `X-Min-Position`. */
  readonly after?: string
}

export interface Answer<Body> {
  readonly status: number
  /** The answer's JSON, typed as the caller expects; undefined for other content types. */
  readonly body: Body
  readonly text: string
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
  /** `X-Position`. */
  readonly position: string | undefined
}

export interface TestProductOptions extends Partial<Omit<ProductOptions, 'config' | 'logger'>> {
  readonly environment?: Readonly<Record<string, string>>
  /** For a test of what is logged. */
  readonly logger?: Logger
}

/** On a busy machine an answer may take longer than a person would wait. */
const patience = { milliseconds: 60_000 }
const patientRules = {
  paymentPatience: patience,
  readPatience: patience,
  databasePatience: patience,
  erasurePatience: patience,
  claimPatience: patience,
  calendarFeeds: { seconds: 60 },
}
type PatientRule = keyof typeof patientRules

/** A test's own rules with the same patience, except where the test sets another one. */
function patientOf(rules: Rules): Rules {
  const names = (Object.keys(patientRules) as PatientRule[]).filter((name) => rules[name] === defaultRules[name])
  return { ...rules, ...Object.fromEntries(names.map((name) => [name, { ...rules[name], ...patientRules[name] }])) }
}

/** Starts the product; `close` ends it and drops the database. */
export async function startTestProduct({
  environment = {},
  rules,
  logger = testLogger(),
  ...options
}: TestProductOptions = {}): Promise<TestProduct> {
  // A database in the environment belongs to another product, which shares it.
  const shared = environment['DATABASE_URL']
  const database = shared === undefined ? await createProductDatabase(2) : { url: shared, drop: async () => {} }
  const folder = mkdtempSync(join(tmpdir(), 'alliance-product-'))
  const key = () => randomBytes(32).toString('base64')
  const settings = {
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PUBLIC_URL: 'http://localhost',
    CALLS_PER_MINUTE: '1000000',
    DEMO: 'off',
    MAP_TILES_URL: 'off',
    MASTER_KEY: key(),
    CLAIM_KEY: key(),
    TOKEN_KEY: key(),
    CODE_KEY: key(),
    BODY_KEY: key(),
    ...environment,
    RULES: JSON.stringify({ ...patientRules, ...JSON.parse(environment['RULES'] ?? '{}') }),
  }
  const config = readConfig(settings)
  const product = await startProduct({ ...options, ...(rules && { rules: patientOf(rules) }), config, logger })
  return {
    ...product,
    databaseUrl: database.url,
    environment: settings,
    call: (method, url, call) => callApi(product, method, url, call),
    message: (to, after, subject) => waitForMessage(product, to, after, subject),
    async close() {
      await product.close()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function testLogger(): Logger {
  return pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' })
}

async function callApi<Body>(
  { app }: Product,
  method: string,
  url: string,
  { body, token, headers, key, after }: CallOptions = {},
): Promise<Answer<Body>> {
  if (!app) throw new Error('this product has no API')
  const answer = await app.inject({
    method,
    url,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === null || method === 'GET' ? {} : { 'idempotency-key': key ?? randomUUID() }),
      ...(after === undefined ? {} : { 'x-min-position': after }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: body }),
  })
  const json = /json/.test(String(answer.headers['content-type']))
  const position = answer.headers['x-position']
  return {
    status: answer.statusCode,
    body: (json ? answer.json() : undefined) as Body,
    text: answer.body,
    headers: answer.headers,
    position: typeof position === 'string' ? position : undefined,
  }
}

function waitForMessage({ sandbox }: Product, to: string, after = new Date(0), subject?: string): Promise<SandboxMessage> {
  return vi.waitFor(
    async () => {
      const messages = (await sandbox?.messages.list({ to, after, limit: subject === undefined ? 1 : 20 })) ?? []
      const message = messages.find((each) => subject === undefined || ('subject' in each && each.subject === subject))
      if (!message) throw new Error(`no message to ${to}`)
      return message
    },
    { timeout: 120_000, interval: 20 },
  )
}
