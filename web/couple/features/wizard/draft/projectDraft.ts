import type { Language } from '../../../../../src/domain/locale.ts'
import type { BudgetRange, GuestRange, PlannerBudgetRange, PlannerPreference } from '../../../../../src/domain/referenceValues.ts'
import { flag, listOf, nullable, recordOf, type ShapeOf, text, withDefault } from '../../../../shared/shape.ts'
import { pickedCityShape } from '../../../city/pickedCity.ts'
import type { ProjectFacts } from '../../../firstMessage/firstMessage.ts'

/** A project while it is being described. '' and null are missing answers. */
export const projectDraftShape = recordOf({
  eventType: text,
  /** The couple's own event name for 'autre'. */
  eventTypeText: text,
  serviceType: text,
  hasTheme: nullable(flag),
  weddingTheme: text,
  /** YYYY-MM-DD. */
  eventDate: text,
  city: nullable(pickedCityShape),
  /** The place's name, where it differs from the town; else ''. */
  eventLocation: withDefault(text, ''),
  guestRange: text,
  budgetRange: text,
  budgetPlannerRange: text,
  languages: listOf(text),
  plannerPreference: text,
})
export type ProjectDraft = ShapeOf<typeof projectDraftShape>

export const emptyDraft: ProjectDraft = {
  eventType: '',
  eventTypeText: '',
  serviceType: '',
  hasTheme: null,
  weddingTheme: '',
  eventDate: '',
  city: null,
  eventLocation: '',
  guestRange: '',
  budgetRange: '',
  budgetPlannerRange: '',
  languages: [],
  plannerPreference: '',
}

/** The event types that have service types and themes. */
export const wedding = 'mariage'
export const otherEvent = 'autre'

/** Sets the event type and removes the answers that only a wedding has. */
export function withEventType(draft: ProjectDraft, eventType: string): Partial<ProjectDraft> {
  const { serviceType, hasTheme, weddingTheme } = emptyDraft
  return eventType === wedding || draft.eventType !== wedding ? { eventType } : { eventType, serviceType, hasTheme, weddingTheme }
}

/** The facts that a first message mentions. */
export function factsOfDraft(draft: ProjectDraft): ProjectFacts {
  return {
    ...draft,
    eventType: draft.eventType === otherEvent ? draft.eventTypeText.trim() : draft.eventType,
    town: draft.city?.city ?? '',
  }
}

/** Converts the draft to the body of `save-project`. A theme without text is omitted; slugs come from the server's lists. */
export function projectBody(draft: ProjectDraft, id: string | null) {
  const theme = draft.hasTheme === true ? draft.weddingTheme.trim() : ''
  return {
    id,
    eventType: draft.eventType === otherEvent ? draft.eventTypeText.trim() : draft.eventType,
    serviceType: draft.serviceType,
    hasTheme: theme !== '',
    weddingTheme: theme,
    eventDate: draft.eventDate,
    eventLocation: draft.eventLocation || (draft.city?.city ?? ''),
    city: draft.city?.city ?? '',
    zipCode: draft.city?.zipcode ?? '',
    country: draft.city?.countrycode ?? '',
    latitude: draft.city?.lat ?? '',
    longitude: draft.city?.lng ?? '',
    guestRange: draft.guestRange as GuestRange,
    budgetRange: draft.budgetRange as BudgetRange,
    budgetPlannerRange: draft.budgetPlannerRange as PlannerBudgetRange,
    languages: draft.languages as Language[],
    plannerPreference: draft.plannerPreference as PlannerPreference,
  }
}
