import { describe, expect, test } from 'vitest'
import { providerId, providerRegistered, subscriptionEnded, subscriptionStarted } from '../../../tests/setup/sampleEvents.ts'
import { personErasureAsked } from '../../../tests/setup/samplePersonEvents.ts'
import { supportMessageId, supportMessageSent } from '../../../tests/setup/sampleSupportEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { defaultRules } from '../rules.ts'
import { sendSupportMessage } from './sendSupportMessage.ts'

const input = (number = 1) => ({
  providerId: providerId(),
  messageId: supportMessageId(number),
  subject: 'credits' as const,
  text: ' Je ne retrouve pas la facture du mois de mai.\n',
})
const known = { owner: [providerRegistered()] }
const minutesAgo = (minutes: number) => new Date(presentTime.getTime() - minutes * 60_000).toISOString()

test('records a trimmed message with its reference', () => {
  given().when(sendSupportMessage, input(), { seen: known }).thenEvents(supportMessageSent())
})

test('marks the message of a provider with Premium, and not after it has ended', () => {
  const premium = { ...known, account: [subscriptionStarted()] }
  given()
    .when(sendSupportMessage, input(), { seen: premium })
    .thenEvents(supportMessageSent({ premium: true }))
  const ended = { ...known, account: [subscriptionStarted(), subscriptionEnded()] }
  given().when(sendSupportMessage, input(), { seen: ended }).thenEvents(supportMessageSent())
})

test('gives each message its own reference', () => {
  const referenceOf = (number: number) =>
    given().when(sendSupportMessage, input(number), { seen: known }).thenState().messages.at(-1)?.reference
  expect(new Set([1, 2, 31, 32, 33, 1024].map(referenceOf)).size).toBe(6)
  expect(referenceOf(2)).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
})

describe('a provider', () => {
  const sent = (ages: readonly number[]) =>
    ages.map((minutes, index) => supportMessageSent({ messageId: supportMessageId(index + 10), sentAt: minutesAgo(minutes) }))
  const rules = {
    ...defaultRules,
    limits: {
      ...defaultRules.limits,
      supportMessagesPerHour: { max: 2, seconds: 3_600 },
      supportMessagesPerDay: { max: 3, seconds: 86_400 },
    },
  }
  const within = { seen: known, rules }

  test('can send a limited number of messages per hour', () => {
    given(...sent([59, 1]))
      .when(sendSupportMessage, input(), within)
      .thenRefused('support_limit_of_hour')
    given(...sent([60, 1]))
      .when(sendSupportMessage, input(), within)
      .thenEvents(supportMessageSent())
  })

  test('can send a limited number of messages per day', () => {
    given(...sent([1_439, 600, 300]))
      .when(sendSupportMessage, input(), within)
      .thenRefused('support_limit_of_day')
    given(...sent([1_440, 600, 300]))
      .when(sendSupportMessage, input(), within)
      .thenEvents(supportMessageSent())
  })
})

test('cannot send any when it is unknown or being erased', () => {
  given().when(sendSupportMessage, input()).thenRefused('planner_not_found')
  const leaving = { owner: [providerRegistered(), personErasureAsked()] }
  given().when(sendSupportMessage, input(), { seen: leaving }).thenRefused('planner_not_found')
})
