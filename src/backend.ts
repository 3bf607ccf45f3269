import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { CommandHandler } from './commands/handleCommand.ts'
import type { Config } from './config.ts'
import { eventCatalog } from './domain/eventCatalog.ts'
import type { Rules } from './domain/rules.ts'
import { CachedPersonKeys } from './eventstore/cachedPersonKeys.ts'
import type { EventStore } from './eventstore/eventStore.ts'
import { createEventStoreDb } from './eventstore/eventStoreDb.ts'
import { withPersonalData } from './eventstore/personalData.ts'
import { createPostgresEventStore } from './eventstore/postgresEventStore.ts'
import type { FileStore } from './integrations/files/fileStore.ts'
import { openFiles } from './openFiles.ts'
import { migrateOperational } from './operational/migrate.ts'
import { createPersonKeys } from './operational/personKeys.ts'
import { createPhoneCodes, type PhoneCodes } from './operational/phoneCodes.ts'
import type { Secrets } from './operational/secrets.ts'
import { describeFailure } from './platform/describeFailure.ts'
import { openDatabase } from './platform/openDatabase.ts'
import { openPool } from './platform/openPool.ts'
import { readSecrets } from './readSecrets.ts'
import { eventStoreDbFailure, requireDataDirectory, requirePostgres } from './startChecks.ts'

/** What every role and command line stands on: the database, the log with personal data in clear, and the way to change things. */
export interface Backend {
  readonly config: Config
  readonly rules: Rules
  readonly secrets: Secrets
  readonly logger: Logger
  readonly databaseUrl: string
  readonly database: Pool
  readonly personKeys: CachedPersonKeys
  readonly phoneCodes: PhoneCodes
  readonly eventStore: EventStore
  /** The same log with personal fields sealed, for those who need none. */
  readonly sealedLog: EventStore
  readonly commands: CommandHandler
  /** What people upload. */
  readonly files: FileStore
  readonly now: () => Date
  /** Resolves when the embedded Postgres of this process ends by itself. */
  readonly databaseLost: Promise<void>
  close(): Promise<void>
}

export interface BackendOptions {
  readonly config: Config
  readonly logger: Logger
  /** `share` lets a command line use the embedded database of a running product. */
  readonly mode: 'own' | 'share'
  readonly rules?: Rules
  readonly now?: () => Date
}

/**
 * Opens database and log, and brings their tables up to date.
 * @throws AlreadyRunning, ConfigurationError, and what the database or the log's server answers
 */
export async function openBackend({
  config,
  logger,
  mode,
  rules = config.rules,
  now = () => new Date(),
}: BackendOptions): Promise<Backend> {
  requireDataDirectory(config)
  if (config.databaseUrl !== undefined) await requirePostgres(config.databaseUrl)
  const secrets = readSecrets(config)
  const files = await openFiles(config)
  const opened = await openDatabase({ databaseUrl: config.databaseUrl, dataDirectory: config.dataDirectory, mode })
  const database = openPool(opened.url, {
    connectionTimeoutMillis: rules.databasePatience.milliseconds,
    onLost: (error) => logger.warn(`an idle database connection was lost: ${describeFailure(error)}`),
  })
  try {
    await migrateOperational(database)
    const personKeys = new CachedPersonKeys(createPersonKeys(database, secrets.masterKeys))
    const onError = (error: Error) => logger.warn(`following the log: trying again after ${describeFailure(error)}`)
    const sealedLog = config.eventStoreDbUrl
      ? await createEventStoreDb({ connectionString: config.eventStoreDbUrl, onError }).catch((error: unknown) => {
          throw eventStoreDbFailure(error)
        })
      : await createPostgresEventStore({ pool: database, onError })
    const eventStore = withPersonalData(sealedLog, { catalog: eventCatalog, keys: personKeys, onError })
    const commands = new CommandHandler({ eventStore, catalog: eventCatalog, rules, now })
    return {
      config,
      rules,
      secrets,
      logger,
      databaseUrl: opened.url,
      database,
      personKeys,
      phoneCodes: createPhoneCodes({ database, secrets, rules, now }),
      eventStore,
      sealedLog,
      commands,
      files,
      now,
      databaseLost: opened.lost,
      async close() {
        await eventStore.close()
        await database.end()
        await opened.close()
      },
    }
  } catch (error) {
    await database.end()
    await opened.close()
    throw error
  }
}
