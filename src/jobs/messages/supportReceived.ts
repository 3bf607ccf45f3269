import { officePage, officePath } from '../../api/schemas/pagePaths.ts'
import { fillIn } from '../../texts/fillIn.ts'
import { mailTemplate } from './mailTemplate.ts'
import { mailTexts } from './mailTexts.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'
import { type LoadSupportMessage, SupportMessageParams } from './supportMessage.ts'

interface Sources {
  readonly loadRecipient: LoadRecipient
  readonly loadSupportMessage: LoadSupportMessage
  readonly publicUrl: string
}

/**
 * To a provider: a copy of its message to the operator, with the reference. Not sent to an unconfirmed address: it may belong to somebody
 * else, who would then get any text. Rule SUP-1.
 */
export function supportReceived({ loadRecipient, loadSupportMessage, publicUrl }: Sources): MessageTemplate {
  return mailTemplate(loadRecipient, async (language, params, { id }) => {
    const message = await loadSupportMessage(id, SupportMessageParams.parse(params).messageId)
    if (!message?.emailConfirmed) return 'expired'
    const { subject, opening, fact, body, premiumBody, action } = mailTexts[language].supportReceived
    return {
      subject: fillIn(subject, { reference: message.reference }),
      opening,
      fact: { label: fact, value: message.reference },
      cards: [{ title: mailTexts[language].supportSubjects[message.subject], lines: message.text.split('\n') }],
      body: message.premium ? premiumBody : body,
      action: { label: action, url: publicUrl + officePath + officePage('support') },
    }
  })
}
