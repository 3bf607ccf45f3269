import type { CoupleId, ProjectId, RequestId } from '../../domain/ids.ts'
import { nothingFound } from '../../domain/person/person.ts'
import { cancelProject } from '../../domain/project/cancelProject.ts'
import { forgetPhone } from '../../operational/forgetPhone.ts'
import { coupleProjects } from '../../projections/coupleProjects/coupleProjects.ts'
import { findProjectIds } from '../../projections/coupleProjects/coupleProjectsQueries.ts'
import { type ErasureDependencies, type ErasureOfKind, partOfErasure } from './erasureOfKind.ts'
import { releaseLogin } from './releaseLogin.ts'

/** Cancels a couple's projects, so that the providers are notified; releases its number, and deletes what is stored by the number. */
export const coupleErasure: ErasureOfKind = {
  readModels: [coupleProjects],
  look: async (database, id) => ({ ...nothingFound, projects: await findProjectIds(database, id as CoupleId) }),
  endAccess: async () => {},
  async beforeKeyGoes(dependencies, id, found, askedAt) {
    const requests = await cancelAll(dependencies, id as CoupleId, found.projects, askedAt)
    await releaseLogin(dependencies, { kind: 'couple', id }, (phone) =>
      forgetPhone(dependencies.database, dependencies.secrets.codeKey, phone),
    )
    return { ...found, requests }
  },
}

async function cancelAll(
  { commands }: ErasureDependencies,
  coupleId: CoupleId,
  projects: readonly ProjectId[],
  cancelledAt: string,
): Promise<readonly RequestId[]> {
  const requests: RequestId[] = []
  for (const projectId of projects) {
    const outcome = await commands.handle(cancelProject, { projectId, coupleId, cancelledAt }, partOfErasure(coupleId, 'cancel', projectId))
    if (!outcome.accepted) throw new Error(`project ${projectId} was not cancelled: ${outcome.refused}`)
    requests.push(...outcome.state.contacts.map((contact) => contact.requestId))
  }
  return requests
}
