import type { BrowserContextOptions, Page } from 'playwright-core'
import { serveGallery } from '../browser/serveGallery.ts'
import { sharedBrowser } from '../browser/sharedBrowser.ts'
import { watchPage } from '../browser/watchPage.ts'

/** What the gallery's failing states and the development builds of libraries write into the console. */
export const provoked = /React does not recognize the|The server does not (answer|know it)|PartMissing|The above error/

/** The gallery of the office's kit in a browser. */
export interface OfficeGallery {
  /** The page that all tests of a file share, in a window of this width and mode. */
  readonly open: (width: number, mode?: 'light' | 'dark') => Promise<Page>
  /** A page of its own. */
  readonly openAnother: (options: BrowserContextOptions) => Promise<Page>
  readonly close: () => Promise<void>
}

interface GalleryOptions {
  /** The components to show. axe and a change of the mode take several times as long with all of them. Default: all. */
  readonly pieces?: readonly string[]
}

async function untilRendered(page: Page): Promise<void> {
  await page.getByRole('article', { name: 'ListSection: full' }).getByText('Table lamps').first().waitFor()
  await page.getByRole('article', { name: 'ListSection: error' }).getByRole('alert').waitFor()
  await page.locator('.tiptap').first().waitFor()
}

export async function startOfficeGallery({ pieces = [] }: GalleryOptions = {}): Promise<OfficeGallery> {
  const { origin, close } = await serveGallery()
  const pages: Promise<Page>[] = []

  async function load(options: BrowserContextOptions): Promise<Page> {
    const browser = await sharedBrowser()
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', ...options })
    // A busy machine takes several times as long.
    context.setDefaultTimeout(120_000)
    const page = await context.newPage()
    watchPage(page)
    await page.goto(`${origin}/office/kit?${new URLSearchParams(pieces.map((piece) => ['piece', piece]))}`)
    if (pieces.length === 0) await untilRendered(page)
    return page
  }

  function openAnother(options: BrowserContextOptions): Promise<Page> {
    const page = load(options)
    pages.push(page)
    return page
  }

  return {
    openAnother,
    async open(width, mode = 'light') {
      const page = await (pages[0] ?? openAnother({}))
      await page.setViewportSize({ width, height: 800 })
      const turn = page.getByRole('button', { name: `Show it ${mode}` })
      if (await turn.isVisible()) await turn.click()
      await page.locator(`[data-mode=${mode}]`).waitFor()
      return page
    },
    async close() {
      for (const page of pages) await (await page).context().close()
      await close()
    },
  }
}
