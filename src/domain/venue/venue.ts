import type { Aggregate } from '../command.ts'
import { isErased, type Personal } from '../event.ts'
import { type StreamName, streamName, type VenueId } from '../ids.ts'
import { type PictureList, pictureAdded, pictureDescribed, pictureRemoved, picturesOrdered } from '../pictureList.ts'
import type { OwnVenue } from '../provider/ownVenues.ts'
import type { ServiceOffer } from '../provider/providerEvents.ts'
import type { VenueEvent } from './venueEvents.ts'
import type { VenueFeature } from './venueFeature.ts'
import type { VenueRequirement } from './venueRequirement.ts'
import type { VenueModeration } from './venueStatus.ts'
import type { VenueVideo } from './venueVideo.ts'

type Said<Type extends VenueEvent['type'], Time extends string> = Omit<
  Extract<VenueEvent, { type: Type }>['data'],
  'providerId' | 'venueId' | Time
>
/** Who and where a venue is. */
export type VenueIdentity = Said<'VenueDescribed', 'describedAt'>
/** What it is like, for how many, and what it costs. */
export type VenuePresentation = Said<'VenuePresented', 'presentedAt'>

/** What is said of a venue; its photographs are its pictures. That it exists, and whose it is, is known by its provider. */
export interface Venue extends PictureList {
  /** Undefined until it was described: then the provider knows name and type. */
  readonly identity: VenueIdentity | undefined
  readonly presentation: VenuePresentation
  readonly features: readonly VenueFeature[]
  readonly services: Personal<readonly ServiceOffer[]>
  /** In their order. */
  readonly videos: Personal<readonly VenueVideo[]>
  readonly published: boolean
  readonly moderation: VenueModeration
  /** Why it was rejected last, until it is published again. */
  readonly rejection: Personal<string> | undefined
  readonly hidden: boolean
}

export const venue: Aggregate<Venue, VenueEvent> = {
  initial: {
    identity: undefined,
    presentation: { description: '', details: '', seated: null, standing: null, bedrooms: null, minPrice: null, maxPrice: null },
    features: [],
    services: [],
    videos: [],
    photos: new Map(),
    keyPhoto: undefined,
    published: false,
    moderation: 'none',
    rejection: undefined,
    hidden: false,
  },
  evolve(state, event) {
    switch (event.type) {
      case 'VenueDescribed': {
        const { providerId: _owner, venueId: _id, describedAt: _at, ...identity } = event.data
        return { ...state, identity }
      }
      case 'VenuePresented': {
        const { providerId: _owner, venueId: _id, presentedAt: _at, ...presentation } = event.data
        return { ...state, presentation }
      }
      case 'VenueFeaturesChosen':
        return { ...state, features: event.data.features }
      case 'VenueImageAdded':
        return pictureAdded(state, event.data.imageId, event.data)
      case 'VenueImageRemoved':
        return pictureRemoved(state, event.data.imageId)
      case 'VenueImageDescribed':
        return pictureDescribed(state, event.data.imageId, event.data)
      case 'VenueImagesOrdered':
        return picturesOrdered(state, event.data.imageIds)
      case 'KeyVenueImageChosen':
        return { ...state, keyPhoto: event.data.imageId }
      case 'VenueServicesOffered':
        return { ...state, services: event.data.services }
      case 'VenueVideosChosen':
        return { ...state, videos: event.data.videos }
      case 'VenuePublished': {
        const moderation = state.moderation === 'validated' ? 'validated' : 'waiting'
        return { ...state, published: true, moderation, rejection: undefined }
      }
      case 'VenueUnpublished':
        return { ...state, published: false }
      case 'VenueValidated':
        return { ...state, moderation: 'validated', rejection: undefined }
      case 'VenueRejected':
        return { ...state, published: false, moderation: 'rejected', rejection: event.data.reason }
      case 'VenueHidden':
        return { ...state, hidden: true }
      case 'VenueShown':
        return { ...state, hidden: false }
    }
  },
}

export function venueStream(venueId: VenueId): StreamName {
  return streamName('venue', venueId)
}

/** Who and where it is, also before that was described. */
export function identityOf({ identity }: Venue, { name, type }: OwnVenue): VenueIdentity {
  const nothing = { street: '', place: null, position: null, email: '', phone: '', website: null, facebook: null, instagram: null }
  return identity ?? { name, type, ...nothing }
}

/** What a venue lacks before it can be published. */
export function missingIn({ identity, presentation, photos }: Venue): readonly VenueRequirement[] {
  const { description, seated, standing } = presentation
  const has: Readonly<Record<VenueRequirement, boolean>> = {
    place: identity !== undefined && identity.place !== null && !isErased(identity.place),
    description: !isErased(description) && description !== '',
    capacity: seated !== null || standing !== null,
    image: photos.size > 0,
  }
  return (Object.keys(has) as VenueRequirement[]).filter((requirement) => !has[requirement])
}
