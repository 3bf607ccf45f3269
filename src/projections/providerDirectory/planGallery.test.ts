import { expect, test } from 'vitest'
import { projectionHarness, projectTwice, rebuildEqualsLive } from '../../../tests/projections/projectionHarness.ts'
import {
  companyDescribed,
  photoAdded,
  photoDescribed,
  photosOrdered,
  providerId,
  providerRegistered,
  subscriptionEnded,
  subscriptionStarted,
  videoAdded,
} from '../../../tests/setup/sampleEvents.ts'
import { photosVisibilityChanged, videoDescribed, videosOrdered, videoVisibilityChanged } from '../../../tests/setup/sampleGalleryEvents.ts'
import { providerApproved } from '../../../tests/setup/sampleModerationEvents.ts'
import { defaultRules } from '../../domain/rules.ts'
import { findGallery, findVideos } from './galleryQueries.ts'
import { cardsOf } from './providerCards.ts'
import { providerDirectory } from './providerDirectory.ts'

const nth = (number: number) => `5e0c2d4a-1f3b-4c5d-8e7f-${String(number).padStart(12, '0')}`
const photos = [1, 2, 3, 4, 5, 6, 7].map((number) => photoAdded({ photoId: nth(number), picture: `scenes/${number}`, alt: `${number}` }))
const videos = [
  videoAdded({ videoId: nth(1), title: '1' }),
  videoAdded({ videoId: nth(2), title: '2', platform: 'youtube', key: 'dQw4w9WgXcQ', description: 'Un film d’été.' }),
]
const start = [providerRegistered(), companyDescribed(), providerApproved()]

async function directory() {
  const { given, pool } = await projectionHarness(providerDirectory)
  const shown = async () => {
    const [card] = await cardsOf(pool, [providerId()], { language: 'fr', now: new Date('2026-11-21T10:00:00.000Z'), rules: defaultRules })
    const gallery = await findGallery(pool, providerId(), defaultRules)
    const own = await findVideos(pool, providerId(), defaultRules)
    const couples = { photos: card?.images.map(({ alt }) => alt).join(''), videos: card?.videos.map(({ title }) => title).join('') }
    // The provider itself is shown the same photographs as couples.
    expect(gallery?.photos.flatMap(({ shown: isShown, alt }) => (isShown ? [alt] : [])).join('')).toBe(couples.photos)
    expect(own?.videos.flatMap(({ shown: isShown, title }) => (isShown ? [title] : [])).join('')).toBe(couples.videos)
    return couples
  }
  return { given, shown }
}

test('a downgrade hides the newest above the quota whatever the order, and an upgrade shows them again', async () => {
  const { given, shown } = await directory()
  await given(...start, subscriptionStarted(), ...photos, ...videos, photosOrdered(nth(7), nth(6), nth(2)), videosOrdered(nth(2), nth(1)))
  expect(await shown()).toEqual({ photos: '7621345', videos: '21' })
  await given(subscriptionEnded())
  expect(await shown()).toEqual({ photos: '21345', videos: '1' })
  await given(subscriptionStarted({ startedAt: '2026-11-21T09:00:00.000Z' }))
  expect(await shown()).toEqual({ photos: '7621345', videos: '21' })
})

test('an item that the provider hides makes room for the next one until it is shown again', async () => {
  const { given, shown } = await directory()
  await given(...start, ...photos, ...videos)
  await given(photosVisibilityChanged([nth(1), nth(2)]), videoVisibilityChanged({ videoId: nth(1) }))
  expect(await shown()).toEqual({ photos: '34567', videos: '2' })
  await given(photosVisibilityChanged([nth(1)], { isVisible: true }), videoVisibilityChanged({ videoId: nth(1), isVisible: true }))
  expect(await shown()).toEqual({ photos: '13456', videos: '1' })
})

test('a new photograph is shown once it has an alternative text, one of an earlier release without it', async () => {
  const { given, shown } = await directory()
  await given(...start, photoAdded({ photoId: nth(1), alt: '', altRequired: true }), photoAdded({ photoId: nth(2), alt: 'old' }))
  expect(await shown()).toMatchObject({ photos: 'old' })
  await given(photoDescribed({ photoId: nth(2), caption: '', alt: '' }))
  const before = await shown()
  await given(photoDescribed({ photoId: nth(1), caption: '', alt: 'new' }))
  expect([before.photos, (await shown()).photos]).toEqual(['', 'new'])
})

test('couples read the description of a video, with the hash that an unlisted one needs', async () => {
  const { given, shown } = await directory()
  await given(...start, videoAdded({ hash: '8272103f6e' }), videoDescribed())
  expect(await shown()).toMatchObject({ videos: 'Un mariage en juin' })
})

const history = [
  ...start,
  subscriptionStarted(),
  ...photos,
  ...videos,
  photosVisibilityChanged([nth(3)]),
  videoDescribed({ videoId: nth(2) }),
  videosOrdered(nth(2), nth(1)),
  videoVisibilityChanged({ videoId: nth(1) }),
  subscriptionEnded(),
]

test('the order and repetition of deliveries do not matter, and a rebuild gives the same rows', async () => {
  const { providers } = await projectTwice(providerDirectory, ...history)
  expect(providers?.[0]?.['videos']).toMatchObject([{ videoId: nth(2) }, { videoId: nth(1), isVisible: false }])
  await rebuildEqualsLive(providerDirectory, ...history)
})
