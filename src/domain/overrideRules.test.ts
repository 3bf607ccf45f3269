import { describe, expect, it } from 'vitest'
import { overrideRules } from './overrideRules.ts'
import { defaultPrivateRules } from './privateRules.ts'
import { defaultRules, publicRulesOf } from './rules.ts'

describe('overriding rules', () => {
  it('replaces the values that are named and keeps all others', () => {
    const rules = overrideRules({ text: { message: 3000 }, suggestions: { points: { distance: 50 } } })
    expect(rules.text).toEqual({ ...defaultRules.text, message: 3000 })
    expect(rules.suggestions).toEqual({ ...defaultRules.suggestions, points: { ...defaultRules.suggestions.points, distance: 50 } })
    expect({ ...rules, text: defaultRules.text, suggestions: defaultRules.suggestions }).toEqual(defaultRules)
  })

  it.each([
    [{ text: { mesage: 3000 } }, 'text.mesage is not a rule'],
    [{ constructor: 1 }, 'constructor is not a rule'],
    [{ text: { message: '3000' } }, 'text.message must be a number, 0 or more'],
    [{ text: { message: -1 } }, 'text.message must be a number, 0 or more'],
    [{ limits: { codesInTotal: { max: 1.5 } } }, 'limits.codesInTotal.max must be a whole number'],
    [{ text: 3000 }, 'text must be an object'],
    [{ termsVersion: 2027 }, 'termsVersion must be a string'],
    [[], 'the value must be an object'],
  ])('refuses %j, naming the path', (override, message) => {
    expect(() => overrideRules(override)).toThrow(new Error(message))
  })
})

it('gives browsers the overridden public rules, and no private one', () => {
  const rules = publicRulesOf(overrideRules({ activeDays: 30 }))
  expect(rules.activeDays).toBe(30)
  for (const name of Object.keys(defaultPrivateRules)) expect(rules).not.toHaveProperty(name)
})
