import { officePage, officePath } from '../../api/schemas/pagePaths.ts'
import { mailTemplate } from './mailTemplate.ts'
import { mailTexts } from './mailTexts.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'

/** To a provider: its password was changed, in case somebody else did it. */
export function passwordChanged({ loadRecipient, publicUrl }: { loadRecipient: LoadRecipient; publicUrl: string }): MessageTemplate {
  return mailTemplate(loadRecipient, (language) => {
    const { action, ...text } = mailTexts[language].passwordChanged
    return { ...text, action: { label: action, url: publicUrl + officePath + officePage('account') } }
  })
}
