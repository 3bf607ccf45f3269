import { z } from 'zod'
import { languageOf } from '../../domain/locale.ts'
import type { SupportSubject } from '../../domain/support/supportSubject.ts'
import { SendFailure } from '../../integrations/sendFailure.ts'
import { mailTexts } from './mailTexts.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'

/** A provider's message to the operator, with details of the provider. */
export interface SupportMessageToMail {
  readonly reference: string
  readonly subject: SupportSubject
  readonly text: string
  readonly premium: boolean
  readonly sentAt: string
  /** '' until it is described. */
  readonly company: string
  readonly emailConfirmed: boolean
}

/** Undefined once its writer is erased. */
export type LoadSupportMessage = (providerId: string, messageId: string) => Promise<SupportMessageToMail | undefined>

interface Sources {
  readonly loadRecipient: LoadRecipient
  readonly loadSupportMessage: LoadSupportMessage
  readonly supportEmail: string | undefined
}

export const SupportMessageParams = z.object({ messageId: z.uuid() })

/** To the operator: a provider's message, in the provider's language. A reply goes to the provider, and Premium is marked. Rule SUP-1. */
export function supportMessage({ loadRecipient, loadSupportMessage, supportEmail }: Sources): MessageTemplate {
  return async ({ recipient: person, params }) => {
    if (person === null) throw new TypeError('a support message has a writer')
    const writer = await loadRecipient(person.kind, person.id)
    const message = await loadSupportMessage(person.id, SupportMessageParams.parse(params).messageId)
    if (writer === 'erased' || !message) return 'expired'
    // Not final: the setting may be added later.
    if (supportEmail === undefined) throw new SendFailure('no support address', { final: false })
    const language = languageOf(writer.locale)
    const texts = mailTexts[language].supportMessage
    const address = message.emailConfirmed ? writer.email : `${writer.email} (${texts.unconfirmed})`
    const facts: readonly (readonly [string, string])[] = [
      [texts.reference, message.reference],
      [texts.about, mailTexts[language].supportSubjects[message.subject]],
      [texts.from, `${writer.name}, ${address}`],
      [texts.phone, writer.phone],
      [texts.company, message.company || '–'],
      [texts.plan, message.premium ? texts.premium : texts.free],
      [texts.provider, person.id],
    ]
    const subject = [message.reference, mailTexts[language].supportSubjects[message.subject], message.company || writer.name].join(' · ')
    const { renderSupportMail } = await import('./layout/renderSupportMail.tsx')
    return {
      channel: 'mail',
      to: { name: '', address: supportEmail },
      replyTo: { name: writer.name, address: writer.email },
      subject: message.premium ? `[Premium] ${subject}` : subject,
      text: `${facts.map(([name, value]) => `${name} · ${value}`).join('\n')}\n\n${message.text}\n`,
      html: await renderSupportMail({ language, title: subject, facts, text: message.text }),
      language,
    }
  }
}
