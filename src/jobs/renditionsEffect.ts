import { type EffectPayload, effectPayloads } from '../domain/effect.ts'
import { photoPictureIn } from '../domain/provider/photoPicture.ts'
import type { PictureFormat } from '../integrations/images/pictureFormat.ts'
import type { PhotoFiles } from '../integrations/photos/photoFiles.ts'
import type { EffectKind } from './effectKind.ts'

export interface RenditionServices {
  readonly photos: Pick<PhotoFiles, 'original' | 'hasRendition' | 'keepRendition'>
  /** Keeps an original in a local file while its renditions are made. */
  readonly hold: <T>(content: Buffer, use: (path: string) => Promise<T>) => Promise<T>
  readonly render: (path: string, width: number, format: PictureFormat) => Promise<Buffer>
  readonly widths: readonly number[]
  /** Milliseconds since some moment. */
  readonly clock?: () => number
}

const formats: readonly PictureFormat[] = ['avif', 'webp', 'jpeg']
/** Well within an effect's lease; after it the effect is released, and goes on. */
const longestMs = 20_000

/** Makes every size and format of a photograph; existing renditions are not made again. */
export function renditionsEffect({
  photos,
  hold,
  render,
  widths,
  clock = () => performance.now(),
}: RenditionServices): EffectKind<EffectPayload<'renditions'>> {
  return {
    payload: effectPayloads.renditions,
    attempts: 20,
    async handle({ payload: { picture } }) {
      const photo = photoPictureIn(picture)
      const original = photo && (await photos.original(photo))
      if (!original) return 'expired'
      const started = clock()
      let made = 0
      return hold(original, async (path) => {
        for (const width of widths) {
          for (const format of formats) {
            if (await photos.hasRendition(photo, { width, format })) continue
            if (made > 0 && clock() - started > longestMs) return 'unfinished'
            const content = await render(path, width, format)
            if (!(await photos.keepRendition(photo, { width, format }, content))) return 'expired'
            made++
          }
        }
        return {}
      })
    },
  }
}
