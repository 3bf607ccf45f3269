import type { Refusal } from '../../../domain/command.ts'
import { Problem } from '../../problem.ts'

/** What a refusal about a request is to HTTP: unknown, incomplete, or at odds with what happened before. */
export function refusedByAccount({ refused }: Refusal): Problem {
  if (refused === 'request_not_found') return new Problem(404, refused)
  if (refused === 'note_required') return new Problem(400, refused, { errors: [{ field: 'note', message: 'This field is required' }] })
  return new Problem(409, refused)
}
