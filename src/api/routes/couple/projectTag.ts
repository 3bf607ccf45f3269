import { createHash } from 'node:crypto'
import { unlessErased } from '../../../domain/event.ts'
import type { ProjectDetails } from '../../../domain/project/projectDetails.ts'
import type { CoupleProject } from '../../../projections/coupleProjects/coupleProjectsQueries.ts'

/** The data of a project that a couple can edit, in the format of the API. */
type Editable = Omit<CoupleProject, 'id' | 'hasTheme' | 'message' | 'status' | 'foundAt' | 'plannerFound' | 'contacts'>

/** The ETag of the data that a couple can edit. */
export function projectTag(project: Editable): string {
  const state = JSON.stringify([
    project.eventType,
    project.serviceType,
    project.weddingTheme,
    project.eventDate,
    project.eventLocation,
    project.city,
    project.zipCode,
    project.country,
    // As numbers, since the database may format the same number differently.
    Number(project.latitude),
    Number(project.longitude),
    project.guestRange,
    project.budgetRange,
    project.budgetPlannerRange,
    project.languages,
    project.plannerPreference,
  ])
  return `"${createHash('sha256').update(state).digest('base64url').slice(0, 22)}"`
}

/** The same for a project from the log. */
export function tagOfDetails(details: ProjectDetails): string {
  const { eventType, eventTypeText, weddingTheme, eventLocation, eventPlace, plannerBudgetRange, ...same } = details
  const place = unlessErased(eventPlace, undefined)
  return projectTag({
    ...same,
    eventType: eventType === 'autre' ? (unlessErased(eventTypeText, null) ?? eventType) : eventType,
    weddingTheme: unlessErased(weddingTheme, null) ?? '',
    eventLocation: unlessErased(eventLocation, ''),
    city: place?.city ?? '',
    zipCode: place?.zipCode ?? '',
    country: place?.country ?? '',
    latitude: String(place?.latitude ?? ''),
    longitude: String(place?.longitude ?? ''),
    budgetPlannerRange: plannerBudgetRange,
  })
}
