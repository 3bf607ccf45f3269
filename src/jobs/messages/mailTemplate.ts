import type { PersonRef } from '../../domain/effect.ts'
import { type Language, languageOf } from '../../domain/locale.ts'
import { layOutMail, type MailText } from './mailLayout.ts'
import type { LoadRecipient, MessageTemplate, MessageToCompose, Recipient } from './messageTemplate.ts'

/** A template for a mail to the recipient in its language; not sent when the recipient or the subject no longer exists. */
export function mailTemplate(
  loadRecipient: LoadRecipient,
  write: (
    language: Language,
    params: MessageToCompose['params'],
    recipient: Recipient & PersonRef,
  ) => MailText | Promise<MailText | 'expired'>,
): MessageTemplate {
  return async ({ recipient: person, params, unsubscribeUrl }) => {
    if (person === null) throw new TypeError('a mail has a recipient')
    const recipient = await loadRecipient(person.kind, person.id)
    if (recipient === 'erased') return 'expired'
    const language = languageOf(recipient.locale)
    const text = await write(language, params, { ...recipient, ...person })
    if (text === 'expired') return 'expired'
    const mail = await layOutMail({ language, name: recipient.name, unsubscribeUrl }, text)
    return { channel: 'mail', to: { name: recipient.name, address: recipient.email }, ...mail }
  }
}
