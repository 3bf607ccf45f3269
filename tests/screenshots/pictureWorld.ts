import { inject } from 'vitest'
import { exampleOperator } from '../../scripts/demo/texts/exampleOperator.ts'
import { exampleTestimonials } from '../../scripts/demo/texts/exampleTestimonials.ts'
import { readBuiltWebApps } from '../../src/api/pages/builtWebApps.ts'
import { startTestProduct } from '../setup/testProduct.ts'
import { captureState, type Windows } from './captureState.ts'
import { minuteBefore } from './fixedTime.ts'
import type { PictureState, Width } from './pictureState.ts'
import { launchPinnedChromium } from './pinnedChromium.ts'
import { type PictureSeed, seedPictures } from './seedPictures.ts'

/** One product and one browser for all pictures. */
export interface PictureWorld<Seed = PictureSeed> {
  /** Brings a page to a state and passes on a function that captures it. */
  capture<Result>(state: PictureState<Seed>, width: Width, look: (capture: () => Promise<Buffer>) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export async function openPictureWorld(): Promise<PictureWorld> {
  const openWebApps = await readBuiltWebApps(inject('webDirectory'))
  const clock = { time: minuteBefore }
  const [browser, product] = await Promise.all([
    launchPinnedChromium(),
    startTestProduct({ openWebApps, exampleOperator, exampleTestimonials, now: () => new Date(clock.time) }),
  ])
  const address = await product.app?.listen({ port: 0, host: 'localhost' })
  if (address === undefined) throw new Error('the product has no API')
  const origin = `http://localhost:${new URL(address).port}`
  const seed = await seedPictures(product, origin, clock)
  const windows: Windows = new Map()
  return {
    capture: (state, width, look) => captureState({ browser, windows, origin, seed, cookies: seed.people }, state, width, look),
    async close() {
      await browser.close()
      await product.close()
    },
  }
}
