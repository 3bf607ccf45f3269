import { z } from 'zod'

/**
 * Every kind of mail: its recipient, and whether it can be turned off. Mails about the account, its security or personal data cannot. The
 * names of optional kinds are stored and part of links. Rule NOT-3.
 */
export const mailKinds = {
  'new-requests': { to: 'provider', optional: true },
  'request-changes': { to: 'provider', optional: true },
  invoices: { to: 'provider', optional: true },
  'published-reviews': { to: 'provider', optional: true },
  'provider-account': { to: 'provider', optional: false },
  'data-protection': { to: 'provider', optional: false },
  support: { to: 'operator', optional: false },
  'planner-answers': { to: 'couple', optional: true },
  suggestions: { to: 'couple', optional: true },
  'review-invitations': { to: 'couple', optional: true },
  'own-review': { to: 'reviewer', optional: false },
} as const satisfies Readonly<Record<string, { readonly to: 'provider' | 'couple' | 'reviewer' | 'operator'; readonly optional: boolean }>>

type Kinds = typeof mailKinds
export type MailKind = keyof Kinds
type Where<Declared> = { [Kind in MailKind]: Kinds[Kind] extends Declared ? Kind : never }[MailKind]

/** A kind that can be turned off. */
export type OptionalMailKind = Where<{ readonly optional: true }>
export type ProviderMailKind = Where<{ readonly to: 'provider'; readonly optional: true }>
export type CoupleMailKind = Where<{ readonly to: 'couple'; readonly optional: true }>

export function isOptional(kind: MailKind): kind is OptionalMailKind {
  return mailKinds[kind].optional
}

const names = Object.keys(mailKinds) as readonly MailKind[]
const optionalKinds = names.filter(isOptional)
const optionalFor = <Kind extends OptionalMailKind>(to: Kinds[Kind]['to']) =>
  optionalKinds.filter((kind): kind is Kind => mailKinds[kind].to === to)

export const MailKind = z.enum(names)
export const OptionalMailKind = z.enum(optionalKinds)
/** The kinds that a provider, and a couple, can turn off, in the order shown. */
export const ProviderMailKind = z.enum(optionalFor<ProviderMailKind>('provider'))
export const CoupleMailKind = z.enum(optionalFor<CoupleMailKind>('couple'))
