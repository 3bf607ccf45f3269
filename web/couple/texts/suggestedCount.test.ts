import { describe, expect, it } from 'vitest'
import { defaultPublicRules } from '../../../src/domain/publicRules.ts'
import { interfaceLanguages } from '../../shared/i18n/languages.ts'
import { numberWord } from '../../shared/i18n/numberWords.ts'
import { loadAllTranslations } from './loadAllTranslations.ts'

/** Texts with the same number of something else: letters to type, minutes that answering takes, a step of the wizard, photographs of a profile. */
const ofSomethingElse = /^(city:typeMore|wizard:.*\.event|wizard:editing\.text|planner:.*\.photos)$/
const minutes = /\b3(?:\s\p{L}+\s|-)5\s\p{L}+/u

function textsIn(value: unknown, key: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[key, value]]
  return Object.entries(value ?? {}).flatMap(([name, inner]) => textsIn(inner, key.includes(':') ? `${key}.${name}` : `${key}:${name}`))
}

/** The texts that state the number, in digits or as a word. */
function stating(number: number, language: string, translations: Readonly<Record<string, unknown>>) {
  const stated = new RegExp(`(?<![\\p{L}\\d.,])(${number}|${numberWord(number, language)})(?![\\p{L}\\d]|[.,\\s]\\d)`, 'iu')
  const texts = Object.entries(translations).flatMap(([namespace, value]) => textsIn(value, namespace))
  return texts.filter(([key, text]) => !ofSomethingElse.test(key) && stated.test(text.replace(minutes, ''))).map(([key]) => key)
}

describe('how many planners are suggested', () => {
  it.each(interfaceLanguages)('is stated by no text of the couple app itself, in the language %s', async (language) => {
    expect(stating(defaultPublicRules.suggestedPlanners, language, await loadAllTranslations(language))).toEqual([])
  })

  it('is found when a text states it', () => {
    const planted = {
      welcome: { title: 'Trois profils', text: 'Les 3 prestataires, en 3 à 5 minutes', price: 'Dès 3 000 €', time: '3 à 5 minutes' },
    }
    expect(stating(3, 'fr', planted)).toEqual(['welcome:title', 'welcome:text'])
  })
})
