import { Readable } from 'node:stream'
import type { ProviderId } from '../../../domain/ids.ts'
import type { Language } from '../../../domain/locale.ts'
import { limitOn } from '../../../operational/limits.ts'
import { requestInbox } from '../../../projections/requestInbox/requestInbox.ts'
import { eachRequest, type InboxFilter, type InboxSortField } from '../../../projections/requestInbox/requestInboxQueries.ts'
import { venues } from '../../../projections/venues/venues.ts'
import { csvBegin, csvLine, csvSeparator } from '../../csv.ts'
import type { ApiDependencies } from '../../dependencies.ts'
import { limitCalls } from '../../limitCalls.ts'
import type { Route } from '../../route.ts'
import { proCalls } from '../../schemas/pro/proCalls.ts'
import { InboxQuery } from '../../schemas/pro/requestSchemas.ts'
import { requestColumns } from './requestColumns.ts'
import { withVenues } from './requestVenues.ts'
import { signedInProvider } from './signedInProvider.ts'

/** GET /api/pro/requests/export.csv: the requests of a list, with its filters and order, for a spreadsheet. Rule REQ-14. */
export const exportRequestsRoute: Route = (api, dependencies) => {
  const { commands, secrets } = dependencies
  api.get(
    `${proCalls.listRequests.path}/export.csv`,
    {
      config: { access: { as: 'provider', whileImpersonating: 'refused' }, reads: [requestInbox, venues] },
      schema: {
        tags: ['requests'],
        summary: 'The requests of a list as CSV',
        description:
          'UTF-8 with a byte order mark; what a locked request hides is hidden here too. Heading and separator follow the language.',
        querystring: InboxQuery,
      },
    },
    async (request, reply) => {
      const providerId = signedInProvider(request)
      await limitCalls(dependencies, limitOn('request exports', secrets.codeKey, providerId, commands.rules.limits.exportsPerProvider))
      const { sort, filter = {} } = request.query
      reply.header('content-type', 'text/csv; charset=utf-8')
      reply.header('content-disposition', `attachment; filename="requests-${commands.now().toISOString().slice(0, 10)}.csv"`)
      reply.header('cache-control', 'no-store')
      return reply.send(Readable.from(csvOf(dependencies, providerId, { sort, filter }, request.language)))
    },
  )
}

async function* csvOf(
  dependencies: ApiDependencies,
  providerId: ProviderId,
  list: { readonly sort: { readonly field: InboxSortField; readonly descending: boolean }; readonly filter: InboxFilter },
  language: Language,
): AsyncGenerator<string> {
  const { database, commands } = dependencies
  const separator = csvSeparator(language)
  const columns = requestColumns(language)
  yield csvBegin(
    columns.map(({ heading }) => heading),
    separator,
  )
  for await (const part of eachRequest(database, providerId, list, commands.rules.exportedRequests)) {
    yield (await withVenues(dependencies, part))
      .map((request) =>
        csvLine(
          columns.map(({ value }) => value(request)),
          separator,
        ),
      )
      .join('')
  }
}
