import {
  portfolioAdded,
  portfolioDescribed,
  portfolioExtrasGiven,
  portfolioId,
  portfolioImageAdded,
  portfolioImageDescribed,
  portfolioImageId,
  portfolioImageRemoved,
  portfolioPublished,
  portfolioRemoved,
} from './samplePortfolioEvents.ts'

/** All events with personal data of a provider's portfolios: of an existing and of a deleted one. */
export function portfolioHistory() {
  return [
    portfolioAdded(),
    portfolioDescribed(),
    portfolioExtrasGiven(),
    portfolioImageAdded(),
    portfolioImageDescribed(),
    portfolioImageAdded({ imageId: portfolioImageId(2) }),
    portfolioImageRemoved({ imageId: portfolioImageId(2) }),
    portfolioPublished(),
    portfolioAdded({ portfolioId: portfolioId(2) }),
    portfolioRemoved({ portfolioId: portfolioId(2) }),
  ]
}
