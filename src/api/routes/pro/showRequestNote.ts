import { unlessErased } from '../../../domain/event.ts'
import { request as requestAggregate, requestStream } from '../../../domain/request/request.ts'
import { entityTag } from '../../entityTag.ts'
import type { Route } from '../../route.ts'
import { proCalls } from '../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../schemasOf.ts'
import { requestRefusals } from './requestRefusals.ts'
import { signedInProvider } from './signedInProvider.ts'

/** GET /api/pro/request-notes/:id: from the log, so that nobody edits an outdated version. */
export const showRequestNoteRoute: Route = (api, { commands }) => {
  api.get(
    proCalls.showRequestNote.path,
    {
      config: { access: { as: 'provider', owns: 'request' } },
      schema: {
        tags: ['requests'],
        summary: 'The private note about a request',
        description: 'Nobody but the provider reads it. The ETag names its version.',
        ...schemasOf(proCalls.showRequestNote),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { state } = await commands.load(requestAggregate, requestStream(id))
      if (state.addressee !== signedInProvider(request)) throw requestRefusals.request_not_found(request)
      const note = unlessErased(state.note, '')
      reply.header('etag', entityTag([note]))
      return { id, note }
    },
  )
}
