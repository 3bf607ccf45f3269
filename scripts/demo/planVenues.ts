import { deriveId } from '../../src/commands/deriveId.ts'
import type { VenueId } from '../../src/domain/ids.ts'
import { countries } from '../../src/domain/locale.ts'
import type { ServiceOffer } from '../../src/domain/provider/providerEvents.ts'
import { publicIdOf } from '../../src/domain/provider/publicIdOf.ts'
import type { DescribeVenue } from '../../src/domain/venue/describeVenue.ts'
import type { PresentVenue } from '../../src/domain/venue/presentVenue.ts'
import { type VenueFeature, venueFeatures } from '../../src/domain/venue/venueFeature.ts'
import { type VenueType, venueTypes } from '../../src/domain/venue/venueType.ts'
import type { VenueVideo } from '../../src/domain/venue/venueVideo.ts'
import { addressPart } from './people.ts'
import { languageAt, type PlannedProvider } from './planProvider.ts'
import { Random } from './random.ts'
import { demoPhotoName } from './scenes/demoPhoto.ts'
import { scenesOfVenue } from './scenes/scenes.ts'
import { sceneTexts } from './texts/sceneTexts.ts'
import { venueTexts } from './texts/venueTexts.ts'

/** The state of a venue. */
export type VenueStage = 'draft' | 'waiting' | 'rejected' | 'validated'

/** Everything that happens to a demo venue. */
export interface PlannedVenue {
  readonly owner: PlannedProvider
  readonly venueId: VenueId
  readonly publicId: string
  readonly name: string
  readonly type: VenueType
  readonly identity: DescribeVenue['identity']
  readonly presentation: PresentVenue['presentation']
  readonly features: readonly VenueFeature[]
  readonly services: readonly ServiceOffer[]
  readonly videos: readonly VenueVideo[]
  readonly images: readonly { readonly imageId: string; readonly picture: string; readonly alt: string }[]
  readonly stage: VenueStage
}

/** The venues of the demo planner: one in every state. */
const stagesOfFirst: readonly VenueStage[] = ['validated', 'waiting', 'rejected', 'draft']
const ownersPerCountry = 3

/** Venues of the first planner, and one or two of each provider that is a venue, in every country with some. */
export function planVenues(providers: readonly PlannedProvider[]): readonly PlannedVenue[] {
  const [first] = providers
  const owners = countries.flatMap((country) =>
    providers.filter(({ place, registration }) => registration.kind === 'venue' && place.country === country).slice(0, ownersPerCountry),
  )
  const ofOwners = owners.flatMap((owner, index) => Array.from({ length: 1 + (index % 2) }, () => ({ owner, stage: 'validated' as const })))
  const ofFirst = first ? stagesOfFirst.map((stage) => ({ owner: first, stage })) : []
  return [...ofFirst, ...ofOwners].map(({ owner, stage }, number) => planVenue(owner, stage, number))
}

function planVenue(owner: PlannedProvider, stage: VenueStage, number: number): PlannedVenue {
  const random = new Random('venue', number)
  const venueId = deriveId('demo venue', number) as VenueId
  const texts = venueTexts[languageAt(owner.place)]
  const type = venueTypes[number % venueTypes.length] ?? 'domain'
  const name = texts.names[type]
  const { description, details } = texts
  const seated = random.between(4, 25) * 10
  const minPrice = random.between(12, 60) * 10_000
  const { latitude, longitude } = owner.place
  const nearTown = (degrees: number) => Math.round((degrees + (random.next() - 0.5) / 10) * 10_000) / 10_000
  return {
    owner,
    venueId,
    publicId: publicIdOf(venueId),
    name,
    type,
    identity: {
      name,
      type,
      street: '',
      place: owner.place,
      position: { latitude: nearTown(latitude), longitude: nearTown(longitude) },
      email: '',
      phone: owner.registration.phone,
      website: `https://${addressPart(name)}.example/`,
      facebook: null,
      instagram: null,
    },
    presentation: {
      description,
      details,
      seated,
      standing: seated + random.between(2, 8) * 10,
      bedrooms: random.chance(0.6) ? random.between(4, 30) : null,
      minPrice,
      maxPrice: random.chance(0.7) ? minPrice * 2 : null,
    },
    features: random.sample(venueFeatures, random.between(8, 18)),
    services: random.chance(0.5)
      ? [
          {
            service: 'DAY_COORDINATION',
            startingFrom: 90_000,
            description: texts.coordination,
            priceVisible: true,
            descriptionVisible: true,
          },
        ]
      : [],
    videos: random.chance(0.4) ? [{ platform: 'vimeo', key: '76979871', title: name, description: texts.film, isVisible: true }] : [],
    images: scenesOfVenue(type, number, random.between(3, 7)).map((picture, index) => ({
      imageId: deriveId('demo venue image', number, index),
      picture: demoPhotoName(owner.id, picture),
      alt: sceneTexts[languageAt(owner.place)][picture.scene],
    })),
    stage,
  }
}
