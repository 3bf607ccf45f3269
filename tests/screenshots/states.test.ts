import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { expectAsStored } from './expectAsStored.ts'
import { accepting, expectPicture } from './expectPicture.ts'
import { orphans } from './orphans.ts'
import { type PictureState, pictureName, widths } from './pictureState.ts'
import { openPictureWorld, type PictureWorld } from './pictureWorld.ts'
import { allPictures, states } from './states.ts'
import { removePicture, storedNames, storedPicture, tooHeavy } from './storedPictures.ts'

let world: PictureWorld
beforeAll(async () => {
  world = await openPictureWorld()
})
afterAll(() => world.close())

test.each(states)('$name looks as stored on a desktop and on a phone', (state) => expectAsStored(world, state))

test('a page that is shifted by two pixels is not as stored', async () => {
  const [state] = states
  if (!state) throw new Error('there is no state')
  const shifted: PictureState = {
    ...state,
    show: async (visit) => {
      await state.show(visit)
      await visit.page.evaluate(() => (document.body.style.paddingTop = '2px'))
    },
  }
  const differences = mkdtempSync(join(tmpdir(), 'alliance-differences-'))
  onTestFinished(() => rmSync(differences, { recursive: true, force: true }))
  const look = world.capture(shifted, 360, (capture) =>
    expectPicture(pictureName(state, 360), capture, { accept: false, differences, patienceMs: 300 }),
  )
  await expect(look).rejects.toThrow(/pixels are not as stored/)
})

test('every stored picture is one of a state', () => {
  if (accepting()) for (const name of orphans(allPictures)) removePicture(name)
  expect(orphans(allPictures)).toEqual([])
})

test('at least 40 states are stored in both widths', () => {
  expect(allPictures.length).toBeGreaterThanOrEqual(40 * widths.length)
})

test('the stored pictures weigh 150 kB each and 4 MB together at most', () => {
  expect(tooHeavy()).toEqual([])
  const bytes = storedNames().reduce((sum, name) => sum + (storedPicture(name)?.length ?? 0), 0)
  expect(bytes).toBeLessThan(4_000_000)
})
