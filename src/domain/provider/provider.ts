import type { AccentColour } from '../accentColour.ts'
import type { Aggregate } from '../command.ts'
import type { Personal } from '../event.ts'
import { type ProviderId, type StreamName, streamName } from '../ids.ts'
import type { PersonEvent } from '../person/personEvents.ts'
import type { SocialAddresses } from '../socialNetworks.ts'
import { type Company, type CompanyNumber, companyNumberAfter, companyOf } from './company.ts'
import type { EmailChange } from './emailChange.ts'
import { emptyGallery, type Gallery, galleryAfter } from './gallery.ts'
import { type ModeratedParts, partsAfter } from './moderatedParts.ts'
import type { Moderation, Rejection } from './moderation.ts'
import { type OwnPortfolios, portfoliosAfter } from './ownPortfolios.ts'
import { type OwnVenues, venuesAfter } from './ownVenues.ts'
import { singlePart } from './profilePart.ts'
import type { ProviderEvent, ServiceOffer } from './providerEvents.ts'

/** The person who registered. */
export interface ProviderContact {
  readonly firstname: Personal<string>
  readonly lastname: Personal<string>
  readonly email: Personal<string>
  readonly phone: Personal<string>
  readonly locale: string
  /** Until then it gets no welcome credit and no requests, and cannot be published. Rule REG-9. */
  readonly emailConfirmed: boolean
}

/** A provider's public texts. */
export type ProfileTexts = Omit<Extract<ProviderEvent, { type: 'ProfileWritten' }>['data'], 'providerId'>

/** A text for replies to requests. */
export interface ReplyTemplate {
  readonly title: Personal<string>
  readonly text: Personal<string>
}

export interface Provider extends Gallery {
  /** Undefined until registered, and after its erasure was requested: no command is accepted then. */
  readonly contact: ProviderContact | undefined
  /** The last requested change of the login e-mail. */
  readonly emailChange: EmailChange | undefined
  /** The keyed hash that names the login e-mail in its claim; undefined for the e-mail of the registration. */
  readonly emailClaim: string | undefined
  /** Since when mails to the login e-mail fail; undefined while none is known to have failed. Rule NOT-4. */
  readonly mailsFailedAt: string | undefined
  /** Undefined until it was described. */
  readonly company: Company | undefined
  readonly companyNumber: CompanyNumber | undefined
  /** With its country's prefix; null: none. */
  readonly vatNumber: Personal<string | null>
  readonly moderation: Moderation
  /** Why it was last rejected, until it is approved. */
  readonly rejection: Rejection | undefined
  /** The moderation state of single parts. */
  readonly parts: ModeratedParts
  /** The company name that moderation last accepted, which couples see while a later one is rejected. */
  readonly acceptedName: Personal<string> | undefined
  readonly circleMember: boolean
  readonly kind: 'planner' | 'venue' | undefined
  /** The public texts; undefined until written. */
  readonly texts: ProfileTexts | undefined
  readonly services: Personal<readonly ServiceOffer[]>
  /** Its pages on other networks. */
  readonly socialAddresses: Personal<SocialAddresses>
  /** The colour chosen for the public page. */
  readonly accent: AccentColour
  /** By id, in the order they were added. */
  readonly replyTemplates: ReadonlyMap<string, ReplyTemplate>
  /** By id, in the order they were added. */
  readonly venues: OwnVenues
  /** By id, in the order they were added. */
  readonly portfolios: OwnPortfolios
  /** ISO time of the last activity event. */
  readonly signedInAt: string | undefined
  /** The number of the link to the review form: 1 until it is renewed. */
  readonly reviewLink: number
}

