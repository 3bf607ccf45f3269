import { deriveTimedId } from '../../../commands/deriveId.ts'
import type { ProjectId } from '../../../domain/ids.ts'
import type { Place } from '../../../domain/place.ts'
import type { ProjectDetails } from '../../../domain/project/projectDetails.ts'
import { saveProject } from '../../../domain/project/saveProject.ts'
import { EventType } from '../../../domain/referenceValues.ts'
import { requireSameBody } from '../../requireSameBody.ts'
import type { Route } from '../../route.ts'
import { SaveProjectAnswer, SaveProjectBody } from '../../schemas/couple/saveProject.ts'
import { refused, succeeded } from './answers.ts'
import { ownProject } from './ownProject.ts'
import { signedInCouple } from './signedInCouple.ts'

/** POST /api/project/save-project: a new project, or other details of the one whose id comes along. */
export const saveProjectRoute: Route = (api, dependencies) => {
  const { commands, cities } = dependencies
  api.post(
    '/api/project/save-project',
    {
      config: { access: ['couple'] },
      schema: { tags: ['project'], summary: 'Save a project', body: SaveProjectBody, response: { 200: SaveProjectAnswer } },
    },
    async (request, reply) => {
      const { body, country, language } = request
      const coupleId = signedInCouple(request)
      const context = request.commandContext()
      const firstGiven = await requireSameBody(dependencies, context)
      if (body.id) await ownProject(commands, body.id, coupleId)
      const city = await cities.findCity({ ...body, zipCode: body.zipCode ?? '' })
      if ('problem' in city) return { ...refused(city.problem, language), projectId: null }

      // Projects are listed by id, so that a new one's begins with its time; a retry has the time of the first try.
      const projectId = body.id ?? newProjectId(firstGiven, context.commandId)
      const input = { projectId, coupleId, country, details: detailsOf(body, city.place) }
      const outcome = await commands.handle(saveProject, input, context)
      reply.reached(outcome.position)
      return outcome.accepted ? { ...succeeded, projectId } : { ...refused(outcome.refused, language), projectId: null }
    },
  )
}

function newProjectId(time: Date, commandId: string): ProjectId {
  return deriveTimedId(time, 'project', commandId) as ProjectId
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
