import { pino } from 'pino'
import { LogOlderThanTables } from './checkpointsAheadOfLog.ts'
import { type Config, readConfig } from './config.ts'
import { ConfigurationError } from './configurationError.ts'
import { endOnFailures } from './endOnFailures.ts'
import { endOnSignals } from './endOnSignals.ts'
import { EmbeddedPostgresFailed } from './platform/embeddedPostgres.ts'
import { loggableError } from './platform/loggableError.ts'
import { AlreadyRunning } from './platform/openDatabase.ts'
import { listenFailure, requireListenAddress } from './startChecks.ts'
import { type Product, type ProductOptions, startProduct } from './startProduct.ts'

interface RunOptions extends Pick<ProductOptions, 'openWebApps'> {
  /** Settings, by name. */
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** Runs the product until the process is asked to go, or says in one line why it cannot. */
export function runProduct(options: RunOptions): void {
  run(options).catch((error: unknown) => {
    const expected = [ConfigurationError, AlreadyRunning, EmbeddedPostgresFailed, LogOlderThanTables].some((kind) => error instanceof kind)
    console.error(expected && error instanceof Error ? error.message : loggableError(error))
    process.exit(1)
  })
}

async function run({ environment, ...options }: RunOptions): Promise<void> {
  const config = readConfig(environment)
  const logger = pino(
    { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'], serializers: { err: loggableError } },
    pino.destination(2),
  )
  if (config.roles.includes('api') && config.port !== 0) await requireListenAddress(config)
  // Loaded late: production neither has nor needs it.
  const demo = config.demo
    ? {
        ...(await import('../scripts/demo/texts/exampleTestimonials.ts')),
        ...(await import('../scripts/demo/texts/exampleOperator.ts')),
        ...(await import('../scripts/demo/takeDemoPhotos.ts')),
      }
    : {}
  const starting = startProduct({ ...options, config, logger, ...demo })
  // A start may take minutes. One that fails has closed what it had opened.
  const close = async () => (await starting.catch(() => undefined))?.close()
  const isEnding = endOnSignals({ process, close, log: logger })
  const product = await starting.catch((error: unknown) => {
    // A terminal signals the embedded Postgres too, and the start then fails.
    if (isEnding()) return undefined
    throw error
  })
  if (!product || isEnding()) return
  endOnFailures({
    process,
    databaseLost: product.backend.databaseLost,
    isEnding,
    withoutDatabase: `the embedded Postgres in ${config.dataDirectory} ended; start the product again, its data recover by themselves`,
    print: (text) => console.error(text),
    earlierMs: config.databaseUrl === undefined ? 3_000 : 0,
  })
  try {
    await open(product, config)
  } catch (error) {
    // What was under way when the end began meets closed connections; the next start goes on with it.
    if (isEnding()) return
    await product.close()
    throw error
  }
}

async function open(product: Product, config: Config): Promise<void> {
  if (config.demo) {
    // Loaded late: production neither has nor needs it.
    const { seedDemoWorld } = await import('../scripts/demo/seedDemoWorld.ts')
    await seedDemoWorld(product.backend)
  }
  await product.app?.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw listenFailure(error, config)
  })
  await announce(product, config)
}

async function announce({ app, sandbox, paymentSandbox }: Product, config: Config): Promise<void> {
  const address = app?.server.address()
  const port = address && typeof address === 'object' ? address.port : config.port
  const url = config.publicUrl ?? `http://localhost:${port}`
  const lines = [
    `Alliance is ready (${config.roles.join(', ')})`,
    ...(app ? [`  product     ${url}`] : []),
    ...(app && !config.production ? [`  API         ${url}/api/docs`] : []),
  ]
  if (sandbox && app) lines.push(`  messages    ${url}/sandbox/inbox   (text messages and mails; for programs: /sandbox/inbox.json)`)
  if (paymentSandbox) lines.push(`  payments    ${paymentSandbox.payments.baseUrl}   (test cards: docs/payments.md)`)
  if (config.demo) {
    const { demoAccounts } = await import('../scripts/demo/demoAccounts.ts')
    lines.push('  demo accounts', ...demoAccounts.map(({ label, signIn }) => `    ${label.padEnd(28)} ${signIn}`))
  }
  console.info(`\n${lines.join('\n')}\n`)
}
