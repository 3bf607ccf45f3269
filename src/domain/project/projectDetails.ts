import { z } from 'zod'
import { Day } from '../calendar.ts'
import { personal } from '../event.ts'
import { Language } from '../locale.ts'
import { Place } from '../place.ts'
import { BudgetRange, EventType, GuestRange, PlannerBudgetRange, PlannerPreference, ServiceType } from '../referenceValues.ts'

/** What a couple says about its event, as stored: in a project, and in the snapshot that a request is. */
export const projectDetailsShape = {
  eventType: EventType,
  /** What 'autre' stands for. */
  eventTypeText: personal(z.string().nullable()),
  serviceType: ServiceType.nullable(),
  weddingTheme: personal(z.string().nullable()),
  eventDate: Day,
  /** The place as the couple wrote it, e.g. `Lyon, Rhône`. */
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
