import { describe, expect, test } from 'vitest'
import { providerId, providerRegistered, subscriptionStarted, videoAdded, videoRemoved } from '../../../tests/setup/sampleEvents.ts'
import { videoDescribed, videosOrdered, videoVisibilityChanged } from '../../../tests/setup/sampleGalleryEvents.ts'
import { profilePartsChanged, providerApproved } from '../../../tests/setup/sampleModerationEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { defaultRules } from '../rules.ts'
import { type AddVideo, addVideo } from './addVideo.ts'
import { changeVideoVisibility } from './changeVideoVisibility.ts'
import { describeVideo } from './describeVideo.ts'
import { orderVideos } from './orderVideos.ts'
import { itemPart } from './profilePart.ts'
import { removeVideo } from './removeVideo.ts'

const provider = providerId()
const [one, two] = [videoAdded().data.videoId, '7b1d3e5f-2a4c-4d6e-8f90-1a2b3c4d5e6f']
const add = videoAdded().data as AddVideo
const remove = videoRemoved().data
const addedAt = presentTime.toISOString()
const second = videoAdded({ videoId: two, platform: 'youtube', key: 'dQw4w9WgXcQ' })
const premium = { seen: { account: [subscriptionStarted()] } }
const description = { providerId: provider, videoId: one, title: 'Un mariage en juin', description: 'Une journée au bord du lac.' }
const quota = defaultRules.freePlan.videos

describe('videos', () => {
  test('are added once, and the same video under another id is detected', () => {
    given(providerRegistered()).when(addVideo, add).thenEvents(videoAdded({ addedAt }))
    given(providerRegistered(), videoAdded()).when(addVideo, add).thenNothing()
    given(providerRegistered(), videoAdded())
      .when(addVideo, { ...add, videoId: two, hash: '8272103f6e' }, premium)
      .thenRefused('video_already_added')
  })

  test('are limited by the plan for a planner without Premium', () => {
    const other = { ...add, videoId: two, key: '12345678' }
    given(providerRegistered(), videoAdded()).when(addVideo, other).thenRefused('video_quota_reached', { quota })
    given(providerRegistered(), videoAdded())
      .when(addVideo, other, premium)
      .thenEvents(videoAdded({ ...other, addedAt }))
    given(providerRegistered({ kind: 'venue' }), videoAdded())
      .when(addVideo, other)
      .thenEvents(videoAdded({ ...other, addedAt }))
  })

  test('are removed once, and can be added again', () => {
    given(providerRegistered(), videoAdded()).when(removeVideo, remove).thenEvents(videoRemoved())
    given(providerRegistered(), videoAdded(), videoRemoved()).when(removeVideo, remove).thenRefused('video_not_found')
    given(providerRegistered(), videoAdded(), videoRemoved()).when(addVideo, add).thenEvents(videoAdded({ addedAt }))
  })

  test('are described only on the version that was seen', () => {
    const before = { title: 'Un mariage en mai', description: '' }
    given(providerRegistered(), videoAdded()).when(describeVideo, description).thenEvents(videoDescribed())
    given(providerRegistered(), videoAdded())
      .when(describeVideo, { ...description, instead: before })
      .thenEvents(videoDescribed())
    given(providerRegistered(), videoAdded(), videoDescribed()).when(describeVideo, description).thenNothing()
    given(providerRegistered(), videoAdded(), videoDescribed())
      .when(describeVideo, { ...description, title: 'Autre', instead: before })
      .thenRefused('changed_meanwhile')
    given(providerRegistered()).when(describeVideo, description).thenRefused('video_not_found')
  })

  test('have texts that wait for moderation once the profile is approved', () => {
    given(providerRegistered(), videoAdded(), providerApproved())
      .when(describeVideo, description)
      .thenEvents(videoDescribed(), profilePartsChanged([itemPart('video', one)], { changedAt: addedAt }))
  })

  test('are ordered as a whole, only on the order that was seen', () => {
    const both = [providerRegistered(), videoAdded(), second] as const
    const turned = { providerId: provider, videoIds: [two, one] }
    given(...both)
      .when(orderVideos, turned)
      .thenEvents(videosOrdered(two, one))
    given(...both)
      .when(orderVideos, { ...turned, videoIds: [one, two] })
      .thenNothing()
    const after = given(...both)
      .when(orderVideos, turned)
      .thenState()
    expect([...after.videos.keys()]).toEqual([two, one])
    given(...both)
      .when(orderVideos, { ...turned, instead: [two, one] })
      .thenRefused('changed_meanwhile')
    given(...both)
      .when(orderVideos, { ...turned, videoIds: [one] })
      .thenRefused('changed_meanwhile')
  })

  test('are hidden once, and shown again', () => {
    const hide = { providerId: provider, videoId: one, isVisible: false }
    given(providerRegistered(), videoAdded()).when(changeVideoVisibility, hide).thenEvents(videoVisibilityChanged())
    given(providerRegistered(), videoAdded(), videoVisibilityChanged()).when(changeVideoVisibility, hide).thenNothing()
    given(providerRegistered(), videoAdded(), videoVisibilityChanged())
      .when(changeVideoVisibility, { ...hide, isVisible: true })
      .thenEvents(videoVisibilityChanged({ isVisible: true }))
    given(providerRegistered()).when(changeVideoVisibility, hide).thenRefused('video_not_found')
  })

  test('cannot be added by an unknown provider', () => {
    const its = { providerId: provider, videoId: one }
    given().when(addVideo, add).thenRefused('planner_not_found')
    given().when(removeVideo, remove).thenRefused('planner_not_found')
    given()
      .when(describeVideo, { ...its, title: '', description: '' })
      .thenRefused('planner_not_found')
    given().when(orderVideos, { providerId: provider, videoIds: [] }).thenRefused('planner_not_found')
    given()
      .when(changeVideoVisibility, { ...its, isVisible: true })
      .thenRefused('planner_not_found')
  })
})
