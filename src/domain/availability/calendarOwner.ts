import { type Day, dayIn } from '../calendar.ts'
import type { StreamRead } from '../command.ts'
import { isErased } from '../event.ts'
import type { ProviderId } from '../ids.ts'
import { timeZones } from '../locale.ts'
import type { PersonEvent } from '../person/personEvents.ts'
import { type Provider, provider, providerStream } from '../provider/provider.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'

/** The provider whose calendar it is, for commands that look at it. */
export function calendarOwner<Input extends { readonly providerId: ProviderId }>(): StreamRead<
  Input,
  Provider,
  PersonEvent | ProviderEvent
> {
  return { aggregate: provider, stream: ({ providerId }) => providerStream(providerId) }
}

/** Where a provider's days begin and end: in the country of its company, or in France, where most are, until it is described. */
export function timeZoneOf({ company }: Pick<Provider, 'company'>): string {
  return timeZones[company && !isErased(company.place) ? company.place.country : 'FR']
}

/** The day that it is where the provider is. */
export function todayOf(owner: Pick<Provider, 'company'>, now: Date): Day {
  return dayIn(timeZoneOf(owner), now)
}
