import { expect, test } from 'vitest'
import { companyNumberChecked, providerId, welcomeCreditReversed } from '../../../tests/setup/sampleEvents.ts'
import { profilePartRejected } from '../../../tests/setup/sampleModerationEvents.ts'
import { venueId, venueRejected, venueValidated } from '../../../tests/setup/sampleVenueEvents.ts'
import { presentTime } from '../../../tests/setup/specification.ts'
import { reverseWelcomeCredit } from '../account/reverseWelcomeCredit.ts'
import type { DomainEvent } from '../event.ts'
import { deliver, makeEffect, type Process, run } from '../process.ts'
import { defaultRules } from '../rules.ts'
import { claimCompanyNumberWhenItWasVerified } from './claimCompanyNumberWhenItWasVerified.ts'
import { mailProviderWhenItsNumberIsRefused } from './mailProviderWhenItsNumberIsRefused.ts'
import { mailProviderWhenPartIsRejected } from './mailProviderWhenPartIsRejected.ts'
import { mailProviderWhenVenueIsRejected } from './mailProviderWhenVenueIsRejected.ts'
import { mailProviderWhenVenueIsValidated } from './mailProviderWhenVenueIsValidated.ts'
import { mailProviderWhenWelcomeCreditIsReversed } from './mailProviderWhenWelcomeCreditIsReversed.ts'
import { reverseWelcomeCreditWhenItsNumberHadOne } from './reverseWelcomeCreditWhenItsNumberHadOne.ts'

const context = { recordedAt: presentTime, rules: defaultRules }
const reactionsOf = (process: Process, event: DomainEvent) => process.react(event, undefined, context)

test('the provider is notified of a part of its profile that is hidden', () => {
  const params = { part: 'portrait', version: 1 }
  const mail = { channel: 'mail', template: 'part-rejected', recipient: { kind: 'provider', id: providerId() }, params } as const
  expect(reactionsOf(mailProviderWhenPartIsRejected, profilePartRejected())).toEqual([deliver(mail, context)])
})

test('the provider is notified of a venue that was validated or rejected', () => {
  const mail = { channel: 'mail', recipient: { kind: 'provider', id: providerId() }, params: { venueId: venueId() } } as const
  expect(reactionsOf(mailProviderWhenVenueIsValidated, venueValidated())).toEqual([
    deliver({ ...mail, template: 'venue-validated' }, context),
  ])
  expect(reactionsOf(mailProviderWhenVenueIsRejected, venueRejected())).toEqual([deliver({ ...mail, template: 'venue-rejected' }, context)])
})

test('the provider is notified of a company number that is no longer good, and of no valid one', () => {
  const mail = {
    channel: 'mail',
    template: 'number-refused',
    recipient: { kind: 'provider', id: providerId() },
    params: { outcome: 'inactive' },
  } as const
  expect(reactionsOf(mailProviderWhenItsNumberIsRefused, companyNumberChecked({ outcome: 'inactive' }))).toEqual([deliver(mail, context)])
  expect(reactionsOf(mailProviderWhenItsNumberIsRefused, companyNumberChecked())).toEqual([])
})

test('a number that had a welcome credit takes that of its next account back, which is notified of what it lost', () => {
  const checked = companyNumberChecked({ claimed: true, welcomedBefore: true })
  expect(reactionsOf(reverseWelcomeCreditWhenItsNumberHadOne, checked)).toEqual([run(reverseWelcomeCredit, { providerId: providerId() })])
  expect(reactionsOf(reverseWelcomeCreditWhenItsNumberHadOne, companyNumberChecked({ claimed: true }))).toEqual([])
  const mail = {
    channel: 'mail',
    template: 'welcome-credit-reversed',
    recipient: { kind: 'provider', id: providerId() },
    params: {},
  } as const
  expect(reactionsOf(mailProviderWhenWelcomeCreditIsReversed, welcomeCreditReversed())).toEqual([deliver(mail, context)])
  expect(reactionsOf(mailProviderWhenWelcomeCreditIsReversed, welcomeCreditReversed({ credits: 0 }))).toEqual([])
})

test('a number that a release without claims found valid is claimed now, and no other', () => {
  const { givenAt } = companyNumberChecked().data
  expect(reactionsOf(claimCompanyNumberWhenItWasVerified, companyNumberChecked())).toEqual([
    makeEffect('companyClaim', { providerId: providerId(), givenAt }, { person: { kind: 'provider', id: providerId() } }),
  ])
  expect(reactionsOf(claimCompanyNumberWhenItWasVerified, companyNumberChecked({ claimed: true }))).toEqual([])
  expect(reactionsOf(claimCompanyNumberWhenItWasVerified, companyNumberChecked({ outcome: 'not_found' }))).toEqual([])
})
