import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { derivedUuid } from '../domain/derivedUuid.ts'
import { deriveId } from './deriveId.ts'

test('the domain derives the same ids as the commands do with Node, whatever the length', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 200 }), { maxLength: 4 }), (parts) => {
      expect(derivedUuid(...parts)).toBe(deriveId(...parts))
    }),
  )
})
