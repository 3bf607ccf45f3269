import * as z from 'zod/mini'
import type { Language } from '../../../../../src/domain/locale.ts'
import type { BudgetRange, GuestRange, PlannerBudgetRange, PlannerPreference } from '../../../../../src/domain/referenceValues.ts'
import type { ProjectFacts } from '../../../firstMessage/firstMessage.ts'

const City = z.object({ city: z.string(), zipcode: z.string(), countrycode: z.string(), lat: z.string(), lng: z.string() })

/** A project while the couple describes it; '' and null are what it has not said yet. */
export const ProjectDraft = z.object({
  eventType: z.string(),
  /** The couple's own words for 'autre'. */
  eventTypeText: z.string(),
  serviceType: z.string(),
  hasTheme: z.nullable(z.boolean()),
  weddingTheme: z.string(),
  /** YYYY-MM-DD. */
  eventDate: z.string(),
  city: z.nullable(City),
  /** What the place is called where that is more than its town; '' otherwise. */
  eventLocation: z.prefault(z.string(), ''),
  guestRange: z.string(),
  budgetRange: z.string(),
  budgetPlannerRange: z.string(),
  languages: z.array(z.string()),
  plannerPreference: z.string(),
})
export type ProjectDraft = z.infer<typeof ProjectDraft>

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

/** The events that service types and themes are for. */
export const wedding = 'mariage'
export const otherEvent = 'autre'

/** The draft with another kind of event: what only a wedding has goes with it. */
export function withEventType(draft: ProjectDraft, eventType: string): Partial<ProjectDraft> {
  const { serviceType, hasTheme, weddingTheme } = emptyDraft
  return eventType === wedding || draft.eventType !== wedding ? { eventType } : { eventType, serviceType, hasTheme, weddingTheme }
}

/** What the draft contributes to a first message to a planner. */
export function factsOfDraft(draft: ProjectDraft): ProjectFacts {
  return {
    ...draft,
    eventType: draft.eventType === otherEvent ? draft.eventTypeText.trim() : draft.eventType,
    town: draft.city?.city ?? '',
  }
}

/** The draft as `save-project` takes it. A theme without words is none; slugs are those of the server's own lists. */
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
