// Stored forever.
import { z } from 'zod'
import { AccentColour } from '../accentColour.ts'
import { notifyProvider } from '../audience.ts'
import { CompanyOutcome } from '../companyNumber.ts'
import { editablePersonalData } from '../editablePersonalData.ts'
import { defineEvents, type EventOf, personal } from '../event.ts'
import { ProviderId } from '../ids.ts'
import { Country, Language, Locale } from '../locale.ts'
import { RegionalPlace } from '../place.ts'
import { OfferedService } from '../referenceValues.ts'
import { SocialAddresses } from '../socialNetworks.ts'
import { galleryEvents } from './galleryEvents.ts'
import { ownPortfolioEvents } from './ownPortfolioEvents.ts'
import { ownVenueEvents } from './ownVenueEvents.ts'
import { profilePartEvents } from './profilePartEvents.ts'
import { ProfileRejectionReason } from './profileRejectionReason.ts'
import { replyTemplateEvents } from './replyTemplateEvents.ts'

/** An offered service; money in euro cents, null without a price. Hidden values are only for the provider. Rule COM-11. */
export const ServiceOffer = z.object({
  service: OfferedService,
  startingFrom: z.int().nonnegative().nullable(),
  description: z.string().nullable(),
  priceVisible: z.boolean(),
  descriptionVisible: z.boolean(),
})
export type ServiceOffer = z.infer<typeof ServiceOffer>

/** A login e-mail, as the keyed hash that names its claim. */
const LoginClaim = z.hash('sha256')

