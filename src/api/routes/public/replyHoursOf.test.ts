import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { weddingDetails } from '../../../../tests/setup/sampleEvents.ts'
import { perform, signedInCouple, signedInPlanner, type TestCouple } from '../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../tests/setup/testProduct.ts'
import { rejectRequest } from '../../../domain/account/rejectRequest.ts'
import type { ProjectId, RequestId } from '../../../domain/ids.ts'
import { openRequest } from '../../../domain/request/openRequest.ts'
import { requestInbox } from '../../../projections/requestInbox/requestInbox.ts'
import { replyHoursOf } from './replyHoursOf.ts'

const today = new Date('2026-11-10T11:00:00Z')
let at = today
let product: TestProduct
let couple: TestCouple
beforeAll(async () => {
  product = await startTestProduct({ now: () => at })
  couple = await signedInCouple(product)
})
afterAll(() => product.close())

/** The displayed reply time of a provider that answered requests after these minutes. */
async function shownAfter(minutes: readonly number[], receivedAt = '2026-11-05T08:00:00.000Z'): Promise<number | null> {
  const { id: providerId } = await signedInPlanner(product)
  for (const each of minutes) {
    const requestId = randomUUID() as RequestId
    const ids = { requestId, projectId: randomUUID() as ProjectId, providerId, coupleId: couple.id }
    await perform(product, openRequest, { ...ids, ...weddingDetails, message: 'Bonjour', receivedAt })
    at = new Date(Date.parse(receivedAt) + each * 60_000)
    const position = await perform(product, rejectRequest, { providerId, requestId, reason: 'location', note: '' })
    at = today
    await product.positions.waitFor(requestInbox, position, 120_000)
  }
  return replyHoursOf({ database: product.backend.database, commands: product.backend.commands })(providerId)
}

test('the reply time is the median in whole hours, rounded up', async () => {
  expect(await shownAfter([10, 20, 119, 3_000, 4_000])).toBe(2)
  expect(await shownAfter([1, 1, 1, 1, 1])).toBe(1)
})

test('it is shown from five answers of the last 90 days on', async () => {
  expect(await shownAfter([10, 10, 10, 10])).toBeNull()
  expect(await shownAfter([10, 10, 10, 10, 10], '2026-08-12T10:00:00.000Z')).toBeNull()
  expect(await shownAfter([10, 10, 10, 10, 10], '2026-08-12T12:00:00.000Z')).toBe(1)
})

test('it is not shown when it is longer than a day', async () => {
  expect(await shownAfter(Array.from({ length: 5 }, () => 24 * 60))).toBe(24)
  expect(await shownAfter(Array.from({ length: 5 }, () => 24 * 60 + 1))).toBeNull()
})
