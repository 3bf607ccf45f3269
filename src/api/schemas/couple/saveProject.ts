import { z } from 'zod'
import { Day } from '../../../domain/calendar.ts'
import { ProjectId } from '../../../domain/ids.ts'
import { Language } from '../../../domain/locale.ts'
import type { PublicRules } from '../../../domain/publicRules.ts'
import { BudgetRange, EventType, GuestRange, PlannerBudgetRange, PlannerPreference, ServiceType } from '../../../domain/referenceValues.ts'
import { plainText } from '../plainText.ts'
import { answer } from './answer.ts'

/** A field that a form leaves empty. */
const unlessEmpty = <S extends z.ZodType>(schema: S) => z.preprocess((value) => (value === '' ? null : value), schema.nullish())
/** Degrees, as text or as a number. */
const Degrees = z.union([z.string().max(30), z.number()]).transform(String)

/** The whole project, as the wizard stores it. Fields that the server knows better (contacted and suggested planners) are ignored. */
export const saveProjectBody = ({ text: { freeEventType, theme } }: PublicRules) =>
  z.object({
    /** The project to save again; empty for a new one. */
    id: unlessEmpty(ProjectId),
    /** A slug, or the couple's own words for another kind of event. */
    eventType: z.union([EventType, plainText(freeEventType).trim().min(1)]),
    serviceType: unlessEmpty(ServiceType),
    hasTheme: z.boolean().nullish(),
    weddingTheme: plainText(theme).nullish(),
    eventDate: Day,
    eventLocation: plainText(200).trim().nullish(),
    city: plainText(120).trim().min(1),
    zipCode: z.string().trim().max(12).nullish(),
    country: z.string().trim().min(1).max(2),
    latitude: Degrees,
    longitude: Degrees,
    guestRange: GuestRange,
    budgetRange: BudgetRange,
    budgetPlannerRange: PlannerBudgetRange,
    languages: z.array(Language).min(1).max(20),
    plannerPreference: PlannerPreference,
  })
export type SaveProjectBody = z.output<ReturnType<typeof saveProjectBody>>

export const SaveProjectAnswer = answer({ projectId: ProjectId.nullable() })
