import PortfoliosIcon from '@mui/icons-material/AutoStoriesOutlined'
import { defineResource } from '../../kit/defineResource.ts'
import { withTexts } from '../../texts/withTexts.tsx'

const changedByAll = ['PortfolioAdded', 'PortfolioRemoved', 'PortfolioDescribed', 'PortfolioPublished', 'PortfolioUnpublished']
const changedByImages = [
  'PortfolioImageAdded',
  'PortfolioImageRemoved',
  'PortfolioImageDescribed',
  'PortfolioImagesOrdered',
  'KeyPortfolioImageChosen',
]
const changedByPlan = ['SubscriptionEnded', 'SubscriptionStarted']

/** A provider's portfolios: the list, and the form whose steps are saved separately. */
export const portfolioResources = [
  defineResource({
    name: 'portfolios',
    access: { as: 'provider' },
    menu: { group: 'offer', Icon: PortfoliosIcon },
    list: withTexts(['portfolios'], async () => (await import('./PortfoliosPage.tsx')).PortfoliosPage),
    edit: withTexts(['portfolios'], async () => (await import('./PortfolioPage.tsx')).PortfolioPage),
    changedBy: [...changedByAll, ...changedByImages, ...changedByPlan],
  }),
  defineResource({
    name: 'portfolioExtras',
    access: { as: 'provider' },
    changedBy: ['PortfolioExtrasGiven', ...changedByPlan],
  }),
]
