import { type OfferedService, offeredServices } from '../../domain/referenceValues.ts'
import { wordsOf } from '../words.ts'
import type { Bindings } from './bindings.ts'
import { bitsOf } from './bits.ts'
import { marks, wordTerm } from './searchTerms.ts'
import { serviceLabels } from './serviceLabels.ts'

/** A search word; the last one of a search also matches words that begin with it. */
export interface Keyword {
  readonly word: string
  readonly prefix: boolean
}

/** How closely a provider matches: all keywords in its name; all in name, services or town; or some of them only in the portrait. */
export const closenesses = ['name', 'headline', 'portrait'] as const
export type Closeness = (typeof closenesses)[number]

const mostKeywords = 10
const shortestPrefix = 3

/** The keywords in a typed text. */
export function keywordsOf(text: string): readonly Keyword[] {
  const words = wordsOf(text).slice(0, mostKeywords)
  return words.map((word, index) => ({ word, prefix: index === words.length - 1 && word.length >= shortestPrefix }))
}

/** True when one of the words matches the keyword. */
export function isAmong({ word, prefix }: Keyword, words: readonly string[]): boolean {
  return words.some((candidate) => (prefix ? candidate.startsWith(word) : candidate === word))
}

/** The services whose name in any language matches a keyword. */
export function servicesCalled(keyword: Keyword): readonly OfferedService[] {
  return labelWords.filter(({ words }) => isAmong(keyword, words)).map(({ service }) => service)
}

// Words of two letters are mostly function words: of, de, am.
const labelWords = offeredServices.map((service) => ({
  service,
  words: wordsOf(Object.values(serviceLabels[service]).join(' ')).filter((word) => word.length > 2),
}))

/** A `tsquery` that matches the terms of providers with at least that closeness. */
export function keywordQuery(keywords: readonly Keyword[], closeness: Closeness): string {
  return keywords.map((keyword) => anyTerm(termsFor(keyword, closeness))).join(' & ')
}

/** A `tsquery` that matches any of the terms. */
export function anyTerm(terms: readonly string[]): string {
  return `(${terms.join(' | ')})`
}

function termsFor(keyword: Keyword, closeness: Closeness): readonly string[] {
  const { word, prefix } = keyword
  const found = (mark: string) => [`'${wordTerm(mark, word)}'`, ...(prefix ? [`'${mark}${word}':*`] : [])]
  if (closeness === 'name') return found(marks.name)
  const services = servicesCalled(keyword).map((service) => `'${marks.service}${service}'`)
  return closeness === 'headline' ? [...found(marks.name), ...found(marks.city), ...services] : [...found(marks.anywhere), ...services]
}

/** The same as a condition on a row `p` of the directory; the terms can come from another column. */
export function keywordCondition(keywords: readonly Keyword[], closeness: Closeness, bindings: Bindings, terms = 'p.terms'): string {
  const conditions = keywords.map((keyword) => {
    const { word, prefix } = keyword
    const has = (column: string) => `p.${column} LIKE ${bindings.bind(`% ${word}${prefix ? '%' : ' %'}`, 'text')}`
    if (closeness === 'name') return has('name_words')
    const services = bitsOf(offeredServices, servicesCalled(keyword))
    const headline = [has('name_words'), has('city_words'), `p.offered_bits & ${bindings.bind(services, 'int')} <> 0`]
    const patterns = [`% ${wordTerm(marks.anywhere, word)} %`, ...(prefix ? [`% ${marks.anywhere}${word}%`] : [])]
    const anywhere = () => `${terms} LIKE ANY (${bindings.bind(patterns, 'text[]')})`
    return `(${[...headline, ...(closeness === 'portrait' ? [anywhere()] : [])].join(' OR ')})`
  })
  return ['true', ...conditions].join(' AND ')
}
