import type { Place } from '../../../domain/place.ts'
import type { ProjectDetails } from '../../../domain/project/projectDetails.ts'
import { type SaveProject, saveProject } from '../../../domain/project/saveProject.ts'
import { EventType } from '../../../domain/referenceValues.ts'
import { Problem } from '../../problem.ts'
import { requireSameBody } from '../../requireSameBody.ts'
import type { Route } from '../../route.ts'
import { SaveProjectAnswer, type SaveProjectBody, saveProjectBody } from '../../schemas/couple/saveProject.ts'
import { signInText } from '../../texts/signInTexts.ts'
import { refused, succeeded } from './answers.ts'
import { newProjectId } from './newProjectId.ts'
import { ownProject } from './ownProject.ts'
import { tagOfDetails } from './projectTag.ts'
import { signedInCouple } from './signedInCouple.ts'

/** POST /api/project/save-project: a new project, or other details of the one whose id comes along. */
export const saveProjectRoute: Route = (api, dependencies) => {
  const { commands, cities } = dependencies
  api.post(
    '/api/project/save-project',
    {
      config: { access: ['couple'] },
      schema: {
        tags: ['project'],
        summary: 'Save a project',
        description: "With If-Match, the project's `etag` or that of its last save: 412 when it was changed meanwhile.",
        body: saveProjectBody(commands.rules),
        response: { 200: SaveProjectAnswer },
      },
    },
    async (request, reply) => {
      const { body, country, language } = request
      const coupleId = signedInCouple(request)
      const context = request.commandContext()
      const firstGiven = await requireSameBody(dependencies, context)
      const before = body.id ? (await ownProject(commands, body.id, coupleId)).details : undefined
      const city = await cities.findCity({ ...body, zipCode: body.zipCode ?? '' })
      if ('problem' in city) return { ...refused(city.problem, language), projectId: null }

      const projectId = body.id ?? newProjectId(firstGiven, context.commandId)
      const input = {
        projectId,
        coupleId,
        country,
        details: detailsOf(body, city.place),
        ...insteadOf(request.headers['if-match'], before),
      }
      const outcome = await commands.handle(saveProject, input, context)
      reply.reached(outcome.position)
      if (outcome.accepted) {
        if (outcome.state.details) reply.header('etag', tagOfDetails(outcome.state.details))
        return { ...succeeded, projectId }
      }
      if (outcome.refused === 'changed-meanwhile')
        throw new Problem(412, outcome.refused, { detail: signInText(outcome.refused, language) })
      return { ...refused(outcome.refused, language), projectId: null }
    },
  )
}

/** A tag out of date is left to the decision, so that a retry finds what its first attempt did. */
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
