import type { Language } from '../../../domain/locale.ts'
import { Problem } from '../../problem.ts'
import { type CoupleRefusalSlug, coupleRefusalText } from '../../texts/coupleRefusalTexts.ts'
import { requestRefusalTexts } from '../../texts/requestRefusalTexts.ts'
import { signInText } from '../../texts/signInTexts.ts'

/** The fields of every successful answer. */
export const succeeded = { success: true, error: null, error_slug: null } as const

/** A refusal on the couple side: status 200, with the text in the caller's language. */
export function refused(slug: CoupleRefusalSlug, language: Language) {
  return { success: false, error: coupleRefusalText(slug, language), error_slug: slug } as const
}

/** The same for a refusal of a command, with further fields of its answer. */
export function refusedAs<const Rest extends object = object>(slug: CoupleRefusalSlug, rest?: Rest) {
  return ({ language }: { readonly language: Language }) => ({ ...refused(slug, language), ...(rest as Rest) })
}

/** The data differ from the version that the caller saw. */
export function changedMeanwhile(language: Language): Problem {
  return new Problem(412, 'changed-meanwhile', { detail: signInText('changed-meanwhile', language) })
}

/** Another couple's project and an unknown one get the same answer. */
export function projectNotAvailable(): Problem {
  return new Problem(404, 'project-not-found', { detail: 'Project is not available.' })
}

/** A request of another couple, or an unknown one. */
export function requestNotFound(language: Language): Problem {
  return new Problem(404, 'request_not_found', { detail: requestRefusalTexts.request_not_found[language] })
}

/** A provider that does not exist, or is not public. */
export function plannerNotFound(language: Language): Problem {
  return new Problem(404, 'planner-not-found', { detail: coupleRefusalText('planner-not-found', language) })
}
