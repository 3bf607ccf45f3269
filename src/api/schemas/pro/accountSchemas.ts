import { z } from 'zod'
import { editablePersonalData } from '../../../domain/editablePersonalData.ts'
import { ProviderId } from '../../../domain/ids.ts'
import { Locale } from '../../../domain/locale.ts'
import { ProviderMailKind } from '../../../domain/mailKinds.ts'
import { historyKinds } from '../../../domain/provider/historyKinds.ts'
import { PartKind } from '../../../domain/provider/profilePart.ts'
import { TextMessageKind } from '../../../domain/textMessageKinds.ts'
import { listQuery } from './listQuery.ts'

const time = z.iso.datetime()
const text = (max: number) => z.string().max(max).trim()

/** What a provider can change of its own data. What is wrong with a field is said in words, rather than by the schema. */
export const PersonalDataBody = z.object({ firstname: text(100), lastname: text(100) })

/** `email`, the login, and `phone` are changed in ways of their own. */
export const PersonalData = z.object({
  id: ProviderId,
  firstname: z.string(),
  lastname: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Another login e-mail that was asked for and can still be confirmed. */
  newEmail: z.string().nullable(),
  /** Since when mails to `email` fail; null while they arrive, as far as is known. */
  mailsFailedAt: time.nullable(),
  locale: Locale,
})

/** Asks for another login e-mail. What is wrong with it is said in words, rather than by the schema. */
export const LoginEmailBody = z.object({ email: text(1_000), currentPassword: z.string().min(1).max(1_000) })
export const TriedMail = z.object({ id: ProviderId, mailsFailedAt: time.nullable() })
export const AskedLoginEmail = z.object({ id: ProviderId, newEmail: z.string() })

/** A phone in E.164, or as it is written in the caller's country. */
export const PhoneCodeBody = z.object({ phone: text(40) })
export const PhoneBody = z.object({ phone: text(40), code: text(20) })
/** E.164. */
export const NamedPhone = z.object({ id: ProviderId, phone: z.string() })

export const LanguageBody = z.object({ locale: Locale })
export const ChosenLanguage = z.object({ id: ProviderId, locale: Locale })

/** That the new one was typed twice alike is the form's to see to. */
export const PasswordBody = z.object({ currentPassword: z.string().min(1).max(1_000), newPassword: z.string().max(1_000) })
export type PasswordBody = z.output<typeof PasswordBody>
export const ChangedPassword = z.object({ id: ProviderId, changedAt: time })

/** A session in which the provider is signed in; program, system and country are those of the sign-in, where they are known. */
export const OpenSession = z.object({
  id: z.uuid(),
  /** The one that asks. */
  current: z.boolean(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** ISO code. */
  country: z.string().nullable(),
  openedAt: time,
  /** To some minutes. */
  lastUsedAt: time,
  expiresAt: time,
  /** False: the browser forgets it when it is closed. */
  remembered: z.boolean(),
})
export const SessionsQuery = listQuery(['lastUsedAt'], z.strictObject({}))
export const SessionParams = z.object({ id: z.uuid() })
export const EndedSession = z.object({ id: z.uuid() })
export const EndedSessions = z.object({ ended: z.literal(true) })

/** Something that happened to the account. */
export const HistoryItem = z.object({
  id: z.uuid(),
  at: time,
  kind: z.enum(historyKinds),
  /** `self`: the provider. `administrator`: one that acted as the provider. `product`: everything else. */
  by: z.enum(['self', 'administrator', 'product']),
  /** What of the personal data was changed; empty for other kinds. */
  changed: z.array(z.enum(editablePersonalData)).readonly(),
  /** What the text of its kind tells, as far as it does. */
  facts: z
    .object({
      /** Gross cents. */
      amount: z.int().optional(),
      credits: z.int().optional(),
      /** Until when, or from when on. */
      date: time.optional(),
      /** Of an invoice or a credit note. */
      number: z.string().optional(),
    })
    .optional(),
  /** Which kind of part of the profile moderation decided on; absent otherwise. */
  part: PartKind.optional(),
  /** Which kind of mail or text message was turned on or off; null for other kinds. */
  notification: z.union([ProviderMailKind, TextMessageKind]).nullable(),
})
export const HistoryQuery = listQuery(['at'], z.strictObject({}))
