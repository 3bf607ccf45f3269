import { test } from 'vitest'
import {
  creditReturned,
  creditsCorrected,
  providerId,
  requestUnlocked,
  welcomeCreditGranted,
  welcomeCreditReversed,
} from '../../../tests/setup/sampleEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { grantWelcomeCredit } from './grantWelcomeCredit.ts'
import { reverseWelcomeCredit } from './reverseWelcomeCredit.ts'

const input = { providerId: providerId() }
const reversed = (credits: number) => welcomeCreditReversed({ credits, reversedAt: presentTime.toISOString() })

test('the welcome credit of a number that had one goes, once', () => {
  given(welcomeCreditGranted()).when(reverseWelcomeCredit, input).thenEvents(reversed(1))
  given(welcomeCreditGranted(), reversed(1)).when(reverseWelcomeCredit, input).thenNothing()
})

test('one that was spent is not asked back, whatever was bought since', () => {
  given(welcomeCreditGranted(), requestUnlocked()).when(reverseWelcomeCredit, input).thenEvents(reversed(0))
  given(welcomeCreditGranted(), requestUnlocked(), creditsCorrected(5)).when(reverseWelcomeCredit, input).thenEvents(reversed(0))
})

test('one that came back under the guarantee was not spent', () => {
  given(welcomeCreditGranted(), requestUnlocked(), creditReturned()).when(reverseWelcomeCredit, input).thenEvents(reversed(1))
})

test('the balance is not brought below zero', () => {
  given(welcomeCreditGranted(), creditsCorrected(-1)).when(reverseWelcomeCredit, input).thenEvents(reversed(0))
})

test('an account that has no welcome credit yet gets none', () => {
  given().when(reverseWelcomeCredit, input).thenEvents(reversed(0))
  given(reversed(0)).when(grantWelcomeCredit, input).thenNothing()
})
