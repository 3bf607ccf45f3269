import { expect, test } from 'vitest'
import { formerClaim, loginEmailChangeAsked, loginEmailChanged, newClaim } from '../../../tests/setup/sampleEmailEvents.ts'
import { providerId } from '../../../tests/setup/sampleEvents.ts'
import { presentTime } from '../../../tests/setup/specification.ts'
import { releaseUnusedLogin } from '../claim/releaseUnusedLogin.ts'
import { run, setDeadline } from '../process.ts'
import { defaultRules } from '../rules.ts'
import { mailFormerAddressWhenLoginEmailIsChanged } from './mailFormerAddressWhenLoginEmailIsChanged.ts'
import { mailLinkWhenLoginEmailChangeIsAsked } from './mailLinkWhenLoginEmailChangeIsAsked.ts'
import { releaseLoginEmailWhenItIsNotUsed as process } from './releaseLoginEmailWhenItIsNotUsed.ts'

const context = { recordedAt: presentTime, rules: defaultRules }

test('releases a replaced login e-mail', () => {
  expect(process.react(loginEmailChanged(), undefined, context)).toEqual([
    run(releaseUnusedLogin, { providerId: providerId(), hash: formerClaim }),
  ])
})

test('releases an e-mail whose confirmation was not completed an hour after its link has expired', () => {
  const dueAt = new Date('2026-11-22T10:00:00.000Z')
  expect(process.react(loginEmailChangeAsked(), undefined, context)).toEqual([setDeadline(providerId(), newClaim, dueAt)])
  expect(process.onDeadline?.({ key: providerId(), name: newClaim, dueAt }, undefined, context)).toEqual([
    run(releaseUnusedLogin, { providerId: providerId(), hash: newClaim }),
  ])
})

test('a link is mailed to the new address, and a notice to the former one', () => {
  const asked = loginEmailChangeAsked()
  expect(mailLinkWhenLoginEmailChangeIsAsked.react(asked, undefined, context)).toMatchObject([
    { effect: 'mail', person: { id: providerId() }, payload: { template: 'confirm-new-email', params: { askedAt: asked.data.askedAt } } },
  ])
  const changed = loginEmailChanged()
  expect(mailFormerAddressWhenLoginEmailIsChanged.react(changed, undefined, context)).toMatchObject([
    { effect: 'mail', person: { id: providerId() }, payload: { template: 'email-changed', params: { changedAt: changed.data.changedAt } } },
  ])
})
