import { cancelProject } from '../../../domain/project/cancelProject.ts'
import { requireSameBody } from '../../requireSameBody.ts'
import type { Route } from '../../route.ts'
import { CancelProjectAnswer, ProjectParams } from '../../schemas/couple/cancelProject.ts'
import { projectNotAvailable, succeeded } from './answers.ts'
import { signedInCouple } from './signedInCouple.ts'

/** POST /api/project/projects/:id/cancel: ends a project and takes its requests back. */
export const cancelProjectRoute: Route = (api, dependencies) => {
  api.post(
    '/api/project/projects/:id/cancel',
    {
      config: { access: ['couple'] },
      schema: {
        tags: ['project'],
        summary: 'Cancel a project',
        description: 'Every request it sent is withdrawn. Cancelling it again changes nothing.',
        params: ProjectParams,
        response: { 200: CancelProjectAnswer },
      },
    },
    async (request, reply) => {
      const context = request.commandContext()
      await requireSameBody(dependencies, context)
      const input = { projectId: request.params.id, coupleId: signedInCouple(request) }
      const outcome = await dependencies.commands.handle(cancelProject, input, context)
      if (!outcome.accepted) throw projectNotAvailable()
      reply.reached(outcome.position)
      return succeeded
    },
  )
}
