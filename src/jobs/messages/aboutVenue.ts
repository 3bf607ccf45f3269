import { officePage, officePath } from '../../api/schemas/pagePaths.ts'
import type { VenueModeration } from '../../domain/venue/venueStatus.ts'
import { mailTemplate } from './mailTemplate.ts'
import { mailTexts } from './mailTexts.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'

/** A provider's venue by the current state of the log; undefined when it no longer exists. */
export type LoadVenueNews = (
  providerId: string,
  venueId: string,
) => Promise<{ readonly name: string; readonly moderation: VenueModeration; readonly reason: string } | undefined>

interface Sources {
  readonly loadRecipient: LoadRecipient
  readonly loadVenueNews: LoadVenueNews
  readonly publicUrl: string
}

/** To a provider: couples can see its venue. */
export function venueValidated(sources: Sources): MessageTemplate {
  return aboutVenue(sources, 'venueValidated', 'validated')
}

/** To a provider: its venue is hidden, why, and where to change that. */
export function venueRejected(sources: Sources): MessageTemplate {
  return aboutVenue(sources, 'venueRejected', 'rejected')
}

function aboutVenue(
  { loadRecipient, loadVenueNews, publicUrl }: Sources,
  texts: 'venueValidated' | 'venueRejected',
  moderation: VenueModeration,
): MessageTemplate {
  return mailTemplate(loadRecipient, async (language, params, { id }) => {
    const venueId = String(params['venueId'])
    const venue = await loadVenueNews(id, venueId)
    if (venue?.moderation !== moderation) return 'expired'
    const { subject, opening, fact, body, action } = mailTexts[language][texts]
    return {
      subject,
      opening,
      fact: {
        label: moderation === 'rejected' ? `${venue.name} · ${fact}` : fact,
        value: moderation === 'rejected' ? venue.reason : venue.name,
      },
      body,
      action: { label: action, url: publicUrl + officePath + officePage('venues', venueId) },
    }
  })
}
