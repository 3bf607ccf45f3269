import { test } from 'vitest'
import { claimed, released } from '../../../tests/setup/sampleCoupleEvents.ts'
import { coupleId } from '../../../tests/setup/sampleEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { releaseClaim } from './releaseClaim.ts'

const input = { kind: 'phone', hash: 'abc', owner: coupleId() } as const

test('the owner gives it up', () => {
  given(claimed()).when(releaseClaim, input).thenEvents(released())
})

test('once', () => {
  given(claimed(), released()).when(releaseClaim, input).thenNothing()
  given().when(releaseClaim, input).thenNothing()
})

test('a claim that belongs to somebody else by now stays theirs', () => {
  given(claimed(), released(), claimed({ owner: coupleId(2) }))
    .when(releaseClaim, input)
    .thenNothing()
})
