import type { VenueStatus } from '../../domain/venue/venueStatus.ts'
import type { VenueType } from '../../domain/venue/venueType.ts'
import { wordsOf } from '../words.ts'

// A text without end must not outgrow what an index entry can hold.
const mostWords = 2_000
const tagOrEntity = /<[^>]*>|&[a-z]+;/g

/** What of a venue is searched. */
interface Searchable {
  readonly status: VenueStatus
  readonly name: string
  readonly city: string | null
  readonly region: string | null
  readonly type: VenueType
  readonly description: string
  readonly details: string
}

/** The term of a type. Its names are texts, which a search looks up, so that a better translation changes no stored row. */
export function typeTerm(type: VenueType): string {
  return `#${type}`
}

/** The terms that a venue is found by, ascending, each between spaces. Only venues that couples see are searched: the others have none. */
export function venueTerms({ status, name, city, region, type, description, details }: Searchable): string {
  if (status !== 'online') return ''
  const words = wordsOf([name, city, region, description, details.replace(tagOrEntity, ' ')].join(' '))
  return ` ${[typeTerm(type), ...words.slice(0, mostWords)].toSorted().join(' ')} `
}
