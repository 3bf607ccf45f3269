import { addVenue } from '../../src/domain/provider/addVenue.ts'
import { addVenueImage } from '../../src/domain/venue/addVenueImage.ts'
import { chooseVenueFeatures } from '../../src/domain/venue/chooseVenueFeatures.ts'
import { chooseVenueVideos } from '../../src/domain/venue/chooseVenueVideos.ts'
import { describeVenue } from '../../src/domain/venue/describeVenue.ts'
import { offerVenueServices } from '../../src/domain/venue/offerVenueServices.ts'
import { presentVenue } from '../../src/domain/venue/presentVenue.ts'
import { publishVenue } from '../../src/domain/venue/publishVenue.ts'
import { rejectVenue } from '../../src/domain/venue/rejectVenue.ts'
import { validateVenue } from '../../src/domain/venue/validateVenue.ts'
import type { DemoCommands } from './demoCommands.ts'
import type { PlannedVenue } from './planVenues.ts'

const dayMs = 86_400_000

/** Adds a venue, fills in its form up to its state, publishes it, and records moderation's decision. */
export async function seedVenue(commands: DemoCommands, planned: PlannedVenue): Promise<void> {
  const { owner, venueId, publicId, name, type, identity, presentation, features, services, videos, images, stage } = planned
  const of = { providerId: owner.id, venueId }
  const on = (day: number) => new Date(owner.registeredAt.getTime() + day * dayMs)
  const own = { at: on(2), about: venueId, actor: `provider:${owner.id}` }
  const moderator = { at: on(4), about: venueId, actor: 'system:demo' }
  await commands.give(addVenue, { ...of, publicId, name, type }, own)
  await commands.give(describeVenue, { ...of, identity }, own)
  if (stage === 'draft') return
  await commands.give(presentVenue, { ...of, presentation }, own)
  await commands.give(chooseVenueFeatures, { ...of, features }, own)
  for (const image of images) await commands.give(addVenueImage, { ...of, ...image }, { ...own, about: image.imageId })
  await commands.give(offerVenueServices, { ...of, services }, own)
  await commands.give(chooseVenueVideos, { ...of, videos }, own)
  await commands.give(publishVenue, of, { ...own, at: on(3) })
  if (stage === 'validated') await commands.give(validateVenue, of, moderator)
  if (stage === 'rejected') await commands.give(rejectVenue, { ...of, reason: 'Les photos montrent un autre lieu.' }, moderator)
}
