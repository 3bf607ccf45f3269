import { screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { defaultPublicRules } from '../../../src/domain/publicRules.ts'
import { interfaceLanguages } from '../../shared/i18n/languages.ts'
import { numberWord } from '../../shared/i18n/numberWords.ts'
import { PublicRulesProvider } from '../../shared/rules/PublicRulesProvider.tsx'
import { DirectoryInvitation } from '../features/directory/DirectoryInvitation.tsx'
import { NoProjects } from '../features/presentation/NoProjects.tsx'
import { Film } from '../features/welcome/film/Film.tsx'
import { HowItWorks } from '../features/welcome/HowItWorks.tsx'
import { renderCouple } from '../testing/renderCouple.tsx'
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

  describe.each([
    [
      1,
      [
        'One profile',
        /We suggest the planner who/,
        /A planner is introduced/,
        /introduce one of them/,
        /the wedding planner who/,
        /suggest a planner/,
      ],
    ],
    [
      5,
      [
        'Five profiles',
        /the five planners who/,
        /^Five planners are/,
        /introduce five of them/,
        /the five wedding planners/,
        /suggest five planners/,
      ],
    ],
    [
      20,
      ['20 profiles', /the 20 planners who/, /^20 planners are/, /introduce 20 of them/, /the 20 wedding planners/, /suggest 20 planners/],
    ],
  ])('is read from the rule, here %i', (suggestedPlanners, texts) => {
    beforeAll(() => {
      renderCouple(
        <PublicRulesProvider rules={{ ...defaultPublicRules, suggestedPlanners } as unknown as typeof defaultPublicRules}>
          <HowItWorks />
          <Film />
          <DirectoryInvitation />
          <NoProjects />
        </PublicRulesProvider>,
      )
    })

    it('in every text that names it', () => {
      for (const text of texts) expect(screen.getByText(text)).toBeTruthy()
    })
  })
})
