import { z } from 'zod'
import { paths } from '../../api/schemas/pagePaths.ts'
import { countryOf, timeZones } from '../../domain/locale.ts'
import { writtenPhone } from '../../integrations/phoneNumbers/writtenPhone.ts'
import { fillIn } from '../../texts/fillIn.ts'
import { mailTemplate } from './mailTemplate.ts'
import { mailTexts } from './mailTexts.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'
import { spelledMoment } from './spelledDate.ts'
import { type LoadVenueOf, withVenue } from './withVenue.ts'

/** The data of a planner for mails to couples, by the current state of the log. */
export interface PlannerToMention {
  /** As it calls itself. */
  readonly name: string
  /** The person who registered. */
  readonly contact: string
  readonly email: string
  /** E.164. */
  readonly phone: string
  /** Where a review of it is written. */
  readonly reviewUrl: string
}

/** Undefined once the planner is erased. */
export type LoadPlanner = (providerId: string) => Promise<PlannerToMention | undefined>

interface Sources {
  readonly loadRecipient: LoadRecipient
  readonly loadPlanner: LoadPlanner
  readonly loadVenueOf: LoadVenueOf
  readonly publicUrl: string
}

/** `requestId` is absent when an older release requested the mail. */
const Unlocked = z.object({ providerId: z.uuid(), unlockedAt: z.iso.datetime(), requestId: z.uuid().optional() })
const Invited = z.object({ providerId: z.uuid() })

/** To a couple: a planner opened its contact data, how to reach the planner, and how to have the data deleted. Rule REQ-15. */
export function requestUnlocked({ loadRecipient, loadPlanner, loadVenueOf, publicUrl }: Sources): MessageTemplate {
  return mailTemplate(loadRecipient, async (language, params, { locale }) => {
    const { providerId, unlockedAt, requestId } = Unlocked.parse(params)
    const planner = await loadPlanner(providerId)
    if (!planner) return 'expired'
    const { name, contact, email, phone } = planner
    const { everyMail, requestUnlocked: text } = mailTexts[language]
    const moment = spelledMoment(language, unlockedAt, timeZones[countryOf(locale)])
    const venue = requestId && (await loadVenueOf(requestId))
    return {
      subject: fillIn(text.subject, { name }),
      opening: withVenue(language, fillIn(text.opening, { name, moment }), venue),
      cards: [
        { title: name, lines: [contact, { label: email, url: `mailto:${email}` }, { label: writtenPhone(phone), url: `tel:${phone}` }] },
      ],
      body: fillIn(text.body, { name }),
      action: { label: text.action, url: publicUrl + paths.project },
      secondAction: { label: text.deletion, url: publicUrl + paths.profile },
      reason: everyMail.coupleReason,
    }
  })
}

/** To a couple, after its event: asks for a review. Rule REV-8. */
export function reviewInvited({ loadRecipient, loadPlanner }: Pick<Sources, 'loadRecipient' | 'loadPlanner'>): MessageTemplate {
  return mailTemplate(loadRecipient, async (language, params) => {
    const planner = await loadPlanner(Invited.parse(params).providerId)
    if (!planner) return 'expired'
    const { name, reviewUrl } = planner
    const { everyMail, reviewInvited: text } = mailTexts[language]
    return {
      subject: fillIn(text.subject, { name }),
      opening: fillIn(text.opening, { name }),
      body: text.body,
      action: { label: text.action, url: reviewUrl },
      reason: everyMail.coupleReason,
    }
  })
}
