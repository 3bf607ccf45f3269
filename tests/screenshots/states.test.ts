import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAsStored } from './expectAsStored.ts'
import { accepting } from './expectPicture.ts'
import { expectShiftRefused } from './expectShiftRefused.ts'
import { orphans } from './orphans.ts'
import { widths } from './pictureState.ts'
import { openPictureWorld, type PictureWorld } from './pictureWorld.ts'
import { allPictures, states } from './states.ts'
import { removePicture, storedNames, storedPicture, tooHeavy } from './storedPictures.ts'

let world: PictureWorld
beforeAll(async () => {
  world = await openPictureWorld()
})
afterAll(() => world.close())

test.each(states)('$name looks as stored on a desktop and on a phone', (state) => expectAsStored(world, state))

test.each([
  ['welcome', 'body'],
  ['inbox', '[data-request]'],
])('%s with %s two pixels lower is not as stored', async (name, selector) => {
  const state = states.find((each) => each.name === name)
  if (!state) throw new Error(`there is no state ${name}`)
  await expectShiftRefused(world, state, selector)
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
