import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import type { Backend } from '../src/backend.ts'
import { projections } from '../src/catalogues.ts'
import { deriveId } from '../src/commands/deriveId.ts'
import { grantWelcomeCredit } from '../src/domain/account/grantWelcomeCredit.ts'
import type { AnyCommand } from '../src/domain/command.ts'
import { registerCouple } from '../src/domain/couple/registerCouple.ts'
import { type CommandId, CoupleId, ProjectId, ProviderId, RequestId } from '../src/domain/ids.ts'
import { openRequest } from '../src/domain/request/openRequest.ts'
import { createTokens } from '../src/operational/tokens.ts'
import { startProduct } from '../src/startProduct.ts'
import { benchConfig } from './benchConfig.ts'
import { eventStoreDbUrl } from './benchLog.ts'
import { crudTables, crudUnlockRoute } from './crudUnlock.ts'

/** An account with one credit and one locked request, both in the log and in the tables of the comparison. */
export interface Unlockable {
  readonly requestId: string
  readonly token: string
}

export interface FromUnlockServer {
  readonly port: number
  readonly accounts: readonly Unlockable[]
}

const [databaseUrl = '', count = '0'] = process.argv.slice(2)
const config = benchConfig({ DATABASE_URL: databaseUrl, EVENTSTOREDB_URL: eventStoreDbUrl, ROLES: 'api,projector' })
const { backend, app, positions } = await startProduct({
  config,
  logger: pino({ level: 'warn' }),
  furtherRoutes: ({ database }) => [crudUnlockRoute(database)],
})
const accounts = await prepare(backend, Number(count))
await carriedOut()
const address = await app?.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ port: Number(new URL(address ?? '').port), accounts } satisfies FromUnlockServer)

/** Waits until the preparation has no pending work: the read models are up to date, and each request's mail is written. */
async function carriedOut(): Promise<void> {
  const { database, sealedLog } = backend
  const head = await sealedLog.head()
  await Promise.all(projections.map((projection) => positions.waitFor(projection, head, 120_000)))
  for (;;) {
    const { rows } = await database.query<{ mails: number }>('SELECT count(*)::int AS mails FROM operational.effects')
    if ((rows[0]?.mails ?? 0) >= accounts.length) return
    await delay(50)
  }
}

async function prepare({ commands, database, secrets, rules }: Backend, wanted: number): Promise<readonly Unlockable[]> {
  await database.query(crudTables)
  const tokens = await createTokens({ database, tokenKey: secrets.tokenKey, rules })
  const coupleId = CoupleId.parse(deriveId('bench', 'couple'))
  const home = { city: 'Lyon', zipCode: '69001', country: 'FR' as const, latitude: 45.76, longitude: 4.84 }
  const give = <Input>(command: AnyCommand<Input>, input: Input, n: number) =>
    commands.handle(command, input, {
      commandId: deriveId('bench', command.name, n) as CommandId,
      actor: 'system:bench',
      correlationId: deriveId('bench', 'correlation'),
    })
  await give(
    registerCouple,
    { coupleId, firstname: 'Ada', lastname: 'Benche', email: 'ada@bench.example', phone: '+33600000000', home, locale: 'fr-FR' },
    0,
  )

  const ids = Array.from({ length: wanted }, (_, n) => ({
    providerId: ProviderId.parse(deriveId('bench', 'provider', n)),
    requestId: RequestId.parse(deriveId('bench', 'request', n)),
  }))
  let next = 0
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (let n = next++; n < wanted; n = next++) {
        const each = ids[n]
        if (!each) return
        await give(grantWelcomeCredit, { providerId: each.providerId }, n)
        await give(
          openRequest,
          {
            ...each,
            coupleId,
            projectId: ProjectId.parse(deriveId('bench', 'project', n)),
            message: 'Bonjour, êtes-vous disponibles ?',
            receivedAt: new Date().toISOString(),
            eventType: 'mariage',
            eventTypeText: null,
            serviceType: 'complete',
            weddingTheme: null,
            eventDate: '2027-06-12',
            eventLocation: 'Lyon',
            eventPlace: home,
            guestRange: '50to100',
            budgetRange: '20000to30000',
            plannerBudgetRange: '2000to5000',
            languages: ['fr'],
            plannerPreference: 'noPreference',
          },
          n,
        )
      }
    }),
  )
  await database.query('INSERT INTO crud.accounts SELECT id, 1, false FROM unnest($1::uuid[]) AS id', [ids.map((each) => each.providerId)])
  await database.query("INSERT INTO crud.requests SELECT r, p, $3, 'locked' FROM unnest($1::uuid[], $2::uuid[]) AS each (r, p)", [
    ids.map((each) => each.requestId),
    ids.map((each) => each.providerId),
    coupleId,
  ])
  await database.query('ANALYZE')
  return Promise.all(
    ids.map(async ({ providerId, requestId }) => ({
      requestId,
      token: await tokens.signAccess({ role: 'provider', id: providerId, sessionId: deriveId('bench', 'session', providerId) }),
    })),
  )
}
