import { expect, test } from 'vitest'
import { providerId, requestUnlocked } from '../../../tests/setup/sampleEvents.ts'
import {
  creditsPurchased,
  disputeClosed,
  paymentDisputed,
  paymentId,
  paymentRefunded,
  paymentStarted,
  paymentSucceeded,
  purchaseRestored,
  purchaseReversed,
  refundFailed,
} from '../../../tests/setup/samplePaymentEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { recordPurchase } from './recordPurchase.ts'
import { restorePurchase } from './restorePurchase.ts'
import { reversePurchase } from './reversePurchase.ts'

const of = { providerId: providerId(), paymentId: paymentId() }
const refund = { ...of, reversalId: 're_1' }
const dispute = { ...of, reversalId: 'dp_1' }
const paid = [paymentStarted(), paymentSucceeded()]

test('a pack is credited once for each payment', () => {
  given()
    .when(recordPurchase, { ...of, credits: 5 })
    .thenEvents(creditsPurchased())
  given(creditsPurchased())
    .when(recordPurchase, { ...of, credits: 5 })
    .thenNothing()
})

test('takes what is left, and says what was spent before', () => {
  const seen = { payment: [...paid, paymentRefunded()] }
  given(creditsPurchased()).when(reversePurchase, refund, { seen }).thenEvents(purchaseReversed())
  const decided = given(creditsPurchased(), requestUnlocked()).when(reversePurchase, refund, { seen })
  decided.thenEvents(purchaseReversed({ credits: 4, uncovered: 1 }))
  expect(decided.thenState().credits).toBe(0)
})

test('is taken back once, and given back when the dispute was won', () => {
  const taken = purchaseReversed({ reversalId: 'dp_1', reason: 'dispute' })
  const disputed = [...paid, paymentDisputed()]
  given(creditsPurchased())
    .when(reversePurchase, dispute, { seen: { payment: disputed } })
    .thenEvents(taken)
  given(creditsPurchased(), taken)
    .when(reversePurchase, dispute, { seen: { payment: disputed } })
    .thenNothing()
  given(creditsPurchased(), taken).when(restorePurchase, dispute).thenEvents(purchaseRestored())
  given(creditsPurchased(), taken, purchaseRestored()).when(restorePurchase, dispute).thenNothing()
  const won = [...disputed, disputeClosed()]
  given(creditsPurchased(), taken, purchaseRestored())
    .when(reversePurchase, dispute, { seen: { payment: won } })
    .thenNothing()
  // Both ends were reported at once: the account shows both.
  given(creditsPurchased())
    .when(reversePurchase, dispute, { seen: { payment: won } })
    .thenEvents(taken)
})

test('is given back when the refund failed, and taken once more by the next refund', () => {
  const [taken, restored] = [purchaseReversed(), purchaseRestored({ reversalId: 're_1', reason: 'refund' })]
  given(creditsPurchased(), taken).when(restorePurchase, refund).thenEvents(restored)
  const again = [...paid, paymentRefunded(), refundFailed(), paymentRefunded({ refundId: 're_2' })]
  given(creditsPurchased(), taken, restored)
    .when(reversePurchase, { ...of, reversalId: 're_2' }, { seen: { payment: again } })
    .thenEvents(purchaseReversed({ reversalId: 're_2' }))
})

test('a refund after one that failed takes no more than what the others left', () => {
  const [first, second] = [paymentRefunded({ amount: 8_000 }), paymentRefunded({ refundId: 're_2', amount: 19_000 })]
  const again = [...paid, first, second, refundFailed({ amount: 8_000 }), paymentRefunded({ refundId: 're_3', amount: 8_000 })]
  const before = [
    creditsPurchased(),
    purchaseReversed({ credits: 1 }),
    purchaseReversed({ reversalId: 're_2', credits: 0, uncovered: 4 }),
    purchaseRestored({ reversalId: 're_1', reason: 'refund', credits: 1 }),
  ]
  given(...before)
    .when(reversePurchase, { ...of, reversalId: 're_3' }, { seen: { payment: again } })
    .thenEvents(purchaseReversed({ reversalId: 're_3', credits: 1 }))
})

test('parts of the money take whole credits, and all of them with the last part', () => {
  const parts = [
    paymentRefunded({ refundId: 're_1', amount: 8_000 }),
    paymentRefunded({ refundId: 're_2', amount: 8_000 }),
    paymentRefunded({ refundId: 're_3', amount: 11_000 }),
  ]
  const seen = { payment: [...paid, ...parts] }
  const takenBy = (reversalId: string) =>
    given(creditsPurchased())
      .when(reversePurchase, { ...of, reversalId }, { seen })
      .thenState().credits
  expect([5 - takenBy('re_1'), 5 - takenBy('re_2'), 5 - takenBy('re_3')]).toEqual([1, 1, 3])
})

test('a refund of something else takes nothing', () => {
  given()
    .when(reversePurchase, refund, { seen: { payment: [...paid, paymentRefunded()] } })
    .thenNothing()
  given(creditsPurchased())
    .when(reversePurchase, refund, { seen: { payment: paid } })
    .thenNothing()
})
