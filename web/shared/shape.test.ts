import { expect, it } from 'vitest'
import { flag, listOf, nullable, orNull, recordOf, text, whole, withDefault } from './shape.ts'

const read = orNull(
  recordOf({
    name: text,
    agreed: nullable(flag),
    step: whole(0, 4),
    picked: listOf(text),
    place: withDefault(text, ''),
    home: nullable(recordOf({ city: text })),
  }),
)
const sound = { name: 'Camille', agreed: null, step: 2, picked: ['a'], place: 'Lyon', home: { city: 'Lyon' } }

it('returns a value of the right shape, without unknown properties', () => {
  expect(read({ ...sound, more: 1 })).toEqual(sound)
  expect(read({ ...sound, place: undefined, home: null })).toEqual({ ...sound, place: '', home: null })
})

it.each([
  null,
  [],
  'text',
  { ...sound, name: 1 },
  { ...sound, agreed: 'yes' },
  { ...sound, step: 5 },
  { ...sound, step: -1 },
  { ...sound, step: 1.5 },
  { ...sound, step: '2' },
  { ...sound, picked: 'a' },
  { ...sound, picked: [1] },
  { ...sound, place: null },
  { ...sound, home: {} },
])('refuses any other value: %j', (value) => {
  expect(read(value)).toBeNull()
})
