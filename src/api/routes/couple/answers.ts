import type { Language } from '../../../domain/locale.ts'
import { Problem } from '../../problem.ts'
import { type CoupleRefusalSlug, coupleRefusalText } from '../../texts/coupleRefusalTexts.ts'
import { requestRefusalTexts } from '../../texts/requestRefusalTexts.ts'
import { signInText } from '../../texts/signInTexts.ts'

/** What every answer says that is no refusal. */
export const succeeded = { success: true, error: null, error_slug: null } as const

/** A refusal of the couple side: answered with 200, the text in the caller's language. */
export function refused(slug: CoupleRefusalSlug, language: Language) {
  return { success: false, error: coupleRefusalText(slug, language), error_slug: slug } as const
}

/** The same for a refusal of a command, with what else its answer says. */
export function refusedAs<const Rest extends object = object>(slug: CoupleRefusalSlug, rest?: Rest) {
  return ({ language }: { readonly language: Language }) => ({ ...refused(slug, language), ...(rest as Rest) })
}

/** What was saved under `If-Match` is not what the caller had seen. */
export function changedMeanwhile(language: Language): Problem {
  return new Problem(412, 'changed-meanwhile', { detail: signInText('changed-meanwhile', language) })
}

/** Somebody else's project and one that never was look alike. */
export function projectNotAvailable(): Problem {
  return new Problem(404, 'project-not-found', { detail: 'Project is not available.' })
}

/** A request that was sent by somebody else, or by nobody. */
export function requestNotFound(language: Language): Problem {
  return new Problem(404, 'request_not_found', { detail: requestRefusalTexts.request_not_found[language] })
}

/** A provider that does not exist, or is not public. */
export function plannerNotFound(language: Language): Problem {
  return new Problem(404, 'planner-not-found', { detail: coupleRefusalText('planner-not-found', language) })
}
