import { expect, test } from 'vitest'
import { projectTwice, rebuildEqualsLive } from '../../../tests/projections/projectionHarness.ts'
import {
  creditReturned,
  providerId,
  requestId,
  requestRejected,
  requestUnlocked,
  requestWithdrawn,
} from '../../../tests/setup/sampleEvents.ts'
import {
  contactDeletionAsked,
  contactDeletionConfirmed,
  requestClosedByCouple,
  requestNoteWritten,
  requestReceived,
  requestSeen,
  requestStageChanged,
  requestsMarkedRead,
  requestWithdrawnByCouple,
} from '../../../tests/setup/sampleRequestEvents.ts'
import { erased } from '../../domain/event.ts'
import type { AllianceEvent } from '../../domain/eventCatalog.ts'
import { requestInbox } from './requestInbox.ts'

const rowAfter = async (...events: readonly AllianceEvent[]) => (await projectTwice(requestInbox, ...events))['requests']?.[0]

test('a received request has every field of the project', async () => {
  expect(await rowAfter(requestReceived())).toEqual({
    request_id: requestId(),
    provider_id: providerId(),
    venue_id: null,
    couple_id: requestReceived().data.coupleId,
    project_id: requestReceived().data.projectId,
    status: 'locked',
    received_at: new Date('2026-11-10T08:30:00.000Z'),
    seen_at: null,
    read_at: null,
    unlocked_at: null,
    paid_with: null,
    rejected_at: null,
    rejection_reason: null,
    rejection_note: null,
    withdrawn_at: null,
    closed_at: null,
    closed_reason: null,
    chosen: false,
    deletion_asked_at: null,
    contact_deleted_at: null,
    paid_credits: null,
    pays_for_date: false,
    open_returns: [],
    credit_returned: false,
    return_rule: null,
    returned_at: null,
    stage: null,
    stage_changed_at: null,
    note: null,
    event_type: 'mariage',
    event_type_text: null,
    service_type: 'complete',
    wedding_theme: 'Champêtre',
    event_date: expect.any(Date),
    event_location: 'Lyon, Rhône',
    city: 'Lyon',
    zip_code: '69001',
    country: 'FR',
    latitude: 45.7578,
    longitude: 4.832,
    guest_range: '50to100',
    budget_range: '20000to30000',
    planner_budget_range: '2000to5000',
    languages: ['fr', 'en'],
    planner_preference: 'nearEvent',
    message: 'Bonjour, êtes-vous libre en juin ?',
    firstname: 'Camille',
    lastname: 'Moreau',
    email: 'camille.moreau@example.fr',
    phone: '+33612345678',
    erased: false,
    search_words: ' lyon 69001 champetre bonjour etes vous libre en juin ',
  })
})

test('an unlocked request is new, and then has the stage the provider moved it to', async () => {
  expect(await rowAfter(requestReceived(), requestUnlocked())).toMatchObject({ stage: 'new', stage_changed_at: null })
  const won = await rowAfter(requestReceived(), requestUnlocked(), requestStageChanged({ stage: 'won' }))
  expect(won).toMatchObject({ stage: 'won', stage_changed_at: new Date('2026-11-16T08:00:00.000Z') })
})

test('a request that is marked as read is neither unread nor seen', async () => {
  expect(await rowAfter(requestReceived(), requestsMarkedRead())).toMatchObject({
    read_at: new Date('2026-11-12T08:00:00.000Z'),
    seen_at: null,
  })
  expect(await rowAfter(requestReceived(), requestSeen(), requestsMarkedRead())).toMatchObject({
    read_at: new Date('2026-11-11T08:00:00.000Z'),
    seen_at: new Date('2026-11-11T08:00:00.000Z'),
  })
})

test('a provider cannot mark the requests of another one', async () => {
  expect(await rowAfter(requestReceived(), requestsMarkedRead({ providerId: providerId(2) }))).toMatchObject({ read_at: null })
})

test('a note is deleted with the contact data that the couple wanted deleted', async () => {
  expect(await rowAfter(requestReceived(), requestNoteWritten())).toMatchObject({ note: 'Camille préfère le soir.' })
  expect(await rowAfter(requestReceived(), requestNoteWritten(), requestNoteWritten({ note: '' }))).toMatchObject({ note: null })
  const deleted = [requestReceived(), requestUnlocked(), requestNoteWritten(), contactDeletionAsked(), contactDeletionConfirmed()] as const
  expect(await rowAfter(...deleted)).toMatchObject({ note: null, search_words: expect.not.stringContaining('camille') })
})

