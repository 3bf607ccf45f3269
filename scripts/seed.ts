import { pino } from 'pino'
import { openBackend } from '../src/backend.ts'
import { readConfig } from '../src/config.ts'
import { demoAccounts } from './demo/demoAccounts.ts'
import { seedDemoWorld } from './demo/seedDemoWorld.ts'

/** Fills the running or stopped system with the demo world. */
const config = readConfig(process.env)
if (config.production) {
  console.error('NODE_ENV=production: the demo world has known passwords and does not belong here.')
  process.exitCode = 1
} else {
  const backend = await openBackend({ config, logger: pino({ level: 'error' }, pino.destination(2)), mode: 'share' })
  try {
    const started = performance.now()
    const seeded = await seedDemoWorld(backend)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.info(seeded ? `The demo world is there (${seconds} s). Sign in as:` : 'The demo world was there already. Sign in as:')
    for (const { label, signIn } of demoAccounts) console.info(`  ${label.padEnd(20)} ${signIn}`)
  } finally {
    await backend.close()
  }
}
