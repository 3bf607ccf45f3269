import { test } from 'vitest'
import { accountDeletionAsked, coupleRegistered, textMessageRefused } from '../../../tests/setup/sampleCoupleEvents.ts'
import { coupleId } from '../../../tests/setup/sampleEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { recordTextRefusal } from './recordTextRefusal.ts'

const { message, refusedAt } = textMessageRefused().data
const input = { coupleId: coupleId(), message, refusedAt }

test('records a refused text message once', () => {
  given(coupleRegistered()).when(recordTextRefusal, input).thenEvents(textMessageRefused())
  given(coupleRegistered(), textMessageRefused())
    .when(recordTextRefusal, { ...input, refusedAt: presentTime.toISOString() })
    .thenNothing()
})

test('records no time in the future, whatever the service’s clock', () => {
  given(coupleRegistered())
    .when(recordTextRefusal, { ...input, refusedAt: '2027-01-01T00:00:00.000Z' })
    .thenEvents(textMessageRefused({ refusedAt: presentTime.toISOString() }))
})

test('records nothing for a couple that is unknown or being erased', () => {
  given().when(recordTextRefusal, input).thenNothing()
  given(coupleRegistered(), accountDeletionAsked()).when(recordTextRefusal, input).thenNothing()
})
