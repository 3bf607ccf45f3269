import type { Project } from '../../../../../src/api/schemas/couple/projects.ts'
import type { eventTypes } from '../../../../../src/domain/referenceValues.ts'
import { emptyDraft, otherEvent, type ProjectDraft, wedding } from './projectDraft.ts'

/** Events that have a slug, complete by their type: the list itself would bring the server's schemas along. */
const slugs: Readonly<Record<(typeof eventTypes)[number], true>> = {
  mariage: true,
  pacs: true,
  anniversaire: true,
  bapteme: true,
  fiancailles: true,
  evj: true,
  corporate: true,
  autre: true,
}

/** The answers that make up a project, so that they can be given again: the way back from `projectBody`. */
export function draftOfProject(project: Project): ProjectDraft {
  const { eventType, eventDate, guestRange, budgetRange, budgetPlannerRange, plannerPreference } = project
  const named = eventType in slugs
  return {
    ...emptyDraft,
    eventType: named ? eventType : otherEvent,
    eventTypeText: named ? '' : eventType,
    serviceType: project.serviceType ?? '',
    hasTheme: eventType === wedding ? project.hasTheme : null,
    weddingTheme: project.weddingTheme,
    eventDate,
    eventLocation: project.eventLocation,
    city: {
      city: project.city,
      zipcode: project.zipCode,
      countrycode: project.country,
      lat: project.latitude,
      lng: project.longitude,
    },
    guestRange,
    budgetRange,
    budgetPlannerRange,
    languages: [...project.languages],
    plannerPreference,
  }
}
