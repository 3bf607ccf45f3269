import { accountResources } from './features/account/accountResources.ts'
import { availabilityResource } from './features/availability/availabilityResource.ts'
import { companyResource, welcomeResource } from './features/company/companyResource.ts'
import { creditsResource } from './features/credits/creditsResource.ts'
import { dashboardResource } from './features/dashboard/dashboardResource.ts'
import { invoicesResource } from './features/invoices/invoicesResource.ts'
import { networksResource } from './features/networks/networksResource.ts'
import { photosResource } from './features/photos/photosResource.ts'
import { portfolioResources } from './features/portfolios/portfolioResources.ts'
import { publicProfileResource } from './features/publicProfile/publicProfileResource.ts'
import { requestNotesResource } from './features/requests/requestNotesResource.ts'
import { requestsResource } from './features/requests/requestsResource.ts'
import { badgeResource, reviewResources } from './features/reviews/reviewResources.ts'
import { servicesResource } from './features/services/servicesResource.ts'
import { settingsResource } from './features/settings/settingsResource.ts'
import { statisticsResource } from './features/statistics/statisticsResource.ts'
import { subscriptionResource } from './features/subscription/subscriptionResource.ts'
import { supportResources } from './features/support/supportResources.ts'
import { templatesResource } from './features/templates/templatesResource.ts'
import { textsResource } from './features/texts/textsResource.ts'
import { venueResources } from './features/venues/venueResources.ts'
import { videosResource } from './features/videos/videosResource.ts'
import type { OfficeResource } from './kit/defineResource.ts'
import { paymentsResource } from './payments/paymentsResource.ts'

/** The office's resources in the order of the menu. The first one that a person may open is its start page. */
export const resources: readonly OfficeResource[] = [
  dashboardResource,
  requestsResource,
  requestNotesResource,
  availabilityResource,
  ...reviewResources,
  statisticsResource,
  companyResource,
  welcomeResource,
  servicesResource,
  textsResource,
  photosResource,
  ...portfolioResources,
  ...venueResources,
  videosResource,
  networksResource,
  badgeResource,
  publicProfileResource,
  creditsResource,
  subscriptionResource,
  invoicesResource,
  paymentsResource,
  templatesResource,
  ...accountResources,
  settingsResource,
  ...supportResources,
]
