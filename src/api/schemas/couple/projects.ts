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
  /** Names what can be edited, as it stands; `save-project` takes it as If-Match. */
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
  /** What it wrote to the first provider; each of `prestataires` has its own. */
  message: z.string(),
  status: z.enum(['upcoming', 'past', 'cancelled', 'settled']),
  /** When the couple had found its planner, and the id of the provider or venue, if it named one. */
  foundAt: z.iso.datetime().nullable(),
  plannerFound: RecipientId.nullable(),
  /** Those the couple wrote to, in that order. */
  prestataires: z.array(ContactedPrestataire).readonly(),
  /** The best that it has not written to yet; none for a project that is over. */
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
