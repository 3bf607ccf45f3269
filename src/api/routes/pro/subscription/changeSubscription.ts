import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Account, account, accountStream } from '../../../../domain/account/account.ts'
import type { PaidSubscription } from '../../../../domain/account/paidSubscription.ts'
import type { NoChange } from '../../../../domain/account/subscriptionChoices.ts'
import type { ProviderId } from '../../../../domain/ids.ts'
import type { Payments } from '../../../../integrations/payments/payments.ts'
import { settleSubscription } from '../../../../jobs/payments/settleSubscription.ts'
import type { ApiDependencies } from '../../../dependencies.ts'
import { Problem } from '../../../problem.ts'

/** @throws Problem why it cannot be changed as asked */
export async function chosenSubscription(
  { commands }: Pick<ApiDependencies, 'commands'>,
  providerId: ProviderId,
  choose: (state: Account) => { readonly paid: PaidSubscription } | { readonly refused: NoChange },
): Promise<PaidSubscription> {
  const { state } = await commands.load(account, accountStream(providerId))
  const choice = choose(state)
  if ('paid' in choice) return choice.paid
  throw new Problem(choice.refused === 'no_subscription' ? 404 : 409, choice.refused)
}

/** Changes a subscription at Stripe and records what came of it. */
export async function changeSubscription(
  { payments, commands, paymentAlarms }: ApiDependencies,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { stripeId }: PaidSubscription,
  change: (subscriptions: Payments['subscriptions'], keyed: { readonly key: string }) => Promise<unknown>,
) {
  const inTime = payments.together()
  await change(inTime.subscriptions, { key: request.commandContext().commandId })
  const settled = await settleSubscription({ payments: inTime, commands, alarms: paymentAlarms }, stripeId, 'browser')
  if (settled.position !== undefined) reply.reached(settled.position)
  return settled
}
