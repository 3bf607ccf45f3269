import { type CompletionStep, completionSteps } from '../completionSteps.ts'
import { unlessErased } from '../event.ts'
import type { Provider } from './provider.ts'

/** What is known of a provider, beside its own stream as well. */
export interface CompletionFacts {
  readonly provider: Pick<Provider, 'company' | 'companyNumber' | 'photos' | 'profilePhoto' | 'replyTemplates' | 'socialAddresses'>
  /** It entered days, or connected a calendar kept elsewhere. */
  readonly hasCalendar: boolean
  /** Published. */
  readonly reviews: number
}

/** A gallery with fewer shows couples little. */
const fewPhotos = 3

const isDone: Readonly<Record<CompletionStep, (facts: CompletionFacts) => boolean>> = {
  company: ({ provider }) => provider.company !== undefined,
  companyNumber: ({ provider }) => ['checking', 'valid'].includes(provider.companyNumber?.state ?? ''),
  profilePhoto: ({ provider }) => provider.profilePhoto !== undefined,
  photos: ({ provider }) => provider.photos.size >= fewPhotos,
  socialNetworks: ({ provider }) => Object.keys(unlessErased(provider.socialAddresses, {})).length > 0,
  availability: ({ hasCalendar }) => hasCalendar,
  reviews: ({ reviews }) => reviews > 0,
  templates: ({ provider }) => provider.replyTemplates.size > 0,
}

/** Which steps towards a complete profile a provider has done. Rule DAS-1. */
export function completionOf(facts: CompletionFacts): readonly { readonly name: CompletionStep; readonly isDone: boolean }[] {
  return completionSteps.map((name) => ({ name, isDone: isDone[name](facts) }))
}
