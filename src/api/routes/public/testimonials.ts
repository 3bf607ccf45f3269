import type { Route } from '../../route.ts'
import { TestimonialQuery, TestimonialsAnswer } from '../../schemas/testimonials.ts'
import { testimonialsIn } from '../../testimonialsIn.ts'

/** GET /api/testimonials: what couples or providers say of the product, in the visitor's language; none unless the operator has some. */
export const testimonialsRoute: Route = (api, { settings }) => {
  api.get(
    '/api/testimonials',
    {
      config: { access: { as: 'visitor' } },
      schema: {
        tags: ['reference'],
        summary: 'What couples or providers say of the product',
        querystring: TestimonialQuery,
        response: { 200: TestimonialsAnswer },
      },
    },
    async (request) => testimonialsIn(settings.testimonials, request.language, request.query.from),
  )
}
