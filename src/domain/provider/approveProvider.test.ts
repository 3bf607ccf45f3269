import { test } from 'vitest'
import { companyDescribed, providerId, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import { providerApproved } from '../../../tests/setup/sampleModerationEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { approveProvider } from './approveProvider.ts'

const input = { providerId: providerId() }

test('a described company is approved', () => {
  given(providerRegistered(), companyDescribed()).when(approveProvider, input).thenEvents(providerApproved())
})

test('a company is approved once', () => {
  given(providerRegistered(), companyDescribed(), providerApproved()).when(approveProvider, input).thenNothing()
})

test('a company that was not described cannot be approved', () => {
  given(providerRegistered()).when(approveProvider, input).thenRefused('company_missing')
})

test('an unknown provider cannot be approved', () => {
  given().when(approveProvider, input).thenRefused('planner_not_found')
})
