import { expect, test } from 'vitest'
import { venuePage } from './pagePaths.ts'

test('the page of a venue stands at its public id, with the words of its name where there are some', () => {
  expect(venuePage('a1b2c3d4e5f6', 'chateau-d-ete')).toBe('/venue/a1b2c3d4e5f6-chateau-d-ete')
  expect(venuePage('a1b2c3d4e5f6')).toBe('/venue/a1b2c3d4e5f6')
})
