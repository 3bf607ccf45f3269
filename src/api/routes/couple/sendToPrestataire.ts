import type { Route } from '../../route.ts'
import { SendToPrestataireAnswer, sendToPrestataireBody } from '../../schemas/couple/contactPrestataires.ts'
import { refused, succeeded } from './answers.ts'
import { contactPrestataires } from './contactPrestataires.ts'

/** POST /api/project/send-to-prestataire: a message to one provider; refuses with 'no-message' or 'already-sent'. */
export const sendToPrestataireRoute: Route = (api, dependencies) => {
  api.post(
    '/api/project/send-to-prestataire',
    {
      config: { access: { as: 'couple', owns: 'project' } },
      schema: {
        tags: ['planners'],
        summary: 'Write to one provider',
        body: sendToPrestataireBody(dependencies.commands.rules),
        response: { 200: SendToPrestataireAnswer },
      },
    },
    async (request, reply) => {
      const { project, prestataire, message } = request.body
      const contacted = await contactPrestataires(request, reply, dependencies, { project, prestataires: [prestataire], message })
      return contacted.refused === undefined ? succeeded : refused(contacted.refused, request.language)
    },
  )
}
