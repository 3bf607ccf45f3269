import { afterAll, beforeAll, expect, test } from 'vitest'
import { type InboxWorld, openInboxWorld } from '../../../../tests/setup/inboxWorld.ts'
import { sha256 } from '../../../../tests/setup/plantedStatements.ts'
import { requestUrl } from '../../../../tests/setup/sentRequest.ts'
import { perform, type TestPlanner } from '../../../../tests/setup/testPeople.ts'
import { correctCredits } from '../../../domain/account/correctCredits.ts'
import { checkStatement } from '../../../domain/ledger/checkStatement.ts'
import type { LedgerStatement } from '../../../domain/ledger/ledgerStatement.ts'
import { defaultPrivateRules } from '../../../domain/privateRules.ts'
import type { LedgerEntry } from '../../../projections/creditLedger/creditLedgerQueries.ts'

let world: InboxWorld
beforeAll(async () => {
  world = await openInboxWorld()
})
afterAll(() => world.product.close())

const exported = ({ token }: TestPlanner) => world.product.call<LedgerStatement>('GET', '/api/pro/credits/statement.json', { token })

test('a provider exports its ledger as a file that can be checked, line by line what its statement shows', async () => {
  const me = await world.newPlanner()
  const first = (await exported(me)).body
  const { id } = await world.sent(me)
  await world.product.call('POST', requestUrl(id, '/unlock'), { token: me.token })
  const after = await perform(world.product, correctCredits, { providerId: me.id, credits: 4, reason: 'Geste commercial pour Claire' })
  const { status, headers, body, text } = await exported(me)
  expect(status).toBe(200)
  expect(headers['content-disposition']).toMatch(/^attachment; filename="credits-\d{4}-\d{2}-\d{2}\.json"$/)
  expect(checkStatement(body, sha256, first)).toEqual({ intact: true })
  const { body: shown } = await world.product.call<readonly LedgerEntry[]>('GET', '/api/pro/credit-entries', { token: me.token, after })
  expect(body.lines.map(({ eventId, time, amount, balance }) => [eventId, time, amount, balance])).toEqual(
    shown.toReversed().map((entry) => [entry.id, entry.date, entry.in - entry.out, entry.balance]),
  )
  expect(body.lines.map(({ type }) => type)).toEqual([...first.lines.map(({ type }) => type), 'RequestUnlocked', 'CreditsCorrected'])
  expect(text).not.toMatch(/Geste|Claire/)
})

test('holds nobody else’s credits, and is limited per hour', async () => {
  const [me, other] = [await world.newPlanner(), await world.newPlanner()]
  await perform(world.product, correctCredits, { providerId: other.id, credits: 9, reason: 'Test' })
  const { max } = defaultPrivateRules.limits.exportsPerProvider
  for (let n = 0; n < max; n++) {
    const { status, body } = await exported(me)
    expect([status, body.providerId, body.lines.some(({ amount }) => amount === 9)]).toEqual([200, me.id, false])
  }
  expect((await exported(me)).status).toBe(429)
})
