import type { VenueStatus } from '../../domain/venue/venueStatus.ts'
import type { VenueType } from '../../domain/venue/venueType.ts'
import { wordsOf } from '../words.ts'

// Limits the length, since an index entry cannot hold arbitrarily long text.
const mostWords = 2_000
const tagOrEntity = /<[^>]*>|&[a-z]+;/g

/** The columns of a venue that are searched. */
interface Searchable {
  readonly status: VenueStatus
  readonly name: string
  readonly city: string | null
  readonly region: string | null
  readonly type: VenueType
  readonly description: string
  readonly details: string
}

/** The term of a type. The names of types are looked up by a search, so that a better translation changes no stored row. */
export function typeTerm(type: VenueType): string {
  return `#${type}`
}

/** The terms by which a venue is found, ascending, each surrounded by spaces. Only visible venues are searched, so others have none. */
export function venueTerms({ status, name, city, region, type, description, details }: Searchable): string {
  if (status !== 'online') return ''
  const words = wordsOf([name, city, region, description, details.replace(tagOrEntity, ' ')].join(' '))
  return ` ${[typeTerm(type), ...words.slice(0, mostWords)].toSorted().join(' ')} `
}
