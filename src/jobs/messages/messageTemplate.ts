import type { Mail } from '../../integrations/mail/mailSender.ts'
import type { TextMessage } from '../../integrations/sms/smsSender.ts'
import type { ClaimedDelivery } from '../../operational/deliveries.ts'

/** A message as it goes out. */
export type OutgoingMessage =
  | ({ readonly channel: 'mail' } & Omit<Mail, 'reference'>)
  | ({ readonly channel: 'sms' } & Omit<TextMessage, 'validForSeconds'>)

/** What a template works from: ids and plain facts. */
export type DeliveryToCompose = Pick<ClaimedDelivery, 'recipientKind' | 'recipientId' | 'params'>

/** Looks up whom a delivery goes to and writes its text; 'expired' when there is nobody, or no reason, left to send it to. */
export type MessageTemplate = (delivery: DeliveryToCompose) => Promise<OutgoingMessage | 'expired'>

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
