import { expect, test } from 'vitest'
import { smsSegments, withGsmLetters } from './smsSegments.ts'

test.each([
  ['of 160 plain characters', 'a'.repeat(160), 1],
  ['of 161', 'a'.repeat(161), 2],
  ['of 70 characters with one that is not plain', `î${'a'.repeat(69)}`, 1],
  ['of 71', `î${'a'.repeat(70)}`, 2],
  ['of 80 euro signs, which take two places each', '€'.repeat(80), 1],
  ['of 81', '€'.repeat(81), 2],
])('a text %s takes %3$i', (_what, text, segments) => {
  expect(smsSegments(text)).toBe(segments)
})

test.each([
  ['Nîmes', 'Nimes'],
  ['Besançon', 'Besancon'],
  ['L’Haÿ-les-Rozes', "L'Hay-les-Rozes"],
  ['Ávila', 'Avila'],
  ['Köln, Móstoles & Forlì', 'Köln, Mostoles & Forlì'],
  ['Œuf – Łódź', 'OEuf - ?odz'],
])('%s is written %s', (text, written) => {
  expect(withGsmLetters(text)).toBe(written)
  expect(smsSegments(withGsmLetters(text.padEnd(160, 'a').slice(0, 158)))).toBe(1)
})
