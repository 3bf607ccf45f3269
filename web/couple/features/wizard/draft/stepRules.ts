import { defaultRules } from '../../../../../src/domain/rules.ts'
import { isAfterToday } from '../../../eventDate/isAfterToday.ts'
import { otherEvent, type ProjectDraft } from './projectDraft.ts'

/** The wizard's steps by their index. */
export const steps = { event: 0, details: 1, preferences: 2, suggestions: 3, confirmation: 4 } as const
export const lastStep = steps.confirmation

const { freeEventType, theme } = defaultRules.text

/** Whether a step has what Next asks for. */
export function isStepValid(step: number, draft: ProjectDraft): boolean {
  if (step === steps.event) return isEventValid(draft)
  if (step === steps.details) {
    const { eventDate, city, guestRange, budgetRange, budgetPlannerRange } = draft
    return isAfterToday(eventDate) && city !== null && [guestRange, budgetRange, budgetPlannerRange].every((each) => each !== '')
  }
  if (step === steps.preferences) return draft.languages.length > 0 && draft.plannerPreference !== ''
  return true
}

function isEventValid({ eventType, eventTypeText, weddingTheme }: ProjectDraft): boolean {
  const words = eventTypeText.trim().length
  return eventType !== '' && weddingTheme.length <= theme && (eventType !== otherEvent || (words > 0 && words <= freeEventType))
}
