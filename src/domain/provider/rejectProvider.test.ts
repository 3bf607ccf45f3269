import { test } from 'vitest'
import { companyDescribed, providerId, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import { providerApproved, providerRejected, providerSubmittedAgain } from '../../../tests/setup/sampleModerationEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { approveProvider } from './approveProvider.ts'
import { profileRejectionReasons } from './profileRejectionReason.ts'
import { rejectProvider } from './rejectProvider.ts'
import { submitProfileAgain } from './submitProfileAgain.ts'

const now = '2026-11-22T12:00:00.000Z'
const described = [providerRegistered(), companyDescribed()]
const input = { providerId: providerId(), reason: 'missing_information', note: '' } as const

test('a profile that waits is rejected', () => {
  given(...described)
    .when(rejectProvider, input, { now })
    .thenEvents(providerRejected())
})

test('a profile that was approved is rejected', () => {
  given(...described, providerApproved())
    .when(rejectProvider, input, { now })
    .thenEvents(providerRejected())
})

test('a profile is rejected once for the same reason, and again for another', () => {
  const rejected = given(...described, providerRejected())
  rejected.when(rejectProvider, input).thenNothing()
  rejected
    .when(rejectProvider, { ...input, reason: 'unsuitable_pictures' }, { now })
    .thenEvents(providerRejected({ reason: 'unsuitable_pictures' }))
})

test('a profile that was submitted again can be rejected for the same reason', () => {
  given(...described, providerRejected(), providerSubmittedAgain())
    .when(rejectProvider, input, { now })
    .thenEvents(providerRejected())
})

test.each(profileRejectionReasons)('%s needs a note where the reason alone cannot be acted on', (reason) => {
  const without = given(...described).when(rejectProvider, { ...input, reason }, { now })
  if (reason === 'copied_text' || reason === 'other') without.thenRefused('note_missing')
  else without.thenEvents(providerRejected({ reason }))
  given(...described)
    .when(rejectProvider, { ...input, reason, note: 'See https://example.test' }, { now })
    .thenEvents(providerRejected({ reason, note: 'See https://example.test' }))
})

test('a company that was not described cannot be rejected', () => {
  given(providerRegistered()).when(rejectProvider, input).thenRefused('company_missing')
})

test('an unknown provider cannot be rejected', () => {
  given().when(rejectProvider, input).thenRefused('planner_not_found')
})

test('a rejected profile is submitted again, once', () => {
  const id = { providerId: providerId() }
  given(...described, providerRejected())
    .when(submitProfileAgain, id, { now })
    .thenEvents(providerSubmittedAgain())
  given(...described, providerRejected(), providerSubmittedAgain())
    .when(submitProfileAgain, id)
    .thenNothing()
})

test('a profile that was approved meanwhile is not submitted again', () => {
  given(...described, providerRejected(), providerApproved())
    .when(submitProfileAgain, { providerId: providerId() })
    .thenNothing()
})

test('an unknown provider submits nothing', () => {
  given().when(submitProfileAgain, { providerId: providerId() }).thenRefused('planner_not_found')
})

test('a rejected profile is approved', () => {
  given(...described, providerRejected())
    .when(approveProvider, { providerId: providerId() })
    .thenEvents(providerApproved())
})
