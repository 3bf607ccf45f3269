import { expect, onTestFinished, test } from 'vitest'
import { account, accountStream } from '../../src/domain/account/account.ts'
import { seededRandom } from '../../src/integrations/images/seededRandom.ts'
import { inParallel } from '../../src/platform/inParallel.ts'
import { type Buyer, buyingWorld, newBuyer } from './buyingWorld.ts'

const seeds = 200
const times = 5
const atOnce = 8

/** What happens at Stripe, in its order; each step is told by one webhook. */
function stepsOf({ stripe, intents: [five, ten, one, none] }: Buyer): readonly (() => readonly [string, string])[] {
  return [
    () => {
      stripe.changeIntent(one, { status: 'failed', failure: { code: 'card_declined', declineCode: 'lost_card' } })
      return ['payment_intent', one]
    },
    () => {
      stripe.pay(five)
      return ['payment_intent', five]
    },
    () => {
      stripe.pay(ten)
      return ['payment_intent', ten]
    },
    () => {
      stripe.putRefund(`re_${five}`, five, 10_800)
      return ['refund', `re_${five}`]
    },
    () => {
      stripe.putDispute(`dp_${ten}`, ten, 'open')
      return ['dispute', `dp_${ten}`]
    },
    () => {
      stripe.changeIntent(none, { status: 'canceled' })
      return ['payment_intent', none]
    },
    () => {
      stripe.putDispute(`dp_${ten}`, ten, 'won')
      return ['dispute', `dp_${ten}`]
    },
    () => {
      stripe.pay(one)
      return ['payment_intent', one]
    },
  ]
}

test(`webhooks that come ${times} times each, shuffled, ${atOnce} at a time, give the same ledger: ${seeds} seeds`, async () => {
  const world = await buyingWorld()
  onTestFinished(world.close)
  const buyers: Buyer[] = []
  await inParallel(
    4,
    Array.from({ length: seeds }, (_, seed) => seed),
    async (seed) => {
      const random = seededRandom(`webhooks ${seed}`)
      const buyer = await newBuyer(world, ['five', 'ten', 'one', 'one'])
      buyers.push(buyer)
      const steps = [...stepsOf(buyer)]
      const toCome: (readonly [string, string])[] = []
      while (steps.length + toCome.length > 0) {
        const step = toCome.length === 0 || random() < 0.3 ? steps.shift() : undefined
        if (step) {
          const told = step()
          toCome.push(...Array.from({ length: times }, () => told))
        }
        const next = Array.from({ length: atOnce }, () => toCome.splice(Math.floor(random() * toCome.length), 1)).flat()
        await Promise.all(next.map(([kind, id]) => world.settle(buyer, kind, id)))
      }
    },
  )

  await world.caughtUp()
  const ledgers = await Promise.all(buyers.map((buyer) => world.ledgerOf(buyer)))
  const expected = [
    'five: CreditsPurchased 5',
    'five: PurchaseReversed 2, 0 uncovered',
    'one: CreditsPurchased 1',
    'ten: CreditsPurchased 10',
    'ten: PurchaseRestored 10, 0 uncovered',
    'ten: PurchaseReversed 10, 0 uncovered',
  ]
  expect(ledgers).toEqual(buyers.map(() => expected))
  const balances = await Promise.all(
    buyers.map(async ({ providerId }) => (await world.commands.load(account, accountStream(providerId))).state.credits),
  )
  expect(new Set(balances)).toEqual(new Set([14]))
})
