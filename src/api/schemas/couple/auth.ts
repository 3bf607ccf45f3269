import { z } from 'zod'
import { answer } from './answer.ts'

/** Optional text: an invalid value is reported field by field in words, not by the schema. */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .nullish()
    .transform((value) => value?.trim() ?? '')
const phone = z.string().max(40)
const proof = z.string().max(100).nullish()
/** Degrees, as text or as a number. */
const degrees = z
  .union([z.string().max(30), z.number()])
  .nullish()
  .transform((value) => String(value ?? ''))

export const CheckPhoneBody = z.object({ phone })
export const CheckPhoneAnswer = answer({})

export const VerifyPhoneBody = z.object({ phone, code: z.string().max(20) })
export const VerifyPhoneAnswer = answer({ proof: z.string().nullable() })

/** The couple's own data; latitude and longitude are degrees as text. */
export const User = z.object({
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  phone: z.string(),
  city: z.string(),
  zipCode: z.string(),
  country: z.string(),
  latitude: z.string(),
  longitude: z.string(),
  locale: z.string(),
  has_finished_onboarding: z.boolean(),
})
export type User = z.output<typeof User>

const tokens = { token: z.string().nullable(), refresh_token: z.string().nullable() }

export const CheckAccountBody = z.object({ phone, proof })
export const CheckAccountAnswer = answer({ hasAccount: z.boolean(), user: User.nullable(), ...tokens })

export const ProfileFields = z.object({
  email: text(300),
  city: text(120),
  zipCode: text(12),
  country: text(2),
  latitude: degrees,
  longitude: degrees,
  locale: text(10),
})
export type ProfileFields = z.output<typeof ProfileFields>

export const RegisterBody = ProfileFields.extend({
  phone,
  proof,
  firstname: text(100),
  lastname: text(100),
  termsAccepted: z.boolean().nullish(),
})
export type RegisterBody = z.output<typeof RegisterBody>

/** One entry per invalid field, in the caller's language. */
const errors = z
  .array(z.object({ field: z.string(), message: z.string() }))
  .readonly()
  .optional()

export const RegisterAnswer = answer({ user: User.nullable(), ...tokens, errors })
export const UpdateProfileAnswer = answer({ user: User.nullable(), errors })

export const LogoutAnswer = answer({})

export const RefreshBody = z.object({ refresh_token: z.string().max(100).nullish() }).nullish()
export const RefreshAnswer = z.object({ token: z.string(), refresh_token: z.string() })
