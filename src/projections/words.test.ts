import { expect, it } from 'vitest'
import { slugOf, wordsOf } from './words.ts'

it.each([
  ['Château d’Été', ['chateau', 'ete']],
  ['L’ŒUVRE & Cœur', ['oeuvre', 'coeur']],
  ['Straße, STRASSE', ['strasse']],
  ['Łódź Ørsted Æther Þór', ['lodz', 'orsted', 'aether', 'thor']],
  ['İstanbul ısı', ['istanbul', 'isi']],
  ['e\u0301te\u0301 été', ['ete']],
  ['ﬁancées ２０２７', ['fiancees', '2027']],
  ['Saint-Étienne-du-Rouvray', ['saint', 'etienne', 'du', 'rouvray']],
  ['Свадьба 結婚式', ['свадьба', '結婚式']],
  ['a b c — !', []],
  ['', []],
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

it.each([
  ['Château d’Été & Filles', 'chateau-d-ete-filles'],
  ['  --Noces 2027--  ', 'noces-2027'],
  ['Свадьба', ''],
])('the slug of %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
