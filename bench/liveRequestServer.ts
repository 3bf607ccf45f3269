import { pino } from 'pino'
import { readConfig } from '../src/config.ts'
import { startProduct } from '../src/startProduct.ts'
import { signedInCouple, signedInPlanner, type TestCouple, type TestPlanner } from '../tests/setup/testPeople.ts'

export interface FromLiveRequestServer {
  /** 0 for a process without an API. */
  readonly port: number
  readonly planners: readonly TestPlanner[]
  readonly couples: readonly TestCouple[]
}

/** One of several processes of the product, with its roles from the environment; creates the given number of planners and couples. */
const [planners = '0', couples = '0'] = process.argv.slice(2)
const config = readConfig(process.env)
const product = await startProduct({ config, logger: pino({ level: 'warn' }) })
const made = <Person>(count: string, make: () => Promise<Person>) => Promise.all(Array.from({ length: Number(count) }, make))
const people = {
  planners: await made(planners, () => signedInPlanner(product)),
  couples: await made(couples, () => signedInCouple(product)),
}
const address = await product.app?.listen({ port: 0, host: '127.0.0.1' })
const port = address === undefined ? 0 : Number(new URL(address).port)
process.send?.({ port, ...people } satisfies FromLiveRequestServer)
