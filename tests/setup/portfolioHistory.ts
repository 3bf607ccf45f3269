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

/** What may be recorded of a provider's portfolios, as far as it is personal: of one that is there, and of one that was deleted. */
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
