import { describe, expect, it } from 'vitest'
import { storedEvents } from '../../tests/setup/storedEvents.ts'
import type { Recipient } from './audience.ts'
import { eventCatalog } from './eventCatalog.ts'

/** The audience of each event's live update. A new event gets a line here: its audience is a decision, and the default is nobody. */
const audiences: Readonly<Record<string, readonly ('couple' | 'provider')[]>> = {
  AccentChosen: ['provider'],
  AccountClosed: [],
  AccountDeletionAsked: [],
  CalendarAddressRenewed: ['provider'],
  CalendarEntryFreed: ['provider'],
  CalendarFeedAdded: ['provider'],
  CalendarFeedFailed: ['provider'],
  CalendarFeedRead: ['provider'],
  CalendarFeedRemoved: ['provider'],
  CircleJoined: [],
  CircleLeft: [],
  Claimed: [],
  CompanyDescribed: ['provider'],
  CompanyNumberChecked: ['provider'],
  CompanyNumberGiven: ['provider'],
  CompanyNumberTaken: ['provider'],
  ContactDeletionAsked: ['couple', 'provider'],
  ContactDeletionConfirmed: ['couple', 'provider'],
  CoupleErased: [],
  CoupleImported: [],
  CoupleProfileUpdated: [],
  CoupleRegistered: [],
  CreditReturned: ['provider'],
  CreditsCorrected: ['provider'],
  DayBooked: ['provider'],
  DaysBlocked: ['provider'],
  DaysFreed: ['provider'],
  FavouriteAdded: [],
  FavouriteRemoved: [],
  KeyPhotoChosen: ['provider'],
  EmailConfirmationAsked: [],
  EmailConfirmed: ['provider'],
  LanguageChosen: ['provider'],
  MailBounced: ['provider'],
  MailComplained: ['provider'],
  MailTriedAgain: ['provider'],
  NotificationPreferenceChanged: [],
  LoginEmailChangeAsked: ['provider'],
  LoginEmailChanged: ['provider'],
  PasswordChanged: ['provider'],
  PersonErased: [],
  PersonErasureAsked: [],
  PersonalDataChanged: ['provider'],
  PhotoAdded: ['provider'],
  PhotoDescribed: ['provider'],
  PhotoRemoved: ['provider'],
  PhotosOrdered: ['provider'],
  PlannerFound: ['couple'],
  ProfilePhotoRemoved: ['provider'],
  ProfilePhotoSet: ['provider'],
  ProfileWritten: [],
  ProjectCancelled: ['couple'],
  ProjectSaved: ['couple'],
  ProfilePartApproved: ['provider'],
  ProfilePartRejected: ['provider'],
  ProfilePartsChanged: ['provider'],
  ProviderApproved: ['provider'],
  ProviderRejected: ['provider'],
  ProviderSubmittedAgain: ['provider'],
  ProviderContacted: ['couple'],
  ProviderRegistered: [],
  ProviderSignedIn: [],
  Released: [],
  ReplyTemplateAdded: ['provider'],
  ReplyTemplateChanged: ['provider'],
  ReplyTemplateRemoved: ['provider'],
  RequestClosed: [],
  RequestClosedByCouple: ['couple', 'provider'],
  RequestNoteWritten: ['provider'],
  RequestReceived: ['couple', 'provider'],
  RequestRejected: ['couple', 'provider'],
  RequestSeen: ['couple', 'provider'],
  RequestStageChanged: ['provider'],
  RequestUnlocked: ['couple', 'provider'],
  RequestWithdrawn: [],
  RequestWithdrawnByCouple: ['couple', 'provider'],
  RequestsMarkedRead: ['provider'],
  ReviewAnswered: ['provider'],
  ReviewHidden: ['provider'],
  ReviewInvited: [],
  ReviewLinkRenewed: ['provider'],
  ReviewPublished: ['provider'],
  ReviewReportRejected: ['provider'],
  ReviewReported: ['provider'],
  ReviewWritten: ['provider'],
  ServicesOffered: [],
  SocialNetworksChanged: ['provider'],
  SubscriptionEnded: ['provider'],
  SubscriptionStarted: ['provider'],
  SupportMessageSent: ['provider'],
  TextMessagePreferenceChanged: ['provider'],
  VideoAdded: [],
  VideoRemoved: [],
  WelcomeCreditGranted: ['provider'],
  WelcomeCreditReversed: ['provider'],
}

describe('the audience of an event', () => {
  it('is decided for every event of the catalogue', () => {
    expect(Object.keys(audiences).toSorted()).toEqual([...eventCatalog.keys()].toSorted())
  })

  const current = storedEvents().filter(({ type, version }) => version === eventCatalog.get(type)?.version)
  it.each(current)('of $type is the one in the table, found by the ids in the event and without its personal fields', ({ type, data }) => {
    const entry = eventCatalog.get(type)
    const open = Object.fromEntries(Object.entries(data).filter(([name]) => !entry?.personal.includes(name)))
    const ids: Readonly<Record<string, Recipient>> = {
      couple: { couple: open['coupleId'] as never },
      // An event that concerns persons of any kind names this one as such.
      provider: { provider: (open['providerId'] ?? (open['person'] as { id: string } | undefined)?.id) as never },
    }
    expect(entry?.definition.audience?.(open) ?? []).toEqual(audiences[type]?.map((kind) => ids[kind]))
  })
})
