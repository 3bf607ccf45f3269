import { test } from 'vitest'
import { languageChosen, providerId, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { chooseLanguage } from './chooseLanguage.ts'

const input = { providerId: providerId(), locale: 'de' }

test('a language is chosen', () => {
  given(providerRegistered())
    .when(chooseLanguage, input)
    .thenEvents(languageChosen({ locale: 'de', chosenAt: presentTime.toISOString() }))
})

test('records the same choice once', () => {
  given(providerRegistered(), languageChosen({ locale: 'de' }))
    .when(chooseLanguage, input)
    .thenNothing()
  given(providerRegistered({ locale: 'de' }))
    .when(chooseLanguage, input)
    .thenNothing()
})

test('only a registered provider can choose', () => {
  given().when(chooseLanguage, input).thenRefused('planner_not_found')
})
