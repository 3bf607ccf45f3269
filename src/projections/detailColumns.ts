import { unlessErased } from '../domain/event.ts'
import type { Country } from '../domain/locale.ts'
import type { ProjectDetails } from '../domain/project/projectDetails.ts'
import { day, double, type RowOf, text, texts } from './runner/columns.ts'

/** What a couple said about its event, as columns of a table. What is personal is null once the couple was erased. */
export const detailColumns = {
  event_type: text<ProjectDetails['eventType']>(),
  event_type_text: text().orNull(),
  service_type: text<NonNullable<ProjectDetails['serviceType']>>().orNull(),
  wedding_theme: text().orNull(),
  event_date: day(),
  event_location: text().orNull(),
  city: text().orNull(),
  zip_code: text().orNull(),
  country: text<Country>().orNull(),
  latitude: double().orNull(),
  longitude: double().orNull(),
  guest_range: text<ProjectDetails['guestRange']>(),
  budget_range: text<ProjectDetails['budgetRange']>(),
  planner_budget_range: text<ProjectDetails['plannerBudgetRange']>(),
  languages: texts<ProjectDetails['languages'][number]>(),
  planner_preference: text<ProjectDetails['plannerPreference']>(),
}

export function detailsOf(details: ProjectDetails): RowOf<typeof detailColumns> {
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
