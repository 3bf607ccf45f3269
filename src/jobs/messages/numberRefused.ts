import { officePage, officePath } from '../../api/schemas/pagePaths.ts'
import { CompanyOutcome } from '../../domain/companyNumber.ts'
import { mailTemplate } from './mailTemplate.ts'
import { mailTexts } from './mailTexts.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'

const Refused = CompanyOutcome.exclude(['valid'])

/** To a provider: couples cannot see its page because its company number was refused, and why. Rule COM-9. */
export function numberRefused({
  loadRecipient,
  publicUrl,
}: {
  readonly loadRecipient: LoadRecipient
  readonly publicUrl: string
}): MessageTemplate {
  return mailTemplate(loadRecipient, async (language, params) => {
    const { subject, opening, fact, reasons, body, action } = mailTexts[language].numberRefused
    return {
      subject,
      opening,
      fact: { label: fact, value: reasons[Refused.parse(params['outcome'])] },
      body,
      action: { label: action, url: publicUrl + officePath + officePage('company') },
    }
  })
}
