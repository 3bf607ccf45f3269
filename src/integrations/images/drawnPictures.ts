import type { PictureSource } from './pictureSource.ts'
import { drawPortrait } from './portrait.ts'
import { drawScene } from './scene.ts'

/**
 * The pictures that are generated from an id when first requested: of providers without a photograph (square), and of places (4:3, and
 * cropped to 16:9).
 */
export const drawnPictures = {
  portraits: drawing(drawPortrait),
  scenes: drawing((id) => drawScene(id, 'standard')),
  'wide-scenes': drawing((id) => drawScene(id, 'wide')),
} as const satisfies Readonly<Record<string, PictureSource>>

function drawing(draw: (id: string) => string): PictureSource {
  return async (id) => ({ bytes: Buffer.from(draw(id)), scalable: true })
}
