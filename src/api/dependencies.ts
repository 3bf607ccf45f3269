import type { Pool } from 'pg'
import type { Registry } from 'prom-client'
import type { CommandHandler } from '../commands/handleCommand.ts'
import type { Country } from '../domain/locale.ts'
import type { Person } from '../domain/person/personKind.ts'
import type { VideoByLanguage } from '../domain/videoLink.ts'
import type { EventStore } from '../eventstore/eventStore.ts'
import type { CityDirectory } from '../integrations/cities/cityDirectory.ts'
import type { Payments } from '../integrations/payments/payments.ts'
import type { PhotoFiles } from '../integrations/photos/photoFiles.ts'
import type { PhotoProcess } from '../integrations/photos/photoProcess.ts'
import type { Uploads } from '../integrations/photos/uploads.ts'
import type { EffectQueue } from '../jobs/effectQueue.ts'
import type { ErasureCertificate } from '../jobs/erasure/erasureCertificate.ts'
import type { InvoiceDocuments } from '../jobs/invoices/invoiceDocuments.ts'
import type { PaymentAlarms } from '../jobs/payments/paymentAlarms.ts'
import type { KnownDevices } from '../operational/knownDevices.ts'
import type { PhoneCodes } from '../operational/phoneCodes.ts'
import type { PhoneProofs } from '../operational/phoneProofs.ts'
import type { Secrets } from '../operational/secrets.ts'
import type { Sessions } from '../operational/sessions.ts'
import type { SignedLinks } from '../operational/signedLinks.ts'
import type { Tokens } from '../operational/tokens.ts'
import type { SharedCounts } from '../platform/sharedCounts.ts'
import type { ProvidersChangedListener } from '../projections/providerDirectory/providerChanges.ts'
import type { LiveEvents } from '../projections/runner/liveEvents.ts'
import type { PositionWaiter } from '../projections/runner/positionWaiter.ts'
import type { LegalTexts, Terms } from './legalTexts.ts'
import type { ShownOperator } from './schemas/operator.ts'
import type { TestimonialSettings } from './testimonialsIn.ts'

/** The API's settings. */
export interface ApiSettings {
  /** The public address of the product, without a trailing slash. */
  readonly publicUrl: string
  /** Cookies carry `Secure`; off on localhost alone. */
  readonly secureCookies: boolean
  /** Whether session cookies with the names of the previous release are still read, while one of them can be valid. */
  acceptsPlainCookies(): boolean
  /** CIDR ranges of the proxies whose X-Forwarded-* headers are believed. */
  readonly trustedProxies: readonly string[]
  /** ISO codes of the countries whose numbers get codes. */
  readonly codeCountries: readonly string[]
  /** Whether `/api/docs` is served; off in production. */
  readonly apiDocs: boolean
  /** Calls per minute and address, or signed-in person. */
  readonly callsPerMinute: number
  /** The address of map tiles, which browsers may load; undefined: no maps. */
  readonly mapTilesUrl: string | undefined
  /** Addresses, or paths of this site, to which browsers report couples' steps and failures; undefined: nowhere. */
  readonly analyticsUrl: string | undefined
  readonly errorReportsUrl: string | undefined
  /** The header in which a trusted proxy sends the caller's country; undefined: none. */
  readonly countryHeader: string | undefined
  /** The token for /metrics; undefined: only this machine may read them. */
  readonly metricsToken: string | undefined
  /** The secret with which a mail service signs its reports; undefined: none. */
  readonly mailWebhookSecret: string | undefined
  /** The token with which Twilio, or its sandbox, signs reports about text messages. */
  readonly twilioToken: string | undefined
  readonly testimonials: TestimonialSettings
  /** The operator's films for the welcome page; without one in its language, the page shows the animation. */
  readonly welcomeFilms: VideoByLanguage | undefined
  /** The operator's address for messages of providers; undefined: the form is not offered. */
  readonly supportEmail: string | undefined
  /** Who runs the product; undefined: there is no imprint and no privacy policy. */
  readonly operator: ShownOperator | undefined
  /** The operator's own privacy policy and imprint; undefined: the product's, with the operator's data. */
  readonly privacy: LegalTexts | undefined
  readonly imprint: LegalTexts | undefined
  /** Of service. */
  readonly terms: Terms & { readonly isDraft: boolean }
  /** The country of a host name. */
  countryOf(host: string): Country
}

/** The dependencies of routes. Rules and clock are the command handler's. */
export interface ApiDependencies {
  readonly settings: ApiSettings
  /** Counts calls, together with the other processes. */
  readonly calls: SharedCounts
  readonly secrets: Secrets
  /** Tables: projections, operational state and reference data. */
  readonly database: Pool
  readonly eventStore: EventStore
  readonly commands: CommandHandler
  readonly positions: PositionWaiter
  readonly live: LiveEvents
  /** Reports changes of providers' public data once they are shown. */
  readonly onProvidersChanged: (listener: ProvidersChangedListener) => void
  readonly tokens: Tokens
  readonly sessions: Sessions
  /** Erases a person whose erasure was requested, and resolves when no read model shows it. */
  readonly erasePerson: (person: Person) => Promise<ErasureCertificate>
  readonly devices: KnownDevices
  readonly links: SignedLinks
  readonly phoneCodes: PhoneCodes
  readonly phoneProofs: PhoneProofs
  readonly effects: Pick<EffectQueue, 'enqueue'>
  readonly cities: CityDirectory
  readonly payments: Payments
  readonly paymentAlarms: PaymentAlarms
  /** Uploaded photographs, the process that reads them, and where an upload is until it was read. */
  readonly photos: PhotoFiles
  readonly photoProcess: Pick<PhotoProcess, 'read'>
  readonly uploads: Uploads
  readonly invoices: InvoiceDocuments
  readonly metrics: Registry
  /** Name → state of a dependency: log, database, queue, every projection. */
  readonly readiness: () => Promise<Readonly<Record<string, { readonly ok: boolean; readonly detail?: string }>>>
}
