import type { z } from 'zod'
import { hideVenue } from '../../../../domain/venue/hideVenue.ts'
import { publishVenue } from '../../../../domain/venue/publishVenue.ts'
import { removeVenue } from '../../../../domain/venue/removeVenue.ts'
import { showVenue } from '../../../../domain/venue/showVenue.ts'
import { unpublishVenue } from '../../../../domain/venue/unpublishVenue.ts'
import { type CommandCall, commandRoute } from '../../../commandRoute.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import type { VenueParams } from '../../../schemas/pro/venueSchemas.ts'
import { venueRefusals } from './venueRefusals.ts'

type Call = CommandCall<'provider', z.output<typeof VenueParams>>

const onVenue = {
  access: { as: 'provider', owns: 'venue' },
  input: ({ caller, params }: Call) => ({ providerId: caller, venueId: params.id }),
  answer: (_done: unknown, { params }: Pick<Call, 'params'>) => ({ id: params.id }),
  refusals: venueRefusals,
} as const

/** Publishing, hiding and deleting a venue. */
export const publicationRoutes: readonly Route[] = [
  commandRoute({
    ...proCalls.publishVenue,
    ...onVenue,
    docs: { tags: ['venues'], summary: 'Publish a venue', description: 'It is seen once it was validated.' },
    command: publishVenue,
  }),
  commandRoute({
    ...proCalls.unpublishVenue,
    ...onVenue,
    docs: { tags: ['venues'], summary: 'Take a venue back' },
    command: unpublishVenue,
  }),
  commandRoute({
    ...proCalls.hideVenue,
    ...onVenue,
    docs: { tags: ['venues'], summary: 'Hide a venue for a while' },
    command: hideVenue,
  }),
  commandRoute({
    ...proCalls.showVenueAgain,
    ...onVenue,
    docs: { tags: ['venues'], summary: 'Show a venue again that was hidden' },
    command: showVenue,
  }),
  commandRoute({
    ...proCalls.removeVenue,
    ...onVenue,
    docs: { tags: ['venues'], summary: 'Delete a venue with its pictures' },
    command: removeVenue,
  }),
]
