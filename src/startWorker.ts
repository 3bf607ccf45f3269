import type { Registry } from 'prom-client'
import { pictureWidths } from './api/schemas/pictureWidths.ts'
import { textHookPath } from './api/schemas/textHookPath.ts'
import type { Backend } from './backend.ts'
import { claimCompanyNumber } from './commands/claimCompanyNumber.ts'
import { availability, availabilityStream } from './domain/availability/availability.ts'
import { timeZoneOf } from './domain/availability/calendarOwner.ts'
import { isErased } from './domain/event.ts'
import { type CommandId, ProviderId, ReviewId } from './domain/ids.ts'
import { portfolio, portfolioStream } from './domain/portfolio/portfolio.ts'
import { photoPictureIn } from './domain/provider/photoPicture.ts'
import { provider, providerStream } from './domain/provider/provider.ts'
import { providerPictures } from './domain/provider/providerPictures.ts'
import { review, reviewStream } from './domain/review/review.ts'
import { venue, venueStream } from './domain/venue/venue.ts'
import type { FetchOptions } from './integrations/calendars/fetchCalendar.ts'
import { createHttpsCalendarFeeds } from './integrations/calendars/httpsCalendarFeeds.ts'
import type { CompanyRegistry } from './integrations/companyRegistry/companyRegistry.ts'
import { createRechercheEntreprises, rechercheEntreprisesUrl } from './integrations/companyRegistry/rechercheEntreprises.ts'
import { createSmtpMail } from './integrations/mail/smtpMail.ts'
import type { Payments } from './integrations/payments/payments.ts'
import type { PhotoFiles } from './integrations/photos/photoFiles.ts'
import type { PhotoProcess } from './integrations/photos/photoProcess.ts'
import type { Uploads } from './integrations/photos/uploads.ts'
import { createTwilioSms } from './integrations/sms/twilioSms.ts'
import type { CalendarFeedServices } from './jobs/calendarFeedEffect.ts'
import type { CompanyCheckServices } from './jobs/companyCheckEffect.ts'
import { effectKinds } from './jobs/effectKinds.ts'
import { createEffectMetrics } from './jobs/effectMetrics.ts'
import type { EffectQueue } from './jobs/effectQueue.ts'
import { startEffectWorker } from './jobs/effectWorker.ts'
import { erasePerson } from './jobs/erasure/erasePerson.ts'
import type { ErasureDependencies } from './jobs/erasure/erasureOfKind.ts'
import type { KeptInvoiceDocuments } from './jobs/invoices/invoiceDocuments.ts'
import { createMailReports } from './jobs/mailReports.ts'
import { messageTemplates } from './jobs/messages/messageTemplates.ts'
import { carryOutPaymentCall } from './jobs/payments/carryOutPaymentCall.ts'
import type { PaymentAlarms } from './jobs/payments/paymentAlarms.ts'
import { reconcilePayments } from './jobs/payments/reconcilePayments.ts'
import type { JobConnection } from './jobs/queues.ts'
import { startReconciling } from './jobs/reconcileNightly.ts'
import { createTextReports } from './jobs/textReports.ts'
import { listenForBounces } from './listenForBounces.ts'
import { messageSources } from './messageSources.ts'
import { createMailTokens } from './operational/mailTokens.ts'
import { endStripeEvent, findStripeEvent } from './operational/stripeEvents.ts'
import { paymentSettlers } from './paymentSettlers.ts'
import type { Sandbox } from './sandbox/startSandbox.ts'
import { isLocal } from './settingFormats.ts'

export interface WorkerOptions {
  readonly backend: Backend
  readonly connection: JobConnection
  readonly queue: EffectQueue
  readonly publicUrl: string
  /** Stands in for the services that the configuration does not name. */
  readonly sandbox: Sandbox | undefined
  readonly payments: Payments
  readonly paymentAlarms: PaymentAlarms
  readonly metrics: Registry
  readonly erasure: ErasureDependencies
  readonly photos: PhotoFiles
  readonly photoProcess: PhotoProcess
  readonly uploads: Uploads
  readonly invoices: KeptInvoiceDocuments
  /** How names of calendars' servers are looked up and which addresses are allowed, where a test has servers of its own. */
  readonly calendarFetching?: Pick<FetchOptions, 'resolve' | 'allows' | 'ca'> | undefined
}

