import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { openAnchor, openBeside } from './anchorPage.ts'

interface Window {
  readonly browser: Browser
  readonly key: string
  readonly context: BrowserContext
  /** None in a window that is not used again. */
  readonly anchor: Page | undefined
}

/** A page for one test. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Call it at the end of the test. */
  readonly leave: () => Promise<void>
}

const free: Window[] = []

/**
 * A page in a window without cookies and storage. Windows with equal options are reused, since each new one loads and compiles the apps'
 * scripts, which is a third of a short test's time. A test that accesses its page's clock or context may change the window, which is then
 * closed after the test.
 */
export async function visit(browser: Browser, options: BrowserContextOptions, isNew = false): Promise<Visit> {
  const key = JSON.stringify(options)
  const known = isNew ? -1 : free.findIndex((window) => window.browser === browser && window.key === key)
  const canBeReused = !isNew && options.javaScriptEnabled !== false
  const [window = await openWindow(browser, key, options, canBeReused)] = known < 0 ? [] : free.splice(known, 1)
  const { context, anchor } = window
  const page = anchor ? await openBeside(anchor) : await context.newPage()
  if (known >= 0) await forgetStorage(context, page, options.baseURL)
  let isChanged = !anchor
  // playwright itself accesses the page's context, so the test gets a wrapper around the page.
  const watched = new Proxy(page, {
    get(target, name) {
      if (name === 'context' || name === 'clock') isChanged = true
      const part: unknown = Reflect.get(target, name)
      return typeof part === 'function' ? part.bind(target) : part
    },
  })
  return {
    page: watched,
    context,
    async leave() {
      if (isChanged || anchor?.isClosed()) return context.close()
      const pages = context.pages().filter((each) => each !== anchor)
      await Promise.all(pages.map((each) => each.close()))
      await context.clearCookies()
      free.push(window)
    },
  }
}

async function openWindow(browser: Browser, key: string, options: BrowserContextOptions, canBeReused: boolean): Promise<Window> {
  const context = await browser.newContext(options)
  // For every page of the window, also those that a test or the product opens; Playwright's own limit is 30 s.
  context.setDefaultTimeout(120_000)
  return { browser, key, context, anchor: canBeReused ? await openAnchor(context) : undefined }
}

async function forgetStorage(context: BrowserContext, page: Page, origin = ''): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb,cache_storage,service_workers' })
  await session.detach()
}
