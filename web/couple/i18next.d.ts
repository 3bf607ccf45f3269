import 'i18next'
import type account from './texts/fr/account.json'
import type city from './texts/fr/city.json'
import type common from './texts/fr/common.json'
import type directory from './texts/fr/directory.json'
import type layout from './texts/fr/layout.json'
import type legal from './texts/fr/legal.json'
import type planner from './texts/fr/planner.json'
import type portfolio from './texts/fr/portfolio.json'
import type presentation from './texts/fr/presentation.json'
import type profile from './texts/fr/profile.json'
import type project from './texts/fr/project.json'
import type providers from './texts/fr/providers.json'
import type register from './texts/fr/register.json'
import type review from './texts/fr/review.json'
import type unsubscribe from './texts/fr/unsubscribe.json'
import type venue from './texts/fr/venue.json'
import type venueCard from './texts/fr/venueCard.json'
import type venueDirectory from './texts/fr/venueDirectory.json'
import type welcome from './texts/fr/welcome.json'
import type wizard from './texts/fr/wizard.json'

/** All texts by namespace. The French ones define the keys that every language must have. */
interface Texts {
  readonly account: typeof account
  readonly city: typeof city
  readonly common: typeof common
  readonly directory: typeof directory
  readonly layout: typeof layout
  readonly legal: typeof legal
  readonly planner: typeof planner
  readonly portfolio: typeof portfolio
  readonly presentation: typeof presentation
  readonly profile: typeof profile
  readonly project: typeof project
  readonly providers: typeof providers
  readonly register: typeof register
  readonly review: typeof review
  readonly unsubscribe: typeof unsubscribe
  readonly venue: typeof venue
  readonly venueCard: typeof venueCard
  readonly venueDirectory: typeof venueDirectory
  readonly welcome: typeof welcome
  readonly wizard: typeof wizard
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Texts
  }
}
