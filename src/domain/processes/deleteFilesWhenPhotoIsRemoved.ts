import { isErased, type Personal } from '../event.ts'
import type { PortfolioEvent } from '../portfolio/portfolioEvents.ts'
import { defineProcess, makeEffect } from '../process.ts'
import { photoPictureIn } from '../provider/photoPicture.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'
import type { VenueEvent } from '../venue/venueEvents.ts'

type Removing =
  | Extract<ProviderEvent, { type: 'PhotoRemoved' | 'ProfilePhotoSet' | 'ProfilePhotoRemoved' | 'VenueRemoved' | 'PortfolioRemoved' }>
  | Extract<VenueEvent, { type: 'VenueImageRemoved' }>
  | Extract<PortfolioEvent, { type: 'PortfolioImageRemoved' }>

/** The files of an erased provider were deleted with it. */
export const deleteFilesWhenPhotoIsRemoved = defineProcess<Removing>({
  name: 'deleteFilesWhenPhotoIsRemoved',
  version: 3,
  events: [
    'PhotoRemoved',
    'ProfilePhotoSet',
    'ProfilePhotoRemoved',
    'VenueImageRemoved',
    'VenueRemoved',
    'PortfolioImageRemoved',
    'PortfolioRemoved',
  ],
  startsFrom: 'beginning',
  react: (event) =>
    goneWith(event).flatMap((picture) =>
      typeof picture === 'string' && photoPictureIn(picture) ? [makeEffect('fileDeletion', { picture })] : [],
    ),
})

function goneWith(event: Removing): readonly (Personal<string> | null | undefined)[] {
  if (event.type === 'VenueRemoved' || event.type === 'PortfolioRemoved') return isErased(event.data.pictures) ? [] : event.data.pictures
  return [event.type === 'ProfilePhotoSet' ? event.data.replaced : event.data.picture]
}
