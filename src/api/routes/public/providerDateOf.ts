import { dayIn } from '../../../domain/calendar.ts'
import { type Country, timeZones } from '../../../domain/locale.ts'
import { unavailableOn } from '../../../projections/providerAvailability/providerAvailabilityQueries.ts'
import type { ApiDependencies } from '../../dependencies.ts'
import { limitCalls, perAddress } from '../../limitCalls.ts'
import type { ProviderDate } from '../../schemas/providerDate.ts'

interface Asking {
  readonly ip: string
  readonly country: Country
}

/**
 * Whether a provider is available on a day, for anybody; limited per IP address, so that nobody can query the whole calendar.
 * @throws Problem 429
 */
export function providerDateOf(dependencies: Pick<ApiDependencies, 'database' | 'secrets' | 'commands'>) {
  const { database, commands } = dependencies
  return async ({ ip, country }: Asking, providerId: string, date: string): Promise<ProviderDate> => {
    if (date < dayIn(timeZones[country], commands.now())) return { date, answer: 'past' }
    await limitCalls(dependencies, perAddress(dependencies, 'dates-asked', ip, commands.rules.limits.datesAskedPerAddress))
    const unavailable = await unavailableOn(database, [providerId], date)
    return { date, answer: unavailable.has(providerId) ? 'unavailable' : 'free' }
  }
}
