import { test } from 'vitest'
import { companyNumberChecked, companyNumberGiven, providerId, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { recordCompanyCheck } from './recordCompanyCheck.ts'

const { givenAt } = companyNumberGiven().data
const { checkedAt } = companyNumberChecked().data
const found = { providerId: providerId(), givenAt, outcome: 'valid', by: 'registry', checkedAt } as const

test('records a register’s result with the time of its answer', () => {
  given(providerRegistered(), companyNumberGiven()).when(recordCompanyCheck, found).thenEvents(companyNumberChecked())
})

test('a person can decide on the current number', () => {
  given(providerRegistered(), companyNumberGiven(), companyNumberChecked())
    .when(recordCompanyCheck, { providerId: providerId(), outcome: 'inactive', by: 'person' })
    .thenEvents(companyNumberChecked({ outcome: 'inactive', by: 'person', checkedAt: presentTime.toISOString() }))
})

test('the same result is not recorded again on the same day, or from an earlier check', () => {
  given(providerRegistered(), companyNumberGiven(), companyNumberChecked()).when(recordCompanyCheck, found).thenNothing()
  given(providerRegistered(), companyNumberGiven(), companyNumberChecked({ checkedAt: '2026-12-24T10:00:00.000Z' }))
    .when(recordCompanyCheck, found)
    .thenNothing()
})

test('a later day’s result confirms that the number is still valid', () => {
  const again = { ...found, checkedAt: '2026-12-24T10:00:00.000Z' }
  given(providerRegistered(), companyNumberGiven(), companyNumberChecked())
    .when(recordCompanyCheck, again)
    .thenEvents(companyNumberChecked({ checkedAt: again.checkedAt }))
})

test('a result for a replaced number is ignored', () => {
  given(providerRegistered(), companyNumberGiven(), companyNumberGiven({ number: '35600000000048', givenAt: '2026-11-15T09:00:00.000Z' }))
    .when(recordCompanyCheck, { ...found, outcome: 'not_found' })
    .thenNothing()
})

test('refuses a result when no number was entered', () => {
  given(providerRegistered())
    .when(recordCompanyCheck, { providerId: providerId(), outcome: 'valid', by: 'person' })
    .thenRefused('company_number_missing')
  given().when(recordCompanyCheck, found).thenRefused('planner_not_found')
})
