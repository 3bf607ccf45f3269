import PortfoliosIcon from '@mui/icons-material/AutoStoriesOutlined'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { defineResource } from '../../kit/defineResource.ts'

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
    label: 'portfolios.title',
    menu: { group: 'offer', Icon: PortfoliosIcon },
    list: lazily(async () => (await import('./PortfoliosPage.tsx')).PortfoliosPage),
    edit: lazily(async () => (await import('./PortfolioPage.tsx')).PortfolioPage),
    changedBy: [...changedByAll, ...changedByImages, ...changedByPlan],
  }),
  defineResource({
    name: 'portfolioExtras',
    access: { as: 'provider' },
    label: 'portfolioExtras.title',
    changedBy: ['PortfolioExtrasGiven', ...changedByPlan],
  }),
]
