import { describe, expect, test } from 'vitest'
import {
  keyPhotoChosen,
  photoAdded,
  photoDescribed,
  photoRemoved,
  photosOrdered,
  profilePhotoRemoved,
  profilePhotoSet,
  providerId,
  providerRegistered,
  subscriptionStarted,
  uploadedPicture,
} from '../../../tests/setup/sampleEvents.ts'
import { photosVisibilityChanged } from '../../../tests/setup/sampleGalleryEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { defaultRules } from '../rules.ts'
import { type AddPhoto, addPhoto } from './addPhoto.ts'
import { changePhotosVisibility } from './changePhotosVisibility.ts'
import { chooseKeyPhoto } from './chooseKeyPhoto.ts'
import { describePhoto } from './describePhoto.ts'
import { orderPhotos } from './orderPhotos.ts'
import { removePhotos } from './removePhotos.ts'
import { removeProfilePhoto } from './removeProfilePhoto.ts'
import { setProfilePhoto } from './setProfilePhoto.ts'

const addFirst = photoAdded().data as AddPhoto
const [one, two] = [addFirst.photoId, '7b1d3e5f-2a4c-4d6e-8f90-1a2b3c4d5e6f']
const second = photoAdded({ photoId: two, picture: 'scenes/abc' })
const provider = providerId()
const remove = { providerId: provider, photoIds: [one] }

describe('photographs', () => {
  test('are added once', () => {
    given(providerRegistered())
      .when(addPhoto, addFirst)
      .thenEvents(photoAdded({ altRequired: true }))
    given(providerRegistered(), photoAdded()).when(addPhoto, addFirst).thenNothing()
  })

  test('are removed once, and can be added again', () => {
    given(providerRegistered(), photoAdded()).when(removePhotos, remove).thenEvents(photoRemoved())
    given(providerRegistered(), photoAdded(), photoRemoved()).when(removePhotos, remove).thenRefused('photo_not_found')
    given(providerRegistered(), photoAdded(), photoRemoved())
      .when(addPhoto, addFirst)
      .thenEvents(photoAdded({ altRequired: true }))
  })

  test('are removed together, all or none', () => {
    const both = { providerId: provider, photoIds: [two, one, two] }
    given(providerRegistered(), photoAdded(), second)
      .when(removePhotos, both)
      .thenEvents(photoRemoved({ photoId: two, picture: 'scenes/abc' }), photoRemoved())
    given(providerRegistered(), photoAdded()).when(removePhotos, both).thenRefused('photo_not_found')
  })

  test('are hidden and shown together, all or none, and only changes are recorded', () => {
    const hide = { providerId: provider, photoIds: [one, two], isVisible: false }
    const hidden = photosVisibilityChanged([one, two])
    given(providerRegistered(), photoAdded(), second).when(changePhotosVisibility, hide).thenEvents(hidden)
    given(providerRegistered(), photoAdded(), second, hidden).when(changePhotosVisibility, hide).thenNothing()
    given(providerRegistered(), photoAdded(), second, photosVisibilityChanged([one]))
      .when(changePhotosVisibility, hide)
      .thenEvents(photosVisibilityChanged([two]))
    given(providerRegistered(), photoAdded(), second, hidden)
      .when(changePhotosVisibility, { ...hide, isVisible: true })
      .thenEvents(photosVisibilityChanged([one, two], { isVisible: true }))
    given(providerRegistered(), photoAdded()).when(changePhotosVisibility, hide).thenRefused('photo_not_found')
    given().when(changePhotosVisibility, hide).thenRefused('planner_not_found')
  })

  test('are recognised when uploaded again, until they are removed', () => {
    const [first, again] = [photoAdded({ contentHash: 'abc' }), { ...addFirst, photoId: two, contentHash: 'abc' }]
    given(providerRegistered(), first).when(addPhoto, again).thenRefused('photo_already_added')
    given(providerRegistered(), first)
      .when(addPhoto, { ...again, contentHash: 'abd' })
      .thenEvents(photoAdded({ photoId: two, contentHash: 'abd', altRequired: true }))
    given(providerRegistered(), first, photoRemoved())
      .when(addPhoto, again)
      .thenEvents(photoAdded({ photoId: two, contentHash: 'abc', altRequired: true }))
    given(providerRegistered(), photoAdded())
      .when(addPhoto, { ...again, photoId: two })
      .thenEvents(photoAdded({ photoId: two, contentHash: 'abc', altRequired: true }))
  })

  test('are described only on the version that was seen', () => {
    const said = { ...photoDescribed().data, caption: 'Le dîner', alt: 'Une longue table' }
    const before = { caption: '', alt: 'Une table sous les tilleuls' }
    given(providerRegistered(), photoAdded()).when(describePhoto, said).thenEvents(photoDescribed())
    given(providerRegistered(), photoAdded())
      .when(describePhoto, { ...said, instead: before })
      .thenEvents(photoDescribed())
    given(providerRegistered(), photoAdded(), photoDescribed()).when(describePhoto, said).thenNothing()
    const other = { ...said, caption: 'Le bal', instead: before }
    given(providerRegistered(), photoAdded(), photoDescribed()).when(describePhoto, other).thenRefused('changed_meanwhile')
    given(providerRegistered(), photoAdded())
      .when(describePhoto, { ...said, instead: null })
      .thenRefused('changed_meanwhile')
    given(providerRegistered()).when(describePhoto, said).thenRefused('photo_not_found')
  })

  test('are ordered as a whole, only on the order that was seen', () => {
    const gallery = [providerRegistered(), photoAdded(), second] as const
    const turned = { providerId: provider, photoIds: [two, one] }
    given(...gallery)
      .when(orderPhotos, turned)
      .thenEvents(photosOrdered(two, one))
    given(...gallery)
      .when(orderPhotos, { ...turned, instead: [one, two] })
      .thenEvents(photosOrdered(two, one))
    given(...gallery, photosOrdered(two, one))
      .when(orderPhotos, turned)
      .thenNothing()
    expect([
      ...given(...gallery)
        .when(orderPhotos, turned)
        .thenState()
        .photos.keys(),
    ]).toEqual([two, one])
    given(...gallery)
      .when(orderPhotos, { ...turned, instead: [two, one] })
      .thenRefused('changed_meanwhile')
    given(...gallery)
      .when(orderPhotos, { ...turned, instead: null })
      .thenRefused('changed_meanwhile')
    given(...gallery)
      .when(orderPhotos, { providerId: provider, photoIds: [one] })
      .thenRefused('changed_meanwhile')
    given(...gallery)
      .when(orderPhotos, { providerId: provider, photoIds: [one, one] })
      .thenRefused('changed_meanwhile')
  })

  test('have a key photograph until another one is chosen or it is removed', () => {
    const choose = { providerId: provider, photoId: one }
    given(providerRegistered(), photoAdded()).when(chooseKeyPhoto, choose).thenEvents(keyPhotoChosen())
    given(providerRegistered(), photoAdded(), keyPhotoChosen()).when(chooseKeyPhoto, choose).thenNothing()
    given(providerRegistered(), photoAdded(), keyPhotoChosen(), photoRemoved(), photoAdded())
      .when(chooseKeyPhoto, choose)
      .thenEvents(keyPhotoChosen())
    given(providerRegistered()).when(chooseKeyPhoto, choose).thenRefused('photo_not_found')
  })

  test('cannot be added by an unknown provider', () => {
    given().when(addPhoto, addFirst).thenRefused('planner_not_found')
    given().when(removePhotos, remove).thenRefused('planner_not_found')
    given().when(describePhoto, { providerId: provider, photoId: one, caption: '', alt: '' }).thenRefused('planner_not_found')
    given().when(orderPhotos, { providerId: provider, photoIds: [] }).thenRefused('planner_not_found')
    given().when(chooseKeyPhoto, { providerId: provider, photoId: one }).thenRefused('planner_not_found')
  })
})

