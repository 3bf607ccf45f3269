import { test } from 'vitest'
import { companyDescribed, providerApproved, providerId, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { approveProvider } from './approveProvider.ts'

const input = { providerId: providerId() }

test('a described company is let through', () => {
  given(providerRegistered(), companyDescribed()).when(approveProvider, input).thenEvents(providerApproved())
})

test('once', () => {
  given(providerRegistered(), companyDescribed(), providerApproved()).when(approveProvider, input).thenNothing()
})

test('nothing can be approved that nobody described', () => {
  given(providerRegistered()).when(approveProvider, input).thenRefused('company_missing')
})

test('nor somebody unknown', () => {
  given().when(approveProvider, input).thenRefused('planner_not_found')
})
