import { limitOn } from '../../../operational/limits.ts'
import { coupleDisclosures } from '../../../projections/coupleDisclosures/coupleDisclosures.ts'
import { coupleProjects } from '../../../projections/coupleProjects/coupleProjects.ts'
import { requestInbox } from '../../../projections/requestInbox/requestInbox.ts'
import { limitCalls } from '../../limitCalls.ts'
import type { Route } from '../../route.ts'
import { coupleCalls } from '../../schemas/couple/coupleCalls.ts'
import { schemasOf } from '../../schemasOf.ts'
import { coupleExport } from './coupleExport.ts'
import { shownCards } from './shownCards.ts'
import { signedInCouple } from './signedInCouple.ts'

/** GET /api/project/export: all stored data of the couple. */
export const exportDataRoute: Route = (api, dependencies) => {
  const { commands, secrets } = dependencies
  const { cards: cardsFor } = shownCards(dependencies)
  api.get(
    coupleCalls.exportData.path,
    {
      config: { access: { as: 'couple', whileImpersonating: 'refused' }, reads: [coupleProjects, coupleDisclosures, requestInbox] },
      schema: {
        tags: ['privacy'],
        summary: 'All data of the couple, as a file',
        description: 'One JSON document; five an hour.',
        ...schemasOf(coupleCalls.exportData),
      },
    },
    async (request, reply) => {
      const coupleId = signedInCouple(request)
      await limitCalls(dependencies, limitOn('exports', secrets.codeKey, coupleId, commands.rules.limits.exportsPerCouple))
      const document = await coupleExport(dependencies, coupleId, async (ids) => {
        const cards = await cardsFor(request, ids, { evenUnlisted: true })
        return new Map(cards.map(({ id, name }) => [id, name]))
      })
      reply.header('content-disposition', `attachment; filename="alliance-${document.exportedAt.slice(0, 10)}.json"`)
      reply.header('cache-control', 'no-store')
      return document
    },
  )
}
