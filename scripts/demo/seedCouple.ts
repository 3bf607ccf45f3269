import type { Backend } from '../../src/backend.ts'
import { claimHash } from '../../src/commands/claimHash.ts'
import { recordWithdrawal } from '../../src/domain/account/recordWithdrawal.ts'
import { rejectRequest } from '../../src/domain/account/rejectRequest.ts'
import { unlockRequest } from '../../src/domain/account/unlockRequest.ts'
import { claimFor } from '../../src/domain/claim/claimFor.ts'
import { coupleStream } from '../../src/domain/couple/couple.ts'
import { registerCouple } from '../../src/domain/couple/registerCouple.ts'
import { cancelProject } from '../../src/domain/project/cancelProject.ts'
import { contactProviders } from '../../src/domain/project/contactProviders.ts'
import { saveProject } from '../../src/domain/project/saveProject.ts'
import { markRequestSeen } from '../../src/domain/request/markRequestSeen.ts'
import { openRequest } from '../../src/domain/request/openRequest.ts'
import { withdrawRequest } from '../../src/domain/request/withdrawRequest.ts'
import type { DemoCommands } from './demoCommands.ts'
import type { PlannedCouple, PlannedRequest } from './planCouple.ts'

/** Lets a couple register, save its project and write to providers, and these answer. */
export async function seedCouple(commands: DemoCommands, planned: PlannedCouple, { secrets }: Pick<Backend, 'secrets'>): Promise<void> {
  const { id: coupleId, country, registration, registeredAt, project } = planned
  const { projectId, details, message, requests, savedAt, contactedAt, cancelledAt } = project
  const own = { at: registeredAt, about: coupleId, actor: `couple:${coupleId}` }
  const hash = claimHash(secrets.claimKey, 'phone', registration.phone)
  await commands.give(claimFor, { kind: 'phone', hash, owner: coupleId, ownerStream: coupleStream(coupleId) }, own)
  await commands.give(registerCouple, { coupleId, ...registration }, own)
  await commands.give(saveProject, { projectId, coupleId, country, details }, { ...own, at: savedAt })

  // What a process would do now, it did then: requests are open before the contact is recorded, and withdrawn before the cancel.
  const contacts = requests.map(({ requestId, providerId }) => ({ requestId, providerId }))
  for (const contact of contacts) {
    const request = { ...contact, ...details, projectId, coupleId, message }
    await commands.give(openRequest, request, { ...own, at: contactedAt, about: contact.requestId })
  }
  await commands.give(contactProviders, { projectId, coupleId, providers: contacts, message }, { ...own, at: contactedAt })
  for (const request of requests) await answer(commands, request)
  if (!cancelledAt) return
  for (const contact of contacts) {
    const withdrawal = { ...own, at: cancelledAt, about: contact.requestId }
    await commands.give(withdrawRequest, { ...contact, coupleId }, withdrawal)
    await commands.give(recordWithdrawal, { ...contact, coupleId, withdrawnAt: cancelledAt.toISOString() }, withdrawal)
  }
  await commands.give(cancelProject, { projectId, coupleId }, { ...own, at: cancelledAt })
}

async function answer(commands: DemoCommands, { requestId, providerId, seenAt, answer: planned }: PlannedRequest): Promise<void> {
  const by = { about: requestId, actor: `provider:${providerId}` }
  if (seenAt) await commands.give(markRequestSeen, { requestId, providerId }, { ...by, at: seenAt })
  if (planned.kind === 'unlock') await commands.give(unlockRequest, { requestId, providerId }, { ...by, at: planned.at })
  if (planned.kind === 'reject') {
    await commands.give(rejectRequest, { requestId, providerId, reason: planned.reason, note: planned.note }, { ...by, at: planned.at })
  }
}
