import { type CompletionStep, completionSteps, optionalSteps } from '../completionSteps.ts'
import { type Personal, unlessErased } from '../event.ts'
import type { Provider } from './provider.ts'

/** The state of a provider, including data outside its own stream. */
export interface CompletionFacts {
  readonly provider: Pick<
    Provider,
    | 'company'
    | 'companyNumber'
    | 'contact'
    | 'mailsFailedAt'
    | 'photos'
    | 'profilePhoto'
    | 'replyTemplates'
    | 'services'
    | 'socialAddresses'
    | 'texts'
    | 'videos'
  >
  readonly hasPremium: boolean
  /** It has entries, or an imported calendar. */
  readonly hasCalendar: boolean
  /** Published. */
  readonly reviews: number
}

/** A smaller gallery does not show enough. */
const fewPhotos = 3

const isDone: Readonly<Record<CompletionStep, (facts: CompletionFacts) => boolean>> = {
  company: ({ provider }) => provider.company !== undefined,
  companyNumber: ({ provider }) => ['checking', 'valid'].includes(provider.companyNumber?.state ?? ''),
  services: ({ provider }) => unlessErased(provider.services, []).length > 0,
  // A hidden price does not count: couples do not see it, and it does not affect the ranking.
  pricing: ({ provider }) =>
    unlessErased(provider.services, []).some(({ startingFrom, priceVisible }) => startingFrom !== null && priceVisible),
  portrait: ({ provider }) => hasText(provider.texts?.portrait),
  experience: ({ provider }) => hasText(provider.texts?.experience),
  benefits: ({ provider }) => unlessErased(provider.texts?.strengths ?? [], []).length > 0,
  service: ({ provider }) => hasText(provider.texts?.serviceText),
  profilePhoto: ({ provider }) => provider.profilePhoto !== undefined,
  photos: ({ provider }) => provider.photos.size >= fewPhotos,
  videos: ({ provider }) => [...provider.videos.values()].some(({ isVisible }) => isVisible),
  socialNetworks: ({ provider }) => Object.keys(unlessErased(provider.socialAddresses, {})).length > 0,
  availability: ({ hasCalendar }) => hasCalendar,
  reviews: ({ reviews }) => reviews > 0,
  templates: ({ provider }) => provider.replyTemplates.size > 0,
  // Security mails go to this address: a link for a new password, a sign-in on a new device.
  security: ({ provider }) => provider.contact?.emailConfirmed === true && provider.mailsFailedAt === undefined,
  subscription: ({ hasPremium }) => hasPremium,
}

function hasText(text: Personal<string> | undefined): boolean {
  return unlessErased(text ?? '', '') !== ''
}

export interface Completion {
  readonly name: CompletionStep
  readonly isDone: boolean
  readonly isOptional: boolean
}

/** The completed steps towards a complete profile. Rule DAS-1. */
export function completionOf(facts: CompletionFacts): readonly Completion[] {
  return completionSteps.map((name) => ({ name, isDone: isDone[name](facts), isOptional: optionalSteps.includes(name) }))
}
