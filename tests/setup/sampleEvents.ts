import type { AllianceEvent } from '../../src/domain/eventCatalog.ts'
import type { CoupleId, ProjectId, ProviderId, RequestId } from '../../src/domain/ids.ts'
import type { Place } from '../../src/domain/place.ts'
import type { ProjectDetails } from '../../src/domain/project/projectDetails.ts'
import { photoPictureName } from '../../src/domain/provider/photoPicture.ts'

/** The data of an event type. */
export type Data<Type extends AllianceEvent['type']> = Extract<AllianceEvent, { type: Type }>['data']
/** An event as decided by a command. */
export type Fact<Type extends AllianceEvent['type']> = { readonly type: Type; readonly data: Data<Type> }

const id = (kind: string, number: number) => `${kind}0000000-0000-7000-8000-${String(number).padStart(12, '0')}`

/** The nth couple, provider, project or request of a test. */
export const coupleId = (number = 1) => id('c', number) as CoupleId
export const providerId = (number = 1) => id('a', number) as ProviderId
export const projectId = (number = 1) => id('b', number) as ProjectId
export const requestId = (number = 1) => id('e', number) as RequestId

/** The nth request, sent to the nth provider. */
export const nthRequest = (number: number) => ({ requestId: requestId(number), providerId: providerId(number) })

export const lyon: Place = { city: 'Lyon', zipCode: '69001', country: 'FR', latitude: 45.7578, longitude: 4.832 }

export const weddingDetails: ProjectDetails = {
  eventType: 'mariage',
  eventTypeText: null,
  serviceType: 'complete',
  weddingTheme: 'Champêtre',
  eventDate: '2027-06-19',
  eventLocation: 'Lyon, Rhône',
  eventPlace: lyon,
  guestRange: '50to100',
  budgetRange: '20000to30000',
  plannerBudgetRange: '2000to5000',
  languages: ['fr', 'en'],
  plannerPreference: 'nearEvent',
}

export function requestClosed(over: Partial<Data<'RequestClosed'>> = {}): Fact<'RequestClosed'> {
  return {
    type: 'RequestClosed',
    data: { providerId: providerId(), requestId: requestId(), coupleId: coupleId(), closedAt: '2026-11-15T08:00:00.000Z', ...over },
  }
}

export function welcomeCreditGranted(over: Partial<Data<'WelcomeCreditGranted'>> = {}): Fact<'WelcomeCreditGranted'> {
  return { type: 'WelcomeCreditGranted', data: { providerId: providerId(), credits: 1, ...over } }
}

export function welcomeCreditReversed(over: Partial<Data<'WelcomeCreditReversed'>> = {}): Fact<'WelcomeCreditReversed'> {
  return { type: 'WelcomeCreditReversed', data: { providerId: providerId(), credits: 1, reversedAt: '2026-11-22T12:00:00.000Z', ...over } }
}

export function creditsCorrected(credits: number, over: Partial<Data<'CreditsCorrected'>> = {}): Fact<'CreditsCorrected'> {
  return { type: 'CreditsCorrected', data: { providerId: providerId(), credits, reason: 'Geste commercial', ...over } }
}

export function subscriptionStarted(over: Partial<Data<'SubscriptionStarted'>> = {}): Fact<'SubscriptionStarted'> {
  return {
    type: 'SubscriptionStarted',
    data: { providerId: providerId(), source: 'granted', startedAt: '2026-11-02T09:00:00.000Z', ...over },
  }
}

export function subscriptionEnded(over: Partial<Data<'SubscriptionEnded'>> = {}): Fact<'SubscriptionEnded'> {
  return { type: 'SubscriptionEnded', data: { providerId: providerId(), endedAt: '2026-11-12T09:00:00.000Z', ...over } }
}

export function requestUnlocked(over: Partial<Data<'RequestUnlocked'>> = {}): Fact<'RequestUnlocked'> {
  return {
    type: 'RequestUnlocked',
    data: {
      providerId: providerId(),
      requestId: requestId(),
      coupleId: coupleId(),
      paidWith: 'credit',
      unlockedAt: '2026-11-12T10:00:00.000Z',
      ...over,
    },
  }
}

