import { settleProject } from '../../../domain/project/settleProject.ts'
import { requireSameBody } from '../../requireSameBody.ts'
import type { Route } from '../../route.ts'
import { ProjectParams } from '../../schemas/couple/cancelProject.ts'
import { SettleProjectAnswer, SettleProjectBody } from '../../schemas/couple/settleProject.ts'
import { projectNotAvailable, refused, succeeded } from './answers.ts'
import { signedInCouple } from './signedInCouple.ts'

/** POST /api/project/projects/:id/found: the couple has found its planner; everybody it wrote to is told. */
export const settleProjectRoute: Route = (api, dependencies) => {
  api.post(
    '/api/project/projects/:id/found',
    {
      config: { access: ['couple'] },
      schema: {
        tags: ['project'],
        summary: 'We have found our planner',
        description:
          'Every provider that was written to gets a mail, and its request is closed: what is not unlocked cannot be any more. Saying it again changes nothing and answers what was said first.',
        params: ProjectParams,
        body: SettleProjectBody,
        response: { 200: SettleProjectAnswer },
      },
    },
    async (request, reply) => {
      const context = request.commandContext()
      await requireSameBody(dependencies, context)
      const { prestataire: chosen = null } = request.body
      const input = { projectId: request.params.id, coupleId: signedInCouple(request), chosen }
      const outcome = await dependencies.commands.handle(settleProject, input, context)
      if (!outcome.accepted && outcome.refused === 'project-not-found') throw projectNotAvailable()
      reply.reached(outcome.position)
      if (!outcome.accepted) return { ...refused(outcome.refused, request.language), foundAt: null, prestataire: null }
      const { found } = outcome.state
      return { ...succeeded, foundAt: found?.at ?? null, prestataire: found?.chosen ?? null }
    },
  )
}
