import type { EffectPayload, PersonRef } from '../../domain/effect.ts'
import type { Mail } from '../../integrations/mail/mailSender.ts'
import type { TextMessage } from '../../integrations/sms/smsSender.ts'

/** A message as it is sent. */
export type OutgoingMessage =
  | ({ readonly channel: 'mail' } & Omit<Mail, 'reference'>)
  | ({ readonly channel: 'sms'; readonly validUntil?: Date } & Omit<TextMessage, 'validForSeconds'>)

/** The input of a template: ids and plain facts. */
export interface MessageToCompose {
  /** Null when the template finds its recipient by the parameters, as for a phone code. */
  readonly recipient: PersonRef | null
  readonly params: EffectPayload<'mail'>['params']
  /** Where the recipient can turn mails of this kind off; absent if not allowed. */
  readonly unsubscribeUrl?: string
}

/** Looks up a message's recipient and writes its text; 'expired' when the recipient or the reason no longer exists. */
export type MessageTemplate = (message: MessageToCompose) => Promise<OutgoingMessage | 'expired'>

/** Template name → template. */
export type MessageTemplates = Readonly<Record<string, MessageTemplate>>

/** A recipient, as known at the time of sending. */
export interface Recipient {
  readonly name: string
  readonly email: string
  /** E.164. */
  readonly phone: string
  readonly locale: string
}

export type LoadRecipient = (kind: string, id: string) => Promise<Recipient | 'erased'>
