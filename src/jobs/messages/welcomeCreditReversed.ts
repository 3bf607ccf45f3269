import { officePage, officePath } from '../../api/schemas/pagePaths.ts'
import { mailTemplate } from './mailTemplate.ts'
import { mailTexts } from './mailTexts.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'

/** To a provider: its welcome credit was taken back, and why. Rule REG-10. */
export function welcomeCreditReversed({
  loadRecipient,
  publicUrl,
}: {
  readonly loadRecipient: LoadRecipient
  readonly publicUrl: string
}): MessageTemplate {
  return mailTemplate(loadRecipient, async (language) => {
    const { subject, opening, body, action } = mailTexts[language].welcomeCreditReversed
    return { subject, opening, body, action: { label: action, url: publicUrl + officePath + officePage('credits') } }
  })
}
