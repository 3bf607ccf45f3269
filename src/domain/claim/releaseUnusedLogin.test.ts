import { test } from 'vitest'
import { claimed, released } from '../../../tests/setup/sampleCoupleEvents.ts'
import { formerClaim, loginEmailChangeAsked, loginEmailChanged, newClaim } from '../../../tests/setup/sampleEmailEvents.ts'
import { providerId, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import type { AllianceEvent } from '../eventCatalog.ts'
import { providerStream } from '../provider/provider.ts'
import { releaseUnusedLogin } from './releaseUnusedLogin.ts'

const own = claimed({ owner: providerId(), ownerStream: providerStream(providerId()) })
const gone = released({ owner: providerId() })
const having = (...events: readonly AllianceEvent[]) => ({ seen: { provider: [providerRegistered(), ...events] } })
const release = (hash: string) => ({ providerId: providerId(), hash })

test('releases the former e-mail once another one was confirmed', () => {
  given(own).when(releaseUnusedLogin, release(formerClaim), having(loginEmailChangeAsked(), loginEmailChanged())).thenEvents(gone)
})

test('releases an e-mail whose link has expired', () => {
  given(own)
    .when(releaseUnusedLogin, release(newClaim), having(loginEmailChangeAsked({ askedAt: '2026-11-18T09:59:59.000Z' })))
    .thenEvents(gone)
})

test('keeps the current login and one that can still be confirmed', () => {
  given(own).when(releaseUnusedLogin, release(newClaim), having(loginEmailChangeAsked(), loginEmailChanged())).thenNothing()
  given(own).when(releaseUnusedLogin, release(newClaim), having(loginEmailChangeAsked())).thenNothing()
  const back = [loginEmailChangeAsked({ claim: formerClaim }), loginEmailChanged({ claim: formerClaim, formerClaim: newClaim })]
  given(own)
    .when(releaseUnusedLogin, release(formerClaim), having(loginEmailChangeAsked(), loginEmailChanged(), ...back))
    .thenNothing()
})

test('ignores a claim that is free or belongs to somebody else', () => {
  given().when(releaseUnusedLogin, release(newClaim), having()).thenNothing()
  given(claimed({ owner: providerId(2) }))
    .when(releaseUnusedLogin, release(newClaim), having())
    .thenNothing()
})
