import type { PublicRules } from '../../../../../src/domain/publicRules.ts'
import { isAfterToday } from '../../../eventDate/isAfterToday.ts'
import { otherEvent, type ProjectDraft } from './projectDraft.ts'

/** The wizard's steps by their index. */
export const steps = { event: 0, details: 1, preferences: 2, suggestions: 3, confirmation: 4 } as const
export const lastStep = steps.confirmation

/** The questions that must be answered before the next step. */
export type Missing =
  | 'eventType'
  | 'eventTypeText'
  | 'theme'
  | 'eventDate'
  | 'city'
  | 'guestRange'
  | 'budgetRange'
  | 'budgetPlannerRange'
  | 'languages'
  | 'plannerPreference'

/** The unanswered required questions of a step, in order. */
export function missingIn(step: number, draft: ProjectDraft, rules: PublicRules): readonly Missing[] {
  if (step === steps.event) return missingOfEvent(draft, rules)
  const answers: readonly (readonly [Missing, boolean])[] =
    step === steps.details
      ? [
          ['eventDate', isAfterToday(draft.eventDate)],
          ['city', draft.city !== null],
          ['guestRange', draft.guestRange !== ''],
          ['budgetRange', draft.budgetRange !== ''],
          ['budgetPlannerRange', draft.budgetPlannerRange !== ''],
        ]
      : step === steps.preferences
        ? [
            ['languages', draft.languages.length > 0],
            ['plannerPreference', draft.plannerPreference !== ''],
          ]
        : []
  return answers.flatMap(([question, answered]) => (answered ? [] : [question]))
}

function missingOfEvent({ eventType, eventTypeText, weddingTheme }: ProjectDraft, { text }: PublicRules): readonly Missing[] {
  if (eventType === '') return ['eventType']
  const words = eventTypeText.trim().length
  const unnamed = eventType === otherEvent && (words === 0 || words > text.freeEventType)
  return [...(unnamed ? (['eventTypeText'] as const) : []), ...(weddingTheme.length > text.theme ? (['theme'] as const) : [])]
}
