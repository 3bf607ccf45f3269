import { type Day, dayIn } from '../calendar.ts'
import type { StreamRead } from '../command.ts'
import { isErased } from '../event.ts'
import type { ProviderId } from '../ids.ts'
import { timeZones } from '../locale.ts'
import type { PersonEvent } from '../person/personEvents.ts'
import { type Provider, provider, providerStream } from '../provider/provider.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'

/** The provider of a calendar, for commands that read its stream. */
export function calendarOwner<Input extends { readonly providerId: ProviderId }>(): StreamRead<
  Input,
  Provider,
  PersonEvent | ProviderEvent
> {
  return { aggregate: provider, stream: ({ providerId }) => providerStream(providerId) }
}

/** The time zone of a provider's days: that of its company's country, or France until it is described. */
export function timeZoneOf({ company }: Pick<Provider, 'company'>): string {
  return timeZones[company && !isErased(company.place) ? company.place.country : 'FR']
}

/** The current day in the provider's time zone. */
export function todayOf(owner: Pick<Provider, 'company'>, now: Date): Day {
  return dayIn(timeZoneOf(owner), now)
}
