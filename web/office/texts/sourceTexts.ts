import type account from './fr/account.json'
import type availability from './fr/availability.json'
import type badge from './fr/badge.json'
import type company from './fr/company.json'
import type credits from './fr/credits.json'
import type dashboard from './fr/dashboard.json'
import type deletion from './fr/deletion.json'
import type history from './fr/history.json'
import type invoices from './fr/invoices.json'
import type kit from './fr/kit.json'
import type layout from './fr/layout.json'
import type moderation from './fr/moderation.json'
import type networks from './fr/networks.json'
import type pages from './fr/pages.json'
import type payments from './fr/payments.json'
import type photos from './fr/photos.json'
import type portfolioExtras from './fr/portfolioExtras.json'
import type portfolios from './fr/portfolios.json'
import type publicProfile from './fr/publicProfile.json'
import type ra from './fr/ra.json'
import type requestNotes from './fr/requestNotes.json'
import type requests from './fr/requests.json'
import type reviews from './fr/reviews.json'
import type services from './fr/services.json'
import type sessions from './fr/sessions.json'
import type settings from './fr/settings.json'
import type signIn from './fr/signIn.json'
import type statistics from './fr/statistics.json'
import type subscription from './fr/subscription.json'
import type support from './fr/support.json'
import type supportMessages from './fr/supportMessages.json'
import type templates from './fr/templates.json'
import type texts from './fr/texts.json'
import type values from './fr/values.json'
import type venueFeatures from './fr/venueFeatures.json'
import type venuePresentations from './fr/venuePresentations.json'
import type venueServices from './fr/venueServices.json'
import type venues from './fr/venues.json'
import type venueVideos from './fr/venueVideos.json'
import type videos from './fr/videos.json'

/** All texts by file. The French ones define the keys that every language must have. */
export interface SourceTexts {
  readonly account: typeof account
  readonly availability: typeof availability
  readonly badge: typeof badge
  readonly company: typeof company
  readonly credits: typeof credits
  readonly dashboard: typeof dashboard
  readonly deletion: typeof deletion
  readonly history: typeof history
  readonly invoices: typeof invoices
  readonly kit: typeof kit
  readonly layout: typeof layout
  readonly moderation: typeof moderation
  readonly networks: typeof networks
  readonly pages: typeof pages
  readonly payments: typeof payments
  readonly photos: typeof photos
  readonly portfolioExtras: typeof portfolioExtras
  readonly portfolios: typeof portfolios
  readonly publicProfile: typeof publicProfile
  readonly ra: typeof ra
  readonly requestNotes: typeof requestNotes
  readonly requests: typeof requests
  readonly reviews: typeof reviews
  readonly services: typeof services
  readonly sessions: typeof sessions
  readonly settings: typeof settings
  readonly signIn: typeof signIn
  readonly statistics: typeof statistics
  readonly subscription: typeof subscription
  readonly support: typeof support
  readonly supportMessages: typeof supportMessages
  readonly templates: typeof templates
  readonly texts: typeof texts
  readonly values: typeof values
  readonly venueFeatures: typeof venueFeatures
  readonly venuePresentations: typeof venuePresentations
  readonly venues: typeof venues
  readonly venueServices: typeof venueServices
  readonly venueVideos: typeof venueVideos
  readonly videos: typeof videos
}

/** A file of texts: the part of a key before its first dot. */
export type TextFile = keyof SourceTexts
