import { describe, expect, it } from 'vitest'
import { languages } from '../../domain/languages.ts'
import type { Language } from '../../domain/locale.ts'
import { languageList, type ReferenceListName, referenceLists } from './referenceLists.ts'

/** The specified slugs, word for word. */
const slugs: Readonly<Record<ReferenceListName, readonly string[]>> = {
  event_types: ['mariage', 'pacs', 'anniversaire', 'bapteme', 'fiancailles', 'evj', 'corporate', 'autre'],
  service_types: ['complete', 'partial', 'day-coordination'],
  guest_ranges: ['less50', '50to100', '100to150', '150to200', 'more200'],
  budget_ranges: ['less10000', '10000to20000', '20000to30000', '30000to50000', 'more50000'],
  planner_budget_ranges: ['less500', '500to2000', '2000to5000', 'more5000'],
  planner_preferences: ['nearEvent', 'nearHome', 'noPreference'],
}
const names = Object.keys(slugs) as ReferenceListName[]

describe.each(names)('%s', (name) => {
  it.each(languages)('has every value, each with a name of its own, in %s', (language) => {
    const items = referenceLists[name](language)
    expect(items.map((item) => item.slug)).toEqual(slugs[name])
    expect(new Set(items.map((item) => item.name.trim())).size).toBe(items.length)
    for (const item of items) expect(item.name).toMatch(/^[\p{Lu}\d€]/u)
  })

  it('is translated, not copied', () => {
    const written = languages.map((language) =>
      referenceLists[name](language)
        .map((item) => item.name)
        .join(),
    )
    expect(new Set(written).size).toBe(languages.length)
  })
})

const written = (name: ReferenceListName, language: Language) => referenceLists[name](language).map((item) => item.name)

describe('ranges', () => {
  it('are written in French with the spaces that French wants', () => {
    expect(written('guest_ranges', 'fr')).toEqual([
      'Moins de 50 invités',
      '50 à 100 invités',
      '100 à 150 invités',
      '150 à 200 invités',
      'Plus de 200 invités',
    ])
    expect(written('budget_ranges', 'fr').slice(0, 2)).toEqual(['Moins de 10\u202f000\u00a0€', '10\u202f000\u00a0€ à 20\u202f000\u00a0€'])
  })

  it('follow the money of each language', () => {
    expect(written('budget_ranges', 'en').at(-1)).toBe('Over €50,000')
    expect(written('planner_budget_ranges', 'de')[1]).toBe('500\u00a0€ bis 2.000\u00a0€')
    expect(written('planner_budget_ranges', 'nl')[0]).toBe('Minder dan €\u00a0500')
    expect(written('budget_ranges', 'pt')[1]).toBe('De 10\u00a0000\u00a0€ a 20\u00a0000\u00a0€')
  })
})

describe('languageList', () => {
  it.each(languages)('names the seven languages in %s', (language) => {
    const list = languageList(language)
    expect(list.map((item) => item.iso)).toEqual(languages)
    for (const { label, iso } of list) expect(label.toLowerCase()).not.toBe(iso)
  })

  it('starts each with a capital', () => {
    expect(languageList('fr').map((item) => item.label)).toEqual([
      'Français',
      'Anglais',
      'Néerlandais',
      'Allemand',
      'Italien',
      'Espagnol',
      'Portugais',
    ])
  })
})
