import type { Aggregate } from '../command.ts'
import { isErased, type Personal } from '../event.ts'
import { type PortfolioId, type StreamName, streamName } from '../ids.ts'
import { type PictureList, pictureAdded, pictureDescribed, pictureRemoved, picturesOrdered } from '../pictureList.ts'
import type { OwnPortfolio } from '../provider/ownPortfolios.ts'
import type { PortfolioEvent } from './portfolioEvents.ts'
import { type PortfolioRequirement, portfolioRequirements } from './portfolioRequirement.ts'

type Said<Type extends PortfolioEvent['type'], Time extends string> = Omit<
  Extract<PortfolioEvent, { type: Type }>['data'],
  'providerId' | 'portfolioId' | Time
>
/** Its description, its date and the provider's services. */
export type PortfolioDescription = Said<'PortfolioDescribed', 'describedAt'>
/** The fields that need Premium. */
export type PortfolioExtras = Said<'PortfolioExtrasGiven', 'givenAt'>

/** The content of a portfolio and its pictures. Its existence and owner are recorded in the provider's stream. */
export interface Portfolio extends PictureList {
  /** Undefined until it was described; the provider's stream has the title. */
  readonly description: PortfolioDescription | undefined
  readonly extras: PortfolioExtras
  readonly published: boolean
}

export const noExtras: PortfolioExtras = {
  place: '',
  style: '',
  guests: null,
  totalBudget: null,
  plannerBudget: null,
  isBudgetHidden: false,
}

export const portfolio: Aggregate<Portfolio, PortfolioEvent> = {
  initial: { description: undefined, extras: noExtras, photos: new Map(), keyPhoto: undefined, published: false },
  evolve(state, event) {
    switch (event.type) {
      case 'PortfolioDescribed': {
        const { providerId: _owner, portfolioId: _id, describedAt: _at, ...description } = event.data
        return { ...state, description }
      }
      case 'PortfolioExtrasGiven': {
        const { providerId: _owner, portfolioId: _id, givenAt: _at, ...extras } = event.data
        return { ...state, extras }
      }
      case 'PortfolioImageAdded':
        return pictureAdded(state, event.data.imageId, event.data)
      case 'PortfolioImageRemoved':
        return pictureRemoved(state, event.data.imageId)
      case 'PortfolioImageDescribed':
        return pictureDescribed(state, event.data.imageId, event.data)
      case 'PortfolioImagesOrdered':
        return picturesOrdered(state, event.data.imageIds)
      case 'KeyPortfolioImageChosen':
        return { ...state, keyPhoto: event.data.imageId }
      case 'PortfolioPublished':
        return { ...state, published: true }
      case 'PortfolioUnpublished':
        return { ...state, published: false }
    }
  },
}

export function portfolioStream(portfolioId: PortfolioId): StreamName {
  return streamName('portfolio', portfolioId)
}

/** The description, also before the portfolio was described. */
export function descriptionOf({ description }: Portfolio, { title }: OwnPortfolio): PortfolioDescription {
  return description ?? { title, description: '', weddingDate: null, services: [] }
}

/** What a portfolio needs before it can be published. */
export function missingIn({ description, photos }: Portfolio): readonly PortfolioRequirement[] {
  const has: Readonly<Record<PortfolioRequirement, boolean>> = {
    description: description !== undefined && isSaid(description.description),
    image: [...photos.values()].some(({ alt }) => isSaid(alt)),
  }
  return portfolioRequirements.filter((requirement) => !has[requirement])
}

function isSaid(text: Personal<string>): boolean {
  return !isErased(text) && text !== ''
}
