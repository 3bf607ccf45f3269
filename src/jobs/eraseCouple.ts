import type { Pool } from 'pg'
import { claimHash } from '../commands/claimHash.ts'
import { deriveId } from '../commands/deriveId.ts'
import type { CommandContext, CommandHandler } from '../commands/handleCommand.ts'
import { releaseClaim } from '../domain/claim/releaseClaim.ts'
import { type CoupleErasure, couple, coupleStream } from '../domain/couple/couple.ts'
import { recordErasure } from '../domain/couple/recordErasure.ts'
import { isErased } from '../domain/event.ts'
import type { CommandId, CoupleId, ProjectId, RequestId } from '../domain/ids.ts'
import { cancelProject } from '../domain/project/cancelProject.ts'
import { forgetEffectsFor } from '../operational/effects.ts'
import { forgetPhone } from '../operational/forgetPhone.ts'
import type { Secrets } from '../operational/secrets.ts'
import type { Sessions } from '../operational/sessions.ts'
import { coupleProjects } from '../projections/coupleProjects/coupleProjects.ts'
import { findProjectIds } from '../projections/coupleProjects/coupleProjectsQueries.ts'
import type { PositionWaiter } from '../projections/runner/positionWaiter.ts'
import type { ProjectionSchemas } from '../projections/runner/projectionSchemas.ts'
import { askForVacuum } from '../projections/runner/vacuumAfterErasure.ts'

export interface ErasureDependencies {
  readonly database: Pool
  readonly commands: Pick<CommandHandler, 'handle' | 'load' | 'forget'>
  readonly personKeys: { erase(personId: string): Promise<void> }
  readonly sessions: Pick<Sessions, 'closeAll'>
  readonly positions: Pick<PositionWaiter, 'waitFor'>
  readonly schemas: Pick<ProjectionSchemas, 'untilNoSchemaHolds'>
  readonly secrets: Pick<Secrets, 'claimKey' | 'codeKey'>
}

/**
 * Erases a couple that asked for it, and comes back when no read model of any release shows it any more. Every step is harmless the second time and
 * may be carried out by two at once, so that it is simply repeated after a kill. The order is what keeps a half state from view: nobody
 * can sign in or act; then the providers are told; then what needs the data to be found (the claim on the phone) is done; then the key
 * goes; and only what the log says after that clears the read models.
 * @throws NotReached when the read models are not that far in time, and what the log and the database say: to be repeated
 */
export async function eraseCouple(dependencies: ErasureDependencies, coupleId: CoupleId, patienceMs: number): Promise<CoupleErasure> {
  const { database, commands, personKeys, sessions, positions, schemas } = dependencies
  const { state, position } = await commands.load(couple, coupleStream(coupleId))
  if (!state.deletion) throw new Error(`couple ${coupleId} did not ask to be deleted`)
  await sessions.closeAll(coupleId, 'person_erased')
  let reached = position
  for (;;) {
    await positions.waitFor(coupleProjects, reached, patienceMs)
    const projects = await findProjectIds(database, coupleId)
    const before = (await commands.load(couple, coupleStream(coupleId))).state.erasure
    // Once erased, a second look finds what was being saved when the account was deleted.
    if (before && projects.length === 0) {
      await schemas.untilNoSchemaHolds(reached, patienceMs)
      await askForVacuum(database)
      await sessions.closeAll(coupleId, 'person_erased')
      return before
    }
    const requests = await cancelAll(dependencies, coupleId, projects, state.deletion.askedAt)
    await releasePhone(dependencies, coupleId)
    await forgetEffectsFor(database, 'couple', coupleId)
    await personKeys.erase(coupleId)
    commands.forget()
    const recorded = await commands.handle(recordErasure, { coupleId, projects, requests }, partOf(coupleId, 'record', ...projects))
    if (!recorded.accepted) throw new Error(`the erasure of couple ${coupleId} was refused: ${recorded.refused}`)
    reached = recorded.position
  }
}

async function cancelAll(
  { commands }: ErasureDependencies,
  coupleId: CoupleId,
  projects: readonly ProjectId[],
  cancelledAt: string,
): Promise<readonly RequestId[]> {
  const requests: RequestId[] = []
  for (const projectId of projects) {
    const outcome = await commands.handle(cancelProject, { projectId, coupleId, cancelledAt }, partOf(coupleId, 'cancel', projectId))
    if (!outcome.accepted) throw new Error(`project ${projectId} was not cancelled: ${outcome.refused}`)
    requests.push(...outcome.state.contacts.map((contact) => contact.requestId))
  }
  return requests
}

/** The number is known until the key goes, so whoever finds it erased knows that this was done before. */
async function releasePhone({ database, commands, secrets }: ErasureDependencies, coupleId: CoupleId): Promise<void> {
  const phone = (await commands.load(couple, coupleStream(coupleId))).state.profile?.phone
  if (phone === undefined || isErased(phone)) return
  await forgetPhone(database, secrets.codeKey, phone)
  const hash = claimHash(secrets.claimKey, 'phone', phone)
  await commands.handle(releaseClaim, { kind: 'phone', hash, owner: coupleId }, partOf(coupleId, 'release'))
}

function partOf(coupleId: CoupleId, ...parts: readonly string[]): CommandContext {
  const commandId = deriveId('erasure', coupleId, ...parts) as CommandId
  return { commandId, actor: 'process:eraseCouple', correlationId: deriveId('erasure', coupleId) }
}