export function requestRejected(over: Partial<Data<'RequestRejected'>> = {}): Fact<'RequestRejected'> {
  return {
    type: 'RequestRejected',
    data: {
      providerId: providerId(),
      requestId: requestId(),
      coupleId: coupleId(),
      reason: 'not_available',
      note: null,
      rejectedAt: '2026-11-12T10:00:00.000Z',
      ...over,
    },
  }
}

export function requestWithdrawn(over: Partial<Data<'RequestWithdrawn'>> = {}): Fact<'RequestWithdrawn'> {
  return {
    type: 'RequestWithdrawn',
    data: { providerId: providerId(), requestId: requestId(), coupleId: coupleId(), withdrawnAt: '2026-11-15T08:00:00.000Z', ...over },
  }
}

export function creditReturned(over: Partial<Data<'CreditReturned'>> = {}): Fact<'CreditReturned'> {
  return { type: 'CreditReturned', data: { providerId: providerId(), requestId: requestId(), coupleId: coupleId(), credits: 1, ...over } }
}

export function providerRegistered(over: Partial<Data<'ProviderRegistered'>> = {}): Fact<'ProviderRegistered'> {
  return {
    type: 'ProviderRegistered',
    data: {
      providerId: providerId(),
      publicId: 'k7m2p9',
      kind: 'planner',
      firstname: 'Claire',
      lastname: 'Fontaine',
      email: 'claire@atelier-fontaine.example',
      phone: '+33478123456',
      locale: 'fr-FR',
      termsVersion: '2026-11-01',
      termsAcceptedAt: '2026-11-01T09:00:00.000Z',
      ...over,
    },
  }
}

export function companyDescribed(over: Partial<Data<'CompanyDescribed'>> = {}): Fact<'CompanyDescribed'> {
  return {
    type: 'CompanyDescribed',
    data: {
      providerId: providerId(),
      name: 'Atelier Fontaine',
      place: lyon,
      website: null,
      languages: ['fr', 'en'],
      startingFrom: 180_000,
      ...over,
    },
  }
}

export function servicesOffered(over: Partial<Data<'ServicesOffered'>> = {}): Fact<'ServicesOffered'> {
  const service = {
    startingFrom: 400_000,
    description: 'De la première idée au dernier invité',
    priceVisible: true,
    descriptionVisible: true,
  }
  return { type: 'ServicesOffered', data: { providerId: providerId(), services: [{ service: 'FULL_PLANNING', ...service }], ...over } }
}

export function profileWritten(over: Partial<Data<'ProfileWritten'>> = {}): Fact<'ProfileWritten'> {
  return {
    type: 'ProfileWritten',
    data: {
      providerId: providerId(),
      portrait: '<p>Je dessine des mariages à taille humaine.</p>',
      experience: 'Douze saisons',
      strengths: ['Calme', 'Réseau local'],
      serviceText: 'Un accompagnement complet',
      ...over,
    },
  }
}

const mediumId = '5e0c2d4a-1f3b-4c5d-8e7f-9a0b1c2d3e4f'

export function photoAdded(over: Partial<Data<'PhotoAdded'>> = {}): Fact<'PhotoAdded'> {
  const photo = { photoId: mediumId, picture: 'scenes/k7m2p9', alt: 'Une table sous les tilleuls' }
  return { type: 'PhotoAdded', data: { providerId: providerId(), ...photo, ...over } }
}

export function photoRemoved(over: Partial<Data<'PhotoRemoved'>> = {}): Fact<'PhotoRemoved'> {
  return { type: 'PhotoRemoved', data: { providerId: providerId(), photoId: mediumId, picture: 'scenes/k7m2p9', ...over } }
}

export function photoDescribed(over: Partial<Data<'PhotoDescribed'>> = {}): Fact<'PhotoDescribed'> {
  const words = { caption: 'Le dîner', alt: 'Une longue table' }
  return { type: 'PhotoDescribed', data: { providerId: providerId(), photoId: mediumId, ...words, ...over } }
}

export function photosOrdered(...photoIds: string[]): Fact<'PhotosOrdered'> {
  return { type: 'PhotosOrdered', data: { providerId: providerId(), photoIds } }
}

