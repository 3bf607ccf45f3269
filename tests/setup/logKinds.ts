import { startEventStoreDbDouble } from '../eventStoreDbDouble/eventStoreDbDouble.ts'

/** A log for the whole product: the settings that select it, and a function that stops it. */
export interface RunningLog {
  readonly environment: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** The logs for journeys and races: Postgres, the protocol double of EventStoreDB, and a real server if configured. */
export const logKinds: readonly (readonly [name: string, start: () => Promise<RunningLog>])[] = [
  ['Postgres', async () => ({ environment: {}, stop: async () => {} })],
  [
    'EventStoreDB (protocol double)',
    async () => {
      const double = await startEventStoreDbDouble()
      return { environment: { EVENTSTOREDB_URL: double.url }, stop: () => double.stop() }
    },
  ],
  ...realServer(),
]

function realServer(): typeof logKinds {
  const url = process.env['EVENTSTOREDB_URL']
  return url ? [['EventStoreDB (real server)', async () => ({ environment: { EVENTSTOREDB_URL: url }, stop: async () => {} })]] : []
}
