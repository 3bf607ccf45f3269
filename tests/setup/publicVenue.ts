import { randomUUID } from 'node:crypto'
import type { VenueId } from '../../src/domain/ids.ts'
import { addVenue } from '../../src/domain/provider/addVenue.ts'
import { addVenueImage } from '../../src/domain/venue/addVenueImage.ts'
import { chooseVenueFeatures } from '../../src/domain/venue/chooseVenueFeatures.ts'
import { chooseVenueVideos } from '../../src/domain/venue/chooseVenueVideos.ts'
import { type DescribeVenue, describeVenue } from '../../src/domain/venue/describeVenue.ts'
import { offerVenueServices } from '../../src/domain/venue/offerVenueServices.ts'
import { type PresentVenue, presentVenue } from '../../src/domain/venue/presentVenue.ts'
import { publishVenue } from '../../src/domain/venue/publishVenue.ts'
import { validateVenue } from '../../src/domain/venue/validateVenue.ts'
import type { Product } from '../../src/startProduct.ts'
import { lyon } from './sampleEvents.ts'
import { venueDescribed, venueFeaturesChosen, venuePresented } from './sampleVenueEvents.ts'
import { perform, type TestPlanner } from './testPeople.ts'

export interface PublicVenue {
  readonly providerId: TestPlanner['id']
  readonly venueId: VenueId
  readonly publicId: string
  /** The log position at which couples see it. */
  readonly position: string
}

interface VenueTraits {
  readonly identity?: Partial<DescribeVenue['identity']>
  readonly presentation?: Partial<PresentVenue['presentation']>
  readonly pictures?: readonly { readonly picture: string; readonly alt: string }[]
  readonly services?: Parameters<typeof offerVenueServices.decide>[0]['services']
  readonly videos?: Parameters<typeof chooseVenueVideos.decide>[0]['videos']
  /** False: it waits for moderation. */
  readonly validated?: boolean
}

/** A venue of a provider in the Rhône with a complete page, visible to couples by default. */
export async function publicVenue(
  product: Pick<Product, 'backend'>,
  { id: providerId }: Pick<TestPlanner, 'id'>,
  {
    identity,
    presentation,
    pictures = [{ picture: 'scenes/tilleuls', alt: 'La façade' }],
    services,
    videos,
    validated = true,
  }: VenueTraits = {},
): Promise<PublicVenue> {
  const venueId = randomUUID() as VenueId
  const of = { providerId, venueId }
  const publicId = venueId.replaceAll('-', '').slice(0, 12)
  const { providerId: _owner, venueId: _id, describedAt: _at, ...described } = venueDescribed().data
  const { providerId: _ofOwner, venueId: _ofId, presentedAt: _then, ...presented } = venuePresented().data
  const who = { ...described, place: { ...lyon, region: 'Rhône' }, ...identity } as DescribeVenue['identity']
  await perform(product, addVenue, { ...of, publicId, name: who.name, type: who.type })
  await perform(product, describeVenue, { ...of, identity: who })
  await perform(product, presentVenue, { ...of, presentation: { ...presented, ...presentation } as PresentVenue['presentation'] })
  await perform(product, chooseVenueFeatures, { ...of, features: venueFeaturesChosen().data.features })
  for (const picture of pictures) await perform(product, addVenueImage, { ...of, imageId: randomUUID(), ...picture })
  if (services) await perform(product, offerVenueServices, { ...of, services })
  if (videos) await perform(product, chooseVenueVideos, { ...of, videos })
  let position = await perform(product, publishVenue, of)
  if (validated) position = await perform(product, validateVenue, of)
  return { ...of, publicId, position }
}
