import type { Language } from '../../../domain/locale.ts'
import { Problem } from '../../problem.ts'
import { type RequestRefusalCode, requestRefusalTexts } from '../../texts/requestRefusalTexts.ts'

/** The HTTP answer to each refusal about a request: unknown, invalid, or in conflict with an earlier event. */
export const requestRefusals = {
  request_not_found: refusedWith(404, 'request_not_found'),
  note_required: ({ language }: { readonly language: Language }) => {
    const text = requestRefusalTexts.note_required[language]
    return new Problem(400, 'note_required', { detail: text, errors: [{ field: 'note', message: text }] })
  },
  already_unlocked: refusedWith(409, 'already_unlocked'),
  already_rejected: refusedWith(409, 'already_rejected'),
  request_withdrawn: refusedWith(409, 'request_withdrawn'),
  request_closed: refusedWith(409, 'request_closed'),
  insufficient_credits: refusedWith(409, 'insufficient_credits'),
  deletion_not_asked: refusedWith(409, 'deletion_not_asked'),
  not_unlocked: refusedWith(409, 'not_unlocked'),
  contact_deleted: refusedWith(409, 'contact_deleted'),
} satisfies Readonly<Record<RequestRefusalCode, unknown>>

function refusedWith(status: number, code: RequestRefusalCode) {
  return ({ language }: { readonly language: Language }) => new Problem(status, code, { detail: requestRefusalTexts[code][language] })
}
