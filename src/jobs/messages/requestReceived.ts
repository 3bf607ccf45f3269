import { z } from 'zod'
import { officePage, officePath } from '../../api/schemas/pagePaths.ts'
import { Day } from '../../domain/calendar.ts'
import { fillIn } from '../../texts/fillIn.ts'
import { mailTemplate } from './mailTemplate.ts'
import { mailTexts } from './mailTexts.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'
import { longDate, weekdayAndDate } from './spelledDate.ts'

const Params = z.object({ requestId: z.uuid(), eventDate: Day })

/**
 * To a provider: a couple has written. Says when the event is, and nothing of the couple: its name and contact data are what an
 * unlock opens.
 */
export function requestReceived({ loadRecipient, publicUrl }: { loadRecipient: LoadRecipient; publicUrl: string }): MessageTemplate {
  return mailTemplate(loadRecipient, (language, params) => {
    const { requestId, eventDate } = Params.parse(params)
    const { subject, fact, action, ...text } = mailTexts[language].requestReceived
    return {
      ...text,
      subject: fillIn(subject, { date: longDate(language, eventDate) }),
      fact: { label: fact, value: weekdayAndDate(language, eventDate) },
      action: { label: action, url: publicUrl + officePath + officePage('requests', requestId) },
    }
  })
}
