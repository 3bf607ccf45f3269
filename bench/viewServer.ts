import { pino } from 'pino'
import { projections } from '../src/catalogues.ts'
import { startProduct } from '../src/startProduct.ts'
import { signedInPlanner } from '../tests/setup/testPeople.ts'
import { benchConfig } from './benchConfig.ts'

export interface FromViewServer {
  readonly port: number
  /** Public ids of the viewed providers. */
  readonly publicIds: readonly string[]
  /** Access tokens of the same. */
  readonly tokens: readonly string[]
}

const [databaseUrl = '', dataDirectory = '', count = '0'] = process.argv.slice(2)
const config = benchConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory })
const product = await startProduct({ config, logger: pino({ level: 'warn' }) })
const planners = await Promise.all(Array.from({ length: Number(count) }, () => signedInPlanner(product)))
// The data that other callers read exist before the flood begins.
const head = await product.backend.sealedLog.head()
await Promise.all(projections.map((projection) => product.positions.waitFor(projection, head, 120_000)))
const address = await product.app?.listen({ port: 0, host: '127.0.0.1' })
process.send?.({
  port: Number(new URL(address ?? '').port),
  publicIds: planners.map(({ publicId }) => publicId),
  tokens: planners.map(({ token }) => token),
} satisfies FromViewServer)
