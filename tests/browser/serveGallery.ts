import { join } from 'node:path'
import { build, preview } from 'vite'
import { builtOnce } from '../setup/builtOnce.ts'

const configFile = join(import.meta.dirname, '../../web/office/vite.config.ts')

/** A server of the office's gallery, which only development builds have. Without a server of sources, a page of it loads in a moment. */
export async function serveGallery(): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> {
  const options = (outDir: string) =>
    ({ configFile, mode: 'development', logLevel: 'error', build: { outDir, emptyOutDir: true, minify: false } }) as const
  const outDir = await builtOnce({ name: 'office-gallery', sources: ['web', 'src'], build: (folder) => build(options(folder)) })
  const server = await preview({ ...options(outDir), preview: { port: 0, host: 'localhost' } })
  const address = server.httpServer.address()
  if (typeof address !== 'object' || address === null) throw new Error('the gallery is not served')
  return { origin: `http://localhost:${address.port}`, close: () => server.close() }
}
