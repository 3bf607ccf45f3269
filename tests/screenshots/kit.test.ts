import { afterAll, beforeAll, test } from 'vitest'
import { expectAsStored } from './expectAsStored.ts'
import { expectShiftRefused } from './expectShiftRefused.ts'
import { kitStates } from './kitStates.ts'
import { openKitWorld } from './kitWorld.ts'
import type { PictureWorld } from './pictureWorld.ts'

let world: PictureWorld<undefined>
beforeAll(async () => {
  world = await openKitWorld()
})
afterAll(() => world.close())

test.each(kitStates)('$name looks as stored on a desktop and on a phone', (state) => expectAsStored(world, state))

test('a piece of the kit that is two pixels lower is not as stored', async () => {
  const lists = kitStates.find(({ name }) => name === 'kit-lists')
  if (!lists) throw new Error('there is no state kit-lists')
  await expectShiftRefused(world, lists, 'section[aria-label="Lists"] article')
})
