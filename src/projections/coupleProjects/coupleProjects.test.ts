import { expect, test } from 'vitest'
import { projectionHarness, projectTwice } from '../../../tests/projections/projectionHarness.ts'
import {
  coupleId,
  nthRequest,
  projectId,
  providerId,
  requestId,
  requestRejected,
  requestUnlocked,
} from '../../../tests/setup/sampleEvents.ts'
import { plannerFound, projectCancelled, projectSaved, providerContacted } from '../../../tests/setup/sampleProjectEvents.ts'
import { requestClosedByCouple, requestSeen, requestWithdrawnByCouple } from '../../../tests/setup/sampleRequestEvents.ts'
import { venueId } from '../../../tests/setup/sampleVenueEvents.ts'
import { erased } from '../../domain/event.ts'
import type { AllianceEvent } from '../../domain/eventCatalog.ts'
import { coupleProjects } from './coupleProjects.ts'
import { findProject, findProjects } from './coupleProjectsQueries.ts'

const today = '2026-11-21'

async function projectAfter(...events: readonly AllianceEvent[]) {
  const { given, pool } = await projectionHarness(coupleProjects)
  await given(...events)
  return findProject(pool, coupleId(), projectId(), today)
}

test('names the venue that was written to, and the one that was found', async () => {
  const ofVenue = { ...nthRequest(2), providerId: providerId(), venueId: venueId() }
  const requests = [nthRequest(1), ofVenue]
  const project = await projectAfter(
    projectSaved(),
    providerContacted(nthRequest(1)),
    providerContacted(ofVenue),
    plannerFound({ requests, chosenProviderId: providerId(), chosenVenueId: venueId() }),
  )
  expect(project?.contacts.map((contact) => contact.venueId)).toEqual([null, venueId()])
  expect(project?.plannerFound).toBe(venueId())
})

test('shows a saved project in the terms of the couple API', async () => {
  expect(await projectAfter(projectSaved())).toEqual({
    id: projectId(),
    eventType: 'mariage',
    serviceType: 'complete',
    hasTheme: true,
    weddingTheme: 'Champêtre',
    eventDate: '2027-06-19',
    eventLocation: 'Lyon, Rhône',
    city: 'Lyon',
    zipCode: '69001',
    country: 'FR',
    latitude: '45.7578',
    longitude: '4.832',
    guestRange: '50to100',
    budgetRange: '20000to30000',
    budgetPlannerRange: '2000to5000',
    languages: ['fr', 'en'],
    plannerPreference: 'nearEvent',
    message: '',
    status: 'upcoming',
    foundAt: null,
    plannerFound: null,
    contacts: [],
  })
})

test('a project that is saved again keeps its message and contacts', async () => {
  const again = projectSaved({ eventType: 'autre', eventTypeText: 'Noces d’or', serviceType: null, weddingTheme: null })
  expect(await projectAfter(projectSaved(), providerContacted(), again)).toMatchObject({
    eventType: 'Noces d’or',
    serviceType: null,
    hasTheme: false,
    weddingTheme: '',
    message: 'Bonjour, êtes-vous libre en juin ?',
    contacts: [{ providerId: providerId() }],
  })
})

test('a project lists the providers the couple wrote to, with the state of each request', async () => {
  const { given, givenAt, pool } = await projectionHarness(coupleProjects)
  await given(projectSaved(), ...[1, 2, 3, 4, 5].map((number) => providerContacted(nthRequest(number))))
  await givenAt('2026-11-21T11:00:00.000Z', providerContacted({ ...nthRequest(6), message: 'Une autre question' }))
  await given(
    requestSeen(nthRequest(2)),
    requestSeen(nthRequest(3)),
    requestUnlocked(nthRequest(3)),
    requestRejected(nthRequest(4)),
    requestWithdrawnByCouple(nthRequest(5)),
    requestWithdrawnByCouple(nthRequest(3)),
  )
  const found = await findProject(pool, coupleId(), projectId(), today)
  expect(found?.message).toBe('Bonjour, êtes-vous libre en juin ?')
  expect(found?.contacts.map(({ message }) => message)).toEqual([
    ...Array(5).fill('Bonjour, êtes-vous libre en juin ?'),
    'Une autre question',
  ])
  expect(found?.contacts.map((contact) => contact.status)).toEqual(['sent', 'seen', 'unlocked', 'rejected', 'withdrawn', 'sent'])
  expect(found?.contacts[2]).toEqual({
    ...nthRequest(3),
    venueId: null,
    message: 'Bonjour, êtes-vous libre en juin ?',
    status: 'unlocked',
    sentAt: '2026-11-21T10:00:00.000Z',
    seenAt: '2026-11-11T08:00:00.000Z',
    unlockedAt: '2026-11-12T10:00:00.000Z',
    rejectedAt: null,
    withdrawnAt: '2026-11-15T08:00:00.000Z',
    closedAt: null,
  })
})

