import type { CommandHandler } from '../../../commands/handleCommand.ts'
import { couple, coupleStream } from '../../../domain/couple/couple.ts'
import { isErased } from '../../../domain/event.ts'
import type { CoupleId } from '../../../domain/ids.ts'
import { Place } from '../../../domain/place.ts'
import type { ProjectDetails } from '../../../domain/project/projectDetails.ts'
import { PlannerBudgetRange, PlannerPreference, ServiceType } from '../../../domain/referenceValues.ts'
import type { CoupleProject } from '../../../projections/coupleProjects/coupleProjectsQueries.ts'
import type { PlannerWish } from '../../../projections/providerDirectory/suggestionScore.ts'

/** The project's requirements for planners. */
export type Wished = Pick<
  ProjectDetails,
  'eventDate' | 'serviceType' | 'plannerBudgetRange' | 'languages' | 'plannerPreference' | 'eventPlace'
>

/**
 * A couple's search criteria. Distances start at its own town for `nearHome`, else at the event's; undefined when that town is unknown, as
 * after an erasure.
 */
export async function plannerWish(wished: Wished, coupleId: CoupleId, commands: CommandHandler): Promise<PlannerWish | undefined> {
  const { eventDate, serviceType, plannerBudgetRange, languages, plannerPreference, eventPlace } = wished
  if (isErased(eventPlace)) return undefined
  const reference = plannerPreference === 'nearHome' ? await homeOf(coupleId, commands) : eventPlace
  return reference && { eventDate, eventCountry: eventPlace.country, reference, serviceType, plannerBudget: plannerBudgetRange, languages }
}

/** The criteria of a project from the read model; undefined when the event's place is no longer known. */
export function wishedOf(project: CoupleProject): Wished | undefined {
  const { city, zipCode, country, latitude, longitude } = project
  const place = Place.safeParse({ city, zipCode, country, latitude: Number(latitude), longitude: Number(longitude) })
  if (!place.success) return undefined
  return {
    eventDate: project.eventDate,
    serviceType: ServiceType.nullable().parse(project.serviceType),
    plannerBudgetRange: PlannerBudgetRange.parse(project.budgetPlannerRange),
    languages: [...project.languages],
    plannerPreference: PlannerPreference.parse(project.plannerPreference),
    eventPlace: place.data,
  }
}

async function homeOf(coupleId: CoupleId, commands: CommandHandler): Promise<Place | undefined> {
  const { profile } = (await commands.load(couple, coupleStream(coupleId))).state
  return profile?.home && !isErased(profile.home) ? profile.home : undefined
}
