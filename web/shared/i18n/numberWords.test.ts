import { describe, expect, it } from 'vitest'
import { interfaceLanguages } from './languages.ts'
import { numberWord } from './numberWords.ts'

describe('a number in a sentence', () => {
  it.each([
    ['de', 'ein', 'drei', 'zwölf'],
    ['en', 'one', 'three', 'twelve'],
    ['es', 'un', 'tres', 'doce'],
    ['fr', 'un', 'trois', 'douze'],
    ['it', 'un', 'tre', 'dodici'],
    ['nl', 'één', 'drie', 'twaalf'],
    ['pt', 'um', 'três', 'doze'],
  ])('is a word in the language %s', (language, one, three, twelve) => {
    expect([1, 3, 12].map((number) => numberWord(number, language))).toEqual([one, three, twelve])
  })

  it('is a different word for each number from one to twelve, in every language of the interface', () => {
    for (const language of interfaceLanguages) {
      const words = Array.from({ length: 12 }, (_, index) => numberWord(index + 1, language))
      expect(new Set(words.filter((word) => /^\p{L}+$/u.test(word))).size, language).toBe(12)
    }
  })

  it('is in digits beyond twelve, and in a language without words', () => {
    expect(numberWord(13, 'fr')).toBe('13')
    expect(numberWord(3, 'pl')).toBe('3')
  })
})