test('a project is upcoming until the day of its event is over or it is cancelled', async () => {
  const { given, pool } = await projectionHarness(coupleProjects)
  const statusOn = async (day: string) => (await findProject(pool, coupleId(), projectId(), day))?.status
  await given(projectSaved())
  expect([await statusOn('2027-06-18'), await statusOn('2027-06-19'), await statusOn('2027-06-20')]).toEqual([
    'upcoming',
    'upcoming',
    'past',
  ])
  await given(projectCancelled())
  expect([await statusOn('2027-06-18'), await statusOn('2027-06-20')]).toEqual(['cancelled', 'cancelled'])
})

test('a project is settled once the planner is found, whatever the day, and cancelled if it is cancelled later', async () => {
  const { given, pool } = await projectionHarness(coupleProjects)
  const projectOn = (day: string) => findProject(pool, coupleId(), projectId(), day)
  await given(projectSaved(), providerContacted(nthRequest(1)), providerContacted(nthRequest(2)), requestUnlocked(nthRequest(2)))
  await given(plannerFound({ chosenProviderId: providerId(2) }), requestClosedByCouple(nthRequest(1)), requestClosedByCouple(nthRequest(2)))
  const found = { status: 'settled', foundAt: '2026-11-15T08:00:00.000Z', plannerFound: providerId(2) }
  expect(await projectOn('2027-06-18')).toMatchObject({
    ...found,
    contacts: [{ status: 'closed', closedAt: found.foundAt }, { status: 'unlocked' }],
  })
  expect(await projectOn('2027-06-20')).toMatchObject(found)
  await given(projectCancelled())
  expect(await projectOn('2027-06-18')).toMatchObject({ ...found, status: 'cancelled' })
})

test("lists only the couple's own projects, newest first", async () => {
  const { given, pool } = await projectionHarness(coupleProjects)
  await given(
    projectSaved({ projectId: projectId(2) }),
    projectSaved({ projectId: projectId(1) }),
    projectSaved({ projectId: projectId(3), coupleId: coupleId(2) }),
  )
  const page = async (couple: number, offset = 0, limit = 10) => {
    const { projects, total } = await findProjects(pool, coupleId(couple), today, { offset, limit })
    return { ids: projects.map((project) => project.id), total }
  }
  expect(await page(1)).toEqual({ ids: [projectId(2), projectId(1)], total: 2 })
  expect(await page(1, 1, 1)).toEqual({ ids: [projectId(1)], total: 2 })
  expect(await findProject(pool, coupleId(), projectId(3), today)).toBeUndefined()
  expect(await page(3)).toEqual({ ids: [], total: 0 })
})

test('erasing a couple removes all personal data', async () => {
  const gone = { eventTypeText: erased, weddingTheme: erased, eventLocation: erased, eventPlace: erased }
  expect(await projectAfter(projectSaved({ ...gone, eventType: 'autre' }), providerContacted({ ...gone, message: erased }))).toMatchObject({
    eventType: 'autre',
    hasTheme: false,
    eventLocation: '',
    city: '',
    latitude: '',
    message: '',
    guestRange: '50to100',
  })
})

test('a repeated event changes nothing', async () => {
  const tables = await projectTwice(
    coupleProjects,
    projectSaved(),
    providerContacted(),
    providerContacted({ requestId: requestId(2), providerId: providerId(2), message: 'Encore une' }),
    requestSeen(),
    requestUnlocked(),
    projectSaved({ guestRange: 'more200' }),
    plannerFound({ chosenProviderId: providerId() }),
    requestClosedByCouple(),
    projectCancelled(),
    requestWithdrawnByCouple(),
  )
  expect(tables['projects']).toMatchObject([{ guest_range: 'more200', message: 'Bonjour, êtes-vous libre en juin ?', cancelled: true }])
  expect(tables['contacts']).toMatchObject([{ message: 'Bonjour, êtes-vous libre en juin ?' }, { message: 'Encore une' }])
})
