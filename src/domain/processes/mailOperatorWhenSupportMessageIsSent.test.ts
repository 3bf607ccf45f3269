import { expect, test } from 'vitest'
import { providerId } from '../../../tests/setup/sampleEvents.ts'
import { supportMessageId, supportMessageSent } from '../../../tests/setup/sampleSupportEvents.ts'
import { presentTime } from '../../../tests/setup/specification.ts'
import { deliver, makeEffect } from '../process.ts'
import { defaultRules } from '../rules.ts'
import { mailOperatorWhenSupportMessageIsSent } from './mailOperatorWhenSupportMessageIsSent.ts'

test('the operator gets the message however late, the provider a copy, and neither effect holds what was written', () => {
  const context = { recordedAt: presentTime, rules: defaultRules }
  const recipient = { kind: 'provider', id: providerId() }
  const params = { messageId: supportMessageId() }
  expect(mailOperatorWhenSupportMessageIsSent.react(supportMessageSent(), undefined, context)).toEqual([
    makeEffect('mail', { template: 'support-message', params }, { person: recipient, expiresAt: null }),
    deliver({ channel: 'mail', template: 'support-received', recipient, params }, context),
  ])
})
