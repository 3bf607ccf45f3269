/** The result of a charge on a card. */
export type ChargeOutcome =
  | {
      readonly is: 'succeeds'
      readonly dispute?: 'fraudulent' | 'product_not_received' | 'inquiry'
      readonly refunds?: 'pending' | 'failed'
    }
  | { readonly is: 'declined'; readonly code: string; readonly declineCode?: string }
  | { readonly is: 'processing'; readonly later: 'succeeds' | 'declined' }
  | { readonly is: 'capturable' | 'canceled' | 'unknown' }

export interface TestCard {
  readonly outcome: ChargeOutcome
  /** Whether the bank requires a step of the person: each time, or not for later charges of a stored card. */
  readonly asksForStep?: 'always' | 'first time'
  /** The result of charges without the person, i.e. renewals, if different. */
  readonly renewals?: ChargeOutcome
}

const succeeds: ChargeOutcome = { is: 'succeeds' }
const declined = (declineCode: string): ChargeOutcome => ({ is: 'declined', code: 'card_declined', declineCode })
const refused = (code: string): ChargeOutcome => ({ is: 'declined', code })

/**
 * Numbers with other results than 4242 4242 4242 4242. The first block is Stripe's own (docs.stripe.com/testing); those that begin with
 * 4000 0099 belong to the sandbox, for results that Stripe has no card for.
 */
export const testCards: Readonly<Record<string, TestCard>> = {
  '4000000000000002': { outcome: declined('generic_decline') },
  '4000000000009995': { outcome: declined('insufficient_funds') },
  '4000000000009987': { outcome: declined('lost_card') },
  '4000000000009979': { outcome: declined('stolen_card') },
  '4000000000006975': { outcome: declined('card_velocity_exceeded') },
  '4000000000000069': { outcome: { is: 'declined', code: 'expired_card', declineCode: 'expired_card' } },
  '4000000000000127': { outcome: { is: 'declined', code: 'incorrect_cvc', declineCode: 'incorrect_cvc' } },
  '4000000000000119': { outcome: refused('processing_error') },
  '4000002760003184': { outcome: succeeds, asksForStep: 'always' },
  '4000002500003155': { outcome: succeeds, asksForStep: 'first time' },
  '4000008400001629': { outcome: declined('generic_decline'), asksForStep: 'always' },
  '4000000000000259': { outcome: { is: 'succeeds', dispute: 'fraudulent' } },
  '4000000000002685': { outcome: { is: 'succeeds', dispute: 'product_not_received' } },
  '4000000000001976': { outcome: { is: 'succeeds', dispute: 'inquiry' } },
  '4000000000007726': { outcome: { is: 'succeeds', refunds: 'pending' } },
  '4000000000005126': { outcome: { is: 'succeeds', refunds: 'failed' } },

  '4000009900000012': { outcome: declined('do_not_honor') },
  '4000009900000020': { outcome: { is: 'processing', later: 'succeeds' } },
  '4000009900000038': { outcome: { is: 'processing', later: 'declined' } },
  '4000009900000046': { outcome: { is: 'capturable' } },
  '4000009900000053': { outcome: { is: 'canceled' } },
  '4000009900000061': { outcome: { is: 'unknown' } },
  '4000009900000079': { outcome: succeeds, renewals: declined('insufficient_funds') },
  '4000009900000087': { outcome: refused('payment_intent_authentication_failure') },
}

export function testCard(number: string): TestCard {
  return testCards[number] ?? { outcome: succeeds }
}

/** Whether the check digit is right (Luhn). */
export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}
