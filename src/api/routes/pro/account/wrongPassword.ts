import type { Language } from '../../../../domain/locale.ts'
import { Problem } from '../../../problem.ts'
import { accountText } from '../../../texts/accountTexts.ts'

/** The current password is wrong; reported at its field. */
export function wrongPassword(language: Language): Problem {
  const message = accountText('wrong_password', language)
  return new Problem(400, 'wrong_password', { detail: message, errors: [{ field: 'currentPassword', message }] })
}
