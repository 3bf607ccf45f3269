import { markRequestsRead } from '../../../domain/account/markRequestsRead.ts'
import { ownRequests } from '../../../projections/requestInbox/requestInboxQueries.ts'
import { commandRoute, NoCommand } from '../../commandRoute.ts'
import { proCalls } from '../../schemas/pro/proCalls.ts'
import { requestRefusals } from './requestRefusals.ts'

/** POST /api/pro/requests/mark-read: clears the unread mark of several requests. None of them counts as seen. */
export const markRequestsReadRoute = commandRoute({
  ...proCalls.markRequestsRead,
  access: { as: 'provider', owns: 'request' },
  docs: {
    tags: ['requests'],
    summary: 'Mark several requests as read',
    description: 'They are no longer unread, and do not count as seen: seen is what the provider opened.',
  },
  command: markRequestsRead,
  async input({ body: { ids }, caller, dependencies, ...call }) {
    const own = await ownRequests(dependencies.database, caller, ids)
    if (own.length < new Set(ids).size) throw requestRefusals.request_not_found(call)
    const unread = own.filter(({ readAt }) => readAt === null).map(({ id }) => id)
    return unread.length === 0 ? new NoCommand({ ids }) : { providerId: caller, requestIds: unread }
  },
  answer: (_done, { body }) => ({ ids: body.ids }),
  refusals: {},
})
