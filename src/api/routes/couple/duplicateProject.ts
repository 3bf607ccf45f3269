import { saveProject } from '../../../domain/project/saveProject.ts'
import { requireSameBody } from '../../requireSameBody.ts'
import type { Route } from '../../route.ts'
import { ProjectParams } from '../../schemas/couple/cancelProject.ts'
import { DuplicateProjectBody } from '../../schemas/couple/duplicateProject.ts'
import { SaveProjectAnswer } from '../../schemas/couple/saveProject.ts'
import { refused, succeeded } from './answers.ts'
import { newProjectId } from './newProjectId.ts'
import { ownProject } from './ownProject.ts'
import { signedInCouple } from './signedInCouple.ts'

/** POST /api/project/projects/:id/duplicate: a new project with the same details; nobody has been written to about it. */
export const duplicateProjectRoute: Route = (api, dependencies) => {
  const { commands } = dependencies
  api.post(
    '/api/project/projects/:id/duplicate',
    {
      config: { access: ['couple'] },
      schema: {
        tags: ['project'],
        summary: 'Duplicate a project',
        description: "Also one that is cancelled, settled or past; 'event-date-needed' asks for another day.",
        params: ProjectParams,
        body: DuplicateProjectBody,
        response: { 200: SaveProjectAnswer },
      },
    },
    async (request, reply) => {
      const { body, country, language } = request
      const coupleId = signedInCouple(request)
      const context = request.commandContext()
      const firstGiven = await requireSameBody(dependencies, context)
      const { details } = await ownProject(commands, request.params.id, coupleId)
      const projectId = newProjectId(firstGiven, context.commandId)
      const input = { projectId, coupleId, country, details: { ...details, eventDate: body.eventDate ?? details.eventDate } }
      const outcome = await commands.handle(saveProject, input, context)
      reply.reached(outcome.position)
      if (outcome.accepted) return { ...succeeded, projectId }
      const unasked = outcome.refused === 'event-date-past' && !body.eventDate
      return { ...refused(unasked ? 'event-date-needed' : outcome.refused, language), projectId: null }
    },
  )
}
