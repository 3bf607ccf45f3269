import type { Aggregate } from '../command.ts'
import type { CompanyNumberState } from '../companyNumber.ts'
import type { Personal } from '../event.ts'
import { type ProviderId, type StreamName, streamName } from '../ids.ts'
import type { Country, Language } from '../locale.ts'
import type { PersonEvent } from '../person/personEvents.ts'
import type { RegionalPlace } from '../place.ts'
import type { SocialAddresses } from '../socialNetworks.ts'
import { inOrder } from './inOrder.ts'
import type { Moderation } from './moderation.ts'
import type { ProfileRejectionReason } from './profileRejectionReason.ts'
import type { ProviderEvent } from './providerEvents.ts'

/** The person who registered. */
export interface ProviderContact {
  readonly firstname: Personal<string>
  readonly lastname: Personal<string>
  readonly email: Personal<string>
  readonly phone: Personal<string>
  readonly locale: string
  /** Until then it gets no welcome credit, no requests and no publication. Rule REG-9. */
  readonly emailConfirmed: boolean
}

/** Another login e-mail that was asked for; `isDone` once it is the provider's. */
export interface EmailChange {
  readonly email: Personal<string>
  /** Names it in its claim. */
  readonly claim: string
  readonly askedAt: string
  readonly isDone: boolean
}

/** A photograph of the gallery, and what is said of it. */
export interface GalleryPhoto {
  readonly picture: Personal<string>
  readonly caption: Personal<string>
  readonly alt: Personal<string>
}

/** What a provider says of its company; the street is '' and the day null until it has said them. */
export interface Company {
  readonly name: Personal<string>
  readonly street: Personal<string>
  readonly place: Personal<RegionalPlace>
  readonly website: Personal<string | null>
  readonly languages: readonly Language[]
  readonly createdOn: string | null
  /** Euro cents. */
  readonly startingFrom: number | null
}

export interface CompanyNumber {
  readonly country: Country
  readonly number: Personal<string>
  readonly givenAt: string
  readonly state: CompanyNumberState
  /** ISO time of the last check; null while there was none. */
  readonly checkedAt: string | null
}

/** Why a profile was rejected, and what the moderator wrote about it. */
export interface Rejection {
  readonly reason: ProfileRejectionReason
  readonly note: Personal<string>
}

/** A text to answer requests with. */
export interface ReplyTemplate {
  readonly title: Personal<string>
  readonly text: Personal<string>
}

export interface Provider {
  /** Undefined until registered, and again once it is to be erased: from then on nothing is decided for it. */
  readonly contact: ProviderContact | undefined
  /** The last change of the login e-mail that was asked for. */
  readonly emailChange: EmailChange | undefined
  /** Names the login e-mail in its claim; undefined of the e-mail that the provider registered with. */
  readonly emailClaim: string | undefined
  /** Undefined until it was described. */
  readonly company: Company | undefined
  readonly companyNumber: CompanyNumber | undefined
  readonly moderation: Moderation
  /** Why it was rejected last, until it is approved. */
  readonly rejection: Rejection | undefined
  readonly circleMember: boolean
  readonly kind: 'planner' | 'venue' | undefined
  /** The gallery by the ids of its photographs, in its order. */
  readonly photos: ReadonlyMap<string, GalleryPhoto>
  /** The id of one of them, if one was chosen. */
  readonly keyPhoto: string | undefined
  /** Where the provider's face is kept. */
  readonly profilePhoto: Personal<string> | undefined
  /** Ids of the gallery's videos. */
  readonly videos: ReadonlySet<string>
  /** Its pages on other networks. */
  readonly socialAddresses: Personal<SocialAddresses>
  /** By their ids, in the order in which they were added. */
  readonly replyTemplates: ReadonlyMap<string, ReplyTemplate>
  /** ISO time of the last activity fact. */
  readonly signedInAt: string | undefined
  /** Which link opens the form for reviews: the first, until it is renewed. */
  readonly reviewLink: number
}

