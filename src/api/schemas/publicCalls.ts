import type { Calls } from './call.ts'
import { CitiesAnswer, CityQuery } from './city.ts'
import { DirectoryPage, DirectoryQuery } from './directory.ts'
import { ProviderDate, ProviderDateParams, ProviderDateQuery } from './providerDate.ts'
import { ReviewsPage, ReviewsParams, ReviewsQuery } from './reviews.ts'
import { TestimonialQuery, TestimonialsAnswer } from './testimonials.ts'
import { VenueDirectoryPage, VenueDirectoryQuery } from './venueDirectory.ts'
import { VenueSearchPage, venueSearchQuery } from './venueSearch.ts'
import { NotedView, PortfolioViewBody, ViewBody, ViewParams } from './views.ts'

/** Calls that belong to neither side. */
export const publicCalls = {
  findCities: { method: 'GET', path: '/api/cities', query: CityQuery, response: CitiesAnswer },
  showDirectory: { method: 'GET', path: '/api/directory/planners', query: DirectoryQuery, response: DirectoryPage },
  showVenueDirectory: { method: 'GET', path: '/api/directory/venues', query: VenueDirectoryQuery, response: VenueDirectoryPage },
  searchVenues: { method: 'GET', path: '/api/directory/venue-search', query: venueSearchQuery, response: VenueSearchPage },
  listReviews: {
    method: 'GET',
    path: '/api/directory/providers/:publicId/reviews',
    params: ReviewsParams,
    query: ReviewsQuery,
    response: ReviewsPage,
  },
  showProviderDate: {
    method: 'GET',
    path: '/api/directory/providers/:publicId/availability',
    params: ProviderDateParams,
    query: ProviderDateQuery,
    response: ProviderDate,
  },
  countView: {
    method: 'POST',
    path: '/api/directory/providers/:publicId/views',
    params: ViewParams,
    body: ViewBody,
    response: NotedView,
  },
  countPortfolioView: {
    method: 'POST',
    path: '/api/directory/portfolios/:publicId/views',
    params: ViewParams,
    body: PortfolioViewBody,
    response: NotedView,
  },
  listTestimonials: { method: 'GET', path: '/api/testimonials', query: TestimonialQuery, response: TestimonialsAnswer },
} as const satisfies Calls
