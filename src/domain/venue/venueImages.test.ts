import { describe, expect, test } from 'vitest'
import { providerId, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import {
  imageId,
  keyVenueImageChosen,
  venueAdded,
  venueId,
  venueImageAdded,
  venueImageDescribed,
  venueImageRemoved,
  venueImagesOrdered,
} from '../../../tests/setup/sampleVenueEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { defaultRules } from '../rules.ts'
import { addVenueImage } from './addVenueImage.ts'
import { chooseKeyVenueImage } from './chooseKeyVenueImage.ts'
import { describeVenueImage } from './describeVenueImage.ts'
import { orderVenueImages } from './orderVenueImages.ts'
import { removeVenueImage } from './removeVenueImage.ts'

const of = { providerId: providerId(), venueId: venueId() }
const owner = [providerRegistered(), venueAdded()]
const by = { seen: { owner } }

describe('the pictures of a venue', () => {
  const adding = { ...of, imageId: imageId(), picture: 'scenes/k7m2p9', alt: '' }
  const two = [venueImageAdded(), venueImageAdded({ imageId: imageId(2) })] as const

  test('are limited to 20', () => {
    const most = Array.from({ length: defaultRules.venues.images }, (_, index) => venueImageAdded({ imageId: imageId(100 + index) }))
    expect(most).toHaveLength(20)
    given(...most.slice(1))
      .when(addVenueImage, adding, by)
      .thenEvents(venueImageAdded())
    given(...most)
      .when(addVenueImage, adding, by)
      .thenRefused('venue_images_full')
    given(...most)
      .when(addVenueImage, { ...adding, imageId: imageId(100) }, by)
      .thenNothing()
  })

  test('are removed, described and put in order', () => {
    given(venueImageAdded())
      .when(removeVenueImage, { ...of, imageId: imageId() }, by)
      .thenEvents(venueImageRemoved())
    given()
      .when(removeVenueImage, { ...of, imageId: imageId() }, by)
      .thenRefused('photo_not_found')
    const words = { caption: 'La grande salle', alt: 'Une salle voûtée' }
    given(venueImageAdded())
      .when(describeVenueImage, { ...of, imageId: imageId(), ...words }, by)
      .thenEvents(venueImageDescribed())
    given(venueImageAdded(), venueImageDescribed())
      .when(describeVenueImage, { ...of, imageId: imageId(), ...words }, by)
      .thenNothing()
    given(venueImageAdded())
      .when(describeVenueImage, { ...of, imageId: imageId(), ...words, instead: null }, by)
      .thenRefused('changed_meanwhile')
    given()
      .when(describeVenueImage, { ...of, imageId: imageId(), ...words }, by)
      .thenRefused('photo_not_found')
    given(...two)
      .when(orderVenueImages, { ...of, imageIds: [imageId(2), imageId(1)] }, by)
      .thenEvents(venueImagesOrdered([imageId(2), imageId(1)]))
    given(...two)
      .when(orderVenueImages, { ...of, imageIds: [imageId(1), imageId(2)] }, by)
      .thenNothing()
    given(...two)
      .when(orderVenueImages, { ...of, imageIds: [imageId(2)] }, by)
      .thenRefused('changed_meanwhile')
  })

  test('have a key picture until it is removed', () => {
    const choosing = { ...of, imageId: imageId() }
    given(...two)
      .when(chooseKeyVenueImage, choosing, by)
      .thenEvents(keyVenueImageChosen())
    given(...two, keyVenueImageChosen())
      .when(chooseKeyVenueImage, choosing, by)
      .thenNothing()
    given().when(chooseKeyVenueImage, choosing, by).thenRefused('photo_not_found')
    expect(
      given(...two, keyVenueImageChosen())
        .when(removeVenueImage, choosing, by)
        .thenState().keyPhoto,
    ).toBeUndefined()
  })
})