export const providerEvents = defineEvents({
  ProviderRegistered: {
    subject: 'providerId',
    schema: z.object({
      providerId: ProviderId,
      /** Short id in public addresses. */
      publicId: z.string(),
      kind: z.enum(['planner', 'venue']),
      firstname: personal(z.string()),
      lastname: personal(z.string()),
      email: personal(z.string()),
      phone: personal(z.string()),
      locale: Locale,
      termsVersion: z.string(),
      termsAcceptedAt: z.iso.datetime(),
      /** Whether the e-mail was already confirmed. Absent in older registrations: true. */
      emailConfirmed: z.boolean().optional(),
    }),
  },
  /** The link to confirm the login e-mail was requested again. */
  EmailConfirmationAsked: { schema: z.object({ providerId: ProviderId, askedAt: z.iso.datetime() }) },
  /** The link that was mailed to the login e-mail was opened. */
  EmailConfirmed: { audience: notifyProvider, schema: z.object({ providerId: ProviderId, confirmedAt: z.iso.datetime() }) },
  /**
   * The provider requested another login e-mail, to be confirmed by a mailed link. `claim` is the keyed hash that names the new one.
   * `sessionId`: the requesting session, which stays open at the confirmation.
   */
  LoginEmailChangeAsked: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({
      providerId: ProviderId,
      email: personal(z.string()),
      claim: LoginClaim,
      askedAt: z.iso.datetime(),
      sessionId: z.uuid().optional(),
    }),
  },
  /** The new e-mail was confirmed and is the login from now on; the claim on the former one is to be released. */
  LoginEmailChanged: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({
      providerId: ProviderId,
      email: personal(z.string()),
      former: personal(z.string()),
      claim: LoginClaim,
      formerClaim: LoginClaim,
      changedAt: z.iso.datetime(),
    }),
  },
  /** The provider changed its own data. `changed` lists the fields, for the account's history. */
  PersonalDataChanged: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({
      providerId: ProviderId,
      firstname: personal(z.string()),
      lastname: personal(z.string()),
      phone: personal(z.string()),
      changed: z.array(z.enum(editablePersonalData)).min(1),
      changedAt: z.iso.datetime(),
    }),
  },
  /** The language of the office and of messages to the provider. */
  LanguageChosen: {
    audience: notifyProvider,
    schema: z.object({ providerId: ProviderId, locale: Locale, chosenAt: z.iso.datetime() }),
  },
  /** The password's hash is stored outside the log (operational/credentials.ts). */
  PasswordChanged: { audience: notifyProvider, schema: z.object({ providerId: ProviderId, changedAt: z.iso.datetime() }) },
  CompanyDescribed: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({
      providerId: ProviderId,
      name: personal(z.string()),
      place: personal(RegionalPlace),
      website: personal(z.url().nullable()),
      languages: z.array(Language).min(1),
      /** Euro cents. */
      startingFrom: z.int().nonnegative().nullable(),
      /** Street and number. Absent in descriptions from before the form had them. */
      street: personal(z.string()).optional(),
      createdOn: z.iso.date().nullable().optional(),
    }),
  },
  /** A sole trader's number identifies a person, so it is personal. The country defines its format, and who checks it. */
  CompanyNumberGiven: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ providerId: ProviderId, country: Country, number: personal(z.string()), givenAt: z.iso.datetime() }),
  },
  /** The result of a check of the number that was entered at that time. */
  CompanyNumberChecked: {
    audience: notifyProvider,
    schema: z.object({
      providerId: ProviderId,
      givenAt: z.iso.datetime(),
      outcome: CompanyOutcome,
      /** A country's register, or a person of ours. */
      by: z.enum(['registry', 'person']),
      checkedAt: z.iso.datetime(),
      /** For a valid number: the provider has the claim on it. Absent in checks from before claims existed. */
      claimed: z.boolean().optional(),
      /** Another account got a welcome credit for the same number. */
      welcomedBefore: z.boolean().optional(),
    }),
  },
  /** The number that was entered at that time is valid but belongs to another account. */
  CompanyNumberTaken: {
    audience: notifyProvider,
    schema: z.object({ providerId: ProviderId, givenAt: z.iso.datetime(), checkedAt: z.iso.datetime() }),
  },
  /** The company's VAT number, with its country's prefix; null: it was removed. A sole trader's identifies a person. */
  VatNumberGiven: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ providerId: ProviderId, number: personal(z.string().nullable()), givenAt: z.iso.datetime() }),
  },
  /** The descriptions are the provider's own texts, so the whole list is personal. */
  ServicesOffered: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ providerId: ProviderId, services: personal(z.array(ServiceOffer).min(1)) }),
  },
  /** The public texts; HTML, sanitised before storage. */
  ProfileWritten: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({
      providerId: ProviderId,
      portrait: personal(z.string()),
      experience: personal(z.string()),
      strengths: personal(z.array(z.string())),
      serviceText: personal(z.string()),
    }),
  },
  /** All current networks of the provider. A page may be a person's. */
  SocialNetworksChanged: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ providerId: ProviderId, addresses: personal(SocialAddresses), changedAt: z.iso.datetime() }),
  },
  /** The colour of the public page, shown while the provider has Premium. */
  AccentChosen: {
    audience: notifyProvider,
    schema: z.object({ providerId: ProviderId, accent: AccentColour, chosenAt: z.iso.datetime() }),
  },
  ...galleryEvents,
  /**
   * The link to the review form has a new token. The token is not in the log: it is computed from the provider, this number and a key. The
   * first link has number 1, without an event.
   */
  ReviewLinkRenewed: {
    audience: notifyProvider,
    schema: z.object({ providerId: ProviderId, number: z.int().min(2), renewedAt: z.iso.datetime() }),
  },
  ProviderApproved: { audience: notifyProvider, schema: z.object({ providerId: ProviderId }) },
  /** Moderation rejected the profile, so nobody sees it. The note may name persons; '' for none. */
  ProviderRejected: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ providerId: ProviderId, reason: ProfileRejectionReason, note: personal(z.string()), rejectedAt: z.iso.datetime() }),
  },
  /** The provider changed its profile after a rejection and requested another review. */
  ProviderSubmittedAgain: { audience: notifyProvider, schema: z.object({ providerId: ProviderId, submittedAt: z.iso.datetime() }) },
  ...profilePartEvents,
  /** The partner circle: a badge, and a text about its discount. */
  CircleJoined: { schema: z.object({ providerId: ProviderId }) },
  CircleLeft: { schema: z.object({ providerId: ProviderId }) },
  /** The provider was active. Recorded at most once in some days, not for every sign-in, since recent activity is public information. */
  ProviderSignedIn: { schema: z.object({ providerId: ProviderId, signedInAt: z.iso.datetime() }) },
  ...replyTemplateEvents,
  ...ownVenueEvents,
  ...ownPortfolioEvents,
})
export type ProviderEvent = EventOf<typeof providerEvents>
