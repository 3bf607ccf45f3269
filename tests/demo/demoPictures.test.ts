import { describe, expect, test } from 'vitest'
import { demoPhotoName, demoPictureOf } from '../../scripts/demo/scenes/demoPhoto.ts'
import { moodNames } from '../../scripts/demo/scenes/moods.ts'
import {
  type DemoPicture,
  drawPicture,
  galleryFrom,
  galleryOfVenue,
  keyPicture,
  sceneNames,
  scenesOfVenue,
} from '../../scripts/demo/scenes/scenes.ts'
import { sceneTexts } from '../../scripts/demo/texts/sceneTexts.ts'
import { photoPictureIn } from '../../src/domain/provider/photoPicture.ts'
import { defaultRules } from '../../src/domain/rules.ts'
import { venueTypes } from '../../src/domain/venue/venueType.ts'
import { alikePictures } from '../setup/pictureLikeness.ts'
import { providerId } from '../setup/sampleEvents.ts'

describe('the key pictures of a list', () => {
  const { pageSize } = defaultRules.search

  test('differ visibly on a page, also where planners and venues are mixed', async () => {
    for (const first of [0, 137, 276]) {
      const page = Array.from({ length: pageSize }, (_, index) => keyPicture(first + index))
      const venues = [40, 41, 42, 43].map((aside) => galleryOfVenue(first + aside, 1)).flat()
      expect(await alikePictures([...page, ...venues])).toEqual([])
    }
  })

  test('are all different within a country', () => {
    const all = Array.from({ length: 560 }, (_, position) => keyPicture(position))
    expect(new Set(all.map((picture) => JSON.stringify({ ...picture, seed: 0 }))).size).toBe(all.length)
  })

  test('are reported when similar: one scene twice in the same light, or in similar lights', async () => {
    const castle: DemoPicture = { ...keyPicture(0), scene: 'castle' }
    const hall: DemoPicture = { ...castle, scene: 'receptionHall', mood: 'azure' }
    const page = [...Array.from({ length: 10 }, (_, index) => keyPicture(29 + index)), castle, { ...castle, seed: 99 }]
    expect(await alikePictures(page)).toHaveLength(1)
    expect(await alikePictures([hall, { ...hall, mood: 'noon', seed: 99 }])).toHaveLength(1)
  })
})

describe('a gallery', () => {
  test.each([0, 17, 205])('of provider %i shows no scene twice, in one light', (position) => {
    for (const gallery of [galleryFrom(keyPicture(position), 7), galleryOfVenue(position, 7)]) {
      expect(gallery).toHaveLength(7)
      expect(new Set(gallery.map(({ scene }) => scene)).size).toBe(7)
      expect(new Set(gallery.map(({ mood }) => mood)).size).toBe(1)
    }
  })

  test.each(venueTypes)('of a venue shows what a %s is, whatever the seed', (type) => {
    const firsts = Array.from({ length: 40 }, (_, seed) => scenesOfVenue(type, seed)[0]?.scene)
    expect(new Set(firsts).size).toBe(2)
    expect(scenesOfVenue(type, 5)).toEqual(scenesOfVenue(type, 5))
  })

  test('has a name for each picture that says what is drawn, and nothing for a photograph that somebody took', () => {
    for (const picture of [keyPicture(0), keyPicture(299), ...galleryFrom(keyPicture(559), 7)]) {
      const photo = photoPictureIn(demoPhotoName(providerId(), picture))
      expect(photo && demoPictureOf(photo)).toEqual(picture)
    }
    expect(demoPictureOf({ owner: providerId(), digest: 'A'.repeat(43) })).toBeUndefined()
  })
})

const framed = { shot: 'wide', mirrored: false } as const

describe.each(sceneNames)('the scene %s', (scene) => {
  test('is a complete drawing in every light, the same for the same seed and different for another', () => {
    for (const mood of moodNames) {
      const svg = drawPicture({ scene, mood, ...framed, seed: 7 })
      expect(svg).not.toMatch(/NaN|Infinity|undefined/)
      expect(svg.match(/<[a-z][^>]*[^/]>/gi)?.length).toBe(svg.match(/<\/[a-z]+>/gi)?.length)
      expect(svg.length).toBeLessThan(1_000_000)
      expect(drawPicture({ scene, mood, ...framed, seed: 7 })).toBe(svg)
      expect(drawPicture({ scene, mood, ...framed, seed: 8 })).not.toBe(svg)
    }
  })

  test('has its own description in every language of the demo world', () => {
    for (const texts of Object.values(sceneTexts)) {
      expect(texts[scene].length).toBeGreaterThan(15)
      expect(Object.values(texts).filter((text) => text === texts[scene])).toHaveLength(1)
    }
  })
})
