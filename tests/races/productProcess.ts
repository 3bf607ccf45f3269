// The product in an operating-system process that can be killed: settings from its environment; it loads, starts on a message, and reports
// its address.
import { once } from 'node:events'
import { pino } from 'pino'
import { readConfig } from '../../src/config.ts'
import { startProduct } from '../../src/startProduct.ts'

process.once('disconnect', () => process.exit())
await once(process, 'message')
const config = readConfig(process.env)
const { app } = await startProduct({ config, logger: pino({ level: config.logLevel }, pino.destination(2)) })
const origin = await app?.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ origin })
