import { expect, test } from 'vitest'
import { providerId, requestId } from '../../../tests/setup/sampleEvents.ts'
import { plannerFound } from '../../../tests/setup/sampleProjectEvents.ts'
import { venueId } from '../../../tests/setup/sampleVenueEvents.ts'
import { presentTime } from '../../../tests/setup/specification.ts'
import { defaultRules } from '../rules.ts'
import { closeRequestsWhenPlannerIsFound } from './closeRequestsWhenPlannerIsFound.ts'
import { mailProvidersWhenPlannerIsFound } from './mailProvidersWhenPlannerIsFound.ts'

const context = { recordedAt: presentTime, rules: defaultRules }
const of = { providerId: providerId() }
const requests = [
  { ...of, requestId: requestId(1) },
  { ...of, requestId: requestId(2), venueId: venueId(1) },
  { ...of, requestId: requestId(3), venueId: venueId(2) },
]

test.each([
  ['the provider itself', undefined, [true, false, false]],
  ['one of its venues', venueId(2), [false, false, true]],
])('of the requests to a provider and its venues the one to %s is chosen, which the couple named', (_who, chosenVenueId, chosen) => {
  const named = { chosenProviderId: providerId(), ...(chosenVenueId && { chosenVenueId }) }
  const found = plannerFound({ requests, ...named })
  const [mails, closures] = [mailProvidersWhenPlannerIsFound, closeRequestsWhenPlannerIsFound].map((process) =>
    process.react(found, undefined, context).map((reaction) => JSON.stringify(reaction)),
  )
  expect(mails?.map((mail) => mail.includes('"planner-chosen"'))).toEqual(chosen)
  expect(closures?.map((closure) => closure.includes('"chosen":true'))).toEqual(chosen)
})
