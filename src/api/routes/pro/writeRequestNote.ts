import { request as requestAggregate, requestStream } from '../../../domain/request/request.ts'
import { writeRequestNote } from '../../../domain/request/writeRequestNote.ts'
import { commandRoute } from '../../commandRoute.ts'
import { entityTag } from '../../entityTag.ts'
import { changedMeanwhile, ifMatch } from '../../ifMatch.ts'
import { proCalls } from '../../schemas/pro/proCalls.ts'
import { requestRefusals } from './requestRefusals.ts'

/** PUT /api/pro/request-notes/:id: the provider's private note about a request. */
export const writeRequestNoteRoute = commandRoute({
  ...proCalls.writeRequestNote,
  access: { as: 'provider', owns: 'request' },
  docs: {
    tags: ['requests'],
    summary: 'Write the private note about a request',
    description: 'If-Match names the version that was edited: 412 when it was changed meanwhile, 428 without it.',
  },
  command: writeRequestNote,
  async input({ params, body: { note }, caller, request, dependencies }) {
    const seen = ifMatch(request)
    const given = { requestId: params.id, providerId: caller, note }
    if (seen === undefined) return given
    const { note: present } = (await dependencies.commands.load(requestAggregate, requestStream(params.id))).state
    // An outdated tag is refused only by the decision, so that a retry finds what its first attempt did.
    return { ...given, instead: typeof present === 'string' && seen === entityTag([present]) ? present : null }
  },
  answer({ input: { note } }, { params, reply }) {
    reply.header('etag', entityTag([note]))
    return { id: params.id, note }
  },
  refusals: { ...requestRefusals, changed_meanwhile: changedMeanwhile },
})
