import { unlessErased } from '../../../domain/event.ts'
import type { ProviderId } from '../../../domain/ids.ts'
import { type Provider, provider, providerStream } from '../../../domain/provider/provider.ts'
import { invoices } from '../../../projections/invoices/invoices.ts'
import { searchInvoices } from '../../../projections/invoices/invoicesQueries.ts'
import { portfolios } from '../../../projections/portfolios/portfolios.ts'
import { searchPortfolios } from '../../../projections/portfolios/portfoliosQueries.ts'
import { findVideos } from '../../../projections/providerDirectory/galleryQueries.ts'
import { providerDirectory } from '../../../projections/providerDirectory/providerDirectory.ts'
import { searchReviews } from '../../../projections/providerReviews/officeReviews.ts'
import { providerReviews } from '../../../projections/providerReviews/providerReviews.ts'
import { requestInbox } from '../../../projections/requestInbox/requestInbox.ts'
import { listRequests } from '../../../projections/requestInbox/requestInboxQueries.ts'
import { venues } from '../../../projections/venues/venues.ts'
import { searchOwnVenues } from '../../../projections/venues/venuesQueries.ts'
import { hasWords, type SearchedWords, typedWords } from '../../../projections/words.ts'
import type { ApiDependencies } from '../../dependencies.ts'
import type { Route } from '../../route.ts'
import { proCalls } from '../../schemas/pro/proCalls.ts'
import { mostHitsOfKind, type RecordHit, type SearchedKind, searchedKinds } from '../../schemas/pro/searchSchemas.ts'
import { schemasOf } from '../../schemasOf.ts'
import { providerNotFound } from './providerNotFound.ts'
import { signedInProvider } from './signedInProvider.ts'

const excerptLength = 100

/** GET /api/pro/search: the provider's own records of every kind that contain what was typed. */
export const searchRecordsRoute: Route = (api, dependencies) => {
  api.get(
    proCalls.searchRecords.path,
    {
      config: {
        access: { as: 'provider' },
        reads: [requestInbox, providerReviews, portfolios, venues, providerDirectory, invoices],
      },
      schema: {
        tags: ['search'],
        summary: 'Own records by a part of their texts',
        description: 'Each word must be the beginning of a word of the record. Locked requests are found by what is shown of them only.',
        ...schemasOf(proCalls.searchRecords),
      },
    },
    async (request) => {
      const id = signedInProvider(request)
      const { state } = await dependencies.commands.load(provider, providerStream(id))
      // Invoices outlive their account, and an access token is valid for minutes after it.
      if (!state.contact) throw providerNotFound()
      const { q } = request.query
      const words = typedWords(q)
      if (words.length === 0) return []
      const search = { id, state, q, searched: { words, most: mostHitsOfKind }, dependencies }
      const found = await Promise.all(searchedKinds.map((kind) => searches[kind](search)))
      return found.flat()
    },
  )
}

interface Search {
  readonly id: ProviderId
  readonly state: Provider
  readonly q: string
  readonly searched: SearchedWords
  readonly dependencies: ApiDependencies
}

const searches: Readonly<Record<SearchedKind, (search: Search) => Promise<readonly RecordHit[]>>> = {
  async requests({ id, q, searched, dependencies: { database } }) {
    const sort = { field: 'receivedAt', descending: true } as const
    const { items } = await listRequests(database, id, { sort, from: 0, to: searched.most - 1, filter: { q } })
    return items.map(({ id: requestId, eventType, eventTypeText, city, eventDate, contact }) => ({
      kind: 'requests',
      id: requestId,
      eventType,
      eventTypeText,
      city,
      day: eventDate,
      detail: contact ? `${contact.firstname} ${contact.lastname}` : '',
    }))
  },
  async reviews({ id, searched, dependencies: { database } }) {
    const found = await searchReviews(database, id, searched)
    return found.map(({ id: reviewId, reviewerName, text, weddingDate }) => ({
      kind: 'reviews',
      id: reviewId,
      title: reviewerName,
      detail: excerpt(text),
      day: weddingDate,
    }))
  },
  async portfolios({ id, searched, dependencies: { database } }) {
    const found = await searchPortfolios(database, id, searched)
    return found.map(({ portfolio_id, title, place, wedding_date }) => ({
      kind: 'portfolios',
      id: portfolio_id,
      title,
      detail: place,
      day: wedding_date,
    }))
  },
  async venues({ id, searched, dependencies: { database } }) {
    const found = await searchOwnVenues(database, id, searched)
    return found.map(({ id: venueId, name, city }) => ({ kind: 'venues', id: venueId, title: name, detail: city ?? '', day: null }))
  },
  async videos({ id, searched: { words, most }, dependencies: { database, commands } }) {
    const own = await findVideos(database, id, commands.rules)
    return (own?.videos ?? [])
      .filter(({ title, description }) => hasWords([title, description], words))
      .slice(0, most)
      .map(({ videoId, title, description }) => ({ kind: 'videos', id: videoId, title, detail: excerpt(description), day: null }))
  },
  async templates({ state, searched: { words, most } }) {
    return [...state.replyTemplates]
      .map(([id, template]) => ({ id, title: unlessErased(template.title, ''), text: unlessErased(template.text, '') }))
      .filter(({ title, text }) => hasWords([title, text], words))
      .slice(0, most)
      .map(({ id, title, text }) => ({ kind: 'templates', id, title, detail: excerpt(text), day: null }))
  },
  async invoices({ id, searched, dependencies: { database } }) {
    const found = await searchInvoices(database, id, searched)
    return found.map(({ invoice_id, number, issued_on }) => ({
      kind: 'invoices',
      id: invoice_id,
      title: number,
      detail: '',
      day: issued_on,
    }))
  },
}

/** The beginning of a text, without its line breaks. */
function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > excerptLength ? `${Array.from(line).slice(0, excerptLength).join('').trimEnd()}…` : line
}
