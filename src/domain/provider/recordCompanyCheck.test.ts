import { test } from 'vitest'
import { companyNumberChecked, companyNumberGiven, providerId, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { recordCompanyCheck } from './recordCompanyCheck.ts'

const { givenAt } = companyNumberGiven().data
const { checkedAt } = companyNumberChecked().data
const found = { providerId: providerId(), givenAt, outcome: 'valid', by: 'registry', checkedAt } as const

test('what a register found is recorded with the time of its answer', () => {
  given(providerRegistered(), companyNumberGiven()).when(recordCompanyCheck, found).thenEvents(companyNumberChecked())
})

test('a person says so of the number that stands there', () => {
  given(providerRegistered(), companyNumberGiven(), companyNumberChecked())
    .when(recordCompanyCheck, { providerId: providerId(), outcome: 'inactive', by: 'person' })
    .thenEvents(companyNumberChecked({ outcome: 'inactive', by: 'person', checkedAt: presentTime.toISOString() }))
})

test('the same outcome again is no news on the same day, nor later from a check that was begun before', () => {
  given(providerRegistered(), companyNumberGiven(), companyNumberChecked()).when(recordCompanyCheck, found).thenNothing()
  given(providerRegistered(), companyNumberGiven(), companyNumberChecked({ checkedAt: '2026-12-24T10:00:00.000Z' }))
    .when(recordCompanyCheck, found)
    .thenNothing()
})

test('on a later day it says that the number is still valid', () => {
  const again = { ...found, checkedAt: '2026-12-24T10:00:00.000Z' }
  given(providerRegistered(), companyNumberGiven(), companyNumberChecked())
    .when(recordCompanyCheck, again)
    .thenEvents(companyNumberChecked({ checkedAt: again.checkedAt }))
})

test('an answer about a number that was replaced meanwhile is dropped', () => {
  given(providerRegistered(), companyNumberGiven(), companyNumberGiven({ number: '35600000000048', givenAt: '2026-11-15T09:00:00.000Z' }))
    .when(recordCompanyCheck, { ...found, outcome: 'not_found' })
    .thenNothing()
})

test('where no number was given there is none to check', () => {
  given(providerRegistered())
    .when(recordCompanyCheck, { providerId: providerId(), outcome: 'valid', by: 'person' })
    .thenRefused('company_number_missing')
  given().when(recordCompanyCheck, found).thenRefused('planner_not_found')
})
