import { describe, expect, test } from 'vitest'
import { coupleRegistered } from '../../../tests/setup/sampleCoupleEvents.ts'
import { emailConfirmed, loginEmailChanged } from '../../../tests/setup/sampleEmailEvents.ts'
import { coupleId, providerId, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import {
  mailBounced,
  mailComplained,
  mailTriedAgain,
  notificationPreferenceChanged,
  personErasureAsked,
} from '../../../tests/setup/samplePersonEvents.ts'
import { fold, given, presentTime } from '../../../tests/setup/specification.ts'
import { unlessErased } from '../event.ts'
import { provider } from '../provider/provider.ts'
import { isMailed, notifications } from './notifications.ts'
import { recordBounce } from './recordBounce.ts'
import { recordComplaint } from './recordComplaint.ts'
import { tryMailAgain } from './tryMailAgain.ts'

const now = presentTime.getTime()
const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString()
const idOf = (number: number) => `e0000000-0000-5000-8000-${String(number).padStart(12, '0')}`
const person = { kind: 'provider', id: providerId() } as const
const couple = { kind: 'couple', id: coupleId() } as const
const { email } = providerRegistered().data
const address = unlessErased(email, '')
const bounce = { person, mail: idOf(9), kind: 'new-requests', address, mailedAt: ago(2), isHard: true, bouncedAt: ago(1) } as const
const complaint = { person, mail: idOf(9), kind: 'new-requests', complainedAt: ago(1) } as const
const recorded = { mail: idOf(9), bouncedAt: ago(1) }

describe('a mail that bounces', () => {
  test('permanently stops optional mails, also to couples', () => {
    given(providerRegistered()).when(recordBounce, bounce).thenEvents(mailBounced(recorded))
    expect(isMailed(fold(notifications, [providerRegistered(), mailBounced()]), 'new-requests')).toBe(false)
    const ofCouple = { ...bounce, person: couple, kind: 'suggestions', address: unlessErased(coupleRegistered().data.email, '') } as const
    given(coupleRegistered())
      .when(recordBounce, ofCouple)
      .thenEvents(mailBounced({ ...recorded, person: couple, kind: 'suggestions' }))
  })

  test('temporarily counts, and several within a month count as permanent', () => {
    const soft = { ...bounce, isHard: false }
    given(providerRegistered())
      .when(recordBounce, soft)
      .thenEvents(mailBounced({ ...recorded, isHard: false, isFinal: false }))
    const four = (hours: number) =>
      [1, 2, 3, 4].map((number) => mailBounced({ mail: idOf(number), isHard: false, isFinal: false, bouncedAt: ago(hours) }))
    given(providerRegistered(), ...four(48))
      .when(recordBounce, soft)
      .thenEvents(mailBounced({ ...recorded, isHard: false, isFinal: true }))
    given(providerRegistered(), ...four(31 * 24))
      .when(recordBounce, soft)
      .thenEvents(mailBounced({ ...recorded, isHard: false, isFinal: false }))
    expect(isMailed(fold(notifications, [providerRegistered(), ...four(48)]), 'new-requests')).toBe(true)
  })

  test('counts once, however often reported; a temporary failure may become permanent', () => {
    given(providerRegistered(), mailBounced({ mail: idOf(9) }))
      .when(recordBounce, bounce)
      .thenNothing()
    const soft = mailBounced({ mail: idOf(9), isHard: false, isFinal: false })
    given(providerRegistered(), soft)
      .when(recordBounce, { ...bounce, isHard: false })
      .thenNothing()
    given(providerRegistered(), soft).when(recordBounce, bounce).thenEvents(mailBounced(recorded))
  })

  test('is ignored for another address, after a confirmation or retry, and for an address that already fails', () => {
    given(providerRegistered())
      .when(recordBounce, { ...bounce, address: 'another@example.test' })
      .thenNothing()
    for (const since of [emailConfirmed({ confirmedAt: ago(1) }), mailTriedAgain({ triedAt: ago(1) })])
      given(providerRegistered(), since).when(recordBounce, bounce).thenNothing()
    given(providerRegistered(), mailTriedAgain({ triedAt: ago(3) }))
      .when(recordBounce, bounce)
      .thenEvents(mailBounced(recorded))
    given(providerRegistered(), mailBounced({ mail: idOf(1) }))
      .when(recordBounce, bounce)
      .thenNothing()
  })

  test('is not recorded in the future, whatever the report says', () => {
    given(providerRegistered())
      .when(recordBounce, { ...bounce, bouncedAt: ago(-5) })
      .thenEvents(mailBounced({ ...recorded, bouncedAt: ago(0) }))
  })

  test('is refused for an unknown person', () => {
    given().when(recordBounce, bounce).thenRefused('person_not_found')
    given(providerRegistered(), personErasureAsked()).when(recordBounce, bounce).thenRefused('person_not_found')
  })
})

test('mails are sent again after the address was changed, confirmed or retried', () => {
  for (const event of [loginEmailChanged(), emailConfirmed(), mailTriedAgain()]) {
    const history = [providerRegistered(), mailBounced(), event]
    expect(isMailed(fold(notifications, history), 'new-requests')).toBe(true)
    expect(fold(provider, history).mailsFailedAt).toBeUndefined()
  }
  expect(fold(provider, [providerRegistered(), mailBounced()]).mailsFailedAt).toBe(mailBounced().data.bouncedAt)
})

describe('a mail that is complained about', () => {
  test('turns its kind off, like its link would', () => {
    const complained = mailComplained({ mail: idOf(9), complainedAt: ago(1) })
    given(providerRegistered())
      .when(recordComplaint, complaint)
      .thenEvents(complained, notificationPreferenceChanged({ changedAt: ago(1) }))
    given(providerRegistered(), notificationPreferenceChanged()).when(recordComplaint, complaint).thenEvents(complained)
    given(providerRegistered(), mailComplained({ mail: idOf(9) }))
      .when(recordComplaint, complaint)
      .thenNothing()
  })

  test('of a mandatory kind turns nothing off', () => {
    given(providerRegistered())
      .when(recordComplaint, { ...complaint, kind: 'provider-account' })
      .thenEvents(mailComplained({ mail: idOf(9), kind: 'provider-account', complainedAt: ago(1) }))
    expect(isMailed(fold(notifications, [providerRegistered(), mailComplained()]), 'new-requests')).toBe(true)
  })

  test('is refused for an unknown person', () => {
    given().when(recordComplaint, complaint).thenRefused('person_not_found')
  })
})

test('mails are only retried when they failed', () => {
  given(providerRegistered(), mailBounced())
    .when(tryMailAgain, { person })
    .thenEvents(mailTriedAgain({ triedAt: ago(0) }))
  given(providerRegistered()).when(tryMailAgain, { person }).thenNothing()
  given().when(tryMailAgain, { person }).thenRefused('person_not_found')
})
