import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

interface LoadedScripts {
  /** Addresses of the script files that the page has loaded. */
  readonly files: readonly string[]
  /** Size after gzip of these files and of the scripts in the document. */
  readonly bytes: number
}

/** The scripts of the page that is shown. */
export async function loadedScripts(page: Page): Promise<LoadedScripts> {
  const { inline, loaded } = await page.evaluate(() => ({
    inline: [...document.scripts].filter(({ src, type }) => src === '' && !type.includes('json')).map(({ text }) => text),
    loaded: performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((address) => new URL(address).pathname.endsWith('.js')),
  }))
  const files = [...new Set(loaded)]
  const bodies = await Promise.all(files.map(async (address) => (await page.request.get(address)).body()))
  const bytes = [...inline, ...bodies].reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0)
  return { files, bytes }
}
