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

/** The data that a provider can change. An invalid field is reported in words, not by the schema. */
export const PersonalDataBody = z.object({ firstname: text(100), lastname: text(100) })

/** `email`, the login, and `phone` have procedures of their own. */
export const PersonalData = z.object({
  id: ProviderId,
  firstname: z.string(),
  lastname: z.string(),
  phone: z.string(),
  email: z.string(),
  /** A requested login e-mail that can still be confirmed. */
  newEmail: z.string().nullable(),
  /** Since when mails to `email` fail; null while none is known to fail. */
  mailsFailedAt: time.nullable(),
  locale: Locale,
})

/** Requests another login e-mail. An invalid one is reported in words, not by the schema. */
export const LoginEmailBody = z.object({ email: text(1_000), currentPassword: z.string().min(1).max(1_000) })
export const TriedMail = z.object({ id: ProviderId, mailsFailedAt: time.nullable() })
export const AskedLoginEmail = z.object({ id: ProviderId, newEmail: z.string() })

/** A phone in E.164, or in the format of the caller's country. */
export const PhoneCodeBody = z.object({ phone: text(40) })
export const PhoneBody = z.object({ phone: text(40), code: text(20) })
/** E.164. */
export const NamedPhone = z.object({ id: ProviderId, phone: z.string() })

export const LanguageBody = z.object({ locale: Locale })
export const ChosenLanguage = z.object({ id: ProviderId, locale: Locale })

/** The form checks that the new password was typed twice. */
export const PasswordBody = z.object({ currentPassword: z.string().min(1).max(1_000), newPassword: z.string().max(1_000) })
export type PasswordBody = z.output<typeof PasswordBody>
export const ChangedPassword = z.object({ id: ProviderId, changedAt: time })

/** An open session; browser, system and country of the sign-in, where known. */
export const OpenSession = z.object({
  id: z.uuid(),
  /** The calling session. */
  current: z.boolean(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** ISO code. */
  country: z.string().nullable(),
  openedAt: time,
  /** Accurate to some minutes. */
  lastUsedAt: time,
  expiresAt: time,
  /** False: the browser drops it when it is closed. */
  remembered: z.boolean(),
})
export const SessionsQuery = listQuery(['lastUsedAt'], z.strictObject({}))
export const SessionParams = z.object({ id: z.uuid() })
export const EndedSession = z.object({ id: z.uuid() })
export const EndedSessions = z.object({ ended: z.literal(true) })

/** An entry of the account's history. */
export const HistoryItem = z.object({
  id: z.uuid(),
  at: time,
  kind: z.enum(historyKinds),
  /** `self`: the provider. `administrator`: one that acted as the provider. `product`: everything else. */
  by: z.enum(['self', 'administrator', 'product']),
  /** What of the personal data was changed; empty for other kinds. */
  changed: z.array(z.enum(editablePersonalData)).readonly(),
  /** Values for the text of the entry's kind, where it has some. */
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
  /** The kind of profile part that moderation decided on; absent otherwise. */
  part: PartKind.optional(),
  /** The kind of mail or text message that was turned on or off; null for other kinds. */
  notification: z.union([ProviderMailKind, TextMessageKind]).nullable(),
})
export const HistoryQuery = listQuery(['at'], z.strictObject({}))
