import { createHash } from 'node:crypto'
import { WrittenByNewerRelease } from '../../../commands/handleCommand.ts'
import { accountStream } from '../../../domain/account/account.ts'
import type { AccountEvent } from '../../../domain/account/accountEvents.ts'
import { eventCatalog, isKnown } from '../../../domain/eventCatalog.ts'
import type { ProviderId } from '../../../domain/ids.ts'
import { ledgerEntries } from '../../../domain/ledger/ledgerEntries.ts'
import { chainStatement } from '../../../domain/ledger/statementChain.ts'
import type { EventStore, RecordedEvent } from '../../../eventstore/eventStore.ts'
import { limitOn } from '../../../operational/limits.ts'
import { limitCalls } from '../../limitCalls.ts'
import type { Route } from '../../route.ts'
import { proCalls } from '../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../schemasOf.ts'
import { signedInProvider } from './signedInProvider.ts'

/** GET /api/pro/credits/statement.json: the ledger from the log, to be verified without us. Rule LED-1. */
export const exportLedgerRoute: Route = (api, dependencies) => {
  const { commands, eventStore, secrets } = dependencies
  api.get(
    proCalls.exportLedger.path,
    {
      config: { access: { as: 'provider' } },
      schema: {
        tags: ['credits'],
        summary: 'The ledger with its chain of hashes, as a file',
        description: 'Each line has the SHA-256 of itself and the line before; `npm run ledger:verify` and /ledger-verifier.html check it.',
        ...schemasOf(proCalls.exportLedger),
      },
    },
    async (request, reply) => {
      const providerId = signedInProvider(request)
      await limitCalls(dependencies, limitOn('ledger exports', secrets.codeKey, providerId, commands.rules.limits.exportsPerProvider))
      const entries = ledgerEntries(await accountEvents(eventStore, providerId))
      reply.header('content-disposition', `attachment; filename="credits-${commands.now().toISOString().slice(0, 10)}.json"`)
      reply.header('cache-control', 'no-store')
      return chainStatement(providerId, entries, (text) => createHash('sha256').update(text).digest('hex'))
    },
  )
}

/** @throws WrittenByNewerRelease when an unknown event may move credits */
async function accountEvents(store: EventStore, providerId: ProviderId) {
  const stream = accountStream(providerId)
  const events = await store.readStream(stream)
  if (!events.every(({ type, metadata }) => isKnown(eventCatalog, type, metadata.version))) throw new WrittenByNewerRelease(stream)
  return events as unknown as readonly (Omit<RecordedEvent, 'type' | 'data'> & AccountEvent)[]
}
