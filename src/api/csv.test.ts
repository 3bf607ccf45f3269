import { expect, test } from 'vitest'
import { csvBegin, csvLine, csvSeparator } from './csv.ts'

test('fields stand apart as the spreadsheets of the language want it', () => {
  expect(['fr', 'de', 'it', 'nl', 'es', 'pt', 'en'].map((language) => csvSeparator(language as 'fr'))).toEqual([
    ';',
    ';',
    ';',
    ';',
    ';',
    ';',
    ',',
  ])
})

test('a file begins with the mark of UTF-8 and its heading', () => {
  expect(csvBegin(['Ville', 'Thème'], ';')).toBe('\uFEFFVille;Thème\r\n')
})

test('what would be a formula is text', () => {
  const dangerous = ['=1+1', '+33612345678', '-2', '@sum', '\ttab', '\rreturn']
  expect(csvLine(dangerous, ';')).toBe(`'=1+1;'+33612345678;'-2;'@sum;'\ttab;"'\rreturn"\r\n`)
})

test('separators, quotes and line breaks within a field are part of it', () => {
  expect(csvLine(['a;b', 'a,b', 'say "yes"', 'two\nlines', null], ';')).toBe('"a;b";a,b;"say ""yes""";"two\nlines";\r\n')
  expect(csvLine(['a;b', 'a,b'], ',')).toBe('a;b,"a,b"\r\n')
})
