import { test } from 'vitest'
import { accentChosen } from '../../../tests/setup/sampleAccentEvents.ts'
import { providerId, providerRegistered, subscriptionEnded, subscriptionStarted } from '../../../tests/setup/sampleEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { chooseAccent } from './chooseAccent.ts'

const input = { providerId: providerId(), accent: 'plum' } as const
const premium = { account: [subscriptionStarted()] }
const chosen = accentChosen({ chosenAt: presentTime.toISOString() })

test('a colour is chosen with Premium, once', () => {
  given(providerRegistered()).when(chooseAccent, input, { seen: premium }).thenEvents(chosen)
  given(providerRegistered(), accentChosen()).when(chooseAccent, input, { seen: premium }).thenNothing()
})

test('the house’s own is everybody’s until another one is chosen, and can be chosen again', () => {
  const house = { ...input, accent: 'evergreen' } as const
  given(providerRegistered()).when(chooseAccent, house, { seen: premium }).thenNothing()
  given(providerRegistered(), accentChosen())
    .when(chooseAccent, house, { seen: premium })
    .thenEvents({ ...chosen, data: { ...chosen.data, accent: 'evergreen' } })
})

test('nothing is chosen without Premium, or once it has ended', () => {
  given(providerRegistered()).when(chooseAccent, input).thenRefused('premium_required')
  const ended = { account: [subscriptionStarted(), subscriptionEnded()] }
  given(providerRegistered(), accentChosen()).when(chooseAccent, input, { seen: ended }).thenRefused('premium_required')
})

test('nobody chooses who is not registered', () => {
  given().when(chooseAccent, input, { seen: premium }).thenRefused('planner_not_found')
})
