import { z } from 'zod'
import { officePage, officePath } from '../../api/schemas/pagePaths.ts'
import { Day } from '../../domain/calendar.ts'
import { fillIn } from '../../texts/fillIn.ts'
import { mailTemplate } from './mailTemplate.ts'
import { mailTexts } from './mailTexts.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'
import { longDate } from './spelledDate.ts'
import { type LoadVenueOf, withVenue } from './withVenue.ts'

const Params = z.object({ requestId: z.uuid(), eventDate: Day })

interface Sources {
  readonly loadRecipient: LoadRecipient
  readonly loadVenueOf: LoadVenueOf
  readonly publicUrl: string
}

/** To the contacted providers: the couple has found its planner. Does not say who the couple is. */
export function plannerFound(sources: Sources): MessageTemplate {
  return mailAbout(sources, 'plannerFound')
}

/** To the provider that the couple chose. */
export function plannerChosen(sources: Sources): MessageTemplate {
  return mailAbout(sources, 'plannerChosen')
}

function mailAbout({ loadRecipient, loadVenueOf, publicUrl }: Sources, outcome: 'plannerFound' | 'plannerChosen'): MessageTemplate {
  return mailTemplate(loadRecipient, async (language, params) => {
    const { requestId, eventDate } = Params.parse(params)
    const { subject, opening, body, action } = mailTexts[language][outcome]
    const date = longDate(language, eventDate)
    return {
      subject: fillIn(subject, { date }),
      opening: withVenue(language, fillIn(opening, { date }), await loadVenueOf(requestId)),
      body,
      action: { label: action, url: publicUrl + officePath + officePage('requests', requestId) },
    }
  })
}
