import type { PortfolioId } from '../../src/domain/ids.ts'
import { type Data, type Fact, providerId } from './sampleEvents.ts'

/** The nth portfolio, or picture of a portfolio, of a test. */
export const portfolioId = (number = 1) => `92000000-0000-4000-8000-${String(number).padStart(12, '0')}` as PortfolioId
export const portfolioImageId = (number = 1) => `93000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const at = '2026-11-20T10:00:00.000Z'
const of = { providerId: providerId(), portfolioId: portfolioId() }

export function portfolioAdded(over: Partial<Data<'PortfolioAdded'>> = {}): Fact<'PortfolioAdded'> {
  return { type: 'PortfolioAdded', data: { ...of, publicId: 'p4m2p9xq4r8v', title: 'Camille et Jules', addedAt: at, ...over } }
}

export function portfolioRemoved(over: Partial<Data<'PortfolioRemoved'>> = {}): Fact<'PortfolioRemoved'> {
  return { type: 'PortfolioRemoved', data: { ...of, pictures: [], removedAt: at, ...over } }
}

export function portfolioDescribed(over: Partial<Data<'PortfolioDescribed'>> = {}): Fact<'PortfolioDescribed'> {
  const description = 'Un week-end sous les tilleuls, entre deux orages.'
  return {
    type: 'PortfolioDescribed',
    data: {
      ...of,
      title: 'Camille et Jules',
      description,
      weddingDate: '2025-06-14',
      services: ['DAY_COORDINATION', 'WEDDING_DESIGN'],
      describedAt: at,
      ...over,
    },
  }
}

export function portfolioExtrasGiven(over: Partial<Data<'PortfolioExtrasGiven'>> = {}): Fact<'PortfolioExtrasGiven'> {
  const money = { totalBudget: 2_800_000, plannerBudget: 320_000, isBudgetHidden: false }
  return {
    type: 'PortfolioExtrasGiven',
    data: { ...of, place: 'Domaine des Tilleuls, Beaujolais', style: 'Champêtre', guests: 90, ...money, givenAt: at, ...over },
  }
}

export function portfolioImageAdded(over: Partial<Data<'PortfolioImageAdded'>> = {}): Fact<'PortfolioImageAdded'> {
  return {
    type: 'PortfolioImageAdded',
    data: { ...of, imageId: portfolioImageId(), picture: 'scenes/k7m2p9', alt: '', addedAt: at, ...over },
  }
}

export function portfolioImageRemoved(over: Partial<Data<'PortfolioImageRemoved'>> = {}): Fact<'PortfolioImageRemoved'> {
  return { type: 'PortfolioImageRemoved', data: { ...of, imageId: portfolioImageId(), picture: 'scenes/k7m2p9', removedAt: at, ...over } }
}

export function portfolioImageDescribed(over: Partial<Data<'PortfolioImageDescribed'>> = {}): Fact<'PortfolioImageDescribed'> {
  const words = { caption: 'La table d’honneur', alt: 'Une longue table fleurie sous des guirlandes' }
  return { type: 'PortfolioImageDescribed', data: { ...of, imageId: portfolioImageId(), ...words, describedAt: at, ...over } }
}

export function portfolioImagesOrdered(imageIds: readonly string[]): Fact<'PortfolioImagesOrdered'> {
  return { type: 'PortfolioImagesOrdered', data: { ...of, imageIds: [...imageIds], orderedAt: at } }
}

export function keyPortfolioImageChosen(over: Partial<Data<'KeyPortfolioImageChosen'>> = {}): Fact<'KeyPortfolioImageChosen'> {
  return { type: 'KeyPortfolioImageChosen', data: { ...of, imageId: portfolioImageId(), chosenAt: at, ...over } }
}

export function portfolioPublished(over: Partial<Data<'PortfolioPublished'>> = {}): Fact<'PortfolioPublished'> {
  return { type: 'PortfolioPublished', data: { ...of, publishedAt: at, ...over } }
}

export function portfolioUnpublished(over: Partial<Data<'PortfolioUnpublished'>> = {}): Fact<'PortfolioUnpublished'> {
  return { type: 'PortfolioUnpublished', data: { ...of, unpublishedAt: at, ...over } }
}
