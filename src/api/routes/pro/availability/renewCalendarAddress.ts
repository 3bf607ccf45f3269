import { renewCalendarAddress } from '../../../../domain/availability/renewCalendarAddress.ts'
import { createCalendarAddresses } from '../../../../operational/calendarAddress.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { availabilityRefusals } from './availabilityRefusals.ts'

/** POST /api/pro/calendar-address: a new address for the own calendar; the previous one answers 404 from then on. */
export const renewCalendarAddressRoute = commandRoute({
  ...proCalls.renewCalendarAddress,
  access: { as: 'provider' },
  docs: { tags: ['availability'], summary: 'Renew the address of the calendar' },
  command: renewCalendarAddress,
  input: ({ caller }) => ({ providerId: caller }),
  answer({ state }, { caller, dependencies: { secrets, settings } }) {
    const path = createCalendarAddresses(secrets).pathOf(caller, state.addressNumber)
    return { url: `${settings.publicUrl}${path ?? ''}` }
  },
  refusals: availabilityRefusals,
})
