import { pino } from 'pino'
import { openBackend } from '../src/backend.ts'
import { projections } from '../src/catalogues.ts'
import { readConfig } from '../src/config.ts'
import { projectionNamed } from '../src/projections/runner/catalogue.ts'
import { ProjectionChanged, prepareProjections } from '../src/projections/runner/projectionSchema.ts'
import { rebuild } from '../src/projections/runner/rebuild.ts'

/** `npm run rebuild <projection>`: rebuilds a read model from the log and swaps it in, also beside a running product. */
async function main(name: string | undefined): Promise<void> {
  if (name === undefined) {
    console.info(`npm run rebuild <projection>, which is one of\n${projections.map((each) => `  ${each.name}`).join('\n')}`)
    return
  }
  const projection = projectionNamed(projections, name)
  const backend = await openBackend({ config: readConfig(process.env), logger: pino({ level: 'warn' }), mode: 'share' })
  const { database: pool, eventStore: store, logger: log } = backend
  try {
    await prepareProjections(pool, store, [projection]).catch((error: unknown) => {
      // Changed tables are accepted here, since a rebuild corrects them.
      if (!(error instanceof ProjectionChanged)) throw error
    })
    const { events, seconds } = await rebuild(projection, { pool, store, log })
    console.info(`${name}: ${events} events in ${seconds.toFixed(1)} s, swapped in`)
  } finally {
    await backend.close()
  }
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
