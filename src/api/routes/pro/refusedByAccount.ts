import type { Refusal } from '../../../domain/command.ts'
import type { Language } from '../../../domain/locale.ts'
import { Problem } from '../../problem.ts'
import { requestRefusalTexts } from '../../texts/requestRefusalTexts.ts'

/** What a refusal about a request is to HTTP: unknown, incomplete, or at odds with what happened before. */
export function refusedByAccount({ refused }: Refusal, language: Language): Problem {
  const text = requestRefusalTexts[refused]?.[language]
  const detail = text === undefined ? {} : { detail: text }
  if (refused === 'request_not_found') return new Problem(404, refused, detail)
  if (refused === 'note_required') return new Problem(400, refused, { ...detail, errors: [{ field: 'note', message: text ?? refused }] })
  return new Problem(409, refused, detail)
}
