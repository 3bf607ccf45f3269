import type { z } from 'zod'
import { chooseKeyVenueImage } from '../../../../domain/venue/chooseKeyVenueImage.ts'
import { describeVenueImage } from '../../../../domain/venue/describeVenueImage.ts'
import { orderVenueImages } from '../../../../domain/venue/orderVenueImages.ts'
import { removeVenueImage } from '../../../../domain/venue/removeVenueImage.ts'
import { type CommandCall, commandRoute } from '../../../commandRoute.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import type { VenueImageParams } from '../../../schemas/pro/venueSchemas.ts'
import { orderTag, seenOrder, seenWords, wordsTag } from '../galleryTags.ts'
import { loadVenue } from './loadVenue.ts'
import { venueRefusals } from './venueRefusals.ts'

type Call = CommandCall<'provider', z.output<typeof VenueImageParams>>

const ofVenue = { access: { as: 'provider', owns: 'venue' }, refusals: venueRefusals } as const
const onImage = {
  ...ofVenue,
  input: ({ caller, params }: Call) => ({ providerId: caller, venueId: params.id, imageId: params.imageId }),
  answer: (_done: unknown, { params }: Pick<Call, 'params'>) => ({ id: params.imageId }),
} as const

/** The routes of existing pictures of a venue. */
export const imageRoutes: readonly Route[] = [
  commandRoute({
    ...proCalls.orderVenueImages,
    ...ofVenue,
    docs: { tags: ['venues'], summary: 'Order the pictures of a venue', description: 'With If-Match, the `etag` of the gallery.' },
    command: orderVenueImages,
    async input(call) {
      const { caller, params, body, request } = call
      const { state } = await loadVenue(call, caller, params.id)
      return { providerId: caller, venueId: params.id, imageIds: body.photoIds, ...seenOrder(request, state) }
    },
    answer: ({ input: { imageIds } }) => ({ photoIds: imageIds, etag: orderTag(imageIds) }),
  }),
  commandRoute({
    ...proCalls.describeVenueImage,
    ...ofVenue,
    docs: { tags: ['venues'], summary: 'Describe a picture of a venue', description: 'With If-Match, the `etag` of the picture.' },
    command: describeVenueImage,
    async input(call) {
      const { caller, params, body, request } = call
      const { state } = await loadVenue(call, caller, params.id)
      return { providerId: caller, venueId: params.id, imageId: params.imageId, ...body, ...seenWords(request, state, params.imageId) }
    },
    answer: ({ input: { imageId, caption, alt } }) => ({ id: imageId, caption, alt, etag: wordsTag(caption, alt) }),
  }),
  commandRoute({
    ...proCalls.removeVenueImage,
    ...onImage,
    docs: { tags: ['venues'], summary: 'Remove a picture of a venue' },
    command: removeVenueImage,
  }),
  commandRoute({
    ...proCalls.chooseKeyVenueImage,
    ...onImage,
    docs: { tags: ['venues'], summary: 'Make it the key picture of its venue' },
    command: chooseKeyVenueImage,
  }),
]
