import { z } from 'zod'
import { todayOf } from '../../../domain/availability/calendarOwner.ts'
import { ProviderId } from '../../../domain/ids.ts'
import { languageOf } from '../../../domain/locale.ts'
import { addMonths } from '../../../domain/localTime.ts'
import { provider, providerStream } from '../../../domain/provider/provider.ts'
import { createCalendarAddresses } from '../../../operational/calendarAddress.ts'
import { providerAvailability } from '../../../projections/providerAvailability/providerAvailability.ts'
import { findCalendar } from '../../../projections/providerAvailability/providerAvailabilityQueries.ts'
import { calendarTag, calendarText } from '../../calendarText.ts'
import { Problem } from '../../problem.ts'
import type { Route } from '../../route.ts'
import { calendarTexts } from '../../texts/calendarTexts.ts'

const Params = z.object({ providerId: ProviderId, file: z.string().regex(/^[\w-]{1,64}\.ics$/) })
const shownMonths = 12

/**
 * GET /api/calendars/:providerId/:file: a provider's own calendar for other programs, at a secret address that the provider can renew. The
 * address is never logged. Rule AVA-8.
 */
export const providerCalendarRoute: Route = (api, { secrets, database, commands, settings }) => {
  const addresses = createCalendarAddresses(secrets)
  const host = new URL(settings.publicUrl).hostname
  api.get(
    '/api/calendars/:providerId/:file',
    {
      logLevel: 'silent',
      config: { access: { as: 'visitor' }, reads: [providerAvailability] },
      schema: { tags: ['availability'], summary: 'Calendar of a provider for other programs (iCalendar)', params: Params },
    },
    async (request, reply) => {
      const { providerId, file } = request.params
      const calendar = await findCalendar(database, providerId)
      const { state: owner } = await commands.load(provider, providerStream(providerId))
      if (!calendar || !owner.contact || !addresses.isToken(file.slice(0, -'.ics'.length), providerId, calendar.address_number))
        throw new Problem(404, 'not_found')
      const earliest = addMonths(todayOf(owner, commands.now()), -shownMonths)
      const entries = calendar.entries.filter(({ ranges }) => (ranges.at(-1)?.to ?? '') >= earliest)
      const text = calendarText(entries, calendarTexts[languageOf(owner.contact.locale)], host)
      const etag = calendarTag(text)
      reply.headers({ 'cache-control': 'private, no-cache', etag, 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
      if (calendar.changed_at !== null) reply.header('last-modified', new Date(calendar.changed_at).toUTCString())
      const known = request.headers['if-none-match']
      if (known?.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')))) return reply.status(304).send()
      return reply.type('text/calendar; charset=utf-8').header('content-disposition', 'inline; filename="alliance.ics"').send(text)
    },
  )
}
