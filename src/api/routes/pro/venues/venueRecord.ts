import type { FastifySchema } from 'fastify'
import type { z } from 'zod'
import type { VenueId } from '../../../../domain/ids.ts'
import type { CommandCall } from '../../../commandRoute.ts'
import { ifMatch } from '../../../ifMatch.ts'
import type { Route } from '../../../route.ts'
import { VenueParams } from '../../../schemas/pro/venueSchemas.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { type LoadedVenue, loadVenue } from './loadVenue.ts'

interface VenueRecord<Shown, Editable> {
  /** The data of the form's step. */
  readonly shown: (id: VenueId, venue: LoadedVenue) => Shown
  /** The step's fields, as a command compares them. */
  readonly editable: (venue: LoadedVenue) => Editable
  /** The ETag of these fields. */
  readonly tag: (shown: Shown) => string
}

interface ShowCall<Shown> {
  readonly path: string
  readonly response: z.ZodType<Shown>
}

type Call = Pick<CommandCall<'provider', { readonly id: VenueId }>, 'caller' | 'params' | 'request' | 'reply' | 'language' | 'dependencies'>

/** A part of a venue that is edited by one step of its form. */
export function defineVenueRecord<Shown, Editable>({ shown, editable, tag }: VenueRecord<Shown, Editable>) {
  return {
    showRoute({ path, response }: ShowCall<Shown>, summary: string): Route {
      return (api, dependencies) => {
        // Loosely typed, since the parameter already types the answer.
        const schema: FastifySchema = { tags: ['venues'], summary, params: VenueParams, response: { 200: response } }
        api.route({
          method: 'GET',
          url: path,
          config: { access: { as: 'provider', owns: 'venue' } },
          schema,
          handler: async (request, reply) => {
            const { id } = VenueParams.parse(request.params)
            const { language } = request
            const record = shown(id, await loadVenue({ language, dependencies }, signedInProvider(request), id))
            reply.header('etag', tag(record))
            return record
          },
        })
      }
    },
    /**
     * The owner of the venue, and the version on which the step is based, from `If-Match`, as a command's `instead`. An outdated tag is
     * refused only by the decision, so that a retry finds what its first attempt did.
     * @throws Problem 428 without If-Match
     */
    async filledOn(call: Call) {
      const { caller: providerId, params } = call
      const seen = ifMatch(call.request)
      const of = { providerId, venueId: params.id }
      if (seen === undefined) return of
      const venue = await loadVenue(call, providerId, params.id)
      return { ...of, instead: seen === tag(shown(params.id, venue)) ? editable(venue) : null }
    },
    /** Returns the saved data and their ETag. */
    answer(record: Shown, { reply }: Pick<Call, 'reply'>): Shown {
      reply.header('etag', tag(record))
      return record
    },
  }
}
