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

/** To a provider: a couple withdrew its request, by cancelling its project or deleting its account. */
export function requestWithdrawn(sources: Sources): MessageTemplate {
  return mailAbout(sources, 'requestWithdrawn')
}

/** To a provider: the couple cannot be reached, so the credit of its request was returned. Rule GUA-4. */
export function creditReturned(sources: Sources): MessageTemplate {
  return mailAbout(sources, 'creditReturned')
}

function mailAbout({ loadRecipient, loadVenueOf, publicUrl }: Sources, outcome: 'requestWithdrawn' | 'creditReturned'): MessageTemplate {
  return mailTemplate(loadRecipient, async (language, params) => {
    const { requestId } = Params.parse(params)
    const { opening, action, ...text } = mailTexts[language][outcome]
    return {
      ...text,
      opening: withVenue(language, opening, await loadVenueOf(requestId)),
      action: { label: action, url: publicUrl + officePath + officePage('requests', requestId) },
    }
  })
}
