import type { Route } from '../../route.ts'
import { publicCalls } from '../../schemas/publicCalls.ts'
import { schemasOf } from '../../schemasOf.ts'
import { testimonialsIn } from '../../testimonialsIn.ts'

/** GET /api/testimonials: testimonials of couples or providers, in the visitor's language; none unless the operator has some. */
export const testimonialsRoute: Route = (api, { settings }) => {
  api.get(
    publicCalls.listTestimonials.path,
    {
      config: { access: { as: 'visitor' } },
      schema: {
        tags: ['reference'],
        summary: 'What couples or providers say of the product',
        ...schemasOf(publicCalls.listTestimonials),
      },
    },
    async (request) => testimonialsIn(settings.testimonials, request.language, request.query.from),
  )
}
