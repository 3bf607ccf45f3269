import { expect, test } from 'vitest'
import { setDeadline } from './process.ts'

test('refuses a deadline without a date, which would be stored as none', () => {
  expect(() => setDeadline('key', 'check', new Date('not a day'))).toThrow('the deadline check of key has no date')
})
