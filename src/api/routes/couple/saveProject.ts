import type { Place } from '../../../domain/place.ts'
import type { ProjectDetails } from '../../../domain/project/projectDetails.ts'
import { type SaveProject, saveProject } from '../../../domain/project/saveProject.ts'
import { EventType } from '../../../domain/referenceValues.ts'
import { commandRoute, NoCommand } from '../../commandRoute.ts'
import { coupleCalls } from '../../schemas/couple/coupleCalls.ts'
import { type SaveProjectBody } from '../../schemas/couple/saveProject.ts'
import { refused, succeeded } from './answers.ts'
import { newProject } from './newProject.ts'
import { ownProject } from './ownProject.ts'
import { tagOfDetails } from './projectTag.ts'
import { saveProjectRefusals, unsaved } from './saveProjectRefusals.ts'

/** POST /api/project/save-project: creates a project, or replaces the details of the one with the given id. */
export const saveProjectRoute = commandRoute({
  ...coupleCalls.saveProject,
  access: { as: 'couple', owns: 'project', whileImpersonating: 'allowed' },
  docs: {
    tags: ['project'],
    summary: 'Save a project',
    description: "With If-Match, the project's `etag` or that of its last save: 412 when it was changed meanwhile.",
  },
  command: saveProject,
  async input(call) {
    const { body, caller, country, language, request } = call
    const { commands, cities } = call.dependencies
    const before = body.id ? (await ownProject(commands, body.id, caller)).details : undefined
    const city = await cities.findCity({ ...body, zipCode: body.zipCode ?? '' })
    if ('problem' in city) return new NoCommand({ ...refused(city.problem, language), ...unsaved })
    return {
      ...(body.id ? { projectId: body.id } : await newProject(call)),
      coupleId: caller,
      country,
      details: detailsOf(body, city.place),
      ...insteadOf(request.headers['if-match'], before),
    }
  },
  answer({ state: { details }, input: { projectId } }, { reply }) {
    if (details) reply.header('etag', tagOfDetails(details))
    return { ...succeeded, projectId }
  },
  refusals: saveProjectRefusals,
})

/** An outdated tag is refused only by the decision, so that a retry finds what its first attempt did. */
function insteadOf(seen: string | undefined, before: ProjectDetails | undefined): Pick<SaveProject, 'instead'> {
  if (seen === undefined || seen === '*' || !before) return {}
  return { instead: seen === tagOfDetails(before) ? before : null }
}

function detailsOf(body: SaveProjectBody, eventPlace: Place): ProjectDetails {
  const eventType = EventType.safeParse(body.eventType)
  return {
    eventType: eventType.success ? eventType.data : 'autre',
    eventTypeText: eventType.success ? null : body.eventType,
    serviceType: body.serviceType ?? null,
    weddingTheme: body.hasTheme === false ? null : (body.weddingTheme ?? null),
    eventDate: body.eventDate,
    eventLocation: body.eventLocation || eventPlace.city,
    eventPlace,
    guestRange: body.guestRange,
    budgetRange: body.budgetRange,
    plannerBudgetRange: body.budgetPlannerRange,
    languages: [...new Set(body.languages)],
    plannerPreference: body.plannerPreference,
  }
}
