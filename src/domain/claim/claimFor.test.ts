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

test('a retry meets its own claim', () => {
  given(claimed()).when(claimFor, claiming()).thenNothing()
})

test("somebody else's is refused, and says whose it is", () => {
  given(claimed())
    .when(claimFor, claiming(2))
    .thenRefused('already_claimed', { owner: coupleId(1) })
})

test('a claim whose taker never came to be is taken over', () => {
  given(claimed())
    .when(claimFor, claiming(2, coupleId(1)))
    .thenEvents(claimedNow(2))
})

test('a takeover meets only the owner it was meant for', () => {
  given(claimed({ owner: coupleId(3), ownerStream: coupleStream(coupleId(3)) }))
    .when(claimFor, claiming(2, coupleId(1)))
    .thenRefused('already_claimed', { owner: coupleId(3) })
})

test('an owner that comes late renews its own claim', () => {
  given(claimed())
    .when(claimFor, claiming(1, coupleId(1)))
    .thenEvents(claimedNow(1))
})
