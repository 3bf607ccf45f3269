import { z } from 'zod'
import { officePage, officePath } from '../../api/schemas/pagePaths.ts'
import { mailTemplate } from './mailTemplate.ts'
import { mailTexts } from './mailTexts.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'
import { type LoadVenueOf, withVenue } from './withVenue.ts'

const Params = z.object({ requestId: z.uuid() })

interface Sources {
  readonly loadRecipient: LoadRecipient
  readonly loadVenueOf: LoadVenueOf
  readonly publicUrl: string
}

/** To a provider: a couple whose contact data it unlocked wants them deleted. Links to the request instead of naming the couple. */
export function deletionAsked({ loadRecipient, loadVenueOf, publicUrl }: Sources): MessageTemplate {
  return mailTemplate(loadRecipient, async (language, params) => {
    const { requestId } = Params.parse(params)
    const { opening, action, ...text } = mailTexts[language].deletionAsked
    return {
      ...text,
      opening: withVenue(language, opening, await loadVenueOf(requestId)),
      action: { label: action, url: publicUrl + officePath + officePage('requests', requestId) },
    }
  })
}
