import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Account, account, accountStream } from '../../../../domain/account/account.ts'
import type { PaidSubscription } from '../../../../domain/account/paidSubscription.ts'
import type { NoChange } from '../../../../domain/account/subscriptionChoices.ts'
import type { ProviderId } from '../../../../domain/ids.ts'
import type { PaymentFailureCode } from '../../../../domain/payment/paymentCodes.ts'
import { PaymentFailure } from '../../../../integrations/payments/paymentFailure.ts'
import type { Payments } from '../../../../integrations/payments/payments.ts'
import { type SettledSubscription, settleSubscription } from '../../../../jobs/payments/settleSubscription.ts'
import type { ApiDependencies } from '../../../dependencies.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { subscriptionRefusal } from './subscriptionRefusals.ts'

type Choose = (state: Account) => { readonly paid: PaidSubscription } | { readonly refused: NoChange }

/** @throws Problem why it cannot be changed as asked */
export async function chosenSubscription(
  { commands }: Pick<ApiDependencies, 'commands'>,
  providerId: ProviderId,
  choose: Choose,
): Promise<PaidSubscription> {
  return paidOf(choose((await commands.load(account, accountStream(providerId))).state))
}

/** The codes with which Stripe refuses to change a subscription that has ended. */
const refusals: ReadonlySet<PaymentFailureCode> = new Set(['validation_error', 'resource_not_found'])

/** What a provider wants of its subscription. */
interface WantedChange {
  readonly limit: (dependencies: ApiDependencies, providerId: ProviderId) => Promise<void>
  readonly choose: Choose
  /** Refusals that say that it is as wanted already: what an earlier attempt achieved, a webhook may have recorded. */
  readonly isDoneWhen: readonly NoChange[]
  readonly change: (subscriptions: Payments['subscriptions'], paid: PaidSubscription, keyed: { readonly key: string }) => Promise<unknown>
}

/**
 * Changes a subscription at Stripe and records what came of it.
 * @throws Problem why it cannot be changed as asked
 */
export async function changeSubscription(
  dependencies: ApiDependencies,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { limit, choose, isDoneWhen, change }: WantedChange,
): Promise<SettledSubscription> {
  const { payments, commands, paymentAlarms } = dependencies
  const providerId = signedInProvider(request)
  const context = request.commandContext()
  const calledAt = commands.now()
  // The first attempt is noted with its own time.
  const isRepeated = (await requireSameBody(dependencies, context)) < calledAt
  await limit(dependencies, providerId)
  const inTime = payments.together()
  async function settle({ stripeId }: PaidSubscription): Promise<SettledSubscription> {
    const settled = await settleSubscription({ payments: inTime, commands, alarms: paymentAlarms }, stripeId, 'browser')
    if (settled.position !== undefined) reply.reached(settled.position)
    return settled
  }

  const { state } = await commands.load(account, accountStream(providerId))
  const choice = choose(state)
  const { paid } = state.subscribed
  if (isRepeated && paid && 'refused' in choice && isDoneWhen.includes(choice.refused)) return settle(paid)
  let chosen = paidOf(choice)
  if (chosen.failure) {
    // It may have been paid with another card, and the webhook was lost.
    await settle(chosen)
    chosen = await chosenSubscription(dependencies, providerId, choose)
  }
  try {
    await change(inTime.subscriptions, chosen, { key: context.commandId })
  } catch (error) {
    if (!(error instanceof PaymentFailure) || !refusals.has(error.code)) throw error
    // It may have ended at Stripe, and the webhook was lost.
    await settle(chosen)
    await chosenSubscription(dependencies, providerId, choose)
    throw error
  }
  return settle(chosen)
}

function paidOf(choice: ReturnType<Choose>): PaidSubscription {
  if ('paid' in choice) return choice.paid
  throw subscriptionRefusal(choice.refused)
}
