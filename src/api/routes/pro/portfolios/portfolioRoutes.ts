import type { Route } from '../../../route.ts'
import { addPortfolioRoute } from './addPortfolio.ts'
import { addPortfolioImageRoute } from './addPortfolioImage.ts'
import { describePortfolioRoute, showPortfolioRoute } from './describePortfolio.ts'
import { givePortfolioExtrasRoute, showPortfolioExtrasRoute } from './givePortfolioExtras.ts'
import { imageRoutes } from './imageRoutes.ts'
import { listPortfoliosRoute, showPortfolioPlanRoute } from './listPortfolios.ts'
import { publicationRoutes } from './publicationRoutes.ts'
import { showPortfolioGalleryRoute } from './showPortfolioGallery.ts'

/** The routes of a provider's portfolios. */
export const portfolioRoutes: readonly Route[] = [
  listPortfoliosRoute,
  showPortfolioPlanRoute,
  addPortfolioRoute,
  showPortfolioRoute,
  describePortfolioRoute,
  showPortfolioExtrasRoute,
  givePortfolioExtrasRoute,
  showPortfolioGalleryRoute,
  addPortfolioImageRoute,
  ...imageRoutes,
  ...publicationRoutes,
]
