import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'
import { captureState, type Windows } from './captureState.ts'
import type { PictureWorld } from './pictureWorld.ts'
import { launchPinnedChromium } from './pinnedChromium.ts'

const configFile = join(import.meta.dirname, '../../web/office/vite.config.ts')

/** The kit's gallery, which only development builds have, and a browser. It needs no product. */
export async function openKitWorld(): Promise<PictureWorld<undefined>> {
  const outDir = mkdtempSync(join(tmpdir(), 'alliance-kit-'))
  const options = { configFile, mode: 'development', logLevel: 'error', build: { outDir, emptyOutDir: true, minify: false } } as const
  const [browser] = await Promise.all([launchPinnedChromium(), build(options)])
  const server = await preview({ ...options, preview: { port: 0, host: 'localhost' } })
  const address = server.httpServer.address()
  if (typeof address !== 'object' || address === null) throw new Error('the gallery is not served')
  const surroundings = { browser, windows: new Map() as Windows, origin: `http://localhost:${address.port}`, seed: undefined, cookies: {} }
  return {
    capture: (state, width, look) => captureState(surroundings, state, width, look),
    async close() {
      await browser.close()
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}
