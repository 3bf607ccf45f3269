import type { ProviderId } from '../../../../domain/ids.ts'
import { limitOn } from '../../../../operational/limits.ts'
import type { ApiDependencies } from '../../../dependencies.ts'
import { limitCalls } from '../../../limitCalls.ts'

/** Payments that a provider begins: each asks the payment service. */
export async function limitPayments(dependencies: ApiDependencies, providerId: ProviderId): Promise<void> {
  const { secrets, commands } = dependencies
  await limitCalls(dependencies, limitOn('payments-per-provider', secrets.codeKey, providerId, commands.rules.limits.paymentsPerProvider))
}
