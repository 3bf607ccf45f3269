import { officePage, officePath } from '../../api/schemas/pagePaths.ts'
import { mailTemplate } from './mailTemplate.ts'
import { mailTexts } from './mailTexts.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'

/** To a provider: mails to its address are sent again; this one also shows whether they arrive. */
export function addressCheck({ loadRecipient, publicUrl }: { loadRecipient: LoadRecipient; publicUrl: string }): MessageTemplate {
  return mailTemplate(loadRecipient, (language) => {
    const { action, ...text } = mailTexts[language].addressCheck
    return { ...text, action: { label: action, url: publicUrl + officePath + officePage('account') } }
  })
}
