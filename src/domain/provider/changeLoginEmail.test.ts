import { describe, expect, test } from 'vitest'
import { emailConfirmed, formerClaim, loginEmailChangeAsked, loginEmailChanged, newClaim } from '../../../tests/setup/sampleEmailEvents.ts'
import { providerId, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import { personErasureAsked } from '../../../tests/setup/samplePersonEvents.ts'
import { fold, given, presentTime } from '../../../tests/setup/specification.ts'
import { person } from '../person/person.ts'
import { askLoginEmailChange } from './askLoginEmailChange.ts'
import { changeLoginEmail } from './changeLoginEmail.ts'

const now = presentTime.toISOString()
const email = 'claire@fontaine-mariages.example'
const former = 'claire@atelier-fontaine.example'
const sessionId = '0193a1f1-8b7d-7c12-8e64-5d2a9f3b1c48'
const asking = { providerId: providerId(), email, claim: newClaim, sessionId }
const asked = loginEmailChangeAsked()
const confirming = { providerId: providerId(), askedAt: asked.data.askedAt, formerClaim }
const erasureAsked = personErasureAsked({ person: { kind: 'provider', id: providerId() } })

describe('another login e-mail', () => {
  test('can be requested repeatedly', () => {
    for (const history of [[], [asked], [asked, loginEmailChanged({ email: former })]]) {
      given(providerRegistered(), ...history)
        .when(askLoginEmailChange, asking)
        .thenEvents(loginEmailChangeAsked({ askedAt: now, sessionId }))
    }
  })

  test('must differ from the current one, and the provider must exist and not be being erased', () => {
    given(providerRegistered())
      .when(askLoginEmailChange, { ...asking, email: former })
      .thenRefused('email_unchanged')
    given(providerRegistered(), asked, loginEmailChanged()).when(askLoginEmailChange, asking).thenRefused('email_unchanged')
    given().when(askLoginEmailChange, asking).thenRefused('planner_not_found')
    given(providerRegistered(), erasureAsked).when(askLoginEmailChange, asking).thenRefused('planner_not_found')
  })

  test('becomes the login when it is confirmed', () => {
    const decided = given(providerRegistered(), asked).when(changeLoginEmail, confirming)
    decided.thenEvents(loginEmailChanged({ changedAt: now }))
    expect(decided.thenState()).toMatchObject({ contact: { email, emailConfirmed: true }, emailClaim: newClaim })
  })

  test('can replace one that was never confirmed', () => {
    given(providerRegistered({ emailConfirmed: false }), asked)
      .when(changeLoginEmail, confirming)
      .thenEvents(loginEmailChanged({ changedAt: now }), emailConfirmed({ confirmedAt: now }))
  })

  test('is confirmed once, and only the last requested one', () => {
    given(providerRegistered(), asked, loginEmailChanged()).when(changeLoginEmail, confirming).thenRefused('change_not_asked')
    given(providerRegistered()).when(changeLoginEmail, confirming).thenRefused('change_not_asked')
    given(providerRegistered(), asked, loginEmailChangeAsked({ askedAt: '2026-11-20T09:30:00.000Z' }))
      .when(changeLoginEmail, confirming)
      .thenRefused('change_not_asked')
    given(providerRegistered(), asked, erasureAsked).when(changeLoginEmail, confirming).thenRefused('planner_not_found')
  })

  test('is released by an erasure', () => {
    expect(fold(person, [providerRegistered(), asked, loginEmailChanged()]).login).toEqual({ kind: 'login', value: email })
  })
})
