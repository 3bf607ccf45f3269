import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { readConfig } from '../src/config.ts'
import { startProduct } from '../src/startProduct.ts'
import { signedInPlanner } from '../tests/setup/testPeople.ts'

export interface FromViewServer {
  readonly port: number
  /** Public ids of providers that are looked at. */
  readonly publicIds: readonly string[]
  /** Access tokens of the same. */
  readonly tokens: readonly string[]
}

const [databaseUrl = '', dataDirectory = '', count = '0'] = process.argv.slice(2)
const key = () => randomBytes(32).toString('base64')
const config = readConfig({
  NODE_ENV: 'test',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDirectory,
  PUBLIC_URL: 'http://localhost',
  CALLS_PER_MINUTE: '100000000',
  DEMO: 'off',
  MASTER_KEY: key(),
  CLAIM_KEY: key(),
  TOKEN_KEY: key(),
  CODE_KEY: key(),
  BODY_KEY: key(),
})
const product = await startProduct({ config, logger: pino({ level: 'warn' }) })
const planners = await Promise.all(Array.from({ length: Number(count) }, () => signedInPlanner(product)))
const address = await product.app?.listen({ port: 0, host: '127.0.0.1' })
process.send?.({
  port: Number(new URL(address ?? '').port),
  publicIds: planners.map(({ publicId }) => publicId),
  tokens: planners.map(({ token }) => token),
} satisfies FromViewServer)
