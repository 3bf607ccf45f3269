import multipart from '@fastify/multipart'
import { deriveId } from '../../../../commands/deriveId.ts'
import { addPortfolioImage } from '../../../../domain/portfolio/addPortfolioImage.ts'
import { createPictureUrls } from '../../../../integrations/images/pictureUrls.ts'
import { pictureKey } from '../../../../operational/secrets.ts'
import type { Route } from '../../../route.ts'
import { PortfolioParams } from '../../../schemas/pro/portfolioSchemas.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { takePhoto } from '../../../takePhoto.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { loadPortfolio } from './loadPortfolio.ts'
import { portfolioRefusals } from './portfolioRefusals.ts'

/** POST /api/pro/portfolio-galleries/:id/images: uploads a picture of a portfolio, as `multipart/form-data` like the photos of the gallery. Rule POR-2. */
export const addPortfolioImageRoute: Route = (api, dependencies) => {
  const { megabytes } = dependencies.commands.rules.portfolios
  const { pictureUrl } = createPictureUrls(pictureKey(dependencies.secrets))
  void api.register(async (scope) => {
    await scope.register(multipart)
    scope.post(
      proCalls.addPortfolioImage.path,
      {
        config: { access: { as: 'provider', owns: 'portfolio' }, slowBody: true },
        schema: {
          tags: ['portfolios'],
          summary: 'Upload a picture of a portfolio',
          description: 'As multipart/form-data: an optional field `crop`, then the file.',
          consumes: ['multipart/form-data'],
          ...schemasOf(proCalls.addPortfolioImage),
        },
      },
      async (request, reply) => {
        const providerId = signedInProvider(request)
        const { id: portfolioId } = PortfolioParams.parse(request.params)
        const { language } = request
        // Nothing is read for a portfolio that is not the provider's.
        await loadPortfolio({ language, dependencies }, providerId, portfolioId)
        return await takePhoto(request, dependencies, { providerId, shape: 'any', megabytes }, async (picture, context) => {
          const imageId = deriveId('photo', context.commandId)
          const outcome = await dependencies.commands.handle(
            addPortfolioImage,
            { providerId, portfolioId, imageId, picture, alt: '' },
            context,
          )
          reply.reached(outcome.position)
          if (!outcome.accepted) throw portfolioRefusals[outcome.refused]({ language, dependencies })
          // Given again, the command answers what it did the first time.
          const [added] = outcome.events
          const shown = added?.type === 'PortfolioImageAdded' && typeof added.data.picture === 'string' ? added.data.picture : picture
          return { kept: shown === picture, answer: { id: imageId, src: pictureUrl(shown as typeof picture) } }
        })
      },
    )
  })
}
