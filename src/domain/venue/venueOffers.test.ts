import { describe, test } from 'vitest'
import { providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import { venueAdded, venueId, venuePublished, venueServicesOffered, venueVideosChosen } from '../../../tests/setup/sampleVenueEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import type { Unerased } from '../event.ts'
import { defaultRules } from '../rules.ts'
import { chooseVenueVideos } from './chooseVenueVideos.ts'
import { offerVenueServices } from './offerVenueServices.ts'
import type { VenueEvent } from './venueEvents.ts'
import type { VenueVideo } from './venueVideo.ts'

type Said<Type extends VenueEvent['type']> = Unerased<Extract<VenueEvent, { type: Type }>['data']>

const by = { seen: { owner: [providerRegistered(), venueAdded()] } }
const others = { seen: { owner: [providerRegistered(), venueAdded({ venueId: venueId(2) })] } }

describe('the services of a venue', () => {
  const { offeredAt: _at, ...offering } = venueServicesOffered().data as Said<'VenueServicesOffered'>

  test('are replaced as a whole; the same list changes nothing, and an empty list is allowed, also for a published venue', () => {
    given().when(offerVenueServices, offering, by).thenEvents(venueServicesOffered())
    given(venueServicesOffered()).when(offerVenueServices, offering, by).thenNothing()
    given(venueServicesOffered(), venuePublished())
      .when(offerVenueServices, { ...offering, services: [] }, by)
      .thenEvents(venueServicesOffered({ services: [] }))
  })

  test('are offered once each, only by the owner, and are not overwritten when somebody changed them meanwhile', () => {
    given()
      .when(offerVenueServices, { ...offering, services: [...offering.services, ...offering.services] }, by)
      .thenRefused('service_twice')
    given().when(offerVenueServices, offering, others).thenRefused('venue_not_found')
    given(venueServicesOffered())
      .when(offerVenueServices, { ...offering, services: [], instead: [] }, by)
      .thenRefused('changed_meanwhile')
  })
})

describe('the videos of a venue', () => {
  const { chosenAt: _at, ...choosing } = venueVideosChosen().data as Said<'VenueVideosChosen'>
  const [video] = choosing.videos as [VenueVideo]
  const many = (count: number) => Array.from({ length: count }, (_, index) => ({ ...video, key: String(10_000_000 + index) }))

  test('are replaced as a whole, also by another order; the same list changes nothing', () => {
    given().when(chooseVenueVideos, choosing, by).thenEvents(venueVideosChosen())
    given(venueVideosChosen()).when(chooseVenueVideos, choosing, by).thenNothing()
    const [first, second] = many(2) as [VenueVideo, VenueVideo]
    given(venueVideosChosen({ videos: [first, second] }))
      .when(chooseVenueVideos, { ...choosing, videos: [second, first] }, by)
      .thenEvents(venueVideosChosen({ videos: [second, first] }))
  })

  test('are limited to 10, each once', () => {
    const { videos: most } = defaultRules.venues
    given()
      .when(chooseVenueVideos, { ...choosing, videos: many(most + 1) }, by)
      .thenRefused('venue_videos_full')
    given()
      .when(chooseVenueVideos, { ...choosing, videos: many(most) }, by)
      .thenEvents(venueVideosChosen({ videos: many(most) }))
    given()
      .when(chooseVenueVideos, { ...choosing, videos: [...many(2), { ...video, key: '10000001', title: 'Encore' }] }, by)
      .thenRefused('video_already_added', { index: 2 })
  })

  test('can only be changed by the owner, and are not overwritten when somebody changed them meanwhile', () => {
    given().when(chooseVenueVideos, choosing, others).thenRefused('venue_not_found')
    given(venueVideosChosen())
      .when(chooseVenueVideos, { ...choosing, videos: [], instead: [] }, by)
      .thenRefused('changed_meanwhile')
  })
})
