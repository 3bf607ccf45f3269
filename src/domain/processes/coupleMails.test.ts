import { expect, test } from 'vitest'
import { coupleId, providerId, requestUnlocked } from '../../../tests/setup/sampleEvents.ts'
import { reviewInvited } from '../../../tests/setup/sampleRequestEvents.ts'
import { presentTime } from '../../../tests/setup/specification.ts'
import { deliver } from '../process.ts'
import { defaultRules } from '../rules.ts'
import { mailCoupleWhenRequestIsUnlocked } from './mailCoupleWhenRequestIsUnlocked.ts'
import { mailCoupleWhenReviewIsInvited } from './mailCoupleWhenReviewIsInvited.ts'

const context = { recordedAt: presentTime, rules: defaultRules }

test('a couple is notified who opened its contact data, and when', () => {
  const { requestId, unlockedAt } = requestUnlocked().data
  const params = { providerId: providerId(), requestId, unlockedAt }
  expect(mailCoupleWhenRequestIsUnlocked.react(requestUnlocked(), undefined, context)).toEqual([
    deliver({ channel: 'mail', template: 'request-unlocked', recipient: { kind: 'couple', id: coupleId() }, params }, context),
  ])
})

test('a couple that is invited to write a review gets a mail', () => {
  const params = { providerId: providerId() }
  expect(mailCoupleWhenReviewIsInvited.react(reviewInvited(), undefined, context)).toEqual([
    deliver({ channel: 'mail', template: 'review-invited', recipient: { kind: 'couple', id: coupleId() }, params }, context),
  ])
})
