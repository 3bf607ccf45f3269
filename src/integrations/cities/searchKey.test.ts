import { describe, expect, it } from 'vitest'
import { searchKey, searchKeys } from './searchKey.ts'

describe('searchKey', () => {
  it.each([
    ['Saint-Étienne', 'saint etienne'],
    ["L'Haÿ-les-Roses", 'l hay les roses'],
    ['Villeneuve-d’Ascq', 'villeneuve d ascq'],
    ['Weißenfels', 'weissenfels'],
    ['Œuilly', 'oeuilly'],
    ['Frankfurt (Oder)', 'frankfurt oder'],
    ['  MÜNCHEN  ', 'munchen'],
    ['A Coruña', 'a coruna'],
    ['%_', ''],
  ])('%s is compared as %s', (name, key) => {
    expect(searchKey(name)).toBe(key)
  })
})

describe('searchKeys', () => {
  it.each([
    ['Saint-Étienne', 'FR', ['saint etienne', 'st etienne']],
    ['Sainte-Maxime', 'FR', ['sainte maxime', 'ste maxime']],
    ['St. Ingbert', 'DE', ['st ingbert', 'sankt ingbert']],
    ['Sankt Augustin', 'DE', ['sankt augustin', 'st augustin']],
    ['St Albans', 'GB', ['st albans', 'saint albans']],
    ['Halle (Saale)', 'DE', ['halle saale', 'halle']],
    ['Arrasate / Mondragón', 'ES', ['arrasate mondragon', 'arrasate', 'mondragon']],
  ])('%s in %s is found under %j', (name, country, keys) => {
    expect([...searchKeys(name, country).whole].toSorted()).toEqual(keys.toSorted())
  })

  it('also finds a name without its article, unless nearly nothing is left', () => {
    expect([...searchKeys('Le Havre', 'FR').withoutArticle]).toEqual(['havre'])
    expect([...searchKeys("L'Haÿ-les-Roses", 'FR').withoutArticle]).toEqual(['hay les roses'])
    expect([...searchKeys('Le Mée', 'FR').withoutArticle]).toEqual(['mee'])
    expect([...searchKeys('La Fa', 'FR').withoutArticle]).toEqual([])
    expect([...searchKeys('Lens', 'FR').withoutArticle]).toEqual([])
  })
})
