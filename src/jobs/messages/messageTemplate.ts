import type { EffectPayload, PersonRef } from '../../domain/effect.ts'
import type { Mail } from '../../integrations/mail/mailSender.ts'
import type { TextMessage } from '../../integrations/sms/smsSender.ts'

/** A message as it goes out. */
export type OutgoingMessage =
  | ({ readonly channel: 'mail' } & Omit<Mail, 'reference'>)
  | ({ readonly channel: 'sms'; readonly validUntil?: Date } & Omit<TextMessage, 'validForSeconds'>)

/** What a template works from: ids and plain facts. */
export interface MessageToCompose {
  /** Null when the template finds its recipient by the parameters, as a phone code does. */
  readonly recipient: PersonRef | null
  readonly params: EffectPayload<'mail'>['params']
  /** Where its reader turns mails of this kind off; absent of those that it may not. */
  readonly unsubscribeUrl?: string
}

/** Looks up a message's recipient and writes its text; 'expired' when the recipient or the reason is gone. */
export type MessageTemplate = (message: MessageToCompose) => Promise<OutgoingMessage | 'expired'>

/** Template name → template. */
export type MessageTemplates = Readonly<Record<string, MessageTemplate>>

/** Somebody who gets messages, as known at the time of sending. */
export interface Recipient {
  readonly name: string
  readonly email: string
  /** E.164. */
  readonly phone: string
  readonly locale: string
}

export type LoadRecipient = (kind: string, id: string) => Promise<Recipient | 'erased'>
