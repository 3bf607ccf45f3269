import { plannerWish, wishedOf } from './api/routes/couple/plannerWish.ts'
import { ownReviewPage, reviewPage, unsubscribePage } from './api/schemas/pagePaths.ts'
import { formerIdentity } from './api/venueNames.ts'
import type { Backend } from './backend.ts'
import { dayIn } from './domain/calendar.ts'
import { couple, coupleStream } from './domain/couple/couple.ts'
import { isErased, type Personal, unlessErased } from './domain/event.ts'
import { CoupleId, ProjectId, ProviderId, RequestId, ReviewId } from './domain/ids.ts'
import { countryOf, timeZones } from './domain/locale.ts'
import { isMailed, notifications } from './domain/person/notifications.ts'
import { personStream } from './domain/person/person.ts'
import { Person } from './domain/person/personKind.ts'
import { provider, providerStream } from './domain/provider/provider.ts'
import { publicNameOf } from './domain/provider/publicName.ts'
import { request, requestStream } from './domain/request/request.ts'
import { type ReviewState, review, reviewStream } from './domain/review/review.ts'
import { support, supportStream } from './domain/support/support.ts'
import type { InvoiceDocuments } from './jobs/invoices/invoiceDocuments.ts'
import type { LoadPlanner } from './jobs/messages/aboutPlanner.ts'
import type { LoadReview } from './jobs/messages/aboutReview.ts'
import { createChangedEmails } from './jobs/messages/changedEmails.ts'
import type { LoadRecipient, Recipient } from './jobs/messages/messageTemplate.ts'
import type { MessageSources } from './jobs/messages/messageTemplates.ts'
import type { LoadOthers } from './jobs/messages/othersSuggested.ts'
import type { LoadPartRejection } from './jobs/messages/partRejected.ts'
import type { LoadRejection } from './jobs/messages/profileRejected.ts'
import type { LoadSupportMessage } from './jobs/messages/supportMessage.ts'
import type { LoadUnsubscribeUrl } from './jobs/messages/unlessTurnedOff.ts'
import type { LoadVenueOf } from './jobs/messages/withVenue.ts'
import { loadPasswordVersion } from './operational/credentials.ts'
import { createReviewLinks } from './operational/reviewLinks.ts'
import { reviewLinkKey } from './operational/secrets.ts'
import { createSignedLinks, type SignedLinks } from './operational/signedLinks.ts'
import { findProject } from './projections/coupleProjects/coupleProjectsQueries.ts'
import { cardOf } from './projections/providerDirectory/providerCard.ts'
import { suggestProviders } from './projections/providerDirectory/suggestProviders.ts'
import { createLoadRequestNews } from './requestNewsSource.ts'
import { createLoadVenueNews } from './venueNewsSource.ts'

/** What messages are written from: mostly the log's present state, so that a changed address counts and an erased person is left alone. */
export function messageSources(backend: Backend, publicUrl: string, invoices: InvoiceDocuments): MessageSources {
  const { database, secrets, now, rules, phoneCodes, config } = backend
  const links = createSignedLinks({ tokenKey: secrets.tokenKey, now })
  return {
    publicUrl,
    invoices,
    loadRecipient: createLoadRecipient(backend),
    loadRejection: createLoadRejection(backend),
    loadPartRejection: createLoadPartRejection(backend),
    loadVenueNews: createLoadVenueNews(backend),
    loadReview: createLoadReview(backend, publicUrl),
    loadPlanner: createLoadPlanner(backend, publicUrl),
    loadVenueOf: createLoadVenueOf(backend),
    loadOthers: createLoadOthers(backend),
    loadSupportMessage: createLoadSupportMessage(backend),
    supportEmail: config.supportEmail,
    loadUnsubscribeUrl: createLoadUnsubscribeUrl(backend, links, publicUrl),
    loadRequestNews: createLoadRequestNews(backend),
    textMessages: rules.textMessages,
    now,
    loadPhoneCode: (codeId) => phoneCodes.load(codeId),
    phoneCodeMinutes: rules.phoneCode.validMinutes,
    loadPasswordVersion: (personId) => loadPasswordVersion(database, personId),
    changedEmails: createChangedEmails(backend),
    links,
    ...rules.links,
  }
}

