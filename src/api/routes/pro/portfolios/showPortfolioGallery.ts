import { createPictureUrls } from '../../../../integrations/images/pictureUrls.ts'
import { pictureKey } from '../../../../operational/secrets.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { shownPictures } from '../shownPictures.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { loadPortfolio } from './loadPortfolio.ts'

/** GET /api/pro/portfolio-galleries/:id: the pictures of a portfolio, in their order. The first one is the key picture until another is chosen. */
export const showPortfolioGalleryRoute: Route = (api, dependencies) => {
  const { pictureUrl } = createPictureUrls(pictureKey(dependencies.secrets))
  api.get(
    proCalls.showPortfolioGallery.path,
    {
      config: { access: { as: 'provider', owns: 'portfolio' } },
      schema: { tags: ['portfolios'], summary: 'The pictures of a portfolio', ...schemasOf(proCalls.showPortfolioGallery) },
    },
    async (request, reply) => {
      const { id } = request.params
      const { state } = await loadPortfolio({ language: request.language, dependencies }, signedInProvider(request), id)
      const { photos, etag } = shownPictures(state, { pictureUrl, needsAlt: true })
      reply.header('etag', etag)
      return { id, photos, quota: dependencies.commands.rules.portfolios.images, etag }
    },
  )
}