describe('how many photographs a gallery holds', () => {
  const quota = defaultRules.freePlan.photos
  const nth = (number: number) => `5e0c2d4a-1f3b-4c5d-8e7f-${String(number).padStart(12, '0')}`
  const full = Array.from({ length: quota }, (_, number) => photoAdded({ photoId: nth(number) }))

  test('is limited by the plan for a planner without Premium', () => {
    given(providerRegistered(), ...full.slice(1))
      .when(addPhoto, addFirst)
      .thenEvents(photoAdded({ altRequired: true }))
    given(providerRegistered(), ...full)
      .when(addPhoto, addFirst)
      .thenRefused('photo_quota_reached', { quota })
    given(providerRegistered(), ...full, photoRemoved({ photoId: nth(0) }))
      .when(addPhoto, addFirst)
      .thenEvents(photoAdded({ altRequired: true }))
  })

  test('is not limited with Premium, nor for a venue', () => {
    const seen = { account: [subscriptionStarted()] }
    given(providerRegistered(), ...full)
      .when(addPhoto, addFirst, { seen })
      .thenEvents(photoAdded({ altRequired: true }))
    given(providerRegistered({ kind: 'venue' }), ...full)
      .when(addPhoto, addFirst)
      .thenEvents(photoAdded({ altRequired: true }))
  })

  test('does not count a photograph that exists already', () => {
    given(providerRegistered(), ...full)
      .when(addPhoto, { ...addFirst, photoId: nth(0) })
      .thenNothing()
  })
})

describe('the profile photograph', () => {
  const set = { providerId: provider, picture: uploadedPicture() }
  const next = { providerId: provider, picture: uploadedPicture(2) }

  test('is set, replaced and removed, and each event names the picture that is no longer shown', () => {
    given(providerRegistered()).when(setProfilePhoto, set).thenEvents(profilePhotoSet())
    given(providerRegistered(), profilePhotoSet()).when(setProfilePhoto, set).thenNothing()
    given(providerRegistered(), profilePhotoSet())
      .when(setProfilePhoto, next)
      .thenEvents(profilePhotoSet({ picture: next.picture, replaced: set.picture }))
    given(providerRegistered(), profilePhotoSet()).when(removeProfilePhoto, { providerId: provider }).thenEvents(profilePhotoRemoved())
    given(providerRegistered(), profilePhotoSet(), profilePhotoRemoved()).when(removeProfilePhoto, { providerId: provider }).thenNothing()
  })

  test('an unknown provider cannot set one', () => {
    given().when(setProfilePhoto, set).thenRefused('planner_not_found')
    given().when(removeProfilePhoto, { providerId: provider }).thenRefused('planner_not_found')
  })
})
