import { expect, test } from 'vitest'
import { passwordLacks } from './password.ts'

test.each([
  ['Ab1!efgh', []],
  ['Éà1 efgh', []],
  ['Ab1!efg', ['length']],
  [`Ab1!${'x'.repeat(124)}`, []],
  [`Ab1!${'x'.repeat(125)}`, ['length']],
  ['AB1!EFGH', ['lowercase']],
  ['ab1!efgh', ['uppercase']],
  ['Abc!efgh', ['digit']],
  ['Abc1efgh', ['special']],
  ['', ['length', 'lowercase', 'uppercase', 'digit', 'special']],
])('%j lacks %j', (password, lacks) => {
  expect(passwordLacks(password)).toEqual(lacks)
})
