import { test } from 'vitest'
import { type Fact, providerId, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { renewReviewLink } from './renewReviewLink.ts'

const renewed = (number: number): Fact<'ReviewLinkRenewed'> => ({
  type: 'ReviewLinkRenewed',
  data: { providerId: providerId(), number, renewedAt: presentTime.toISOString() },
})

test('can be renewed repeatedly, once for each link that was seen', () => {
  const instead = (number: number) => ({ providerId: providerId(), instead: number })
  given(providerRegistered()).when(renewReviewLink, instead(1)).thenEvents(renewed(2))
  given(providerRegistered(), renewed(2)).when(renewReviewLink, instead(1)).thenNothing()
  given(providerRegistered(), renewed(2)).when(renewReviewLink, instead(2)).thenEvents(renewed(3))
})

test('a provider that is not registered is refused', () => {
  given().when(renewReviewLink, { providerId: providerId(), instead: 1 }).thenRefused('planner_not_found')
})
