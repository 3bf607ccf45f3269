import { type LoadReview, providerReviewed, reviewConfirmation, reviewHidden, reviewPublished } from './aboutReview.ts'
import { deletionAsked } from './deletionAsked.ts'
import type { LoadRecipient, MessageTemplates } from './messageTemplate.ts'
import { passwordChanged } from './passwordChanged.ts'
import { type LoadPhoneCode, phoneCode } from './phoneCode.ts'
import { plannerChosen, plannerFound } from './plannerFound.ts'
import { profileApproved } from './profileApproved.ts'
import { requestReceived } from './requestReceived.ts'
import { requestWithdrawn } from './requestWithdrawn.ts'

export interface MessageSources {
  readonly loadRecipient: LoadRecipient
  readonly loadPhoneCode: LoadPhoneCode
  readonly loadReview: LoadReview
  /** Address people reach the product at, without a trailing slash. */
  readonly publicUrl: string
  /** `rules.phoneCode.validMinutes`. */
  readonly phoneCodeMinutes: number
}

/** Every message the product sends, by the name that effects carry. A new one is a file beside this and a line in it. */
export function messageTemplates({
  loadRecipient,
  loadPhoneCode,
  loadReview,
  publicUrl,
  phoneCodeMinutes,
}: MessageSources): MessageTemplates {
  return {
    'deletion-asked': deletionAsked({ loadRecipient, publicUrl }),
    'password-changed': passwordChanged({ loadRecipient, publicUrl }),
    'phone-code': phoneCode({ loadPhoneCode, validMinutes: phoneCodeMinutes }),
    'planner-chosen': plannerChosen({ loadRecipient, publicUrl }),
    'planner-found': plannerFound({ loadRecipient, publicUrl }),
    'profile-approved': profileApproved({ loadRecipient, publicUrl }),
    'provider-reviewed': providerReviewed({ loadRecipient, publicUrl }),
    'request-received': requestReceived({ loadRecipient, publicUrl }),
    'request-withdrawn': requestWithdrawn({ loadRecipient, publicUrl }),
    'review-confirmation': reviewConfirmation({ loadRecipient, loadReview }),
    'review-hidden': reviewHidden({ loadRecipient, loadReview }),
    'review-published': reviewPublished({ loadRecipient, loadReview }),
  }
}
