import { type LoadPlanner, requestUnlocked, reviewInvited } from './aboutPlanner.ts'
import { type LoadReview, providerReviewed, reviewConfirmation, reviewHidden, reviewPublished } from './aboutReview.ts'
import { type LoadVenueNews, venueRejected, venueValidated } from './aboutVenue.ts'
import { addressCheck } from './addressCheck.ts'
import { type ConfirmEmailOptions, confirmEmail } from './confirmEmail.ts'
import { deletionAsked } from './deletionAsked.ts'
import { type InvoiceIssuedOptions, invoiceIssued } from './invoiceIssued.ts'
import { type ConfirmNewEmailOptions, confirmNewEmail, emailChanged } from './loginEmailChange.ts'
import type { LoadRecipient, MessageTemplate, MessageTemplates } from './messageTemplate.ts'
import { newDevice } from './newDevice.ts'
import { type NewPasswordOptions, newPassword } from './newPassword.ts'
import { numberRefused } from './numberRefused.ts'
import { type LoadOthers, othersSuggested } from './othersSuggested.ts'
import { type LoadPartRejection, partRejected } from './partRejected.ts'
import { passwordChanged } from './passwordChanged.ts'
import { type LoadPhoneCode, phoneCode } from './phoneCode.ts'
import { plannerChosen, plannerFound } from './plannerFound.ts'
import { premiumMails } from './premiumMails.ts'
import { profileApproved } from './profileApproved.ts'
import { type LoadRejection, profileRejected } from './profileRejected.ts'
import { type RequestNewsOptions, requestNews } from './requestNews.ts'
import { requestReceived } from './requestReceived.ts'
import { creditReturned, requestWithdrawn } from './requestWithdrawn.ts'
import { type LoadSupportMessage, supportMessage } from './supportMessage.ts'
import { supportReceived } from './supportReceived.ts'
import { type MailTemplateName, templateKinds } from './templateKinds.ts'
import { type LoadUnsubscribeUrl, unlessTurnedOff } from './unlessTurnedOff.ts'
import { welcomeCreditReversed } from './welcomeCreditReversed.ts'
import type { LoadVenueOf } from './withVenue.ts'

export interface MessageSources
  extends ConfirmEmailOptions,
    ConfirmNewEmailOptions,
    NewPasswordOptions,
    RequestNewsOptions,
    InvoiceIssuedOptions {
  readonly loadRecipient: LoadRecipient
  readonly loadPhoneCode: LoadPhoneCode
  readonly loadRejection: LoadRejection
  readonly loadPartRejection: LoadPartRejection
  readonly loadVenueNews: LoadVenueNews
  readonly loadReview: LoadReview
  readonly loadPlanner: LoadPlanner
  readonly loadVenueOf: LoadVenueOf
  readonly loadSupportMessage: LoadSupportMessage
  /** The operator's address for messages of providers; undefined when not configured. */
  readonly supportEmail: string | undefined
  readonly loadOthers: LoadOthers
  readonly loadUnsubscribeUrl: LoadUnsubscribeUrl
  /** The public address of the product, without a trailing slash. */
  readonly publicUrl: string
  /** `rules.phoneCode.validMinutes`. */
  readonly phoneCodeMinutes: number
}

/**
 * Every message of the product, by the name in effects. A new one needs a file beside this one, a line here, and one in `templateKinds.ts`.
 */
export function messageTemplates(sources: MessageSources): MessageTemplates {
  const { loadPhoneCode, phoneCodeMinutes, loadUnsubscribeUrl } = sources
  const mails: Readonly<Record<MailTemplateName, MessageTemplate>> = {
    'address-check': addressCheck(sources),
    'confirm-email': confirmEmail(sources),
    'confirm-new-email': confirmNewEmail(sources),
    'credit-returned': creditReturned(sources),
    'deletion-asked': deletionAsked(sources),
    'email-changed': emailChanged(sources),
    'invoice-issued': invoiceIssued(sources),
    'new-device': newDevice(sources),
    'new-password': newPassword(sources),
    'number-refused': numberRefused(sources),
    'others-suggested': othersSuggested(sources),
    'part-rejected': partRejected(sources),
    'password-changed': passwordChanged(sources),
    'planner-chosen': plannerChosen(sources),
    'planner-found': plannerFound(sources),
    'profile-approved': profileApproved(sources),
    'profile-rejected': profileRejected(sources),
    'provider-reviewed': providerReviewed(sources),
    'request-received': requestReceived(sources),
    'request-unlocked': requestUnlocked(sources),
    'request-withdrawn': requestWithdrawn(sources),
    'review-confirmation': reviewConfirmation(sources),
    'review-hidden': reviewHidden(sources),
    'review-invited': reviewInvited(sources),
    'review-published': reviewPublished(sources),
    'venue-rejected': venueRejected(sources),
    'venue-validated': venueValidated(sources),
    'welcome-credit-reversed': welcomeCreditReversed(sources),
    'support-message': supportMessage(sources),
    'support-received': supportReceived(sources),
    ...premiumMails(sources),
  }
  const names = Object.keys(mails) as readonly MailTemplateName[]
  return {
    ...Object.fromEntries(names.map((name) => [name, unlessTurnedOff(loadUnsubscribeUrl, templateKinds[name], mails[name])])),
    'request-news': requestNews(sources),
    'phone-code': phoneCode({ loadPhoneCode, validMinutes: phoneCodeMinutes }),
  }
}
