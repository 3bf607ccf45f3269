import { createHash } from 'node:crypto'
import { unlessErased } from '../../../domain/event.ts'
import type { ProjectDetails } from '../../../domain/project/projectDetails.ts'
import type { CoupleProject } from '../../../projections/coupleProjects/coupleProjectsQueries.ts'

/** What a couple can edit of a project, in the words of the wire. */
type Editable = Omit<CoupleProject, 'id' | 'hasTheme' | 'message' | 'status' | 'foundAt' | 'plannerFound' | 'contacts'>

/** Names the state of what a couple can edit of a project. */
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
    // As numbers: the database and this program may write the same one in other ways.
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

/** The same of a project as the log has it. */
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
