import { test } from 'vitest'
import { circleJoined, circleLeft, providerId, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { changeCircleMembership } from './changeCircleMembership.ts'

const join = { providerId: providerId(), member: true }
const leave = { providerId: providerId(), member: false }

test('a provider joins the circle, once', () => {
  given(providerRegistered()).when(changeCircleMembership, join).thenEvents(circleJoined())
  given(providerRegistered(), circleJoined()).when(changeCircleMembership, join).thenNothing()
})

test('leaves it, and may come back', () => {
  given(providerRegistered(), circleJoined()).when(changeCircleMembership, leave).thenEvents(circleLeft())
  given(providerRegistered()).when(changeCircleMembership, leave).thenNothing()
  given(providerRegistered(), circleJoined(), circleLeft()).when(changeCircleMembership, join).thenEvents(circleJoined())
})

test('an unknown provider cannot join', () => {
  given().when(changeCircleMembership, join).thenRefused('planner_not_found')
})
