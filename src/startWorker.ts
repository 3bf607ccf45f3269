import type { Registry } from 'prom-client'
import { ownReviewPage } from './api/schemas/pagePaths.ts'
import { pictureWidths } from './api/schemas/pictureWidths.ts'
import type { Backend } from './backend.ts'
import { availability, availabilityStream } from './domain/availability/availability.ts'
import { timeZoneOf } from './domain/availability/calendarOwner.ts'
import { couple, coupleStream } from './domain/couple/couple.ts'
import { isErased, type Personal, unlessErased } from './domain/event.ts'
import { CoupleId, ProviderId, ReviewId } from './domain/ids.ts'
import { photoPictureIn } from './domain/provider/photoPicture.ts'
import { provider, providerStream } from './domain/provider/provider.ts'
import { providerPictures } from './domain/provider/providerPictures.ts'
import { publicNameOf } from './domain/provider/publicName.ts'
import { type ReviewState, review, reviewStream } from './domain/review/review.ts'
import type { FetchOptions } from './integrations/calendars/fetchCalendar.ts'
import { createHttpsCalendarFeeds } from './integrations/calendars/httpsCalendarFeeds.ts'
import type { CompanyRegistry } from './integrations/companyRegistry/companyRegistry.ts'
import { createRechercheEntreprises, rechercheEntreprisesUrl } from './integrations/companyRegistry/rechercheEntreprises.ts'
import { createSmtpMail } from './integrations/mail/smtpMail.ts'
import type { PhotoFiles } from './integrations/photos/photoFiles.ts'
import type { PhotoProcess } from './integrations/photos/photoProcess.ts'
import { createTwilioSms } from './integrations/sms/twilioSms.ts'
import type { CalendarFeedServices } from './jobs/calendarFeedEffect.ts'
import type { CompanyCheckServices } from './jobs/companyCheckEffect.ts'
import { effectKinds } from './jobs/effectKinds.ts'
import { createEffectMetrics } from './jobs/effectMetrics.ts'
import type { EffectQueue } from './jobs/effectQueue.ts'
import { startEffectWorker } from './jobs/effectWorker.ts'
import { erasePerson } from './jobs/erasure/erasePerson.ts'
import type { ErasureDependencies } from './jobs/erasure/erasureOfKind.ts'
import type { LoadReview } from './jobs/messages/aboutReview.ts'
import { createChangedEmails } from './jobs/messages/changedEmails.ts'
import type { LoadRecipient, Recipient } from './jobs/messages/messageTemplate.ts'
import { messageTemplates } from './jobs/messages/messageTemplates.ts'
import type { JobConnection } from './jobs/queues.ts'
import { loadPasswordVersion } from './operational/credentials.ts'
import { createReviewLinks } from './operational/reviewLinks.ts'
import { reviewLinkKey } from './operational/secrets.ts'
import { createSignedLinks } from './operational/signedLinks.ts'
import type { Sandbox } from './sandbox/startSandbox.ts'

export interface WorkerOptions {
  readonly backend: Backend
  readonly connection: JobConnection
  readonly queue: EffectQueue
  readonly publicUrl: string
  /** Stands in for the services that the configuration does not name. */
  readonly sandbox: Sandbox | undefined
  readonly metrics: Registry
  readonly erasure: ErasureDependencies
  readonly photos: PhotoFiles
  readonly photoProcess: PhotoProcess
  /** How names of calendars' servers are looked up and which addresses are allowed, where a test has servers of its own. */
  readonly calendarFetching?: Pick<FetchOptions, 'resolve' | 'allows' | 'ca'> | undefined
}

/** How long an erasure waits for the read models before it is tried again later. */
const erasurePatienceMs = 5_000

