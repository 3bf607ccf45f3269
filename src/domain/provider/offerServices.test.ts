import { describe, test } from 'vitest'
import { companyDescribed, providerRegistered, servicesOffered } from '../../../tests/setup/sampleEvents.ts'
import { profilePartsChanged, providerApproved } from '../../../tests/setup/sampleModerationEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { type OfferServices, offerServices } from './offerServices.ts'
import { singlePart } from './profilePart.ts'

const input = servicesOffered().data as OfferServices
const offer = {
  service: 'DAY_COORDINATION',
  startingFrom: 150_000,
  description: 'Du matin au soir',
  priceVisible: true,
  descriptionVisible: true,
} as const
const descriptions = profilePartsChanged([singlePart('service_descriptions')], { changedAt: presentTime.toISOString() })

test('services are offered', () => {
  given(providerRegistered()).when(offerServices, input).thenEvents(servicesOffered())
})

test('the new list replaces the old one, and the same list changes nothing', () => {
  given(providerRegistered(), servicesOffered())
    .when(offerServices, { ...input, services: [offer] })
    .thenEvents(servicesOffered({ services: [offer] }))
  given(providerRegistered(), servicesOffered()).when(offerServices, input).thenNothing()
})

test('at least one service is offered, and none twice', () => {
  given(providerRegistered())
    .when(offerServices, { ...input, services: [] })
    .thenRefused('services_missing')
  given(providerRegistered())
    .when(offerServices, { ...input, services: [offer, { ...offer, startingFrom: null }] })
    .thenRefused('service_twice')
})

test('a change on the version that the provider saw is accepted, and one on an older version refused', () => {
  const { services } = input
  given(providerRegistered(), servicesOffered())
    .when(offerServices, { ...input, services: [offer], instead: services })
    .thenEvents(servicesOffered({ services: [offer] }))
  given(providerRegistered(), servicesOffered({ services: [offer] }))
    .when(offerServices, { ...input, instead: services })
    .thenRefused('changed_meanwhile')
  given(providerRegistered(), servicesOffered())
    .when(offerServices, { ...input, services: [offer], instead: null })
    .thenRefused('changed_meanwhile')
})

describe('the descriptions of an approved profile', () => {
  const approved = [providerRegistered(), companyDescribed(), providerApproved()]
  const offered = (over: object) => ({ ...input, services: [{ ...offer, ...over }] })

  test('wait for moderation as soon as couples see them', () => {
    given(...approved)
      .when(offerServices, offered({}))
      .thenEvents(servicesOffered(offered({})), descriptions)
  })

  test('wait for nobody while they are hidden, and neither does a price', () => {
    const hidden = offered({ descriptionVisible: false })
    given(...approved)
      .when(offerServices, hidden)
      .thenEvents(servicesOffered(hidden))
    given(...approved, servicesOffered(hidden))
      .when(offerServices, offered({}))
      .thenEvents(servicesOffered(offered({})), descriptions)
    const dearer = offered({ startingFrom: 180_000 })
    given(...approved, servicesOffered(offered({})))
      .when(offerServices, dearer)
      .thenEvents(servicesOffered(dearer))
  })
})

test('only a registered provider can', () => {
  given().when(offerServices, input).thenRefused('planner_not_found')
})
