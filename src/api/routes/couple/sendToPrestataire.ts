import type { Route } from '../../route.ts'
import { coupleCalls } from '../../schemas/couple/coupleCalls.ts'
import { schemasOf } from '../../schemasOf.ts'
import { refused, succeeded } from './answers.ts'
import { contactPrestataires } from './contactPrestataires.ts'

/** POST /api/project/send-to-prestataire: a message to one provider; refuses with 'no-message' or 'already-sent'. */
export const sendToPrestataireRoute: Route = (api, dependencies) => {
  api.post(
    coupleCalls.sendToPrestataire.path,
    {
      config: { access: { as: 'couple', owns: 'project' } },
      schema: {
        tags: ['planners'],
        summary: 'Write to one provider, or about one of its venues',
        ...schemasOf(coupleCalls.sendToPrestataire, dependencies.commands.rules),
      },
    },
    async (request, reply) => {
      const { project, prestataire, message } = request.body
      const contacted = await contactPrestataires(request, reply, dependencies, { project, prestataires: [prestataire], message })
      return contacted.refused === undefined ? succeeded : refused(contacted.refused, request.language)
    },
  )
}
