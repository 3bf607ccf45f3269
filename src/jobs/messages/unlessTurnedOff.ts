import type { PersonRef } from '../../domain/effect.ts'
import { isOptional, type MailKind, type OptionalMailKind } from '../../domain/mailKinds.ts'
import type { MessageTemplate } from './messageTemplate.ts'

/** The address by which a person turns a kind of mail off without signing in, that it did, or that mails to it fail. */
export type LoadUnsubscribeUrl = (person: PersonRef, kind: OptionalMailKind) => Promise<{ readonly url: string } | 'turned off'>

/** A mail of a kind that its reader may turn off: it says how, and is not written once that is done. Asked when it is sent. Rule NOT-3. */
export function unlessTurnedOff(loadUnsubscribeUrl: LoadUnsubscribeUrl, kind: MailKind, template: MessageTemplate): MessageTemplate {
  if (!isOptional(kind)) return template
  return async (message) => {
    if (message.recipient === null) return template(message)
    const unsubscribe = await loadUnsubscribeUrl(message.recipient, kind)
    return unsubscribe === 'turned off' ? 'expired' : template({ ...message, unsubscribeUrl: unsubscribe.url })
  }
}
