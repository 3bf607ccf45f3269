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
  /** Where the product is, e.g. `http://localhost:41234`. */
  readonly origin: string
  /** A window of a person of its own, for the running test: no cookies, no storage but its own. */
  open(options?: WindowOptions): Promise<Page>
  close(): Promise<void>
}

export interface WindowOptions {
  /** Default: desktop. */
  readonly device?: 'desktop' | 'phone'
  /** Language of the browser; default: fr. */
  readonly language?: string
  /** Cookies it has from the beginning, e.g. a session's. */
  readonly cookies?: Readonly<Record<string, string>>
  readonly context?: BrowserContextOptions
  /** Nothing that an earlier test loaded is in its cache: for what happens without a network. */
  readonly isNew?: boolean
}

const viewports = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } } as const

/** Starts both; the apps are built by the suite's setup (tests/setup/webBuild.ts). */
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
      page.setDefaultTimeout(30_000)
      watchPage(page)
      reportPageOfFailure(page)
      return page
    },
    close: () => product.close(),
  }
}

/** Of this worker's products, which run one after the other: what windows keep of the apps' scripts is good for the next one too. */
let usualPort = 0

async function listen(app: NonNullable<TestProduct['app']>): Promise<number> {
  const open = async (port: number) => Number(new URL(await app.listen({ port, host: 'localhost' })).port)
  const port = await open(usualPort).catch(() => open(0))
  usualPort ||= port
  return port
}
