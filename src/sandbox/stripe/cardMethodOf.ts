import type { Stripe } from 'stripe'
import { newCardMethod } from './newStripeObjects.ts'
import { type Form, integer, requiredText, text } from './stripeForm.ts'
import { StripeProblem } from './stripeProblem.ts'
import type { StripeSession } from './stripeStore.ts'
import { isCardNumber } from './testCards.ts'

/** A card as a browser gives it: `type=card`, `card[number]`, `card[exp_month]`, `card[exp_year]`, `card[cvc]`. */
export async function cardMethodOf({ tables, now }: StripeSession, form: Form): Promise<Stripe.PaymentMethod> {
  if (text(form, 'type') !== 'card') throw StripeProblem.missing('type')
  const number = requiredText(form, 'card', 'number').replaceAll(/[ -]/g, '')
  if (!isCardNumber(number)) throw cardProblem('incorrect_number')
  const month = integer(form, 'card', 'exp_month') ?? 0
  const given = integer(form, 'card', 'exp_year') ?? 0
  const year = given < 100 ? 2_000 + given : given
  if (month < 1 || month > 12) throw cardProblem('invalid_expiry_month')
  if (Date.UTC(year, month, 1) / 1_000 <= now) throw cardProblem('expired_card')
  if (!/^\d{3,4}$/.test(text(form, 'card', 'cvc') ?? '')) throw cardProblem('invalid_cvc')
  const method = await tables.put(newCardMethod(now, number, month, year))
  await tables.hide(method.id, { number })
  return method
}

const cardProblem = (code: string) => new StripeProblem(402, StripeProblem.card(code))
