import { expect, test } from 'vitest'
import { deriveId } from '../../commands/deriveId.ts'
import { WrittenKeys } from './writtenKeys.ts'

test('knows every added key, and rarely reports another one', () => {
  const keys = new WrittenKeys()
  const added = Array.from({ length: 100_000 }, (_, number) => deriveId('added', number))
  for (const key of added) keys.add(key)
  expect(added.every((key) => keys.mayHave(key))).toBe(true)
  const mistaken = Array.from({ length: 20_000 }, (_, number) => deriveId('other', number)).filter((key) => keys.mayHave(key))
  expect(mistaken.length).toBeLessThan(20)
})
