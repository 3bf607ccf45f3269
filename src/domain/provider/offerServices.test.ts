import { test } from 'vitest'
import { providerRegistered, servicesOffered } from '../../../tests/setup/sampleEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { type OfferServices, offerServices } from './offerServices.ts'

const input = servicesOffered().data as OfferServices

test('services are offered', () => {
  given(providerRegistered()).when(offerServices, input).thenEvents(servicesOffered())
})

test('the new list replaces the old one', () => {
  given(providerRegistered(), servicesOffered()).when(offerServices, input).thenEvents(servicesOffered())
})

test('only a registered provider can', () => {
  given().when(offerServices, input).thenRefused('planner_not_found')
})
