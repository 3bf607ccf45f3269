import { z } from 'zod'
import { ProviderId } from '../../../domain/ids.ts'
import { Locale } from '../../../domain/locale.ts'

const text = (max: number) =>
  z
    .string()
    .max(max)
    .nullish()
    .transform((value) => value?.trim() ?? '')

/** Missing and invalid fields are reported in words, not by the schema. */
export const RegisterProviderBody = z.object({
  kind: z.enum(['planner', 'venue']).nullish(),
  firstname: text(100),
  lastname: text(100),
  email: text(300),
  phone: text(40),
  password: z.string().max(1_000).default(''),
  locale: Locale.nullish(),
  termsAccepted: z.boolean().nullish(),
})
export type RegisterProviderBody = z.output<typeof RegisterProviderBody>

/** Only checks that something was typed, since existing passwords may have any format. */
export const LoginBody = z.object({
  email: z.string().trim().min(1).max(300),
  password: z.string().min(1).max(1_000),
  /** Stay signed in for 7 days, and not just until the browser closes. */
  remember: z.boolean().nullish(),
})

/** The token of a mailed link, after its `#`. */
/** Any text: a malformed token is an invalid link. */
const token = z.string().max(2_000)

export const ConfirmEmailBody = z.object({ token })
export const ConfirmedEmail = z.object({ confirmed: z.literal(true) })
/** `signedIn`: whether the browser that opened the link stays signed in. */
export const ConfirmedLoginEmail = z.object({ confirmed: z.literal(true), signedIn: z.boolean() })
/** Without a session: by an expired link, which still identifies its recipient. */
export const AskConfirmationBody = z.object({ token: token.nullish() }).nullish()
export const AskedConfirmation = z.object({ sent: z.literal(true) })

export const ForgottenPasswordBody = z.object({ email: z.string().trim().min(1).max(300) })
/** The same answer for known, unknown and recently used addresses. */
export const AskedPassword = z.object({ asked: z.literal(true) })
/** The password rule is checked in words, not by the schema. */
export const NewPasswordBody = z.object({ token, password: z.string().min(1).max(1_000) })

export const SignedIn = z.object({ id: ProviderId, token: z.string(), refresh_token: z.string() })

export const ProRefreshBody = z.object({ refresh_token: z.string().max(100).nullish() }).nullish()
export const ProRefreshed = z.object({ token: z.string(), refresh_token: z.string() })
export const SignedOut = z.object({ signedOut: z.literal(true) })

/** The identity of an office session: role, an administrator's permissions, and whether an administrator acts as the person. */
export const OfficeSession = z.object({
  role: z.enum(['provider', 'admin']),
  capabilities: z.array(z.enum(['impersonate', 'moderate', 'finance', 'administer'])),
  impersonated: z.boolean(),
})

/** A provider's own account; names, e-mail and phone are null once the person was erased. */
export const ProviderSelf = z.object({
  id: z.uuid(),
  publicId: z.string(),
  kind: z.enum(['planner', 'venue']),
  firstname: z.string().nullable(),
  lastname: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  locale: z.string(),
  companyName: z.string().nullable(),
  /** Until then there are no welcome credit, no requests and no publication. */
  emailConfirmed: z.boolean(),
  /** Moderation has approved the profile. */
  approved: z.boolean(),
  registeredAt: z.iso.datetime(),
  plan: z.enum(['free', 'premium']),
  planSince: z.iso.datetime(),
  credits: z.int(),
  session: OfficeSession,
})
