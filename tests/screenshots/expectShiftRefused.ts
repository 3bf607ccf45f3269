import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { expectPicture } from './expectPicture.ts'
import { type PictureState, pictureName } from './pictureState.ts'
import type { PictureWorld } from './pictureWorld.ts'

/** Shifts one element of a state's page by two pixels, and expects that it is no longer as stored. */
export async function expectShiftRefused<Seed>(world: PictureWorld<Seed>, state: PictureState<Seed>, selector: string): Promise<void> {
  const shifted: PictureState<Seed> = {
    ...state,
    show: async (visit) => {
      await state.show(visit)
      await visit.page
        .locator(selector)
        .first()
        .evaluate((element: HTMLElement) => Object.assign(element.style, { position: 'relative', top: '2px' }))
    },
  }
  const differences = mkdtempSync(join(tmpdir(), 'alliance-differences-'))
  onTestFinished(() => rmSync(differences, { recursive: true, force: true }))
  const look = world.capture(shifted, 360, (capture) =>
    expectPicture(pictureName(state, 360), capture, { accept: false, differences, patienceMs: 300 }),
  )
  await expect(look).rejects.toThrow(/pixels are not as stored/)
}
