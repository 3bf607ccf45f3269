import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { showPicturesRoute } from '../showPicturesRoute.ts'
import { loadPortfolio } from './loadPortfolio.ts'

/** GET /api/pro/portfolio-galleries/:id */
export const showPortfolioGalleryRoute = showPicturesRoute({
  ...proCalls.showPortfolioGallery,
  owns: 'portfolio',
  summary: 'The pictures of a portfolio',
  load: loadPortfolio,
  needsAlt: true,
  quota: ({ portfolios }) => portfolios.images,
})
