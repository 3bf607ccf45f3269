import { expect } from 'vitest'
import { expectPicture } from './expectPicture.ts'
import { type PictureState, pictureName, widths } from './pictureState.ts'
import type { PictureWorld } from './pictureWorld.ts'

/** A state is as stored in every width; all that differ are told. */
export async function expectAsStored<Seed>(world: PictureWorld<Seed>, state: PictureState<Seed>): Promise<void> {
  // All at once: while one page draws, another one asks the server.
  const looks = await Promise.allSettled(
    widths.map((width) => world.draw(state, width, (draw) => expectPicture(pictureName(state, width), draw))),
  )
  expect(looks.flatMap((look) => (look.status === 'rejected' ? [String(look.reason)] : []))).toEqual([])
}