export const provider: Aggregate<Provider, PersonEvent | ProviderEvent> = {
  initial: {
    contact: undefined,
    emailChange: undefined,
    emailClaim: undefined,
    mailsFailedAt: undefined,
    company: undefined,
    companyNumber: undefined,
    vatNumber: null,
    moderation: 'in_progress',
    rejection: undefined,
    parts: new Map(),
    acceptedName: undefined,
    circleMember: false,
    kind: undefined,
    texts: undefined,
    services: [],
    ...emptyGallery,
    socialAddresses: {},
    accent: 'evergreen',
    replyTemplates: new Map(),
    venues: new Map(),
    portfolios: new Map(),
    signedInAt: undefined,
    reviewLink: 1,
  },
  evolve(state, event) {
    switch (event.type) {
      case 'ProviderRegistered': {
        const { firstname, lastname, email, phone, locale, kind, emailConfirmed = true } = event.data
        return { ...state, kind, contact: { firstname, lastname, email, phone, locale, emailConfirmed } }
      }
      case 'EmailConfirmed':
        return { ...state, mailsFailedAt: undefined, contact: state.contact && { ...state.contact, emailConfirmed: true } }
      case 'LoginEmailChangeAsked': {
        const { email, claim, askedAt, sessionId } = event.data
        return { ...state, emailChange: { email, claim, askedAt, sessionId, isDone: false } }
      }
      case 'LoginEmailChanged': {
        const { email, claim } = event.data
        const contact = state.contact && { ...state.contact, email, emailConfirmed: true }
        const emailChange = state.emailChange && { ...state.emailChange, isDone: true }
        return { ...state, contact, emailClaim: claim, emailChange, mailsFailedAt: undefined }
      }
      case 'PersonalDataChanged': {
        const { firstname, lastname, phone } = event.data
        return { ...state, contact: state.contact && { ...state.contact, firstname, lastname, phone } }
      }
      case 'LanguageChosen':
        return { ...state, contact: state.contact && { ...state.contact, locale: event.data.locale } }
      case 'CompanyDescribed':
        return { ...state, company: companyOf(event.data) }
      case 'CompanyNumberGiven':
      case 'CompanyNumberChecked':
      case 'CompanyNumberTaken':
        return { ...state, companyNumber: companyNumberAfter(state.companyNumber, event) }
      case 'VatNumberGiven':
        return { ...state, vatNumber: event.data.number }
      case 'ProviderApproved':
        return withPart({ ...state, moderation: 'approved', rejection: undefined }, event)
      case 'ProviderRejected': {
        const { reason, note } = event.data
        return withPart({ ...state, moderation: 'rejected', rejection: { reason, note } }, event)
      }
      case 'ProfilePartsChanged':
      case 'ProfilePartApproved':
      case 'ProfilePartRejected':
        return withPart(state, event)
      case 'ProviderSubmittedAgain':
        return { ...state, moderation: 'in_progress' }
      case 'CircleJoined':
        return { ...state, circleMember: true }
      case 'CircleLeft':
        return { ...state, circleMember: false }
      case 'PhotoAdded':
      case 'PhotoRemoved':
      case 'PhotoDescribed':
      case 'PhotosVisibilityChanged':
      case 'PhotosOrdered':
      case 'KeyPhotoChosen':
      case 'ProfilePhotoSet':
      case 'ProfilePhotoRemoved':
      case 'VideoAdded':
      case 'VideoDescribed':
      case 'VideosOrdered':
      case 'VideoVisibilityChanged':
      case 'VideoRemoved':
        return { ...state, ...galleryAfter(state, event) }
      case 'SocialNetworksChanged':
        return { ...state, socialAddresses: event.data.addresses }
      case 'AccentChosen':
        return { ...state, accent: event.data.accent }
      case 'ReplyTemplateAdded':
      case 'ReplyTemplateChanged': {
        const { templateId, title, text } = event.data
        return { ...state, replyTemplates: new Map(state.replyTemplates).set(templateId, { title, text }) }
      }
      case 'ReplyTemplateRemoved': {
        const { templateId } = event.data
        return { ...state, replyTemplates: new Map([...state.replyTemplates].filter(([id]) => id !== templateId)) }
      }
      case 'VenueAdded':
      case 'VenueRemoved':
        return { ...state, venues: venuesAfter(state.venues, event) }
      case 'PortfolioAdded':
      case 'PortfolioRemoved':
        return { ...state, portfolios: portfoliosAfter(state.portfolios, event) }
      case 'ProviderSignedIn':
        return { ...state, signedInAt: event.data.signedInAt }
      case 'ReviewLinkRenewed':
        return { ...state, reviewLink: event.data.number }
      case 'MailBounced':
        return event.data.isFinal ? { ...state, mailsFailedAt: event.data.bouncedAt } : state
      case 'MailTriedAgain':
        return { ...state, mailsFailedAt: undefined }
      case 'PersonErasureAsked':
      case 'PersonErased':
        return { ...state, contact: undefined, emailChange: undefined }
      case 'EmailConfirmationAsked':
      case 'MailComplained':
      case 'NotificationPreferenceChanged':
      case 'PasswordChanged':
      case 'TextMessagePreferenceChanged':
        return state
      case 'ServicesOffered':
        return { ...state, services: event.data.services }
      case 'ProfileWritten': {
        const { portrait, experience, strengths, serviceText } = event.data
        return { ...state, texts: { portrait, experience, strengths, serviceText } }
      }
    }
  },
}

export function providerStream(providerId: ProviderId): StreamName {
  return streamName('provider', providerId)
}

const companyName = singlePart('company_name')

function withPart(state: Provider, event: Parameters<typeof partsAfter>[1]): Provider {
  const parts = partsAfter(state.parts, event)
  const decided = event.type === 'ProviderApproved' || ('part' in event.data && event.data.part === companyName)
  if (!decided || !state.company) return { ...state, parts }
  const { name } = state.company
  if (parts.get(companyName)?.state !== 'rejected') return { ...state, parts, acceptedName: name }
  return { ...state, parts, acceptedName: state.acceptedName === name ? undefined : state.acceptedName }
}
