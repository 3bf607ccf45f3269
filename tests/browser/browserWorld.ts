import type { BrowserContextOptions, Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { readBuiltWebApps } from '../../src/api/pages/builtWebApps.ts'
import { startTestProduct, type TestProduct, type TestProductOptions } from '../setup/testProduct.ts'
import { reportPageOfFailure } from './reportPageOfFailure.ts'
import { sharedBrowser } from './sharedBrowser.ts'
import { watchPage } from './watchPage.ts'
import { visit } from './windowPool.ts'

/** A running product with its web apps, and a real browser to use them with. */
export interface BrowserWorld {
  readonly product: TestProduct
  /** The product's address, e.g. `http://localhost:41234`. */
  readonly origin: string
  /** Opens a window for the running test, without cookies and storage. */
  open(options?: WindowOptions): Promise<Page>
  close(): Promise<void>
}

export interface WindowOptions {
  /** Default: desktop. */
  readonly device?: 'desktop' | 'phone'
  /** Language of the browser; default: fr. */
  readonly language?: string
  /** Initial cookies, e.g. a session's. */
  readonly cookies?: Readonly<Record<string, string>>
  readonly context?: BrowserContextOptions
  /** With an empty cache: for tests without a network. */
  readonly isNew?: boolean
}

const viewports = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } } as const

/** Starts both; the test setup builds the apps (tests/setup/webBuild.ts). */
export async function openBrowserWorld(options: TestProductOptions = {}): Promise<BrowserWorld> {
  const product = await startTestProduct({ ...options, openWebApps: await readBuiltWebApps(inject('webDirectory')) })
  if (!product.app) throw new Error('the product has no API')
  const origin = `http://localhost:${await listen(product.app)}`
  const browser = await sharedBrowser()
  return {
    product,
    origin,
    async open({ device = 'desktop', language = 'fr', cookies = {}, context: over, isNew = false } = {}) {
      const { page, context, leave } = await visit(
        browser,
        {
          baseURL: origin,
          viewport: viewports[device],
          locale: language,
          timezoneId: 'Europe/Paris',
          reducedMotion: 'reduce',
          ...(device === 'phone' ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
          ...over,
        },
        isNew,
      )
      onTestFinished(leave)
      await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin, httpOnly: name !== '_locale' })))
      watchPage(page)
      reportPageOfFailure(page)
      return page
    },
    close: () => product.close(),
  }
}

/** The products of this worker run one after the other on the same port, so that cached scripts of the apps stay valid. */
let usualPort = 0

async function listen(app: NonNullable<TestProduct['app']>): Promise<number> {
  const open = async (port: number) => Number(new URL(await app.listen({ port, host: 'localhost' })).port)
  const port = await open(usualPort).catch(() => open(0))
  usualPort ||= port
  return port
}
