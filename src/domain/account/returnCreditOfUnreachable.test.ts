import { test } from 'vitest'
import { accountClosed } from '../../../tests/setup/sampleAccountEvents.ts'
import { accountDeletionAsked, coupleRegistered } from '../../../tests/setup/sampleCoupleEvents.ts'
import {
  coupleId,
  creditReturned,
  providerId,
  requestId,
  requestUnlocked,
  requestWithdrawn,
  welcomeCreditGranted,
} from '../../../tests/setup/sampleEvents.ts'
import { mailBounced } from '../../../tests/setup/samplePersonEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { returnCreditOfUnreachable } from './returnCreditOfUnreachable.ts'

const day = 86_400_000
const unlockedAt = '2026-11-05T10:00:00.000Z'
const after = (milliseconds: number) => new Date(Date.parse(unlockedAt) + milliseconds).toISOString()
const input = { providerId: providerId(), requestId: requestId(), coupleId: coupleId(), unreachableAt: after(14 * day) }
const unlocked = requestUnlocked({ unlockedAt, credits: 2 })
const returned = creditReturned({ credits: 2, rule: 'unreachable', version: 1, returnedAt: presentTime.toISOString() })
const paid = welcomeCreditGranted({ credits: 2 })
const bounced = mailBounced({ person: { kind: 'couple', id: coupleId() }, bouncedAt: after(-30 * day) })

test('what was paid comes back to the end of the last day of the window, and not longer', () => {
  given(paid, unlocked).when(returnCreditOfUnreachable, input).thenEvents(returned)
  given(paid, unlocked)
    .when(returnCreditOfUnreachable, { ...input, unreachableAt: after(14 * day + 1) })
    .thenNothing()
})

test('it comes back also when the request is over, once, and never after another rule', () => {
  given(paid, unlocked, requestWithdrawn()).when(returnCreditOfUnreachable, input).thenEvents(returned)
  given(paid, unlocked, returned).when(returnCreditOfUnreachable, input).thenNothing()
  given(paid, unlocked, requestWithdrawn(), creditReturned({ credits: 2, rule: 'withdrawn', version: 1 }))
    .when(returnCreditOfUnreachable, input)
    .thenNothing()
})

test('under Premium, without an unlock and on a closed account there is nothing to return', () => {
  given(requestUnlocked({ unlockedAt, paidWith: 'premium' }))
    .when(returnCreditOfUnreachable, input)
    .thenNothing()
  given(paid).when(returnCreditOfUnreachable, input).thenNothing()
  given(paid, unlocked, accountClosed()).when(returnCreditOfUnreachable, input).thenNothing()
})

test('a mail address that failed for good before the unlock counts while it fails', () => {
  const looked = { ...input, unreachableAt: null }
  given(paid, unlocked)
    .when(returnCreditOfUnreachable, looked, { seen: { couple: [coupleRegistered(), bounced] } })
    .thenEvents(returned)
  given(paid, unlocked)
    .when(returnCreditOfUnreachable, looked, { seen: { couple: [coupleRegistered()] } })
    .thenNothing()
  given(paid, unlocked)
    .when(returnCreditOfUnreachable, looked, { seen: { couple: [coupleRegistered(), bounced, accountDeletionAsked()] } })
    .thenNothing()
})
