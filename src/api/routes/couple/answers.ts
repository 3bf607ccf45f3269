import type { Language } from '../../../domain/locale.ts'
import { Problem } from '../../problem.ts'
import { coupleRefusalText } from '../../texts/coupleRefusalTexts.ts'
import { requestRefusalTexts } from '../../texts/requestRefusalTexts.ts'

/** What every answer says that is no refusal. */
export const succeeded = { success: true, error: null, error_slug: null } as const

/** A refusal of the couple side: answered with 200, the text in the caller's language. */
export function refused(slug: string, language: Language) {
  return { success: false, error: coupleRefusalText(slug, language), error_slug: slug } as const
}

/** Somebody else's project and one that never was look alike. */
export function projectNotAvailable(): Problem {
  return new Problem(404, 'project-not-found', { detail: 'Project is not available.' })
}

/** A request that was sent by somebody else, or by nobody. */
export function requestNotFound(language: Language): Problem {
  const detail = requestRefusalTexts['request_not_found']?.[language]
  return new Problem(404, 'request_not_found', detail === undefined ? {} : { detail })
}

/** A provider that does not exist, or is not public. */
export function plannerNotFound(language: Language): Problem {
  return new Problem(404, 'planner-not-found', { detail: coupleRefusalText('planner-not-found', language) })
}
