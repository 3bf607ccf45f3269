import { describe, expect, test } from 'vitest'
import { providerId, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import { personErasureAsked } from '../../../tests/setup/samplePersonEvents.ts'
import {
  imageId,
  venueAdded,
  venueDescribed,
  venueFeaturesChosen,
  venueId,
  venueImageAdded,
  venueImageRemoved,
  venuePresented,
  venuePublished,
  venueRemoved,
  venueUnpublished,
} from '../../../tests/setup/sampleVenueEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { addVenue } from '../provider/addVenue.ts'
import { defaultRules } from '../rules.ts'
import { chooseVenueFeatures } from './chooseVenueFeatures.ts'
import { describeVenue } from './describeVenue.ts'
import { hideVenue } from './hideVenue.ts'
import { presentVenue } from './presentVenue.ts'
import { publishVenue } from './publishVenue.ts'
import { removeVenue } from './removeVenue.ts'
import { removeVenueImage } from './removeVenueImage.ts'
import { validateVenue } from './validateVenue.ts'
import { venueFeatures } from './venueFeature.ts'

const of = { providerId: providerId(), venueId: venueId() }
const owner = [providerRegistered(), venueAdded()]
const by = { seen: { owner } }
const { providerId: _owner, venueId: _id, describedAt: _at, ...identity } = venueDescribed().data as never as Record<string, never>
const { providerId: _o, venueId: _v, presentedAt: _p, ...presentation } = venuePresented().data as never as Record<string, never>
const describing = { ...of, identity: identity as never }
const presenting = { ...of, presentation: presentation as never }
const complete = [venueDescribed(), venuePresented(), venueImageAdded()] as const

describe('a venue', () => {
  const adding = { ...of, publicId: 'k7m2p9xq4r8v', name: 'Domaine des Tilleuls', type: 'domain' } as const

  test('is added once, up to a limit that does not depend on the plan', () => {
    given(providerRegistered()).when(addVenue, adding).thenEvents(venueAdded())
    given(...owner)
      .when(addVenue, adding)
      .thenNothing()
    given().when(addVenue, adding).thenRefused('planner_not_found')
    const rules = { ...defaultRules, venues: { ...defaultRules.venues, most: 1 } }
    given(...owner)
      .when(addVenue, { ...adding, venueId: venueId(2) }, { rules })
      .thenRefused('venue_limit_reached')
    given(...owner, venueRemoved())
      .when(addVenue, { ...adding, venueId: venueId(2) }, { rules })
      .thenEvents(venueAdded({ venueId: venueId(2) }))
  })

  test('is deleted with its pictures', () => {
    const seen = { venue: [venueImageAdded()] }
    given(...owner)
      .when(removeVenue, of, { seen })
      .thenEvents(venueRemoved({ pictures: ['scenes/k7m2p9'] }))
    given(...owner, venueRemoved())
      .when(removeVenue, of)
      .thenRefused('venue_not_found')
    given(...owner, personErasureAsked())
      .when(removeVenue, of)
      .thenRefused('planner_not_found')
  })

  test('of another provider, or a deleted one, is not found', () => {
    const others = { seen: { owner: [providerRegistered()] } }
    const gone = { seen: { owner: [...owner, venueRemoved()] } }
    for (const circumstances of [others, gone]) {
      given().when(describeVenue, describing, circumstances).thenRefused('venue_not_found')
      given().when(presentVenue, presenting, circumstances).thenRefused('venue_not_found')
      given()
        .when(chooseVenueFeatures, { ...of, features: [] }, circumstances)
        .thenRefused('venue_not_found')
      given(...complete)
        .when(publishVenue, of, circumstances)
        .thenRefused('venue_not_found')
      given(venuePublished()).when(validateVenue, of, circumstances).thenRefused('venue_not_found')
      given().when(hideVenue, of, circumstances).thenRefused('venue_not_found')
    }
    given()
      .when(describeVenue, describing, { seen: { owner: [...owner, personErasureAsked()] } })
      .thenRefused('planner_not_found')
  })
})

describe('what is said of a venue', () => {
  test('is saved step by step; saving the same twice changes nothing', () => {
    given().when(describeVenue, describing, by).thenEvents(venueDescribed())
    given(venueDescribed()).when(describeVenue, describing, by).thenNothing()
    given().when(presentVenue, presenting, by).thenEvents(venuePresented())
    given(venuePresented()).when(presentVenue, presenting, by).thenNothing()
  })

  test('is not overwritten when somebody changed it meanwhile', () => {
    given(venueDescribed({ name: 'Château' }))
      .when(describeVenue, { ...describing, instead: identity as never }, by)
      .thenRefused('changed_meanwhile')
    given()
      .when(presentVenue, { ...presenting, instead: null }, by)
      .thenRefused('changed_meanwhile')
    given(venueFeaturesChosen())
      .when(chooseVenueFeatures, { ...of, features: [], instead: [] }, by)
      .thenRefused('changed_meanwhile')
  })

  test('requires a lowest price that is not above the highest', () => {
    given()
      .when(presentVenue, { ...of, presentation: { ...(presentation as object), minPrice: 2, maxPrice: 1 } as never }, by)
      .thenRefused('prices_not_in_order')
    const equal = { ...(presentation as object), minPrice: 2, maxPrice: 2 } as never
    given()
      .when(presentVenue, { ...of, presentation: equal }, by)
      .thenEvents(venuePresented({ minPrice: 2, maxPrice: 2 }))
  })

  test('stores features in the order of the list, each once', () => {
    given()
      .when(chooseVenueFeatures, { ...of, features: ['pets_allowed', 'parking', 'garden', 'parking'] }, by)
      .thenEvents(venueFeaturesChosen())
    given(venueFeaturesChosen())
      .when(chooseVenueFeatures, { ...of, features: ['garden', 'parking', 'pets_allowed'] }, by)
      .thenNothing()
    expect(new Set(venueFeatures).size).toBe(venueFeatures.length)
  })

  test('cannot lose required parts while the venue is published', () => {
    const published = [...complete, venuePublished()] as const
    given(...published)
      .when(removeVenueImage, { ...of, imageId: imageId() }, by)
      .thenRefused('venue_incomplete', { missing: ['image'] })
    given(...published)
      .when(
        presentVenue,
        { ...of, presentation: { ...(presentation as object), description: '', seated: null, standing: null } as never },
        by,
      )
      .thenRefused('venue_incomplete', { missing: ['description', 'capacity'] })
    given(...published)
      .when(describeVenue, { ...of, identity: { ...(identity as object), place: null } as never }, by)
      .thenRefused('venue_incomplete', { missing: ['place'] })
    given(...published, venueUnpublished())
      .when(removeVenueImage, { ...of, imageId: imageId() }, by)
      .thenEvents(venueImageRemoved())
  })
})
