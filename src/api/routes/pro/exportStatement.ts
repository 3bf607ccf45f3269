import { Readable } from 'node:stream'
import type { ProviderId } from '../../../domain/ids.ts'
import type { Language } from '../../../domain/locale.ts'
import { limitOn } from '../../../operational/limits.ts'
import { creditLedger } from '../../../projections/creditLedger/creditLedger.ts'
import { type LedgerEntry, listLedgerEntries } from '../../../projections/creditLedger/creditLedgerQueries.ts'
import { serverTexts } from '../../../texts/serverTexts.ts'
import { csvBegin, csvLine, csvSeparator } from '../../csv.ts'
import type { ApiDependencies } from '../../dependencies.ts'
import { limitCalls } from '../../limitCalls.ts'
import type { Route } from '../../route.ts'
import { proCalls } from '../../schemas/pro/proCalls.ts'
import { signedInProvider } from './signedInProvider.ts'

const texts = serverTexts('statementExport')
/** The number of lines per read. */
const partLength = 1_000

/**
 * GET /api/pro/credit-entries/export.csv: the whole statement with its running balance, oldest line first, for a spreadsheet. Rule CRE-11.
 */
export const exportStatementRoute: Route = (api, dependencies) => {
  const { commands, secrets } = dependencies
  api.get(
    `${proCalls.listCreditEntries.path}/export.csv`,
    {
      config: { access: { as: 'provider', whileImpersonating: 'refused' }, reads: [creditLedger] },
      schema: {
        tags: ['credits'],
        summary: 'The statement as CSV',
        description: 'UTF-8 with a byte order mark. Heading and separator follow the language; nothing in it is taken for a formula.',
      },
    },
    async (request, reply) => {
      const providerId = signedInProvider(request)
      await limitCalls(dependencies, limitOn('statement exports', secrets.codeKey, providerId, commands.rules.limits.exportsPerProvider))
      reply.header('content-type', 'text/csv; charset=utf-8')
      reply.header('content-disposition', `attachment; filename="credits-${commands.now().toISOString().slice(0, 10)}.csv"`)
      reply.header('cache-control', 'no-store')
      return reply.send(Readable.from(csvOf(dependencies, providerId, request.language)))
    },
  )
}

async function* csvOf({ database }: ApiDependencies, providerId: ProviderId, language: Language): AsyncGenerator<string> {
  const separator = csvSeparator(language)
  const { columns } = texts[language]
  yield csvBegin([columns.date, columns.text, columns.in, columns.out, columns.balance], separator)
  for (let from = 0; ; from += partLength) {
    const sort = { field: 'date', descending: false } as const
    const { items } = await listLedgerEntries(database, providerId, { sort, from, to: from + partLength - 1, filter: {} })
    yield items.map((entry) => csvLine(fieldsOf(entry, language), separator)).join('')
    if (items.length < partLength) return
  }
}

function fieldsOf({ date, code, reason, in: gained, out, balance }: LedgerEntry, language: Language): readonly string[] {
  const text = [texts[language].entries[code], reason].filter(Boolean).join(' – ')
  const [year, month, day] = date.slice(0, 10).split('-')
  return [`${day}/${month}/${year}`, text, gained === 0 ? '' : String(gained), out === 0 ? '' : String(out), String(balance)]
}
