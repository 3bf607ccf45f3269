import { z } from 'zod'
import { officePage, officePath } from '../../api/schemas/pagePaths.ts'
import { mailTemplate } from './mailTemplate.ts'
import { mailTexts } from './mailTexts.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'

const Params = z.object({ requestId: z.uuid() })

/** To a provider: a couple whose contact data it unlocked wants them deleted. Does not say who; the request does. */
export function deletionAsked({ loadRecipient, publicUrl }: { loadRecipient: LoadRecipient; publicUrl: string }): MessageTemplate {
  return mailTemplate(loadRecipient, (language, params) => {
    const { requestId } = Params.parse(params)
    const { action, ...text } = mailTexts[language].deletionAsked
    return { ...text, action: { label: action, url: publicUrl + officePath + officePage('requests', requestId) } }
  })
}