test.each([
  ['locked', [requestSeen()]],
  ['unlocked', [requestSeen(), requestUnlocked()]],
  ['rejected', [requestRejected()]],
  ['withdrawn', [requestWithdrawnByCouple()]],
  ['unlocked', [requestUnlocked(), requestWithdrawnByCouple(), requestWithdrawn(), creditReturned()]],
  ['unlocked', [requestWithdrawnByCouple(), requestUnlocked(), requestWithdrawn(), creditReturned()]],
  ['rejected', [requestRejected(), requestWithdrawnByCouple()]],
] as const)('it is %s after %j', async (status, events) => {
  expect(await rowAfter(requestReceived(), ...events)).toMatchObject({ status })
})

test('records the time of everything that happened', async () => {
  const row = await rowAfter(
    requestReceived(),
    requestSeen(),
    requestUnlocked(),
    requestWithdrawnByCouple(),
    requestWithdrawn(),
    creditReturned(),
  )
  expect(row).toMatchObject({
    seen_at: new Date('2026-11-11T08:00:00.000Z'),
    unlocked_at: new Date('2026-11-12T10:00:00.000Z'),
    paid_with: 'credit',
    withdrawn_at: new Date('2026-11-15T08:00:00.000Z'),
    credit_returned: true,
  })
  expect(await rowAfter(requestReceived(), requestRejected({ reason: 'other', note: 'En congé' }))).toMatchObject({
    rejected_at: new Date('2026-11-12T10:00:00.000Z'),
    rejection_reason: 'other',
    rejection_note: 'En congé',
  })
})

test('shows which returns of the guarantee are still possible, and by which rule the credit was returned', async () => {
  const until = '2026-11-26T10:00:00.000Z'
  const reached = { rule: 'unreachable', until }
  const unlocked = [requestReceived(), requestUnlocked({ credits: 1, eventDate: '2027-06-19' })] as const
  expect(await rowAfter(...unlocked)).toMatchObject({
    paid_credits: 1,
    pays_for_date: true,
    open_returns: [{ rule: 'withdrawn', until }, reached, { rule: 'settled-first', until: null }],
  })
  expect(await rowAfter(...unlocked, requestClosedByCouple())).toMatchObject({ open_returns: [reached] })
  const returned = creditReturned({ rule: 'unreachable', version: 1, returnedAt: '2026-11-14T10:00:00.000Z' })
  expect(await rowAfter(...unlocked, returned)).toMatchObject({
    open_returns: [],
    credit_returned: true,
    return_rule: 'unreachable',
    returned_at: new Date('2026-11-14T10:00:00.000Z'),
  })
})

test('an unlock that cost nothing has no possible return, and one without a recorded date makes no other request free', async () => {
  const free = { credits: 0, eventDate: '2027-06-19' }
  expect(await rowAfter(requestReceived(), requestUnlocked(free))).toMatchObject({ open_returns: [], pays_for_date: false })
  const premium = requestUnlocked({ ...free, paidWith: 'premium' })
  expect(await rowAfter(requestReceived(), premium)).toMatchObject({ open_returns: [], pays_for_date: true })
  expect(await rowAfter(requestReceived(), requestUnlocked())).toMatchObject({ paid_credits: 1, pays_for_date: false })
})

test('erasing a couple removes the personal data of its requests', async () => {
  const gone = { contact: erased, message: erased, eventTypeText: erased, weddingTheme: erased, eventLocation: erased, eventPlace: erased }
  expect(await rowAfter(requestReceived(gone), requestRejected({ note: erased }))).toMatchObject({
    erased: true,
    message: null,
    wedding_theme: null,
    event_location: null,
    city: null,
    latitude: null,
    firstname: null,
    email: null,
    phone: null,
    rejection_note: null,
    event_type: 'mariage',
    guest_range: '50to100',
  })
})

test('a request that was withdrawn before it arrived is never shown', async () => {
  expect(await rowAfter(requestWithdrawnByCouple())).toBeUndefined()
})

test('a rebuild gives the same rows, byte for byte', async () => {
  const second = { requestId: requestId(2) }
  await rebuildEqualsLive(
    requestInbox,
    requestReceived(),
    requestReceived({ ...second, message: 'Ligne\tune\nLigne "deux" \\ 💍', languages: ['fr', 'de'] }),
    requestSeen(),
    requestUnlocked(),
    requestRejected({ ...second, reason: 'other', note: 'En congé' }),
    requestWithdrawnByCouple(),
    requestWithdrawn(),
    creditReturned(),
    requestUnlocked(second),
    contactDeletionAsked(second),
    contactDeletionConfirmed(second),
    requestClosedByCouple(second),
  )
  expect.assertions(1)
})
