import { expect, test } from 'vitest'
import { coupleId, nthRequest, projectId, providerId, requestId } from '../../../tests/setup/sampleEvents.ts'
import { plannerFound, projectCancelled, projectSaved, providerContacted } from '../../../tests/setup/sampleProjectEvents.ts'
import { venueId } from '../../../tests/setup/sampleVenueEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { contactProviders } from './contactProviders.ts'
import type { Contact } from './project.ts'

const now = { contactedAt: presentTime.toISOString() }
const writing = (message: string, ...numbers: readonly number[]) => ({
  projectId: projectId(),
  coupleId: coupleId(),
  providers: numbers.map(nthRequest),
  message,
})

test('one message goes to several providers, with a snapshot of the project', () => {
  given(projectSaved())
    .when(contactProviders, writing(' Bonjour ', 1, 2))
    .thenEvents(providerContacted({ ...now, message: 'Bonjour' }), providerContacted({ ...now, ...nthRequest(2), message: 'Bonjour' }))
})

test('the message is kept on the project', () => {
  expect(given(projectSaved()).when(contactProviders, writing('Bonjour', 1)).thenState().message).toBe('Bonjour')
})

test('a blank message stands for the first one', () => {
  given(projectSaved(), providerContacted({ message: 'Bonjour' }), providerContacted({ ...nthRequest(3), message: 'Et vous ?' }))
    .when(contactProviders, writing(' ', 2))
    .thenEvents(providerContacted({ ...now, ...nthRequest(2), message: 'Bonjour' }))
})

test('refuses when there is no message', () => {
  given(projectSaved()).when(contactProviders, writing('', 1)).thenRefused('no_message')
})

test('leaves out a provider that was contacted before', () => {
  given(projectSaved(), providerContacted())
    .when(contactProviders, writing('Bonsoir', 1, 2))
    .thenEvents(providerContacted({ ...now, ...nthRequest(2), message: 'Bonsoir' }))
})

test('refuses when no recipient is left', () => {
  given(projectSaved(), providerContacted()).when(contactProviders, writing('Bonsoir', 1)).thenRefused('already_sent')
})

test('writes once to a provider that is named twice', () => {
  given(projectSaved())
    .when(contactProviders, writing('Bonjour', 1, 1))
    .thenEvents(providerContacted({ ...now, message: 'Bonjour' }))
})

test('treats a provider and each of its venues as separate recipients, each written to once', () => {
  const about = (number: number) => ({ requestId: requestId(number), providerId: providerId(), venueId: venueId(number) })
  const [first, second] = [about(1), about(2)]
  const itself = { requestId: requestId(3), providerId: providerId() }
  const sent = (contact: Partial<Contact>) => providerContacted({ ...now, ...contact, message: 'Bonjour' })
  const input = { ...writing('Bonjour'), providers: [first, second, itself, first] }
  given(projectSaved()).when(contactProviders, input).thenEvents(sent(first), sent(second), sent(itself))
  given(projectSaved(), providerContacted(first), providerContacted(itself)).when(contactProviders, input).thenEvents(sent(second))
  given(projectSaved(), providerContacted(first), providerContacted(second), providerContacted(itself))
    .when(contactProviders, input)
    .thenRefused('already_sent')
})

test('does not find another couple’s or an unknown project', () => {
  given(projectSaved({ coupleId: coupleId(2) }))
    .when(contactProviders, writing('Bonjour', 1))
    .thenRefused('project_not_found')
  given().when(contactProviders, writing('Bonjour', 1)).thenRefused('project_not_found')
})

test('nothing is sent once the planner is found', () => {
  given(projectSaved(), plannerFound()).when(contactProviders, writing('Bonjour', 1)).thenRefused('project_settled')
})

test('nothing is sent after a cancel', () => {
  given(projectSaved(), projectCancelled()).when(contactProviders, writing('Bonjour', 1)).thenRefused('project_cancelled')
})
