import { officePath } from '../../api/schemas/pagePaths.ts'
import { mailTemplate } from './mailTemplate.ts'
import { mailTexts } from './mailTexts.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'

/** To a provider: its profile was approved by moderation. */
export function profileApproved({ loadRecipient, publicUrl }: { loadRecipient: LoadRecipient; publicUrl: string }): MessageTemplate {
  return mailTemplate(loadRecipient, (language) => {
    const { action, ...text } = mailTexts[language].profileApproved
    return { ...text, action: { label: action, url: publicUrl + officePath } }
  })
}
