import { z } from 'zod'
import { Day } from '../../../domain/calendar.ts'
import { ProjectId } from '../../../domain/ids.ts'
import { Language } from '../../../domain/locale.ts'
import { RecipientId } from '../../../domain/project/recipient.ts'
import type { PublicRules } from '../../../domain/publicRules.ts'
import { answer } from './answer.ts'
import { ContactedPrestataire, Prestataire } from './prestataire.ts'
import { SuggestionReasons } from './suggestPrestataires.ts'

/** A project. */
const Project = z.object({
  id: ProjectId,
  /** The ETag of the editable fields; `save-project` takes it as If-Match. */
  etag: z.string(),
  /** A slug, or the couple's own words. */
  eventType: z.string(),
  serviceType: z.string().nullable(),
  hasTheme: z.boolean(),
  weddingTheme: z.string(),
  eventDate: Day,
  eventLocation: z.string(),
  city: z.string(),
  zipCode: z.string(),
  country: z.string(),
  latitude: z.string(),
  longitude: z.string(),
  guestRange: z.string(),
  budgetRange: z.string(),
  budgetPlannerRange: z.string(),
  languages: z.array(Language).readonly(),
  plannerPreference: z.string(),
  /** The message to the first provider; each entry of `prestataires` has its own. */
  message: z.string(),
  status: z.enum(['upcoming', 'past', 'cancelled', 'settled']),
  /** When the couple had found its planner, and the id of the named provider or venue, if any. */
  foundAt: z.iso.datetime().nullable(),
  plannerFound: RecipientId.nullable(),
  /** The contacted providers, in order. */
  prestataires: z.array(ContactedPrestataire).readonly(),
  /** The best providers that were not contacted; none for a past project. */
  plannersSuggested: z.array(Prestataire.extend({ why: SuggestionReasons })).readonly(),
})
export type Project = z.output<typeof Project>

export const projectsQuery = ({ projectsPageSize }: PublicRules) =>
  z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(projectsPageSize).default(projectsPageSize),
  })

export const ProjectsAnswer = answer({
  projects: z.array(Project).readonly(),
  /** Pages. */
  count: z.int(),
  /** Projects on all pages. */
  total: z.int(),
})
