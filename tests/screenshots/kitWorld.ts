import { serveGallery } from '../browser/serveGallery.ts'
import { captureState, type Windows } from './captureState.ts'
import type { PictureWorld } from './pictureWorld.ts'
import { launchPinnedChromium } from './pinnedChromium.ts'

/** The kit's gallery and a browser. It needs no product. */
export async function openKitWorld(): Promise<PictureWorld<undefined>> {
  const [browser, gallery] = await Promise.all([launchPinnedChromium(), serveGallery()])
  const surroundings = { browser, windows: new Map() as Windows, origin: gallery.origin, seed: undefined, cookies: {} }
  return {
    capture: (state, width, look) => captureState(surroundings, state, width, look),
    async close() {
      await browser.close()
      await gallery.close()
    },
  }
}
