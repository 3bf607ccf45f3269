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
import { changeSocialNetworks } from '../../src/domain/provider/changeSocialNetworks.ts'
import { describeCompany } from '../../src/domain/provider/describeCompany.ts'
import { offerServices } from '../../src/domain/provider/offerServices.ts'
import { itemPart } from '../../src/domain/provider/profilePart.ts'
import { providerStream } from '../../src/domain/provider/provider.ts'
import { recordSignIn } from '../../src/domain/provider/recordSignIn.ts'
import { registerProvider } from '../../src/domain/provider/registerProvider.ts'
import { writeProfile } from '../../src/domain/provider/writeProfile.ts'
import type { DemoCommands } from './demoCommands.ts'
import type { PlannedProvider } from './planProvider.ts'

const dayMs = 86_400_000
const administration = 'system:demo'

type Settings = Pick<Backend, 'rules' | 'secrets'>

/** Lets a provider register, present itself, be approved and come back. */
export async function seedProvider(commands: DemoCommands, planned: PlannedProvider, settings: Settings): Promise<void> {
  const { id: providerId, registeredAt, premiumSince, circleMember, signedInAt, addedCredits } = planned
  const own = { at: registeredAt, about: providerId, actor: `provider:${providerId}` }
  const nextDay = { ...own, at: new Date(registeredAt.getTime() + dayMs), actor: administration }
  await presentItself(commands, planned, settings)
  await commands.give(approveProvider, { providerId }, nextDay)
  if (premiumSince) {
    const later = { ...own, at: premiumSince, actor: administration }
    await commands.give(grantPremium, { providerId }, later)
    for (const photo of planned.photos.slice(allowedPhotos(planned, settings))) {
      await commands.give(addPhoto, { providerId, ...photo }, { ...own, at: premiumSince, about: photo.photoId })
      const seen = { providerId, part: itemPart('photo', photo.photoId), version: 1 }
      await commands.give(approveProfilePart, seen, { ...later, about: photo.photoId })
    }
  }
  if (circleMember) await commands.give(changeCircleMembership, { providerId, member: true }, nextDay)
  if (addedCredits > 0) {
    await commands.give(correctCredits, { providerId, credits: addedCredits, reason: 'Offre de lancement' }, nextDay)
  }
  if (signedInAt) await commands.give(recordSignIn, { providerId }, { ...own, at: signedInAt })
}

/** A planner without Premium has as many as its plan allows. */
function allowedPhotos({ registration, photos }: PlannedProvider, { rules }: Pick<Settings, 'rules'>): number {
  return registration.kind === 'venue' ? photos.length : rules.freePlan.photos
}

/** Lets a provider register and say who it is. */
export async function presentItself(commands: DemoCommands, planned: PlannedProvider, { rules, secrets }: Settings): Promise<void> {
  const { id: providerId, registration, registeredAt } = planned
  const own = { at: registeredAt, about: providerId, actor: `provider:${providerId}` }
  const hash = claimHash(secrets.claimKey, 'login', registration.email)
  await commands.give(claimFor, { kind: 'login', hash, owner: providerId, ownerStream: providerStream(providerId) }, own)
  // What a process would do now, it did then: it comes first, so that the process finds it done.
  await commands.give(grantWelcomeCredit, { providerId }, own)
  await commands.give(registerProvider, { providerId, ...registration }, own)
  await commands.give(describeCompany, { providerId, ...planned.company }, own)
  await commands.give(offerServices, { providerId, services: planned.services }, own)
  await commands.give(writeProfile, { providerId, ...planned.profile }, own)
  await commands.give(changeSocialNetworks, { providerId, addresses: planned.socialAddresses }, own)
  for (const photo of planned.photos.slice(0, allowedPhotos(planned, { rules })))
    await commands.give(addPhoto, { providerId, ...photo }, { ...own, about: photo.photoId })
  for (const video of planned.videos) await commands.give(addVideo, { providerId, ...video }, { ...own, about: video.videoId })
  for (const days of planned.calendar.blocked) await commands.give(blockDays, { providerId, ...days }, { ...own, about: days.entryId })
  for (const day of planned.calendar.booked) await commands.give(bookDay, { providerId, ...day }, { ...own, about: day.entryId })
}
