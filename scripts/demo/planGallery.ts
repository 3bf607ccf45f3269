import { deriveId } from '../../src/commands/deriveId.ts'
import type { ProviderId } from '../../src/domain/ids.ts'
import type { AddPhoto } from '../../src/domain/provider/addPhoto.ts'
import type { AddVideo } from '../../src/domain/provider/addVideo.ts'
import type { DemoLanguage } from './demoLanguage.ts'
import { Random } from './random.ts'
import { demoPhotoName } from './scenes/demoPhoto.ts'
import { galleryFrom, galleryOfVenue, keyPicture } from './scenes/scenes.ts'
import { galleryTexts } from './texts/galleryTexts.ts'
import { sceneTexts } from './texts/sceneTexts.ts'

/** The gallery of a demo provider. */
export interface PlannedGallery {
  /** A picture's name; undefined for a generated placeholder. */
  readonly profilePhoto: string | undefined
  readonly photos: readonly Omit<AddPhoto, 'providerId'>[]
  readonly videos: readonly Omit<AddVideo, 'providerId'>[]
}

interface GallerySketch {
  readonly id: ProviderId
  readonly kind: 'planner' | 'venue'
  /** The index among its country's providers, from 0. */
  readonly position: number
  readonly number: number
  readonly company: string
  readonly language: DemoLanguage
}

/** A profile photo is a separate file that looks like the gallery's first picture. */
const besideKeys = 1000

/**
 * Photographs are drawn scenes in one light, and the first one differs between a country's planners; videos are samples of their platforms,
 * within the plan's limit.
 */
export function planGallery(sketch: GallerySketch): PlannedGallery {
  const { id, kind, position, number, company, language } = sketch
  const random = new Random('gallery', number)
  const count = random.between(3, 7)
  const pictures = kind === 'venue' ? galleryOfVenue(position, count) : galleryFrom(keyPicture(position), count)
  const photos = pictures.map((picture, index) => ({
    photoId: deriveId('demo photo', number, index),
    picture: demoPhotoName(id, picture),
    alt: sceneTexts[language][picture.scene],
  }))
  // Some never chose one, including the planner that visitors sign in as.
  const hasFace = number > 0 && new Random('face', number).chance(0.85)
  const [key] = pictures
  const profilePhoto = key && hasFace ? demoPhotoName(id, { ...key, seed: key.seed + besideKeys }) : undefined
  const { film, clip } = galleryTexts[language]
  const videos = [
    { videoId: deriveId('demo video', number), title: company, description: film, platform: 'vimeo', key: '76979871' },
    { videoId: deriveId('demo video', number, 2), title: company, description: clip, platform: 'youtube', key: 'aqz-KE-bpKQ' },
  ] as const
  return { profilePhoto, photos, videos: random.chance(0.4) ? videos : [] }
}
