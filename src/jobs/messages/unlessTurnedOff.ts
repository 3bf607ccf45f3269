import type { PersonRef } from '../../domain/effect.ts'
import { isOptional, type MailKind, type OptionalMailKind } from '../../domain/mailKinds.ts'
import type { MessageTemplate } from './messageTemplate.ts'

/**
 * The address by which a person can turn a kind of mail off without signing in; or that the person has turned it off, or that mails to it
 * fail.
 */
export type LoadUnsubscribeUrl = (person: PersonRef, kind: OptionalMailKind) => Promise<{ readonly url: string } | 'turned off'>

/**
 * A mail of an optional kind: it links to where it can be turned off, and is not written once that is done, checked at the time of sending.
 * Rule NOT-3.
 */
export function unlessTurnedOff(loadUnsubscribeUrl: LoadUnsubscribeUrl, kind: MailKind, template: MessageTemplate): MessageTemplate {
  if (!isOptional(kind)) return template
  return async (message) => {
    if (message.recipient === null) return template(message)
    const unsubscribe = await loadUnsubscribeUrl(message.recipient, kind)
    return unsubscribe === 'turned off' ? 'expired' : template({ ...message, unsubscribeUrl: unsubscribe.url })
  }
}
