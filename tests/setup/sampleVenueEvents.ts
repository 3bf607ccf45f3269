import type { VenueId } from '../../src/domain/ids.ts'
import { type Data, type Fact, lyon, providerId } from './sampleEvents.ts'

/** The nth venue, or picture of a venue, of a test. */
export const venueId = (number = 1) => `90000000-0000-4000-8000-${String(number).padStart(12, '0')}` as VenueId
export const imageId = (number = 1) => `91000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const at = '2026-11-20T10:00:00.000Z'
const of = { providerId: providerId(), venueId: venueId() }

export function venueAdded(over: Partial<Data<'VenueAdded'>> = {}): Fact<'VenueAdded'> {
  return {
    type: 'VenueAdded',
    data: { ...of, publicId: 'k7m2p9xq4r8v', name: 'Domaine des Tilleuls', type: 'domain', addedAt: at, ...over },
  }
}

export function venueRemoved(over: Partial<Data<'VenueRemoved'>> = {}): Fact<'VenueRemoved'> {
  return { type: 'VenueRemoved', data: { ...of, pictures: [], removedAt: at, ...over } }
}

export function venueDescribed(over: Partial<Data<'VenueDescribed'>> = {}): Fact<'VenueDescribed'> {
  const reached = { email: 'bonjour@tilleuls.example', phone: '+33478000000', website: 'https://tilleuls.example/' }
  const pages = { facebook: 'https://www.facebook.com/tilleuls', instagram: 'https://www.instagram.com/tilleuls' }
  const where = { street: '12 chemin des Tilleuls', place: { ...lyon, region: 'Rhône' }, position: { latitude: 45.761, longitude: 4.8351 } }
  return {
    type: 'VenueDescribed',
    data: { ...of, name: 'Domaine des Tilleuls', type: 'domain', ...where, ...reached, ...pages, describedAt: at, ...over },
  }
}

export function venuePresented(over: Partial<Data<'VenuePresented'>> = {}): Fact<'VenuePresented'> {
  const texts = { description: 'Un domaine au bord de l’eau.', details: '<p>Deux salles et un <strong>parc</strong>.</p>' }
  const people = { seated: 120, standing: 200, bedrooms: 14 }
  return { type: 'VenuePresented', data: { ...of, ...texts, ...people, minPrice: 350_000, maxPrice: 900_000, presentedAt: at, ...over } }
}

export function venueFeaturesChosen(over: Partial<Data<'VenueFeaturesChosen'>> = {}): Fact<'VenueFeaturesChosen'> {
  return { type: 'VenueFeaturesChosen', data: { ...of, features: ['garden', 'parking', 'pets_allowed'], chosenAt: at, ...over } }
}

export function venueImageAdded(over: Partial<Data<'VenueImageAdded'>> = {}): Fact<'VenueImageAdded'> {
  return { type: 'VenueImageAdded', data: { ...of, imageId: imageId(), picture: 'scenes/k7m2p9', alt: '', addedAt: at, ...over } }
}

export function venueImageRemoved(over: Partial<Data<'VenueImageRemoved'>> = {}): Fact<'VenueImageRemoved'> {
  return { type: 'VenueImageRemoved', data: { ...of, imageId: imageId(), picture: 'scenes/k7m2p9', removedAt: at, ...over } }
}

export function venueImageDescribed(over: Partial<Data<'VenueImageDescribed'>> = {}): Fact<'VenueImageDescribed'> {
  const words = { caption: 'La grande salle', alt: 'Une salle voûtée' }
  return { type: 'VenueImageDescribed', data: { ...of, imageId: imageId(), ...words, describedAt: at, ...over } }
}

export function venueImagesOrdered(imageIds: readonly string[]): Fact<'VenueImagesOrdered'> {
  return { type: 'VenueImagesOrdered', data: { ...of, imageIds: [...imageIds], orderedAt: at } }
}

export function keyVenueImageChosen(over: Partial<Data<'KeyVenueImageChosen'>> = {}): Fact<'KeyVenueImageChosen'> {
  return { type: 'KeyVenueImageChosen', data: { ...of, imageId: imageId(), chosenAt: at, ...over } }
}

export function venueServicesOffered(over: Partial<Data<'VenueServicesOffered'>> = {}): Fact<'VenueServicesOffered'> {
  const visible = { priceVisible: true, descriptionVisible: true }
  const coordination = {
    service: 'DAY_COORDINATION',
    startingFrom: 90_000,
    description: 'Une coordinatrice du domaine.',
    ...visible,
  } as const
  return { type: 'VenueServicesOffered', data: { ...of, services: [coordination], offeredAt: at, ...over } }
}

export function venueVideosChosen(over: Partial<Data<'VenueVideosChosen'>> = {}): Fact<'VenueVideosChosen'> {
  const video = {
    platform: 'vimeo',
    key: '76979871',
    title: 'Une visite',
    description: 'Le parc et les deux salles.',
    isVisible: true,
  } as const
  return { type: 'VenueVideosChosen', data: { ...of, videos: [video], chosenAt: at, ...over } }
}

export function venuePublished(over: Partial<Data<'VenuePublished'>> = {}): Fact<'VenuePublished'> {
  return { type: 'VenuePublished', data: { ...of, publishedAt: at, ...over } }
}

export function venueUnpublished(): Fact<'VenueUnpublished'> {
  return { type: 'VenueUnpublished', data: { ...of, unpublishedAt: at } }
}

export function venueValidated(over: Partial<Data<'VenueValidated'>> = {}): Fact<'VenueValidated'> {
  return { type: 'VenueValidated', data: { ...of, validatedAt: at, ...over } }
}

export function venueRejected(): Fact<'VenueRejected'> {
  return { type: 'VenueRejected', data: { ...of, reason: 'Les photos montrent un autre lieu.', rejectedAt: at } }
}

export function venueHidden(): Fact<'VenueHidden'> {
  return { type: 'VenueHidden', data: { ...of, hiddenAt: at } }
}

export function venueShown(): Fact<'VenueShown'> {
  return { type: 'VenueShown', data: { ...of, shownAt: at } }
}
