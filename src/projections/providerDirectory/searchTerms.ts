import { wordsOf } from '../words.ts'
import type { ProviderRow } from './providerRow.ts'

/**
 * What the index of keyword search holds of a provider: every word it is found by, those of its name and its town once more, and
 * the facts that narrow a search down; each behind a letter that distinguishes them.
 */
export const marks = { anywhere: 'w', name: 'n', city: 'c', service: 's', cell: 'g' } as const

/**
 * The term of a whole word: its last letter stands apart (`weddin.g`). So whoever looks for `wedding…` asks for the word itself and for
 * the terms that begin with `wedding`, which are longer words alone. The index gathers a beginning's matches before it does anything
 * else; of a common word they are half of all providers.
 */
export function wordTerm(mark: string, word: string): string {
  return mark + word.replace(/.$/u, '.$&')
}

// A text without end must not outgrow what an index entry can hold.
const mostPortraitWords = 2_000

type Searchable = Pick<ProviderRow, 'portrait' | 'services'> & { readonly name: string; readonly city: string; readonly cell: number }

/** The terms of a provider, ascending, each between spaces. */
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
