import { expect, test } from 'vitest'
import { accountDeletionAsked, coupleRegistered } from '../../../tests/setup/sampleCoupleEvents.ts'
import { coupleId, lyon, projectId, weddingDetails } from '../../../tests/setup/sampleEvents.ts'
import { plannerFound, projectCancelled, projectSaved, providerContacted } from '../../../tests/setup/sampleProjectEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { defaultRules } from '../rules.ts'
import type { ProjectDetails } from './projectDetails.ts'
import { saveProject } from './saveProject.ts'

const saving = (details: Partial<ProjectDetails> = {}) => ({
  projectId: projectId(),
  coupleId: coupleId(),
  country: 'FR' as const,
  details: { ...weddingDetails, ...details },
})

test('a couple saves its project', () => {
  given().when(saveProject, saving()).thenEvents(projectSaved())
})

test('saving again replaces the details of the same project', () => {
  given(projectSaved())
    .when(saveProject, saving({ guestRange: 'more200' }))
    .thenEvents(projectSaved({ guestRange: 'more200' }))
})

test('messages to providers stay', () => {
  const decided = given(projectSaved(), providerContacted()).when(saveProject, saving({ guestRange: 'more200' }))
  expect(decided.thenState().contacts).toHaveLength(1)
})

test('saving the same details changes nothing, whatever the order of their fields', () => {
  const reordered = Object.fromEntries(Object.entries(projectSaved().data).toReversed()) as ReturnType<typeof projectSaved>['data']
  const place = { longitude: lyon.longitude, latitude: lyon.latitude, country: lyon.country, zipCode: lyon.zipCode, city: lyon.city }
  given(projectSaved({ ...reordered, eventPlace: place }))
    .when(saveProject, saving())
    .thenNothing()
})

test('a kind of event other than a wedding has neither service type nor theme', () => {
  given()
    .when(saveProject, saving({ eventType: 'anniversaire' }))
    .thenEvents(projectSaved({ eventType: 'anniversaire', serviceType: null, weddingTheme: null }))
})

test('service type and theme are optional, and a blank theme counts as none', () => {
  given()
    .when(saveProject, saving({ serviceType: null, weddingTheme: '  ' }))
    .thenEvents(projectSaved({ serviceType: null, weddingTheme: null }))
})

test("'autre' requires the couple’s own words", () => {
  given()
    .when(saveProject, saving({ eventType: 'autre', eventTypeText: ' Vœux ' }))
    .thenEvents(projectSaved({ eventType: 'autre', eventTypeText: 'Vœux', serviceType: null, weddingTheme: null }))
  given()
    .when(saveProject, saving({ eventType: 'autre', eventTypeText: null }))
    .thenRefused('event_type_text_missing')
  given()
    .when(saveProject, saving({ eventType: 'autre', eventTypeText: ' ' }))
    .thenRefused('event_type_text_missing')
})

test('the couple’s own words are dropped for any other kind of event', () => {
  given()
    .when(saveProject, saving({ eventTypeText: 'Vœux' }))
    .thenEvents(projectSaved())
})

test.each([
  ['today', '2026-11-20'],
  ['yesterday', '2026-11-19'],
])('an event %s is refused', (_, eventDate) => {
  given().when(saveProject, saving({ eventDate })).thenRefused('event_date_past')
})

test('accepts tomorrow', () => {
  given()
    .when(saveProject, saving({ eventDate: '2026-11-21' }))
    .thenEvents(projectSaved({ eventDate: '2026-11-21' }))
})

test("the day is the one in the domain's time zone", () => {
  const eveningUtc = { now: '2026-11-20T23:30:00.000Z' }
  given()
    .when(saveProject, saving({ eventDate: '2026-11-21' }), eveningUtc)
    .thenRefused('event_date_past')
  given()
    .when(saveProject, { ...saving({ eventDate: '2026-11-21' }), country: 'GB' }, eveningUtc)
    .thenEvents(projectSaved({ eventDate: '2026-11-21' }))
})

test('does not find another couple’s project', () => {
  given(projectSaved({ coupleId: coupleId(2) }))
    .when(saveProject, saving())
    .thenRefused('project_not_found')
})

test('nothing is saved once the planner is found', () => {
  given(projectSaved(), plannerFound()).when(saveProject, saving()).thenRefused('project_settled')
})

test('refuses a new project above the limit of open ones, but accepts changes', () => {
  const full = { openProjects: defaultRules.openProjectsPerCouple }
  given()
    .when(saveProject, { ...saving(), ...full })
    .thenRefused('too_many_open_projects')
  given()
    .when(saveProject, { ...saving(), openProjects: full.openProjects - 1 })
    .thenEvents(projectSaved())
  given(projectSaved())
    .when(saveProject, { ...saving({ guestRange: 'more200' }), ...full })
    .thenEvents(projectSaved({ guestRange: 'more200' }))
})

test('nothing is saved for an account that is being deleted', () => {
  given()
    .when(saveProject, saving(), { seen: { couple: [coupleRegistered(), accountDeletionAsked()] } })
    .thenRefused('account_deleted')
})

test('a change made to an old state is refused when the couple asks for that', () => {
  const change = { ...saving({ guestRange: 'more200' }), instead: weddingDetails }
  given(projectSaved())
    .when(saveProject, change)
    .thenEvents(projectSaved({ guestRange: 'more200' }))
  given(projectSaved(), projectSaved({ guestRange: 'less50' }))
    .when(saveProject, change)
    .thenRefused('changed_meanwhile')
  given(projectSaved())
    .when(saveProject, { ...change, instead: null })
    .thenRefused('changed_meanwhile')
})

test('nothing is saved after a cancel', () => {
  given(projectSaved(), projectCancelled()).when(saveProject, saving()).thenRefused('project_cancelled')
})
