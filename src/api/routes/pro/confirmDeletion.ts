import { confirmContactDeletion } from '../../../domain/request/confirmContactDeletion.ts'
import { commandRoute } from '../../commandRoute.ts'
import { proCalls } from '../../schemas/pro/proCalls.ts'
import { requestRefusals } from './requestRefusals.ts'

/**
 * POST /api/pro/requests/:id/confirm-deletion: confirms that the couple's contact data are deleted, as it requested; the request no longer
 * shows them.
 */
export const confirmDeletionRoute = commandRoute({
  ...proCalls.confirmDeletion,
  access: { as: 'provider', owns: 'request' },
  docs: {
    tags: ['requests'],
    summary: 'Confirm that the contact data are deleted',
    description: 'Where the couple asked for it. From then on the request looks as a locked one does, for good.',
  },
  command: confirmContactDeletion,
  input: ({ params, caller }) => ({ requestId: params.id, providerId: caller }),
  answer({ state: { contactDeletedAt } }, { params }) {
    if (contactDeletedAt === undefined) throw new Error('a deletion was confirmed without its event')
    return { id: params.id, contactDeletedAt }
  },
  refusals: requestRefusals,
})
