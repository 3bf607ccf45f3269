import { isErased } from '../event.ts'
import type { PortfolioEvent } from '../portfolio/portfolioEvents.ts'
import { defineProcess, makeEffect } from '../process.ts'
import { photoPictureIn } from '../provider/photoPicture.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'
import type { ReviewEvent } from '../review/reviewEvents.ts'
import type { VenueEvent } from '../venue/venueEvents.ts'

type Adding =
  | Extract<ProviderEvent, { type: 'PhotoAdded' | 'ProfilePhotoSet' }>
  | Extract<ReviewEvent, { type: 'ReviewWritten' }>
  | Extract<VenueEvent, { type: 'VenueImageAdded' }>
  | Extract<PortfolioEvent, { type: 'PortfolioImageAdded' }>

export const makeRenditionsWhenPhotoIsAdded = defineProcess<Adding>({
  name: 'makeRenditionsWhenPhotoIsAdded',
  version: 4,
  events: ['PhotoAdded', 'ProfilePhotoSet', 'ReviewWritten', 'VenueImageAdded', 'PortfolioImageAdded'],
  startsFrom: 'beginning',
  react({ type, data }) {
    const { picture } = data
    if (picture === undefined || picture === null || isErased(picture) || !photoPictureIn(picture)) return []
    const person = type === 'ReviewWritten' ? { kind: 'reviewer', id: data.reviewId } : { kind: 'provider', id: data.providerId }
    return [makeEffect('renditions', { picture }, { person })]
  },
})
