import { afterAll, beforeAll, test } from 'vitest'
import { expectAsStored } from './expectAsStored.ts'
import { kitStates } from './kitStates.ts'
import { openKitWorld } from './kitWorld.ts'
import type { PictureWorld } from './pictureWorld.ts'

let world: PictureWorld<undefined>
beforeAll(async () => {
  world = await openKitWorld()
})
afterAll(() => world.close())

test.each(kitStates)('$name looks as stored on a desktop and on a phone', (state) => expectAsStored(world, state))
