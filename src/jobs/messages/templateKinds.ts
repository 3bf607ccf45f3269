import type { MailKind } from '../../domain/mailKinds.ts'

/** Of which kind each mail is, by the name that effects carry. */
export const templateKinds = {
  'address-check': 'provider-account',
  'confirm-email': 'provider-account',
  'confirm-new-email': 'provider-account',
  'credit-returned': 'request-changes',
  'deletion-asked': 'data-protection',
  'email-changed': 'provider-account',
  'invoice-issued': 'invoices',
  'new-device': 'provider-account',
  'new-password': 'provider-account',
  'number-refused': 'provider-account',
  'others-suggested': 'suggestions',
  'part-rejected': 'provider-account',
  'password-changed': 'provider-account',
  'planner-chosen': 'request-changes',
  'planner-found': 'request-changes',
  'profile-approved': 'provider-account',
  'profile-rejected': 'provider-account',
  'provider-reviewed': 'published-reviews',
  'request-received': 'new-requests',
  'request-unlocked': 'planner-answers',
  'request-withdrawn': 'request-changes',
  'review-confirmation': 'own-review',
  'review-hidden': 'own-review',
  'review-invited': 'review-invitations',
  'review-published': 'own-review',
  'venue-rejected': 'provider-account',
  'venue-validated': 'provider-account',
  'welcome-credit-reversed': 'provider-account',
  'support-message': 'support',
  'support-received': 'provider-account',
} as const satisfies Readonly<Record<string, MailKind>>

export type MailTemplateName = keyof typeof templateKinds
