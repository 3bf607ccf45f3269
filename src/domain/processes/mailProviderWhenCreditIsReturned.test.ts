import { expect, test } from 'vitest'
import { creditReturned, providerId, requestId } from '../../../tests/setup/sampleEvents.ts'
import { presentTime } from '../../../tests/setup/specification.ts'
import { deliver } from '../process.ts'
import { defaultRules } from '../rules.ts'
import { mailProviderWhenCreditIsReturned } from './mailProviderWhenCreditIsReturned.ts'

const context = { recordedAt: presentTime, rules: defaultRules }
const reactionTo = (over: Parameters<typeof creditReturned>[0]) =>
  mailProviderWhenCreditIsReturned.react(creditReturned(over), undefined, context)

test('a provider is notified of a credit that came back as the couple is not reached', () => {
  const recipient = { kind: 'provider', id: providerId() }
  expect(reactionTo({ rule: 'unreachable', version: 1 })).toEqual([
    deliver({ channel: 'mail', template: 'credit-returned', recipient, params: { requestId: requestId() } }, context),
  ])
})

test('of a return that another mail tells of there is none', () => {
  expect(reactionTo({ rule: 'withdrawn', version: 1 })).toEqual([])
  expect(reactionTo({ rule: 'settled-first', version: 1 })).toEqual([])
  expect(reactionTo({})).toEqual([])
})
