import type { ProviderId } from '../../domain/ids.ts'
import { type OfferedService, offeredServices } from '../../domain/referenceValues.ts'
import { bitsOf } from './bits.ts'
import { isAmong, type Keyword, servicesCalled } from './keywords.ts'
import type { CardRow } from './providerCard.ts'
import type { ProviderRow } from './providerRow.ts'

/** Where a keyword was found in a provider; the portrait is only named when it was found nowhere else. */
export interface KeywordFound {
  readonly keyword: string
  readonly places: readonly ('name' | 'service' | 'city' | 'portrait')[]
  /** The matching services. */
  readonly services: readonly OfferedService[]
}

/** A search result, and why it matches. */
export interface SearchResult {
  readonly providerId: ProviderId
  readonly why: {
    /** Premium raised its rank. */
    readonly premium: boolean
    readonly keywords: readonly KeywordFound[]
    /** From the picked town; null without one. */
    readonly kilometres: number | null
  }
  /** What its card is made of. */
  readonly row: CardRow
}

/** A row of the directory that a search found. */
export type FoundRow = CardRow &
  Pick<ProviderRow, 'name_words' | 'city_words' | 'offered_bits'> & {
    /** From the picked town; null without one. */
    readonly kilometres: number | null
  }

/** Explains why a provider was found. */
export function explained(row: FoundRow, keywords: readonly Keyword[]): SearchResult {
  return {
    providerId: row.provider_id as ProviderId,
    why: { premium: row.premium, keywords: whereFound(keywords, row), kilometres: row.kilometres },
    row,
  }
}

function whereFound(keywords: readonly Keyword[], { name_words, city_words, offered_bits }: FoundRow): readonly KeywordFound[] {
  const words = { name: name_words.split(' '), city: city_words.split(' ') }
  return keywords.map((keyword) => {
    const services = servicesCalled(keyword).filter((service) => (offered_bits & bitsOf(offeredServices, [service])) !== 0)
    const places = (['name', 'service', 'city'] as const).filter((place) =>
      place === 'service' ? services.length > 0 : isAmong(keyword, words[place]),
    )
    return { keyword: keyword.word, places: places.length === 0 ? ['portrait'] : places, services }
  })
}
