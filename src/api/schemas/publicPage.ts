import type { Guarantee } from '../../domain/guarantee/guaranteeVersions.ts'
import type { Country } from '../../domain/locale.ts'
import type { OptionalMailKind } from '../../domain/mailKinds.ts'
import type { PreviewedStep } from '../../domain/provider/previewedSteps.ts'
import type { PublicObstacle } from '../../domain/provider/publicObstacle.ts'
import type { PublicRules } from '../../domain/publicRules.ts'
import type { LinkedVideo } from '../../domain/videoLink.ts'
import type { Prestataire } from './couple/prestataire.ts'
import type { DirectoryPage } from './directory.ts'
import type { ShownOperator } from './operator.ts'
import type { PortfolioCard, ShownPortfolio } from './portfolios.ts'
import type { AskedDate } from './providerDate.ts'
import type { ShownReviewPage } from './reviewPages.ts'
import type { ReviewsPage } from './reviews.ts'
import type { Statements } from './statements.ts'
import type { ShownLegalText, ShownTerms } from './terms.ts'
import type { TestimonialsAnswer } from './testimonials.ts'
import type { VenueDirectoryPage } from './venueDirectory.ts'
import type { ShownVenue, VenueCard } from './venuePage.ts'

/** What a page for everybody shows; the server renders it, and no script renders it again. */
export type PublicPage =
  | {
      readonly kind: 'welcome'
      readonly bare: boolean
      readonly statements: Statements
      readonly testimonials: TestimonialsAnswer
      /** The operator's film; null: the page shows the animation. */
      readonly film: LinkedVideo | null
    }
  | { readonly kind: 'directory'; readonly path: string; readonly shown: DirectoryPage }
  | {
      readonly kind: 'provider'
      readonly provider: Prestataire
      readonly reviews: ReviewsPage
      /** The day that the address asks for, and whether the provider is available. */
      readonly asked: AskedDate | null
      /** Half of the requests were answered within so many hours; null where that is not sure or takes long. */
      readonly replyHours: number | null
      /** Others to look at. */
      readonly similar: readonly Prestataire[]
      /** Weddings that it shows, the latest first. */
      readonly portfolios: readonly PortfolioCard[]
      /** Some of its venues. */
      readonly venues: readonly VenueCard[]
      /** What is drawn at its top where it has no photographs: a picture's path without a width. */
      readonly drawnCover: string
      /** Larger towns around its own; null where that is not known. */
      readonly area: ShownArea | null
      /** For the provider alone: why nobody else sees the page; null for everybody. */
      readonly preview: ProfilePreview | null
    }
  | {
      readonly kind: 'portfolio'
      readonly portfolio: ShownPortfolio
      readonly provider: Prestataire
      /** Further ones of the same provider. */
      readonly others: readonly PortfolioCard[]
    }
  | VenuePage
  | { readonly kind: 'venueDirectory'; readonly path: string; readonly shown: VenueDirectoryPage }
  | { readonly kind: 'imprint' | 'privacy'; readonly shown: ShownOperator | ShownLegalText }
  | { readonly kind: 'terms'; readonly shown: ShownTerms }
  | { readonly kind: 'guarantee'; readonly shown: ShownGuarantee }
  | ShownReviewPage
  | UnsubscribePage
  | { readonly kind: 'notFound' }

/** The numbers of the credit guarantee, in the version that is in force. */
export type ShownGuarantee = Pick<Guarantee, 'version' | 'withdrawn' | 'unreachable'>

/** Where a company is, as far as anybody may know: its town, and others in kilometres east and north of it. */
export interface ShownArea {
  readonly towns: readonly { readonly name: string; readonly east: number; readonly north: number }[]
}

/** What keeps a profile from being public, and what it still lacks. */
export interface ProfilePreview {
  readonly obstacles: readonly PublicObstacle[]
  readonly missing: readonly PreviewedStep[]
}

/** A venue, for couples who look for one. */
export interface VenuePage {
  readonly kind: 'venue'
  readonly venue: ShownVenue
  readonly owner: Prestataire
  /** Of the owner: what its reviews come to; null without a score. */
  readonly rating: { readonly average: number; readonly count: number } | null
  /** Other venues to look at. */
  readonly similar: readonly VenueCard[]
  /** Whose pictures the map is made of; null where there is to be none. */
  readonly mapTilesUrl: string | null
}

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
  readonly analyticsUrl?: string | undefined
  readonly errorReportsUrl?: string | undefined
}
