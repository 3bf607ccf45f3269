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

/** A service on offer; money in euro cents, null where the provider names no price. What is not visible is for the provider alone. Rule COM-11. */
export const ServiceOffer = z.object({
  service: OfferedService,
  startingFrom: z.int().nonnegative().nullable(),
  description: z.string().nullable(),
  priceVisible: z.boolean(),
  descriptionVisible: z.boolean(),
})
export type ServiceOffer = z.infer<typeof ServiceOffer>

/** A login e-mail by its keyed hash, which its claim is named by. */
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
      /** Whether the e-mail was known to be the provider's. Absent in registrations from before it was asked for: true. */
      emailConfirmed: z.boolean().optional(),
    }),
  },
  /** The link to confirm the login e-mail was wanted again. */
  EmailConfirmationAsked: { schema: z.object({ providerId: ProviderId, askedAt: z.iso.datetime() }) },
  /** Somebody opened the link that was mailed to the login e-mail. */
  EmailConfirmed: { audience: notifyProvider, schema: z.object({ providerId: ProviderId, confirmedAt: z.iso.datetime() }) },
  /**
   * The provider wants to sign in by another e-mail, which has to be confirmed by a link that is mailed there. `claim` names the new one as its
   * claim does, by a keyed hash. `sessionId`: the session in which it asked, which goes on when the e-mail is confirmed.
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
  /** The new e-mail was confirmed: the provider signs in by it from now on, and the claim on the former one is to be released. */
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
  /** The provider corrected its own data. `changed` names what is new, for the history of the account. */
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
  /** The language of the office, and of what the provider is sent. */
  LanguageChosen: {
    audience: notifyProvider,
    schema: z.object({ providerId: ProviderId, locale: Locale, chosenAt: z.iso.datetime() }),
  },
  /** The password itself is kept as a hash beside the log (operational/credentials.ts). */
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
      /** Street and number, as it is written there. Absent in what was described before there was a form for it. */
      street: personal(z.string()).optional(),
      createdOn: z.iso.date().nullable().optional(),
    }),
  },
  /** A sole trader's number leads to a person, so it is personal. The country says whose number it is, and who checks it. */
  CompanyNumberGiven: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ providerId: ProviderId, country: Country, number: personal(z.string()), givenAt: z.iso.datetime() }),
  },
  /** What a check found of the number that was given at that time. */
  CompanyNumberChecked: {
    audience: notifyProvider,
    schema: z.object({
      providerId: ProviderId,
      givenAt: z.iso.datetime(),
      outcome: CompanyOutcome,
      /** A country's register, or a person at our side. */
      by: z.enum(['registry', 'person']),
      checkedAt: z.iso.datetime(),
      /** Of a valid one: the provider has the claim on it. Absent in checks from before numbers were claimed. */
      claimed: z.boolean().optional(),
      /** Another account had a welcome credit for the same number before. */
      welcomedBefore: z.boolean().optional(),
    }),
  },
  /** The number that was given at that time is valid, and belongs to another living account. */
  CompanyNumberTaken: {
    audience: notifyProvider,
    schema: z.object({ providerId: ProviderId, givenAt: z.iso.datetime(), checkedAt: z.iso.datetime() }),
  },
  /** The company's VAT number, with its country's letters; null: it has none any more. A sole trader's leads to a person. */
  VatNumberGiven: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ providerId: ProviderId, number: personal(z.string().nullable()), givenAt: z.iso.datetime() }),
  },
  /** The descriptions are the provider's own words, so the list is personal as a whole. */
  ServicesOffered: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ providerId: ProviderId, services: personal(z.array(ServiceOffer).min(1)) }),
  },
  /** The public texts; HTML, sanitised before it was stored. */
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
  /** Every network that the provider is on now. A page there may be a person's. */
  SocialNetworksChanged: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ providerId: ProviderId, addresses: personal(SocialAddresses), changedAt: z.iso.datetime() }),
  },
  /** The colour of the public page, which shows it as long as the provider has Premium. */
  AccentChosen: {
    audience: notifyProvider,
    schema: z.object({ providerId: ProviderId, accent: AccentColour, chosenAt: z.iso.datetime() }),
  },
  ...galleryEvents,
  /**
   * The link by which clients write reviews has another token. The token is no part of the log: it is made of the provider, this number and a
   * key. The first link has the number 1, without an event.
   */
  ReviewLinkRenewed: {
    audience: notifyProvider,
    schema: z.object({ providerId: ProviderId, number: z.int().min(2), renewedAt: z.iso.datetime() }),
  },
  ProviderApproved: { audience: notifyProvider, schema: z.object({ providerId: ProviderId }) },
  /** Moderation lets nobody see the profile. The note may name persons, and is '' where there is nothing to say. */
  ProviderRejected: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ providerId: ProviderId, reason: ProfileRejectionReason, note: personal(z.string()), rejectedAt: z.iso.datetime() }),
  },
  /** The provider changed its profile after a rejection, and wants it looked at again. */
  ProviderSubmittedAgain: { audience: notifyProvider, schema: z.object({ providerId: ProviderId, submittedAt: z.iso.datetime() }) },
  ...profilePartEvents,
  /** The circle of partners: a badge, and a text about its discount. */
  CircleJoined: { schema: z.object({ providerId: ProviderId }) },
  CircleLeft: { schema: z.object({ providerId: ProviderId }) },
  /** The provider was active. Not every sign-in: once in some days at most, for who was here lately is a fact of the marketplace. */
  ProviderSignedIn: { schema: z.object({ providerId: ProviderId, signedInAt: z.iso.datetime() }) },
  ...replyTemplateEvents,
  ...ownVenueEvents,
  ...ownPortfolioEvents,
})
export type ProviderEvent = EventOf<typeof providerEvents>
