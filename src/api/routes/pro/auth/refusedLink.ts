import type { Language } from '../../../../domain/locale.ts'
import { Problem } from '../../../problem.ts'
import { signInText } from '../../../texts/signInTexts.ts'

/** The answer for a link that is no longer valid. */
export function refusedLink(state: 'expired' | 'invalid', language: Language): Problem {
  return state === 'expired'
    ? new Problem(410, 'link_expired', { detail: signInText('link_expired', language) })
    : new Problem(404, 'link_not_valid', { detail: signInText('link_not_valid', language) })
}
