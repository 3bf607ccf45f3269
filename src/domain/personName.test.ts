import { expect, test } from 'vitest'
import { PersonName } from './personName.ts'

test.each(['Al', 'Anne-Sophie', "D'Artagnan", 'O’Brien', 'María José', 'Łukasz', 'Jürgen', 'Zoe\u0308', 'X'.repeat(50)])(
  '%j is a name',
  (name) => {
    expect(PersonName.safeParse(name).success).toBe(true)
  },
)

test.each(['', 'A', 'X'.repeat(51), 'R2D2', '-Anne', 'Anne\nSophie', 'Anne\u202e', '<b>', 'Anne@home', '  '])(
  '%j is not a name',
  (name) => {
    expect(PersonName.safeParse(name).success).toBe(false)
  },
)
