import { landscape } from './landscape.ts'
import type { PictureSource } from './pictureSource.ts'
import { drawPortrait, portraitSide } from './portrait.ts'
import { drawScene } from './scene.ts'

/**
 * The pictures that are drawn from an id when they are first shown: of providers without a photograph (square), and of places
 * (4:3, and cut to 16:9).
 */
export const drawnPictures = {
  portraits: drawing(drawPortrait, portraitSide),
  scenes: drawing((id) => drawScene(id, 'standard'), landscape.width),
  'wide-scenes': drawing((id) => drawScene(id, 'wide'), landscape.width),
} as const satisfies Readonly<Record<string, PictureSource>>

function drawing(draw: (id: string) => string, drawnWidth: number): PictureSource {
  return async (id) => ({ bytes: Buffer.from(draw(id)), drawnWidth })
}
