import type { Backend } from '../../src/backend.ts'
import { claimHash } from '../../src/commands/claimHash.ts'
import { correctCredits } from '../../src/domain/account/correctCredits.ts'
import { grantPremium } from '../../src/domain/account/grantPremium.ts'
import { grantWelcomeCredit } from '../../src/domain/account/grantWelcomeCredit.ts'
import { blockDays } from '../../src/domain/availability/blockDays.ts'
import { bookDay } from '../../src/domain/availability/bookDay.ts'
import { claimFor } from '../../src/domain/claim/claimFor.ts'
import { addPhoto } from '../../src/domain/provider/addPhoto.ts'
import { addVideo } from '../../src/domain/provider/addVideo.ts'
import { approveProfilePart } from '../../src/domain/provider/approveProfilePart.ts'
import { approveProvider } from '../../src/domain/provider/approveProvider.ts'
import { changeCircleMembership } from '../../src/domain/provider/changeCircleMembership.ts'
import { changePhotosVisibility } from '../../src/domain/provider/changePhotosVisibility.ts'
import { changeSocialNetworks } from '../../src/domain/provider/changeSocialNetworks.ts'
import { describeCompany } from '../../src/domain/provider/describeCompany.ts'
import { offerServices } from '../../src/domain/provider/offerServices.ts'
import { itemPart } from '../../src/domain/provider/profilePart.ts'
import { providerStream } from '../../src/domain/provider/provider.ts'
import { recordSignIn } from '../../src/domain/provider/recordSignIn.ts'
import { registerProvider } from '../../src/domain/provider/registerProvider.ts'
import { setProfilePhoto } from '../../src/domain/provider/setProfilePhoto.ts'
import { writeProfile } from '../../src/domain/provider/writeProfile.ts'
import type { DemoCommands } from './demoCommands.ts'
import type { PlannedProvider } from './planProvider.ts'
import { seedPortfolios } from './seedPortfolios.ts'

const dayMs = 86_400_000
const administration = 'system:demo'

type Settings = Pick<Backend, 'rules' | 'secrets'>

/** Registers, describes and approves a provider, and records its later activity. */
export async function seedProvider(commands: DemoCommands, planned: PlannedProvider, settings: Settings): Promise<void> {
  const { id: providerId, registeredAt, premiumSince, circleMember, signedInAt, addedCredits } = planned
  const own = { at: registeredAt, about: providerId, actor: `provider:${providerId}` }
  const nextDay = { ...own, at: new Date(registeredAt.getTime() + dayMs), actor: administration }
  await presentItself(commands, planned, settings)
  await commands.give(approveProvider, { providerId }, nextDay)
  if (premiumSince) {
    const later = { ...own, at: premiumSince, actor: administration }
    await commands.give(grantPremium, { providerId }, later)
    const approve = (part: Parameters<typeof itemPart>[0], id: string) =>
      commands.give(approveProfilePart, { providerId, part: itemPart(part, id), version: 1 }, { ...later, about: `${part} ${id}` })
    const { photos, videos } = withPremium(planned, settings)
    for (const photo of photos) {
      await commands.give(addPhoto, { providerId, ...photo }, { ...own, at: premiumSince, about: photo.photoId })
      await approve('photo', photo.photoId)
      await approve('caption', photo.photoId)
    }
    for (const video of videos) {
      await commands.give(addVideo, { providerId, ...video }, { ...own, at: premiumSince, about: video.videoId })
      await approve('video', video.videoId)
    }
    // A photograph that the provider removes again.
    const [hidden] = photos
    if (hidden) {
      const hide = { providerId, photoIds: [hidden.photoId], isVisible: false }
      await commands.give(changePhotosVisibility, hide, { ...own, at: premiumSince, about: `hidden ${hidden.photoId}` })
    }
  }
  await seedPortfolios(commands, planned)
  if (circleMember) await commands.give(changeCircleMembership, { providerId, member: true }, nextDay)
  if (addedCredits > 0) {
    await commands.give(correctCredits, { providerId, credits: addedCredits, reason: 'Offre de lancement' }, nextDay)
  }
  if (signedInAt) await commands.give(recordSignIn, { providerId }, { ...own, at: signedInAt })
}

type Gallery = Pick<PlannedProvider, 'photos' | 'videos'>

/** A planner without Premium has as many as its plan allows. */
function withoutPremium({ registration, photos, videos }: PlannedProvider, { rules }: Pick<Settings, 'rules'>): Gallery {
  if (registration.kind === 'venue') return { photos, videos }
  return { photos: photos.slice(0, rules.freePlan.photos), videos: videos.slice(0, rules.freePlan.videos) }
}

/** What Premium adds to it. */
function withPremium(planned: PlannedProvider, settings: Pick<Settings, 'rules'>): Gallery {
  const { photos, videos } = withoutPremium(planned, settings)
  return { photos: planned.photos.slice(photos.length), videos: planned.videos.slice(videos.length) }
}

/** Registers a provider and describes its company. */
export async function presentItself(commands: DemoCommands, planned: PlannedProvider, { rules, secrets }: Settings): Promise<void> {
  const { id: providerId, registration, registeredAt } = planned
  const own = { at: registeredAt, about: providerId, actor: `provider:${providerId}` }
  const hash = claimHash(secrets.claimKey, 'login', registration.email)
  await commands.give(claimFor, { kind: 'login', hash, owner: providerId, ownerStream: providerStream(providerId) }, own)
  // A process would do this now; it is recorded first with its own time, so that the process finds it done.
  await commands.give(grantWelcomeCredit, { providerId }, own)
  await commands.give(registerProvider, { providerId, ...registration }, own)
  await commands.give(describeCompany, { providerId, ...planned.company }, own)
  await commands.give(offerServices, { providerId, services: planned.services }, own)
  await commands.give(writeProfile, { providerId, ...planned.profile }, own)
  await commands.give(changeSocialNetworks, { providerId, addresses: planned.socialAddresses }, own)
  const { profilePhoto: picture } = planned
  if (picture !== undefined) await commands.give(setProfilePhoto, { providerId, picture }, own)
  const { photos, videos } = withoutPremium(planned, { rules })
  for (const photo of photos) await commands.give(addPhoto, { providerId, ...photo }, { ...own, about: photo.photoId })
  for (const video of videos) await commands.give(addVideo, { providerId, ...video }, { ...own, about: video.videoId })
  for (const days of planned.calendar.blocked) await commands.give(blockDays, { providerId, ...days }, { ...own, about: days.entryId })
  for (const day of planned.calendar.booked) await commands.give(bookDay, { providerId, ...day }, { ...own, about: day.entryId })
}
