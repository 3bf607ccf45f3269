import { type LoadReview, providerReviewed, reviewConfirmation, reviewHidden, reviewPublished } from './aboutReview.ts'
import { type ConfirmEmailOptions, confirmEmail } from './confirmEmail.ts'
import { deletionAsked } from './deletionAsked.ts'
import { type ConfirmNewEmailOptions, confirmNewEmail, emailChanged } from './loginEmailChange.ts'
import type { LoadRecipient, MessageTemplates } from './messageTemplate.ts'
import { newDevice } from './newDevice.ts'
import { type NewPasswordOptions, newPassword } from './newPassword.ts'
import { passwordChanged } from './passwordChanged.ts'
import { type LoadPhoneCode, phoneCode } from './phoneCode.ts'
import { plannerChosen, plannerFound } from './plannerFound.ts'
import { profileApproved } from './profileApproved.ts'
import { requestReceived } from './requestReceived.ts'
import { requestWithdrawn } from './requestWithdrawn.ts'

export interface MessageSources extends ConfirmEmailOptions, ConfirmNewEmailOptions, NewPasswordOptions {
  readonly loadRecipient: LoadRecipient
  readonly loadPhoneCode: LoadPhoneCode
  readonly loadReview: LoadReview
  /** Address people reach the product at, without a trailing slash. */
  readonly publicUrl: string
  /** `rules.phoneCode.validMinutes`. */
  readonly phoneCodeMinutes: number
}

/** Every message the product sends, by the name that effects carry. A new one is a file beside this and a line in it. */
export function messageTemplates(sources: MessageSources): MessageTemplates {
  const { loadPhoneCode, phoneCodeMinutes } = sources
  return {
    'confirm-email': confirmEmail(sources),
    'confirm-new-email': confirmNewEmail(sources),
    'deletion-asked': deletionAsked(sources),
    'email-changed': emailChanged(sources),
    'new-device': newDevice(sources),
    'new-password': newPassword(sources),
    'password-changed': passwordChanged(sources),
    'phone-code': phoneCode({ loadPhoneCode, validMinutes: phoneCodeMinutes }),
    'planner-chosen': plannerChosen(sources),
    'planner-found': plannerFound(sources),
    'profile-approved': profileApproved(sources),
    'provider-reviewed': providerReviewed(sources),
    'request-received': requestReceived(sources),
    'request-withdrawn': requestWithdrawn(sources),
    'review-confirmation': reviewConfirmation(sources),
    'review-hidden': reviewHidden(sources),
    'review-published': reviewPublished(sources),
  }
}