export function keyPhotoChosen(over: Partial<Data<'KeyPhotoChosen'>> = {}): Fact<'KeyPhotoChosen'> {
  return { type: 'KeyPhotoChosen', data: { providerId: providerId(), photoId: mediumId, ...over } }
}

/** The nth uploaded photograph of a provider, by its picture's name. */
export function uploadedPicture(number = 1, owner = providerId()): `photos/${string}` {
  return photoPictureName({ owner, digest: String(number).padStart(43, '0') })
}

export function profilePhotoSet(over: Partial<Data<'ProfilePhotoSet'>> = {}): Fact<'ProfilePhotoSet'> {
  return { type: 'ProfilePhotoSet', data: { providerId: providerId(), picture: uploadedPicture(), replaced: null, ...over } }
}

export function profilePhotoRemoved(over: Partial<Data<'ProfilePhotoRemoved'>> = {}): Fact<'ProfilePhotoRemoved'> {
  return { type: 'ProfilePhotoRemoved', data: { providerId: providerId(), picture: uploadedPicture(), ...over } }
}

export function videoAdded(over: Partial<Data<'VideoAdded'>> = {}): Fact<'VideoAdded'> {
  const video = { videoId: mediumId, title: 'Un mariage en mai', platform: 'vimeo', key: '76979871' } as const
  return { type: 'VideoAdded', data: { providerId: providerId(), ...video, ...over } }
}

export function videoRemoved(over: Partial<Data<'VideoRemoved'>> = {}): Fact<'VideoRemoved'> {
  return { type: 'VideoRemoved', data: { providerId: providerId(), videoId: mediumId, ...over } }
}

export function circleJoined(over: Partial<Data<'CircleJoined'>> = {}): Fact<'CircleJoined'> {
  return { type: 'CircleJoined', data: { providerId: providerId(), ...over } }
}

export function circleLeft(over: Partial<Data<'CircleLeft'>> = {}): Fact<'CircleLeft'> {
  return { type: 'CircleLeft', data: { providerId: providerId(), ...over } }
}

export function providerSignedIn(over: Partial<Data<'ProviderSignedIn'>> = {}): Fact<'ProviderSignedIn'> {
  return { type: 'ProviderSignedIn', data: { providerId: providerId(), signedInAt: '2026-11-19T07:00:00.000Z', ...over } }
}

export function personalDataChanged(over: Partial<Data<'PersonalDataChanged'>> = {}): Fact<'PersonalDataChanged'> {
  const person = { firstname: 'Claire', lastname: 'Fontaine-Roux', phone: '+33612345678' }
  return {
    type: 'PersonalDataChanged',
    data: { providerId: providerId(), ...person, changed: ['lastname', 'phone'], changedAt: '2026-11-13T09:00:00.000Z', ...over },
  }
}

export function languageChosen(over: Partial<Data<'LanguageChosen'>> = {}): Fact<'LanguageChosen'> {
  return { type: 'LanguageChosen', data: { providerId: providerId(), locale: 'en', chosenAt: '2026-11-13T09:05:00.000Z', ...over } }
}

export function passwordChanged(over: Partial<Data<'PasswordChanged'>> = {}): Fact<'PasswordChanged'> {
  return { type: 'PasswordChanged', data: { providerId: providerId(), changedAt: '2026-11-13T09:10:00.000Z', ...over } }
}

export function companyNumberGiven(over: Partial<Data<'CompanyNumberGiven'>> = {}): Fact<'CompanyNumberGiven'> {
  const given = { country: 'FR', number: '73282932000074', givenAt: '2026-11-14T09:00:00.000Z' } as const
  return { type: 'CompanyNumberGiven', data: { providerId: providerId(), ...given, ...over } }
}

export function companyNumberChecked(over: Partial<Data<'CompanyNumberChecked'>> = {}): Fact<'CompanyNumberChecked'> {
  const times = { givenAt: '2026-11-14T09:00:00.000Z', checkedAt: '2026-11-14T09:00:02.000Z' }
  return { type: 'CompanyNumberChecked', data: { providerId: providerId(), outcome: 'valid', by: 'registry', ...times, ...over } }
}
