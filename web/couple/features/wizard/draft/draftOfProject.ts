import type { Project } from '../../../../../src/api/schemas/couple/projects.ts'
import type { eventTypes } from '../../../../../src/domain/eventTypes.ts'
import { emptyDraft, otherEvent, type ProjectDraft, wedding } from './projectDraft.ts'

/**
 * All event types that have a slug; the type checks that none is missing. Importing the list itself would add the server's schemas to
 * the bundle.
 */
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

/** Turns a project into the wizard's answers: the inverse of `projectBody`. */
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
