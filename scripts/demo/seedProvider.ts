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
import { approveProvider } from '../../src/domain/provider/approveProvider.ts'
import { changeCircleMembership } from '../../src/domain/provider/changeCircleMembership.ts'
import { changeSocialNetworks } from '../../src/domain/provider/changeSocialNetworks.ts'
import { describeCompany } from '../../src/domain/provider/describeCompany.ts'
import { offerServices } from '../../src/domain/provider/offerServices.ts'
import { providerStream } from '../../src/domain/provider/provider.ts'
import { recordSignIn } from '../../src/domain/provider/recordSignIn.ts'
import { registerProvider } from '../../src/domain/provider/registerProvider.ts'
import { writeProfile } from '../../src/domain/provider/writeProfile.ts'
import type { DemoCommands } from './demoCommands.ts'
import type { PlannedProvider } from './planProvider.ts'

const dayMs = 86_400_000
const administration = 'system:demo'

/** Lets a provider register, present itself, be approved and come back. */
export async function seedProvider(
  commands: DemoCommands,
  planned: PlannedProvider,
  { rules, secrets }: Pick<Backend, 'rules' | 'secrets'>,
): Promise<void> {
  const { id: providerId, registration, registeredAt, premiumSince, circleMember, signedInAt, addedCredits } = planned
  const own = { at: registeredAt, about: providerId, actor: `provider:${providerId}` }
  const nextDay = { ...own, at: new Date(registeredAt.getTime() + dayMs), actor: administration }

  const hash = claimHash(secrets.claimKey, 'login', registration.email)
  await commands.give(claimFor, { kind: 'login', hash, owner: providerId, ownerStream: providerStream(providerId) }, own)
  // What a process would do now, it did then: it comes first, so that the process finds it done.
  await commands.give(grantWelcomeCredit, { providerId }, own)
  await commands.give(registerProvider, { providerId, ...registration }, own)
  await commands.give(describeCompany, { providerId, ...planned.company }, own)
  await commands.give(offerServices, { providerId, services: planned.services }, own)
  await commands.give(writeProfile, { providerId, ...planned.profile }, own)
  await commands.give(changeSocialNetworks, { providerId, addresses: planned.socialAddresses }, own)
  const add = async (photos: PlannedProvider['photos'], at: Date) => {
    for (const photo of photos) await commands.give(addPhoto, { providerId, ...photo }, { ...own, at, about: photo.photoId })
  }
  // A planner without Premium has as many as its plan allows.
  const allowed = registration.kind === 'venue' ? planned.photos.length : rules.freePlan.photos
  await add(planned.photos.slice(0, allowed), registeredAt)
  for (const video of planned.videos) await commands.give(addVideo, { providerId, ...video }, { ...own, about: video.videoId })
  for (const days of planned.calendar.blocked) await commands.give(blockDays, { providerId, ...days }, { ...own, about: days.entryId })
  for (const day of planned.calendar.booked) await commands.give(bookDay, { providerId, ...day }, { ...own, about: day.entryId })
  await commands.give(approveProvider, { providerId }, nextDay)
  if (premiumSince) {
    await commands.give(grantPremium, { providerId }, { ...own, at: premiumSince, actor: administration })
    await add(planned.photos.slice(allowed), premiumSince)
  }
  if (circleMember) await commands.give(changeCircleMembership, { providerId, member: true }, nextDay)
  if (addedCredits > 0) {
    await commands.give(correctCredits, { providerId, credits: addedCredits, reason: 'Offre de lancement' }, nextDay)
  }
  if (signedInAt) await commands.give(recordSignIn, { providerId }, { ...own, at: signedInAt })
}
