import type { Backend } from '../../src/backend.ts'
import { claimHash } from '../../src/commands/claimHash.ts'
import { claimFor } from '../../src/domain/claim/claimFor.ts'
import { coupleStream } from '../../src/domain/couple/couple.ts'
import { registerCouple } from '../../src/domain/couple/registerCouple.ts'
import { cancelProject } from '../../src/domain/project/cancelProject.ts'
import { contactProviders } from '../../src/domain/project/contactProviders.ts'
import { saveProject } from '../../src/domain/project/saveProject.ts'
import { openRequest } from '../../src/domain/request/openRequest.ts'
import type { DemoCommands } from './demoCommands.ts'
import type { PlannedCouple } from './planCouple.ts'

/** Registers a couple, saves its project and writes to providers. */
export async function seedCouple(commands: DemoCommands, planned: PlannedCouple, { secrets }: Pick<Backend, 'secrets'>): Promise<void> {
  const { id: coupleId, country, registration, registeredAt, project } = planned
  const { projectId, details, message, requests, savedAt, contactedAt } = project
  const own = { at: registeredAt, about: coupleId, actor: `couple:${coupleId}` }
  const hash = claimHash(secrets.claimKey, 'phone', registration.phone)
  await commands.give(claimFor, { kind: 'phone', hash, owner: coupleId, ownerStream: coupleStream(coupleId) }, own)
  await commands.give(registerCouple, { coupleId, ...registration }, own)
  await commands.give(saveProject, { projectId, coupleId, country, details }, { ...own, at: savedAt })

  const contacts = requests.map(({ requestId, providerId }) => ({ requestId, providerId }))
  // A process would open requests now; they are opened at their own time before the contact is recorded, so that it finds them open.
  for (const contact of contacts) {
    const request = { ...contact, ...details, projectId, coupleId, message, receivedAt: contactedAt.toISOString() }
    await commands.give(openRequest, request, { ...own, at: contactedAt, about: contact.requestId })
  }
  await commands.give(contactProviders, { projectId, coupleId, providers: contacts, message }, { ...own, at: contactedAt })
}

/** Cancels the project of a couple that does so, after withdrawing its requests. */
export async function seedCancellation(commands: DemoCommands, { id: coupleId, project }: PlannedCouple): Promise<void> {
  const { projectId, cancelledAt } = project
  if (!cancelledAt) return
  await commands.give(cancelProject, { projectId, coupleId }, { at: cancelledAt, about: coupleId, actor: `couple:${coupleId}` })
}
