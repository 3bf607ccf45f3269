import { test } from 'vitest'
import { claimed, released } from '../../../tests/setup/sampleCoupleEvents.ts'
import { coupleId } from '../../../tests/setup/sampleEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { releaseClaim } from './releaseClaim.ts'

const input = { kind: 'phone', hash: 'abc', owner: coupleId() } as const

test('the owner releases its claim', () => {
  given(claimed()).when(releaseClaim, input).thenEvents(released())
})

test('releases a claim once', () => {
  given(claimed(), released()).when(releaseClaim, input).thenNothing()
  given().when(releaseClaim, input).thenNothing()
})

test('does not release a claim that belongs to somebody else by now', () => {
  given(claimed(), released(), claimed({ owner: coupleId(2) }))
    .when(releaseClaim, input)
    .thenNothing()
})
