import { defineCommand, refuse } from '../command.ts'
import type { ProviderId, RequestId } from '../ids.ts'
import { request, requestStream } from './request.ts'

export interface WriteRequestNote {
  readonly requestId: RequestId
  readonly providerId: ProviderId
  /** '' clears it. */
  readonly note: string
  /** The version that the provider saw: null when it is known to be out of date, absent when the change holds for any version. */
  readonly instead?: string | null
}

/**
 * The provider notes something about a request, locked or not, for itself alone. Notes are about the couple: they go with the contact data
 * that the provider deleted at its wish. Rule REQ-11.
 */
export const writeRequestNote = defineCommand(request)({
  name: 'writeRequestNote',
  stream: (input: WriteRequestNote) => requestStream(input.requestId),
  refusals: ['request_not_found', 'contact_deleted', 'changed_meanwhile'],
  decide({ requestId, providerId, note, instead }, state, { now }) {
    const { coupleId, addressee, coupleIsErased, contactDeletedAt } = state
    if (!coupleId || addressee !== providerId) return refuse('request_not_found')
    if (contactDeletedAt || coupleIsErased) return refuse('contact_deleted')
    if (instead !== undefined && instead !== state.note) return refuse('changed_meanwhile')
    if (state.note === note) return []
    return [{ type: 'RequestNoteWritten', data: { requestId, providerId, coupleId, note, writtenAt: now.toISOString() } }]
  },
})
