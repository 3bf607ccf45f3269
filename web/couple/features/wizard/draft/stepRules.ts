import type { PublicRules } from '../../../../../src/domain/publicRules.ts'
import { isAfterToday } from '../../../eventDate/isAfterToday.ts'
import { otherEvent, type ProjectDraft } from './projectDraft.ts'

/** The wizard's steps by their index. */
export const steps = { event: 0, details: 1, preferences: 2, suggestions: 3, confirmation: 4 } as const
export const lastStep = steps.confirmation

/** Whether a step has what Next asks for. */
export function isStepValid(step: number, draft: ProjectDraft, rules: PublicRules): boolean {
  if (step === steps.event) return isEventValid(draft, rules)
  if (step === steps.details) {
    const { eventDate, city, guestRange, budgetRange, budgetPlannerRange } = draft
    return isAfterToday(eventDate) && city !== null && [guestRange, budgetRange, budgetPlannerRange].every((each) => each !== '')
  }
  if (step === steps.preferences) return draft.languages.length > 0 && draft.plannerPreference !== ''
  return true
}

function isEventValid({ eventType, eventTypeText, weddingTheme }: ProjectDraft, { text: { theme, freeEventType } }: PublicRules): boolean {
  const words = eventTypeText.trim().length
  return eventType !== '' && weddingTheme.length <= theme && (eventType !== otherEvent || (words > 0 && words <= freeEventType))
}
