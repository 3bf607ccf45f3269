import { test } from 'vitest'
import { claimed, released } from '../../../tests/setup/sampleCoupleEvents.ts'
import { coupleId } from '../../../tests/setup/sampleEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { coupleStream } from '../couple/couple.ts'
import { claimFor } from './claimFor.ts'

const claiming = (number = 1, insteadOf?: string) => ({
  kind: 'phone' as const,
  hash: 'f00d',
  owner: coupleId(number),
  ownerStream: coupleStream(coupleId(number)),
  ...(insteadOf === undefined ? {} : { insteadOf }),
})
const claimedNow = (number = 1) =>
  claimed({ owner: coupleId(number), ownerStream: coupleStream(coupleId(number)), claimedAt: presentTime.toISOString() })

test('a free claim is taken', () => {
  given().when(claimFor, claiming()).thenEvents(claimedNow())
  given(claimed(), released()).when(claimFor, claiming(2)).thenEvents(claimedNow(2))
})

test('a retry finds its own claim', () => {
  given(claimed()).when(claimFor, claiming()).thenNothing()
})

test('somebody else’s claim is refused with its owner', () => {
  given(claimed())
    .when(claimFor, claiming(2))
    .thenRefused('already_claimed', { owner: coupleId(1) })
})

test('a claim is taken over when its owner was never created', () => {
  given(claimed())
    .when(claimFor, claiming(2, coupleId(1)))
    .thenEvents(claimedNow(2))
})

test('a takeover only replaces the expected owner', () => {
  given(claimed({ owner: coupleId(3), ownerStream: coupleStream(coupleId(3)) }))
    .when(claimFor, claiming(2, coupleId(1)))
    .thenRefused('already_claimed', { owner: coupleId(3) })
})

test('a late owner renews its own claim', () => {
  given(claimed())
    .when(claimFor, claiming(1, coupleId(1)))
    .thenEvents(claimedNow(1))
})
