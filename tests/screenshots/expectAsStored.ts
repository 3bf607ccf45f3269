import { expect } from 'vitest'
import { expectPicture } from './expectPicture.ts'
import { type PictureState, pictureName, widths } from './pictureState.ts'
import type { PictureWorld } from './pictureWorld.ts'

/** Expects a state to equal its stored pictures in every width; reports all that differ. */
export async function expectAsStored<Seed>(world: PictureWorld<Seed>, state: PictureState<Seed>): Promise<void> {
  // All at once: while one page captures, another one waits for the server.
  const looks = await Promise.allSettled(
    widths.map((width) => world.capture(state, width, (capture) => expectPicture(pictureName(state, width), capture))),
  )
  expect(looks.flatMap((look) => (look.status === 'rejected' ? [String(look.reason)] : []))).toEqual([])
}
