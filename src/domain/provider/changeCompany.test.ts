import { expect, test } from 'vitest'
import {
  companyDescribed,
  companyNumberChecked,
  companyNumberGiven,
  lyon,
  providerId,
  providerRegistered,
} from '../../../tests/setup/sampleEvents.ts'
import { vatNumberGiven } from '../../../tests/setup/sampleVatEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { type ChangeCompany, changeCompany, editableCompany } from './changeCompany.ts'

const number = '73282932000074'
const said = {
  name: 'Atelier Fontaine',
  street: '12 rue des Tilleuls',
  place: lyon,
  website: 'https://atelier.example/',
  languages: ['fr', 'en'] as const,
  createdOn: '2014-03-01',
}
const input: ChangeCompany = { providerId: providerId(), ...said, number: '732 829 320 00074' }
const described = companyDescribed({ ...said, languages: ['fr', 'en'], startingFrom: null })
const numberGiven = companyNumberGiven({ number, givenAt: presentTime.toISOString() })

test('a company is described and gives its number, as its country writes it', () => {
  given(providerRegistered()).when(changeCompany, input).thenEvents(described, numberGiven)
})

test('saving what is already stored changes nothing', () => {
  given(providerRegistered(), described, numberGiven).when(changeCompany, input).thenNothing()
})

test('the price from which it works is said elsewhere and stays', () => {
  given(providerRegistered(), companyDescribed())
    .when(changeCompany, { ...input, number: null })
    .thenEvents(companyDescribed({ ...said, languages: ['fr', 'en'], startingFrom: 180_000 }))
})

test('a new number is checked again, and so is the same number of another country', () => {
  const state = given(providerRegistered(), described, numberGiven, companyNumberChecked({ givenAt: presentTime.toISOString() }))
    .when(changeCompany, { ...input, number: '35600000000048' })
    .thenState()
  expect(state.companyNumber).toMatchObject({ number: '35600000000048', state: 'checking', checkedAt: null })
})

test('the result of the number’s check stays when something else is changed', () => {
  const state = given(providerRegistered(), described, numberGiven, companyNumberChecked({ givenAt: presentTime.toISOString() }))
    .when(changeCompany, { ...input, name: 'Fontaine & Filles' })
    .thenState()
  expect(state.companyNumber).toMatchObject({ number, state: 'valid' })
})

test('a number that cannot be one of the country is refused', () => {
  given(providerRegistered())
    .when(changeCompany, { ...input, number: '73282932000075' })
    .thenRefused('company_number_invalid')
  given(providerRegistered())
    .when(changeCompany, { ...input, place: { ...lyon, country: 'BE' } })
    .thenRefused('company_number_invalid')
})

test('a number that was given is not taken back', () => {
  given(providerRegistered(), described, numberGiven)
    .when(changeCompany, { ...input, number: null })
    .thenRefused('company_number_missing')
})

test('its VAT number is stored as it is printed, and stays until another one or none is given', () => {
  const givenAt = presentTime.toISOString()
  const stored = given(providerRegistered(), described, numberGiven)
  stored.when(changeCompany, { ...input, vatNumber: 'fr 40 303 265 045' }).thenEvents(vatNumberGiven({ number: 'FR40303265045', givenAt }))
  const numbered = given(providerRegistered(), described, numberGiven, vatNumberGiven())
  numbered.when(changeCompany, { ...input, vatNumber: 'FR40303265045' }).thenNothing()
  numbered.when(changeCompany, input).thenNothing()
  numbered.when(changeCompany, { ...input, vatNumber: null }).thenEvents(vatNumberGiven({ number: null, givenAt }))
})

test('a VAT number that cannot be one of its country is refused', () => {
  for (const vatNumber of ['FR41303265045', 'BE0403170701'])
    given(providerRegistered(), described, numberGiven)
      .when(changeCompany, { ...input, vatNumber })
      .thenRefused('vat_number_invalid')
})

test('it was created between 1900 and today, in the time zone of its country', () => {
  const at = (createdOn: string) =>
    given(providerRegistered()).when(changeCompany, { ...input, createdOn }, { now: '2026-11-20T23:30:00.000Z' })
  at('1899-12-31').thenRefused('creation_date_invalid')
  at('2026-11-22').thenRefused('creation_date_invalid')
  expect(at('2026-11-21').thenState().company?.createdOn).toBe('2026-11-21')
  expect(at('1900-01-01').thenState().company?.createdOn).toBe('1900-01-01')
})

test('it speaks at least one language', () => {
  given(providerRegistered())
    .when(changeCompany, { ...input, languages: [] })
    .thenRefused('languages_missing')
})

test('a change on the version that the provider saw is accepted, and one on an older version refused', () => {
  const before = given(providerRegistered(), companyDescribed())
    .when(changeCompany, { ...input, number: null })
    .thenState()
  const { instead, ...older } = { ...input, instead: editableCompany({ company: undefined, companyNumber: undefined, vatNumber: null }) }
  given(providerRegistered())
    .when(changeCompany, { ...older, instead })
    .thenEvents(described, numberGiven)
  given(providerRegistered(), described)
    .when(changeCompany, { ...older, instead })
    .thenRefused('changed_meanwhile')
  given(providerRegistered())
    .when(changeCompany, { ...older, instead: null })
    .thenRefused('changed_meanwhile')
  expect(editableCompany(before)).not.toHaveProperty('startingFrom')
})

test('only a registered provider has a company', () => {
  given().when(changeCompany, input).thenRefused('planner_not_found')
})
