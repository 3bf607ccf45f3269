import type { Language } from '../../../../domain/locale.ts'
import { Problem } from '../../../problem.ts'
import { accountText } from '../../../texts/accountTexts.ts'

/** What was typed as the current password is not it; said at its field. */
export function wrongPassword(language: Language): Problem {
  const message = accountText('wrong_password', language)
  return new Problem(400, 'wrong_password', { detail: message, errors: [{ field: 'currentPassword', message }] })
}
