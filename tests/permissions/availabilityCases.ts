import type { CallCase } from './callCase.ts'

const at = (path: string, body?: object): CallCase => ({ names: 'nothing', call: () => ({ path, ...(body && { body }) }) })
const nobodysRequest = '00000000-0000-4000-8000-000000000000'
const farDay = (field: string) => ({ [field]: `${new Date().getUTCFullYear() + 1}-08-02` })

/** The calls of providers' calendar routes. */
export const availabilityCases: Readonly<Record<string, CallCase>> = {
  'GET /api/pro/availability': at('/api/pro/availability'),
  'POST /api/pro/availability/blocks': {
    names: 'nothing',
    call: () => ({ path: '/api/pro/availability/blocks', body: { ...farDay('from'), ...farDay('to'), label: String(Math.random()) } }),
  },
  'POST /api/pro/availability/bookings': {
    ...at('/api/pro/availability/bookings', { ...farDay('day'), requestId: nobodysRequest }),
    failsWith: 'request_not_unlocked',
    idsInBody: { requestId: { refusedIn: 'src/api/routes/pro/availability/availability.test.ts' } },
  },
  'POST /api/pro/availability/free': at('/api/pro/availability/free', { ...farDay('from'), ...farDay('to') }),
  'DELETE /api/pro/availability/entries/:id': {
    names: 'owned',
    call: async (world, identity, whose) => ({ path: `/api/pro/availability/entries/${await world.calendarEntry(identity, whose)}` }),
  },
  'POST /api/pro/calendar-feeds': {
    ...at('/api/pro/calendar-feeds', { url: 'http://calendar.example.test/' }),
    failsWith: 'feed_address_invalid',
  },
  'DELETE /api/pro/calendar-feeds/:id': {
    names: 'owned',
    call: async (world, identity, whose) => ({ path: `/api/pro/calendar-feeds/${await world.calendarFeed(identity, whose)}` }),
  },
  'POST /api/pro/calendar-address': at('/api/pro/calendar-address'),
  // A forged token is not found, whoever calls; `providerCalendar.test.ts` uses valid ones.
  'GET /api/calendars/:providerId/:file': {
    ...at(`/api/calendars/${nobodysRequest}/made-up.ics`),
    names: 'public',
    failsWith: 'not_found',
  },
}
