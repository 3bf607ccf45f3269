import { confirmContactDeletion } from '../../../domain/request/confirmContactDeletion.ts'
import { requireSameBody } from '../../requireSameBody.ts'
import type { Route } from '../../route.ts'
import { ContactDeleted, RequestParams } from '../../schemas/pro/requestSchemas.ts'
import { refusedByAccount } from './refusedByAccount.ts'
import { signedInProvider } from './signedInProvider.ts'

/** POST /api/pro/requests/:id/confirm-deletion: the couple's contact data are deleted, as it asked; the request shows them no more. */
export const confirmDeletionRoute: Route = (api, dependencies) => {
  api.post(
    '/api/pro/requests/:id/confirm-deletion',
    {
      config: { access: ['provider'] },
      schema: {
        tags: ['requests'],
        summary: 'Confirm that the contact data are deleted',
        description: 'Where the couple asked for it. From then on the request looks as a locked one does, for good.',
        params: RequestParams,
        response: { 200: ContactDeleted },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const context = request.commandContext()
      await requireSameBody(dependencies, context)
      const input = { requestId: id, providerId: signedInProvider(request) }
      const outcome = await dependencies.commands.handle(confirmContactDeletion, input, context)
      reply.reached(outcome.position)
      if (!outcome.accepted) throw refusedByAccount(outcome, request.language)
      const { contactDeletedAt } = outcome.state
      if (contactDeletedAt === undefined) throw new Error('a deletion was confirmed without its event')
      return { id, contactDeletedAt }
    },
  )
}