/** The worker role: carries effects out. */
export async function startWorker({
  backend,
  connection,
  queue,
  publicUrl,
  sandbox,
  payments,
  paymentAlarms,
  metrics,
  erasure,
  photos,
  photoProcess,
  uploads,
  invoices,
  calendarFetching,
}: WorkerOptions): Promise<{ close(): Promise<void> }> {
  const { config, database, logger } = backend
  const twilio = config.twilio ?? sandbox?.twilio
  const smtp = config.smtp ?? sandbox?.smtp
  if (!twilio || !smtp) throw new Error('neither services nor a sandbox to send messages by')
  const mail = createSmtpMail({ ...smtp, bounceDomain: config.mailReports.bounceDomain })
  const mailTokens = createMailTokens(backend.secrets)
  const mailReports = createMailReports({ database, commands: backend.commands, tokens: mailTokens })
  const bounces = await listenForBounces(backend)
  const { bytes, seconds } = backend.rules.calendarFeeds
  const calendarFeeds = createHttpsCalendarFeeds({ mostBytes: bytes, timeoutMs: seconds * 1_000, ...calendarFetching })
  const settling = { payments, commands: backend.commands, alarms: paymentAlarms }
  const kinds = effectKinds({
    templates: messageTemplates(messageSources(backend, publicUrl, invoices)),
    // Twilio takes no address of this machine.
    sms: createTwilioSms({ ...twilio, reportsTo: config.twilio && isLocal(publicUrl) ? undefined : `${publicUrl}${textHookPath}` }),
    mail,
    mailTokens,
    mailReports,
    textReports: createTextReports({ commands: backend.commands, claimKey: backend.secrets.claimKey }),
    // One that the read models do not reach in time is tried again later.
    erase: (person) => erasePerson(erasure, person, backend.rules.erasurePatience.milliseconds),
    photos,
    hold: (content, use) => uploads.hold(content, use),
    render: (path, width, format) => photoProcess.render(path, width, format),
    widths: pictureWidths,
    isShown: createIsShown(backend),
    calendarFeeds,
    loadCalendarFeed: createLoadCalendarFeed(backend),
    rules: backend.rules,
    companyRegistry: companyRegistryOf(backend, sandbox),
    loadCompanyNumber: createLoadCompanyNumber(backend),
    claimCompanyNumber: createClaimCompanyNumber(backend),
    findStripeEvent: (id) => findStripeEvent(database, id),
    endStripeEvent: (id, state) => endStripeEvent(database, id, state, backend.now()),
    paymentSettlers: paymentSettlers(settling),
    carryOutPaymentCall: (call) => carryOutPaymentCall(settling, call),
    now: backend.now,
    invoices,
  })
  const worker = startEffectWorker({
    pool: database,
    connection,
    queue,
    kinds,
    commands: backend.commands,
    metrics: createEffectMetrics(metrics, database, Object.keys(kinds)),
    log: logger,
  })
  const reconciling = startReconciling({
    database,
    reconcile: (range) => reconcilePayments(settling, range),
    log: logger,
    now: backend.now,
  })
  return {
    async close() {
      // Closed at the same time, so that no job begins while something else ends.
      await Promise.all([worker.close(), reconciling.stop(), bounces?.close()])
      calendarFeeds.close()
      mail.close()
    },
  }
}

/** The register that the setting names, else the sandbox's, else the real one. */
function companyRegistryOf({ config }: Backend, sandbox: Sandbox | undefined): CompanyRegistry | undefined {
  const url = config.companyRegistryUrl ?? sandbox?.companyRegistry.url ?? rechercheEntreprisesUrl
  return url === 'off' ? undefined : createRechercheEntreprises({ url })
}

function createLoadCalendarFeed({ commands }: Backend): CalendarFeedServices['loadCalendarFeed'] {
  return async ({ providerId, feedId }) => {
    const id = ProviderId.parse(providerId)
    const owner = (await commands.load(provider, providerStream(id))).state
    const feed = (await commands.load(availability, availabilityStream(id))).state.feeds.get(feedId)
    if (!owner.contact || !feed || isErased(feed.url)) return undefined
    return { url: feed.url, timeZone: timeZoneOf(owner) }
  }
}

function createLoadCompanyNumber({ commands }: Backend): CompanyCheckServices['loadCompanyNumber'] {
  return async ({ providerId, givenAt }) => {
    const { contact, companyNumber } = (await commands.load(provider, providerStream(ProviderId.parse(providerId)))).state
    if (!contact || companyNumber?.givenAt !== givenAt || isErased(companyNumber.number)) return undefined
    const { country, number, state, checkedAt } = companyNumber
    return { country, number, verifiedAt: state === 'valid' ? checkedAt : null }
  }
}

function createClaimCompanyNumber({ commands, secrets }: Backend): CompanyCheckServices['claimCompanyNumber'] {
  return (number, effectId) => {
    const context = { commandId: effectId as CommandId, correlationId: effectId, actor: 'effect:companyCheck' }
    return claimCompanyNumber({ commands, claimKey: secrets.claimKey }, number, context)
  }
}

/** Also what is hidden by the plan is shown, as soon as the plan allows it. */
export function createIsShown({ commands }: Backend): (picture: string) => Promise<boolean> {
  return async (picture) => {
    const photo = photoPictureIn(picture)
    if (!photo) return false
    const owner = (await commands.load(provider, providerStream(ProviderId.parse(photo.owner)))).state
    if (providerPictures(owner).includes(picture)) return true
    for (const id of owner.venues.keys()) {
      const { photos } = (await commands.load(venue, venueStream(id))).state
      if ([...photos.values()].some((shown) => shown.picture === picture)) return true
    }
    for (const id of owner.portfolios.keys()) {
      const { photos } = (await commands.load(portfolio, portfolioStream(id))).state
      if ([...photos.values()].some((shown) => shown.picture === picture)) return true
    }
    const { written, erased } = (await commands.load(review, reviewStream(ReviewId.parse(photo.owner)))).state
    return !erased && written?.picture === picture
  }
}
