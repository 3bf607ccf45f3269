import { wordsOf } from '../words.ts'
import type { ProviderRow } from './providerRow.ts'

/**
 * The terms in the keyword index of a provider: every word it can be found by, the words of its name and town again, and facts that narrow
 * a search; a prefix letter distinguishes the kinds.
 */
export const marks = { anywhere: 'w', name: 'n', city: 'c', service: 's', cell: 'g' } as const

/**
 * The term of a whole word: its last letter is separated (`weddin.g`). A search for `wedding…` then asks for the word itself and for terms
 * beginning with `wedding`, which are only longer words. The index collects all prefix matches before anything else; of a common word these
 * would be half of all providers.
 */
export function wordTerm(mark: string, word: string): string {
  return mark + word.replace(/.$/u, '.$&')
}

// Limits the length, since an index entry cannot hold arbitrarily long text.
const mostPortraitWords = 2_000

type Searchable = Pick<ProviderRow, 'portrait' | 'services'> & { readonly name: string; readonly city: string; readonly cell: number }

/** The terms of a provider, ascending, each surrounded by spaces. */
export function termsOf(row: Searchable): string {
  const inName = wordsOf(row.name)
  const inCity = wordsOf(row.city)
  const anywhere = new Set([...inName, ...inCity, ...wordsOf(textOf(row.portrait)).slice(0, mostPortraitWords)])
  const terms = [
    ...[...anywhere].map((word) => wordTerm(marks.anywhere, word)),
    ...inName.map((word) => wordTerm(marks.name, word)),
    ...inCity.map((word) => wordTerm(marks.city, word)),
    ...new Set(row.services.map(({ service }) => marks.service + service)),
    marks.cell + row.cell,
  ]
  return ` ${terms.toSorted().join(' ')} `
}

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/&[a-z0-9#]+;/gi, ' ')
}
