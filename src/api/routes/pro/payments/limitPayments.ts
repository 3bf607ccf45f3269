import type { ProviderId } from '../../../../domain/ids.ts'
import { limitOn } from '../../../../operational/limits.ts'
import type { ApiDependencies } from '../../../dependencies.ts'
import { limitCalls } from '../../../limitCalls.ts'

/** Limits the payments that a provider begins: each calls the payment service. */
export async function limitPayments(dependencies: ApiDependencies, providerId: ProviderId): Promise<void> {
  const { secrets, commands } = dependencies
  await limitCalls(dependencies, limitOn('payments-per-provider', secrets.codeKey, providerId, commands.rules.limits.paymentsPerProvider))
}

/** Limits a provider's other calls that ask the payment service. Higher, so that nobody who has paid is refused the outcome. */
export async function limitPaymentCalls(dependencies: ApiDependencies, providerId: ProviderId): Promise<void> {
  const { secrets, commands } = dependencies
  const { paymentCallsPerProvider } = commands.rules.limits
  await limitCalls(dependencies, limitOn('payment-calls-per-provider', secrets.codeKey, providerId, paymentCallsPerProvider))
}
