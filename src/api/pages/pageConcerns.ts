import type { ChangedProviders } from '../../projections/providerDirectory/providerChanges.ts'
import type { PublicPage } from '../schemas/publicPage.ts'

const everyProvider = 'providers'
const directory = 'directory'

/** What a page depends on, or what has changed: the same names for both, so that a change finds the affected pages. */
export function concernsOf(subject: PublicPage | ChangedProviders): ReadonlySet<string> {
  if ('ids' in subject) return new Set([...[...subject.ids].map(provider), directory, ...(subject.all ? [everyProvider] : [])])
  switch (subject.kind) {
    case 'provider':
      return new Set([...[subject.provider, ...subject.similar].map(({ id }) => provider(id)), everyProvider])
    case 'portfolio':
      return new Set([provider(subject.provider.id), everyProvider])
    // Venues of providers that are not public yet may appear beside it later.
    case 'venue':
      return new Set([provider(subject.owner.id), directory])
    // Any provider may appear on any of these pages, or move another one.
    case 'directory':
    case 'venueDirectory':
      return new Set([directory])
    case 'welcome':
    case 'imprint':
    case 'privacy':
    case 'terms':
    case 'guarantee':
    case 'reviewForm':
    case 'reviewSent':
    case 'reviewLinkOver':
    case 'ownReview':
    case 'ownReviewErased':
    case 'unsubscribe':
    case 'notFound':
      return new Set()
  }
}

function provider(id: string): string {
  return `provider ${id}`
}
