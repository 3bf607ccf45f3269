import { z } from 'zod'
import { paths } from '../../api/schemas/pagePaths.ts'
import type { Language } from '../../domain/locale.ts'
import { fillIn } from '../../texts/fillIn.ts'
import { mailTemplate } from './mailTemplate.ts'
import { mailTexts } from './mailTexts.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'
import { longDate } from './spelledDate.ts'

/** A planner that the couple could write to. */
export interface PlannerToSuggest {
  readonly name: string
  readonly city: string
  readonly kilometres: number
  /** The beginning of its portrait, as text; '' without one. */
  readonly portrait: string
  /** The path of its profile. */
  readonly path: string
}

/**
 * A project that still waits for its first answer, and other planners that fit; undefined when it no longer waits, or when there are none.
 */
export type LoadOthers = (
  coupleId: string,
  projectId: string,
  language: Language,
) => Promise<{ readonly eventDate: string; readonly planners: readonly PlannerToSuggest[] } | undefined>

interface Sources {
  readonly loadRecipient: LoadRecipient
  readonly loadOthers: LoadOthers
  readonly publicUrl: string
}

const Params = z.object({ projectId: z.uuid() })
/** Below this distance a planner counts as being in the same place. */
const leastKilometres = 5

/** To a couple without any answer: other planners that it could write to. Rule REQ-16. */
export function othersSuggested({ loadRecipient, loadOthers, publicUrl }: Sources): MessageTemplate {
  return mailTemplate(loadRecipient, async (language, params, { id }) => {
    const found = await loadOthers(id, Params.parse(params).projectId, language)
    if (!found) return 'expired'
    const { everyMail, othersSuggested: text } = mailTexts[language]
    return {
      subject: text.subject,
      opening: fillIn(text.opening, { date: longDate(language, found.eventDate) }),
      cards: found.planners.map(({ name, city, kilometres, portrait, path }) => ({
        title: name,
        url: publicUrl + path,
        lines: [kilometres < leastKilometres ? city : fillIn(text.distance, { city, kilometres: Math.round(kilometres) }), portrait].filter(
          Boolean,
        ),
      })),
      body: text.body,
      action: { label: text.action, url: publicUrl + paths.project },
      reason: everyMail.coupleReason,
    }
  })
}