function createLoadRecipient({ commands }: Backend): LoadRecipient {
  return async (kind, id) => {
    if (kind === 'couple') {
      const { profile, deletion } = (await commands.load(couple, coupleStream(CoupleId.parse(id)))).state
      return profile && !deletion ? toRecipient(profile) : 'erased'
    }
    if (kind === 'reviewer') return reviewerOf((await commands.load(review, reviewStream(ReviewId.parse(id)))).state)
    const { contact } = (await commands.load(provider, providerStream(ProviderId.parse(id)))).state
    return contact ? toRecipient(contact) : 'erased'
  }
}

function createLoadRejection({ commands }: Backend): LoadRejection {
  return async (id) => {
    const { moderation, rejection } = (await commands.load(provider, providerStream(ProviderId.parse(id)))).state
    return moderation === 'rejected' && rejection ? { ...rejection, note: unlessErased(rejection.note, '') } : undefined
  }
}

function createLoadPartRejection({ commands }: Backend): LoadPartRejection {
  return async (id, part, version) => {
    const present = (await commands.load(provider, providerStream(ProviderId.parse(id)))).state.parts.get(part)
    if (!present?.rejection || present.version !== version) return undefined
    return { reason: present.rejection.reason, note: unlessErased(present.rejection.note, '') }
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

function createLoadPlanner({ commands, secrets }: Backend, publicUrl: string): LoadPlanner {
  const links = createReviewLinks(reviewLinkKey(secrets))
  return async (id) => {
    const providerId = ProviderId.parse(id)
    const { state } = await commands.load(provider, providerStream(providerId))
    const person = state.contact && toRecipient(state.contact)
    if (!person || person === 'erased') return undefined
    const reviewUrl = publicUrl + reviewPage(links.token(providerId, state.reviewLink))
    return { name: publicNameOf(state), contact: person.name, email: person.email, phone: person.phone, reviewUrl }
  }
}

function createLoadVenueOf({ commands }: Backend): LoadVenueOf {
  return async (id) => {
    const { venueId } = (await commands.load(request, requestStream(RequestId.parse(id)))).state
    return venueId && (await formerIdentity(commands, venueId))?.name
  }
}

function createLoadOthers({ commands, database, now, rules }: Backend): LoadOthers {
  return async (couplesId, projectId, language) => {
    const coupleId = CoupleId.parse(couplesId)
    const { profile } = (await commands.load(couple, coupleStream(coupleId))).state
    const today = dayIn(timeZones[countryOf(profile?.locale ?? '')], now())
    const project = await findProject(database, coupleId, ProjectId.parse(projectId), today)
    const waits = project?.status === 'upcoming' && project.contacts.every(({ status }) => status === 'sent' || status === 'seen')
    const wished = waits ? wishedOf(project) : undefined
    const wish = wished && (await plannerWish(wished, coupleId, commands))
    if (!project || !wish) return undefined
    const except = project.contacts.flatMap(({ providerId, venueId }) => (venueId === null ? [providerId] : []))
    const suggested = await suggestProviders(database, { wish, now: now(), rules, except })
    const planners = suggested.map(({ row, why }) => {
      const { name, city, portrait, profileUrl } = cardOf(row, { language, now: now(), rules }, 'text')
      return { name, city, kilometres: why.kilometres, portrait, path: profileUrl }
    })
    return planners.length > 0 ? { eventDate: project.eventDate, planners } : undefined
  }
}

function createLoadSupportMessage({ commands }: Backend): LoadSupportMessage {
  return async (id, messageId) => {
    const providerId = ProviderId.parse(id)
    const { messages } = (await commands.load(support, supportStream(providerId))).state
    const { contact, company } = (await commands.load(provider, providerStream(providerId))).state
    const message = messages.find((each) => each.messageId === messageId)
    if (!message || !contact || isErased(message.text)) return undefined
    const { reference, subject, text, premium, sentAt } = message
    const name = company ? unlessErased(company.name, '') : ''
    return { reference, subject, text, premium, sentAt, company: name, emailConfirmed: contact.emailConfirmed }
  }
}

function createLoadUnsubscribeUrl({ commands, now, rules }: Backend, links: SignedLinks, publicUrl: string): LoadUnsubscribeUrl {
  return async (person, kind) => {
    if (!isMailed((await commands.load(notifications, personStream(Person.parse(person)))).state, kind)) return 'turned off'
    const expiresAt = new Date(now().getTime() + rules.unsubscribeLinkDays * 86_400_000)
    const token = links.sign({ purpose: 'unsubscribe', personId: person.id, about: kind, expiresAt })
    return { url: publicUrl + unsubscribePage(kind, token) }
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