/** The worker role: carries effects out. */
export function startWorker({
  backend,
  connection,
  queue,
  publicUrl,
  sandbox,
  metrics,
  erasure,
  photos,
  photoProcess,
  calendarFetching,
}: WorkerOptions): {
  close(): Promise<void>
} {
  const { config, database, logger } = backend
  const twilio = config.twilio ?? sandbox?.twilio
  const smtp = config.smtp ?? sandbox?.smtp
  if (!twilio || !smtp) throw new Error('neither services nor a sandbox to send messages by')
  const mail = createSmtpMail(smtp)
  const { bytes, seconds } = backend.rules.calendarFeeds
  const calendarFeeds = createHttpsCalendarFeeds({ mostBytes: bytes, timeoutMs: seconds * 1_000, ...calendarFetching })
  const kinds = effectKinds({
    templates: messageTemplates({
      publicUrl,
      loadRecipient: createLoadRecipient(backend),
      loadReview: createLoadReview(backend, publicUrl),
      loadPhoneCode: (codeId) => backend.phoneCodes.load(codeId),
      phoneCodeMinutes: backend.rules.phoneCode.validMinutes,
      loadPasswordVersion: (personId) => loadPasswordVersion(database, personId),
      changedEmails: createChangedEmails(backend),
      links: createSignedLinks({ tokenKey: backend.secrets.tokenKey, now: backend.now }),
      ...backend.rules.links,
    }),
    sms: createTwilioSms(twilio),
    mail,
    erase: (person) => erasePerson(erasure, person, erasurePatienceMs),
    photos,
    render: (content, width, format) => photoProcess.render(content, width, format),
    widths: pictureWidths,
    isShown: createIsShown(backend),
    calendarFeeds,
    loadCalendarFeed: createLoadCalendarFeed(backend),
    rules: backend.rules,
    companyRegistry: companyRegistryOf(backend, sandbox),
    loadCompanyNumber: createLoadCompanyNumber(backend),
    now: backend.now,
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
  return {
    async close() {
      await worker.close()
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
    return { country: companyNumber.country, number: companyNumber.number }
  }
}

/** Finds people by the log's present state, so that a changed address counts and an erased person is left alone. */
function createLoadRecipient({ commands }: Backend): LoadRecipient {
  return async (kind, id) => {
    if (kind === 'couple') {
      const { profile } = (await commands.load(couple, coupleStream(CoupleId.parse(id)))).state
      return profile ? toRecipient(profile) : 'erased'
    }
    if (kind === 'reviewer') return reviewerOf((await commands.load(review, reviewStream(ReviewId.parse(id)))).state)
    const { contact } = (await commands.load(provider, providerStream(ProviderId.parse(id)))).state
    return contact ? toRecipient(contact) : 'erased'
  }
}

/** Also what is hidden by the plan is shown, as soon as the plan allows it. */
function createIsShown({ commands }: Backend): (picture: string) => Promise<boolean> {
  return async (picture) => {
    const photo = photoPictureIn(picture)
    if (!photo) return false
    if (providerPictures((await commands.load(provider, providerStream(ProviderId.parse(photo.owner)))).state).includes(picture))
      return true
    const { written, erased } = (await commands.load(review, reviewStream(ReviewId.parse(photo.owner)))).state
    return !erased && written?.picture === picture
  }
}

function createLoadReview({ commands, secrets }: Backend, publicUrl: string): LoadReview {
  const links = createReviewLinks(reviewLinkKey(secrets))
  return async (id) => {
    const reviewId = ReviewId.parse(id)
    const { written, moderation, hiddenReason, erased } = (await commands.load(review, reviewStream(reviewId))).state
    if (!written || erased) return undefined
    const about = (await commands.load(provider, providerStream(written.providerId))).state
    return {
      provider: publicNameOf(about),
      moderation,
      hiddenReason: unlessErased(hiddenReason, null) ?? null,
      url: publicUrl + ownReviewPage(links.ownToken(reviewId)),
    }
  }
}

/** Reviews from before the form have no address. */
function reviewerOf({ written, erased }: ReviewState): Recipient | 'erased' {
  if (!written || erased || written.email === undefined || isErased(written.email) || isErased(written.reviewerName)) return 'erased'
  return { name: written.reviewerName, email: written.email, phone: '', locale: written.locale ?? 'fr' }
}

interface Reachable {
  readonly firstname: Personal<string>
  readonly lastname: Personal<string>
  readonly email: Personal<string>
  readonly phone: Personal<string>
  readonly locale: string
}

function toRecipient({ firstname, lastname, email, phone, locale }: Reachable): Recipient | 'erased' {
  if (isErased(firstname) || isErased(lastname) || isErased(email) || isErased(phone)) return 'erased'
  return { name: `${firstname} ${lastname}`, email, phone, locale }
}
