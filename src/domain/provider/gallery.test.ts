import { describe, test } from 'vitest'
import { photoAdded, photoRemoved, providerRegistered, videoAdded, videoRemoved } from '../../../tests/setup/sampleEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { type AddPhoto, addPhoto } from './addPhoto.ts'
import { type AddVideo, addVideo } from './addVideo.ts'
import { removePhoto } from './removePhoto.ts'
import { removeVideo } from './removeVideo.ts'

describe('photographs', () => {
  const [add, remove] = [photoAdded().data as AddPhoto, photoRemoved().data]

  test('one is added, once', () => {
    given(providerRegistered()).when(addPhoto, add).thenEvents(photoAdded())
    given(providerRegistered(), photoAdded()).when(addPhoto, add).thenNothing()
  })

  test('one is removed, once, and may come back', () => {
    given(providerRegistered(), photoAdded()).when(removePhoto, remove).thenEvents(photoRemoved())
    given(providerRegistered(), photoAdded(), photoRemoved()).when(removePhoto, remove).thenNothing()
    given(providerRegistered(), photoAdded(), photoRemoved()).when(addPhoto, add).thenEvents(photoAdded())
  })

  test('nobody unknown has any', () => {
    given().when(addPhoto, add).thenRefused('planner_not_found')
    given().when(removePhoto, remove).thenRefused('planner_not_found')
  })
})

describe('videos', () => {
  const [add, remove] = [videoAdded().data as AddVideo, videoRemoved().data]

  test('one is added, once', () => {
    given(providerRegistered()).when(addVideo, add).thenEvents(videoAdded())
    given(providerRegistered(), videoAdded()).when(addVideo, add).thenNothing()
  })

  test('one is removed, once, and may come back', () => {
    given(providerRegistered(), videoAdded()).when(removeVideo, remove).thenEvents(videoRemoved())
    given(providerRegistered(), videoAdded(), videoRemoved()).when(removeVideo, remove).thenNothing()
    given(providerRegistered(), videoAdded(), videoRemoved()).when(addVideo, add).thenEvents(videoAdded())
  })

  test('nobody unknown has any', () => {
    given().when(addVideo, add).thenRefused('planner_not_found')
    given().when(removeVideo, remove).thenRefused('planner_not_found')
  })
})
