import { z } from 'zod'
import { Day } from '../calendar.ts'
import { personal } from '../event.ts'
import { Language } from '../locale.ts'
import { Place } from '../place.ts'
import { BudgetRange, EventType, GuestRange, PlannerBudgetRange, PlannerPreference, ServiceType } from '../referenceValues.ts'

/** A couple's description of its event, as stored in a project and in a request's snapshot. */
export const projectDetailsShape = {
  eventType: EventType,
  /** The couple's own words for 'autre'. */
  eventTypeText: personal(z.string().nullable()),
  serviceType: ServiceType.nullable(),
  weddingTheme: personal(z.string().nullable()),
  eventDate: Day,
  /** The place as the couple entered it, e.g. `Lyon, Rhône`. */
  eventLocation: personal(z.string()),
  eventPlace: personal(Place),
  guestRange: GuestRange,
  budgetRange: BudgetRange,
  plannerBudgetRange: PlannerBudgetRange,
  languages: z.array(Language).min(1),
  plannerPreference: PlannerPreference,
}
export const ProjectDetails = z.object(projectDetailsShape)
export type ProjectDetails = z.infer<typeof ProjectDetails>
