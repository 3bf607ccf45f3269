import { officePage, officePath } from '../../api/schemas/pagePaths.ts'
import type { VenueModeration } from '../../domain/venue/venueStatus.ts'
import { mailTemplate } from './mailTemplate.ts'
import { mailTexts } from './mailTexts.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'

/** A venue of a provider by the log's present state; undefined when there is none any more. */
export type LoadVenueNews = (
  providerId: string,
  venueId: string,
) => Promise<{ readonly name: string; readonly moderation: VenueModeration; readonly reason: string } | undefined>

interface Sources {
  readonly loadRecipient: LoadRecipient
  readonly loadVenueNews: LoadVenueNews
  readonly publicUrl: string
}

/** To a provider: couples can see a venue of it. */
export function venueValidated(sources: Sources): MessageTemplate {
  return aboutVenue(sources, 'venueValidated', 'validated')
}

/** To a provider: nobody sees a venue of it, why, and where that is changed. */
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