export const provider: Aggregate<Provider, PersonEvent | ProviderEvent> = {
  initial: {
    contact: undefined,
    emailChange: undefined,
    emailClaim: undefined,
    company: undefined,
    companyNumber: undefined,
    moderation: 'in_progress',
    rejection: undefined,
    circleMember: false,
    kind: undefined,
    photos: new Map(),
    keyPhoto: undefined,
    profilePhoto: undefined,
    videos: new Set(),
    socialAddresses: {},
    replyTemplates: new Map(),
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
        return { ...state, contact: state.contact && { ...state.contact, emailConfirmed: true } }
      case 'LoginEmailChangeAsked': {
        const { email, claim, askedAt } = event.data
        return { ...state, emailChange: { email, claim, askedAt, isDone: false } }
      }
      case 'LoginEmailChanged': {
        const { email, claim } = event.data
        const contact = state.contact && { ...state.contact, email, emailConfirmed: true }
        return { ...state, contact, emailClaim: claim, emailChange: state.emailChange && { ...state.emailChange, isDone: true } }
      }
      case 'PersonalDataChanged': {
        const { firstname, lastname, phone } = event.data
        return { ...state, contact: state.contact && { ...state.contact, firstname, lastname, phone } }
      }
      case 'LanguageChosen':
        return { ...state, contact: state.contact && { ...state.contact, locale: event.data.locale } }
      case 'CompanyDescribed':
        return { ...state, company: companyOf(event.data) }
      case 'CompanyNumberGiven': {
        const { country, number, givenAt } = event.data
        return { ...state, companyNumber: { country, number, givenAt, state: 'checking', checkedAt: null } }
      }
      case 'CompanyNumberChecked': {
        const { givenAt, outcome, checkedAt } = event.data
        const given = state.companyNumber
        return given?.givenAt === givenAt ? { ...state, companyNumber: { ...given, state: outcome, checkedAt } } : state
      }
      case 'ProviderApproved':
        return { ...state, moderation: 'approved', rejection: undefined }
      case 'ProviderRejected': {
        const { reason, note } = event.data
        return { ...state, moderation: 'rejected', rejection: { reason, note } }
      }
      case 'ProviderSubmittedAgain':
        return { ...state, moderation: 'in_progress' }
      case 'CircleJoined':
        return { ...state, circleMember: true }
      case 'CircleLeft':
        return { ...state, circleMember: false }
      case 'PhotoAdded': {
        const { photoId, picture, alt } = event.data
        return { ...state, photos: new Map(state.photos).set(photoId, { picture, caption: '', alt }) }
      }
      case 'PhotoRemoved': {
        const { photoId } = event.data
        const photos = new Map([...state.photos].filter(([id]) => id !== photoId))
        return { ...state, photos, keyPhoto: state.keyPhoto === photoId ? undefined : state.keyPhoto }
      }
      case 'PhotoDescribed': {
        const { photoId, caption, alt } = event.data
        const photo = state.photos.get(photoId)
        return photo ? { ...state, photos: new Map(state.photos).set(photoId, { ...photo, caption, alt }) } : state
      }
      case 'PhotosOrdered':
        return { ...state, photos: new Map(inOrder([...state.photos], event.data.photoIds, ([id]) => id)) }
      case 'KeyPhotoChosen':
        return { ...state, keyPhoto: event.data.photoId }
      case 'ProfilePhotoSet':
        return { ...state, profilePhoto: event.data.picture }
      case 'ProfilePhotoRemoved':
        return { ...state, profilePhoto: undefined }
      case 'VideoAdded':
        return { ...state, videos: new Set(state.videos).add(event.data.videoId) }
      case 'VideoRemoved':
        return { ...state, videos: without(state.videos, event.data.videoId) }
      case 'SocialNetworksChanged':
        return { ...state, socialAddresses: event.data.addresses }
      case 'ReplyTemplateAdded':
      case 'ReplyTemplateChanged': {
        const { templateId, title, text } = event.data
        return { ...state, replyTemplates: new Map(state.replyTemplates).set(templateId, { title, text }) }
      }
      case 'ReplyTemplateRemoved': {
        const { templateId } = event.data
        return { ...state, replyTemplates: new Map([...state.replyTemplates].filter(([id]) => id !== templateId)) }
      }
      case 'ProviderSignedIn':
        return { ...state, signedInAt: event.data.signedInAt }
      case 'ReviewLinkRenewed':
        return { ...state, reviewLink: event.data.number }
      case 'PersonErasureAsked':
      case 'PersonErased':
        return { ...state, contact: undefined, emailChange: undefined }
      case 'EmailConfirmationAsked':
      case 'NotificationPreferenceChanged':
      case 'PasswordChanged':
      case 'ServicesOffered':
      case 'ProfileWritten':
      case 'TextMessagePreferenceChanged':
        return state
    }
  },
}

export function providerStream(providerId: ProviderId): StreamName {
  return streamName('provider', providerId)
}

function companyOf(data: Extract<ProviderEvent, { type: 'CompanyDescribed' }>['data']): Company {
  const { name, street = '', place, website, languages, createdOn = null, startingFrom } = data
  return { name, street, place, website, languages, createdOn, startingFrom }
}

function without(ids: ReadonlySet<string>, gone: string): ReadonlySet<string> {
  return new Set([...ids].filter((id) => id !== gone))
}
