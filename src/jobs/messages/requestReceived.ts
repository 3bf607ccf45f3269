import { z } from 'zod'
import { officePage, officePath } from '../../api/schemas/pagePaths.ts'
import { Day } from '../../domain/calendar.ts'
import { fillIn } from '../../texts/fillIn.ts'
import { mailTemplate } from './mailTemplate.ts'
import { mailTexts } from './mailTexts.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'
import { longDate, weekdayAndDate } from './spelledDate.ts'
import type { LoadVenueOf } from './withVenue.ts'

const Params = z.object({ requestId: z.uuid(), eventDate: Day })

interface Sources {
  readonly loadRecipient: LoadRecipient
  readonly loadVenueOf: LoadVenueOf
  readonly publicUrl: string
}

/**
 * To a provider: a couple has written. States the date and which venue it is about, and nothing of the couple, since its name and contact
 * data need an unlock.
 */
export function requestReceived({ loadRecipient, loadVenueOf, publicUrl }: Sources): MessageTemplate {
  return mailTemplate(loadRecipient, async (language, params) => {
    const { requestId, eventDate } = Params.parse(params)
    const { subject, subjectOfVenue, openingOfVenue, opening, fact, action, ...text } = mailTexts[language].requestReceived
    const venue = await loadVenueOf(requestId)
    const date = longDate(language, eventDate)
    return {
      ...text,
      subject: venue === undefined ? fillIn(subject, { date }) : fillIn(subjectOfVenue, { venue, date }),
      opening: venue === undefined ? opening : fillIn(openingOfVenue, { venue }),
      fact: { label: fact, value: weekdayAndDate(language, eventDate) },
      action: { label: action, url: publicUrl + officePath + officePage('requests', requestId) },
    }
  })
}
