import { addPortfolioImage } from '../../../../domain/portfolio/addPortfolioImage.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { uploadRoute } from '../uploadRoute.ts'
import { loadPortfolio } from './loadPortfolio.ts'
import { portfolioRefusals } from './portfolioRefusals.ts'

/** POST /api/pro/portfolio-galleries/:id/images: uploads a picture of a portfolio. Rule POR-2. */
export const addPortfolioImageRoute = uploadRoute({
  ...proCalls.addPortfolioImage,
  access: { as: 'provider', owns: 'portfolio' },
  docs: { tags: ['portfolios'], summary: 'Upload a picture of a portfolio' },
  shape: 'any',
  megabytes: ({ portfolios }) => portfolios.megabytes,
  before: (call) => loadPortfolio(call, call.caller, call.params.id),
  name: ({ caller, params, id, picture, context, dependencies }) =>
    dependencies.commands.handle(addPortfolioImage, { providerId: caller, portfolioId: params.id, imageId: id, picture, alt: '' }, context),
  answer: (added) => added,
  refusals: portfolioRefusals,
})
