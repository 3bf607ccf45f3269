import { expect, it, test } from 'vitest'
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

test('patterns for Latin texts find the same words as patterns for all scripts', () => {
  const words = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]{2,40}/gu) ?? []
  const spelledOut = /[ßæœøłđðþı]/iu
  const differing = Array.from({ length: 0x2_0000 }, (_, code) => `ab${String.fromCodePoint(code)}cd`).filter(
    (text) => !spelledOut.test(text.normalize('NFKD')) && wordsOf(text).join(' ') !== [...new Set(words(text))].join(' '),
  )
  expect(differing).toEqual([])
})
