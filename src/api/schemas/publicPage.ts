import type { Country } from '../../domain/locale.ts'
import type { OptionalMailKind } from '../../domain/mailKinds.ts'
import type { PublicRules } from '../../domain/publicRules.ts'
import type { Prestataire } from './couple/prestataire.ts'
import type { DirectoryPage } from './directory.ts'
import type { ShownOperator } from './operator.ts'
import type { AskedDate } from './providerDate.ts'
import type { ShownReviewPage } from './reviewPages.ts'
import type { ReviewsPage } from './reviews.ts'
import type { Statements } from './statements.ts'
import type { ShownLegalText, ShownTerms } from './terms.ts'
import type { TestimonialsAnswer } from './testimonials.ts'

/** What a page for everybody shows; the server renders it, and no script renders it again. */
export type PublicPage =
  | { readonly kind: 'welcome'; readonly bare: boolean; readonly statements: Statements; readonly testimonials: TestimonialsAnswer }
  | { readonly kind: 'directory'; readonly path: string; readonly shown: DirectoryPage }
  | {
      readonly kind: 'provider'
      readonly provider: Prestataire
      readonly reviews: ReviewsPage
      /** The day that the address asks for, and whether the provider is available. */
      readonly asked: AskedDate | null
    }
  | { readonly kind: 'imprint' | 'privacy'; readonly shown: ShownOperator | ShownLegalText }
  | { readonly kind: 'terms'; readonly shown: ShownTerms }
  | ShownReviewPage
  | UnsubscribePage
  | { readonly kind: 'notFound' }

/** On which somebody turns a kind of mail off, by the link in each of them. */
export interface UnsubscribePage {
  readonly kind: 'unsubscribe'
  readonly mailKind: OptionalMailKind
  readonly to: 'provider' | 'couple'
  /** Where the button sends to. */
  readonly action: string
  readonly state: 'asking' | 'done' | 'expired'
}

/** What a page may know of the site that was called. */
export interface Site {
  /** Of the domain. */
  readonly country: Country
  /** Use or failures can be reported somewhere, so people are asked whether they may be. */
  readonly asksConsent: boolean
  /** There is an imprint and a privacy policy. */
  readonly hasLegalPages: boolean
  /** The rules in force. */
  readonly rules: PublicRules
  /** The page is sent to browsers that carry no session: what only couples use is left out. */
  readonly forVisitors: boolean
}

/** Data for the scripts of a public page: embedded as JSON in `#page-data`. */
export interface PublicPageData {
  readonly language: string
  readonly country: Country
  /** The browser carries a session's cookies, good or not. */
  readonly maybeSignedIn: boolean
  /** Scripts of the app, to be fetched when somebody is about to follow a link into it. */
  readonly appScripts: readonly string[]
  readonly analyticsUrl?: string | undefined
  readonly errorReportsUrl?: string | undefined
}
