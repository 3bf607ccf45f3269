import type { Backend } from '../../src/backend.ts'
import { approveProvider } from '../../src/domain/provider/approveProvider.ts'
import { itemPart, singlePart } from '../../src/domain/provider/profilePart.ts'
import { rejectProfilePart } from '../../src/domain/provider/rejectProfilePart.ts'
import { rejectProvider } from '../../src/domain/provider/rejectProvider.ts'
import { submitProfileAgain } from '../../src/domain/provider/submitProfileAgain.ts'
import { writeProfile } from '../../src/domain/provider/writeProfile.ts'
import type { DemoCommands } from './demoCommands.ts'
import type { PlannedApplicant } from './planApplicants.ts'
import { seedCompanyNumber } from './seedCompanyNumber.ts'
import { presentItself } from './seedProvider.ts'

const dayMs = 86_400_000

/** Describes a provider, and records moderation's decision. */
export async function seedApplicant(
  commands: DemoCommands,
  { provider, number, moderation }: PlannedApplicant,
  backend: Pick<Backend, 'rules' | 'secrets'>,
): Promise<void> {
  const { id: providerId, registeredAt, profile, photos } = provider
  const own = { about: providerId, actor: `provider:${providerId}` }
  const moderator = { about: providerId, actor: 'system:demo' }
  const on = (day: number) => ({ at: new Date(registeredAt.getTime() + day * dayMs) })
  await presentItself(commands, provider, backend)
  await seedCompanyNumber(commands, provider, number, backend)
  if (moderation === 'rejected' || moderation === 'submitted_again') {
    const why = { reason: 'copied_text', note: 'https://example.com/wedding-planner' } as const
    await commands.give(rejectProvider, { providerId, ...why }, { ...moderator, ...on(1) })
  }
  if (moderation === 'submitted_again') await commands.give(submitProfileAgain, { providerId }, { ...own, ...on(2) })
  if (moderation !== 'approved' && moderation !== 'part_rejected') return
  await commands.give(approveProvider, { providerId }, { ...moderator, ...on(1) })
  if (moderation === 'approved') return
  // Its texts wait in their current version, and one photograph was reviewed.
  const changed = { ...profile, portrait: `${profile.portrait}<p>✨</p>`, experience: `${profile.experience}<p>✨</p>` }
  await commands.give(writeProfile, { providerId, ...changed }, { ...own, ...on(30), about: `${providerId} again` })
  const [photo] = photos
  if (!photo) return
  const rejected = { providerId, part: itemPart('photo', photo.photoId), version: 0, reason: 'foreign_picture', note: '' } as const
  await commands.give(rejectProfilePart, rejected, { ...moderator, ...on(31), about: photo.photoId })
  const copied = { reason: 'copied_text', note: 'https://example.com/wedding-planner' } as const
  const part = { providerId, part: singlePart('portrait'), version: 1 }
  await commands.give(rejectProfilePart, { ...part, ...copied }, { ...moderator, ...on(31), about: `${providerId} portrait` })
}
