import { randomUUID } from 'node:crypto'
import { grantWelcomeCredit } from '../../src/domain/account/grantWelcomeCredit.ts'
import type { CoupleId, ProjectId, ProviderId, RequestId } from '../../src/domain/ids.ts'
import { openRequest } from '../../src/domain/request/openRequest.ts'
import { weddingDetails } from './sampleEvents.ts'
import { perform, signedInPlanner, type TestCouple, type TestPlanner } from './testPeople.ts'
import type { TestProduct } from './testProduct.ts'

/** The fields of a provider's request that tests use. */
export interface RequestBody {
  readonly id: string
  readonly status: string
  readonly seenAt: string | null
  readonly message: string | null
  readonly contact: { readonly email: string } | null
  readonly code?: string
}

export interface SentRequest {
  readonly requestId: RequestId
  readonly projectId: ProjectId
  readonly providerId: ProviderId
  readonly coupleId: CoupleId
  /** The log position at which it is in the inbox. */
  readonly after: string
}

/** A request of a couple to a planner. */
export async function sendRequest(
  product: TestProduct,
  couple: TestCouple,
  planner: TestPlanner,
  message = 'Bonjour, appelez-nous au 06 12 34 56 78 !',
): Promise<SentRequest> {
  const ids = { requestId: randomUUID() as RequestId, projectId: randomUUID() as ProjectId, providerId: planner.id, coupleId: couple.id }
  return {
    ...ids,
    after: await perform(product, openRequest, { ...ids, ...weddingDetails, message, receivedAt: new Date().toISOString() }),
  }
}

/** A planner with its welcome credit. */
export async function plannerWithCredit(product: TestProduct): Promise<TestPlanner> {
  const planner = await signedInPlanner(product)
  await perform(product, grantWelcomeCredit, { providerId: planner.id })
  return planner
}

/** `/api/pro/requests/…`, followed by the action. */
export function requestUrl(id: string, act = ''): string {
  return `/api/pro/requests/${id}${act}`
}
