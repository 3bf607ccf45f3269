import { unlessErased } from '../domain/event.ts'
import type { Country } from '../domain/locale.ts'
import type { ProjectDetails } from '../domain/project/projectDetails.ts'

/** What a couple told of its event, as columns of a table. What is personal is null once the couple was erased. */
export interface DetailColumns {
  readonly event_type: ProjectDetails['eventType']
  readonly event_type_text: string | null
  readonly service_type: ProjectDetails['serviceType']
  readonly wedding_theme: string | null
  readonly event_date: string
  readonly event_location: string | null
  readonly city: string | null
  readonly zip_code: string | null
  readonly country: Country | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly guest_range: ProjectDetails['guestRange']
  readonly budget_range: ProjectDetails['budgetRange']
  readonly planner_budget_range: ProjectDetails['plannerBudgetRange']
  readonly languages: ProjectDetails['languages']
  readonly planner_preference: ProjectDetails['plannerPreference']
}

export function detailColumns(details: ProjectDetails): DetailColumns {
  const place = unlessErased(details.eventPlace, undefined)
  return {
    event_type: details.eventType,
    event_type_text: unlessErased(details.eventTypeText, null),
    service_type: details.serviceType,
    wedding_theme: unlessErased(details.weddingTheme, null),
    event_date: details.eventDate,
    event_location: unlessErased(details.eventLocation, null),
    city: place?.city ?? null,
    zip_code: place?.zipCode ?? null,
    country: place?.country ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    guest_range: details.guestRange,
    budget_range: details.budgetRange,
    planner_budget_range: details.plannerBudgetRange,
    languages: details.languages,
    planner_preference: details.plannerPreference,
  }
}
