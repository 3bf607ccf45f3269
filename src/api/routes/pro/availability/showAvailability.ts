import { todayOf } from '../../../../domain/availability/calendarOwner.ts'
import { mergedRanges } from '../../../../domain/availability/dayRanges.ts'
import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import { createCalendarAddresses } from '../../../../operational/calendarAddress.ts'
import { providerAvailability } from '../../../../projections/providerAvailability/providerAvailability.ts'
import { findCalendar } from '../../../../projections/providerAvailability/providerAvailabilityQueries.ts'
import { sessionOf } from '../../../plugins/permissions.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { signedInProvider } from '../signedInProvider.ts'

/** GET /api/pro/availability: a provider's calendar. */
export const showAvailabilityRoute: Route = (api, { database, commands, secrets, settings }) => {
  const addresses = createCalendarAddresses(secrets)
  api.get(
    proCalls.showAvailability.path,
    {
      config: { access: { as: 'provider' }, reads: [providerAvailability] },
      schema: { tags: ['availability'], summary: 'Blocked and booked days', ...schemasOf(proCalls.showAvailability) },
    },
    async (request) => {
      const id = signedInProvider(request)
      const calendar = await findCalendar(database, id)
      const { state: owner } = await commands.load(provider, providerStream(id))
      const { impersonator } = sessionOf(request, 'provider')
      const path = calendar && impersonator === undefined ? addresses.pathOf(id, calendar.address_number) : null
      return {
        today: todayOf(owner, commands.now()),
        entries: calendar?.entries ?? [],
        elsewhere: mergedRanges(calendar?.feeds.flatMap(({ days }) => days) ?? []),
        feeds: calendar?.feeds ?? [],
        calendarUrl: path && settings.publicUrl + path,
      }
    },
  )
}
