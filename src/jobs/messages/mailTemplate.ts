import { type Language, languageOf } from '../../domain/locale.ts'
import { layOutMail, type MailText } from './mailLayout.ts'
import type { DeliveryToCompose, LoadRecipient, MessageTemplate } from './messageTemplate.ts'

/** A template that mails the delivery's recipient in its language; nobody is mailed once erased. */
export function mailTemplate(
  loadRecipient: LoadRecipient,
  write: (language: Language, params: DeliveryToCompose['params']) => MailText,
): MessageTemplate {
  return async ({ recipientKind, recipientId, params }) => {
    if (recipientKind === null || recipientId === null) throw new TypeError('a mail has a recipient')
    const recipient = await loadRecipient(recipientKind, recipientId)
    if (recipient === 'erased') return 'expired'
    const language = languageOf(recipient.locale)
    const mail = layOutMail(language, recipient.name, write(language, params))
    return { channel: 'mail', to: { name: recipient.name, address: recipient.email }, ...mail }
  }
}
