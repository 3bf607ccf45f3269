import { deriveId } from '../../../../commands/deriveId.ts'
import { addCalendarFeed } from '../../../../domain/availability/addCalendarFeed.ts'
import { removeCalendarFeed } from '../../../../domain/availability/removeCalendarFeed.ts'
import { limitOn } from '../../../../operational/limits.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { limitCalls } from '../../../limitCalls.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { availabilityRefusals } from './availabilityRefusals.ts'

const tags = ['availability']

/** POST /api/pro/calendar-feeds: imports a calendar; it is read a moment later, and the result is sent as a live update. */
export const addCalendarFeedRoute = commandRoute({
  ...proCalls.addCalendarFeed,
  access: { as: 'provider' },
  docs: { tags, summary: 'Add a calendar kept elsewhere', description: 'The address must begin with https:// or webcal://.' },
  command: addCalendarFeed,
  async input({ caller, commandId, body, dependencies }) {
    const { secrets, commands } = dependencies
    await limitCalls(dependencies, limitOn('calendar-feeds', secrets.codeKey, caller, commands.rules.limits.calendarFeedsPerProvider))
    return { providerId: caller, feedId: deriveId('calendar-feed', commandId), url: body.url }
  },
  answer: ({ input }) => ({ id: input.feedId }),
  refusals: availabilityRefusals,
})

/** DELETE /api/pro/calendar-feeds/:id */
export const removeCalendarFeedRoute = commandRoute({
  ...proCalls.removeCalendarFeed,
  access: { as: 'provider', owns: 'calendar feed' },
  docs: { tags, summary: 'Remove a calendar kept elsewhere' },
  command: removeCalendarFeed,
  input: ({ caller, params }) => ({ providerId: caller, feedId: params.id }),
  answer: (_done, { params }) => ({ id: params.id }),
  refusals: availabilityRefusals,
})
