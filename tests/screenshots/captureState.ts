import type { Browser, BrowserContext, Page } from 'playwright-core'
import { fixedTime } from './fixedTime.ts'
import type { PictureState, Width } from './pictureState.ts'

const heights = { 1440: 900, 360: 740 } as const

/** Open windows by viewer and size: pages of one window share cached scripts and pictures. */
export type Windows = Map<string, Promise<BrowserContext>>

interface Surroundings<Seed> {
  readonly browser: Browser
  readonly windows: Windows
  readonly origin: string
  readonly seed: Seed
  /** The cookies of each viewer. */
  readonly cookies: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Brings a page to the state, and passes on a function that captures it. */
export async function captureState<Seed, Result>(
  surroundings: Surroundings<Seed>,
  state: PictureState<Seed>,
  width: Width,
  look: (capture: () => Promise<Buffer>) => Promise<Result>,
): Promise<Result> {
  const context = await windowFor(surroundings, state, width)
  const page = await context.newPage()
  try {
    await page.clock.setFixedTime(fixedTime)
    await state.show({ page, isPhone: width === 360, seed: surroundings.seed })
    await waitForFontsAndImages(page)
    return await look(() => page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' }))
  } finally {
    // The next state must not find anything of this one.
    await context.setOffline(false)
    await page.evaluate(() => localStorage.clear()).catch(() => {})
    await page.close()
  }
}

function windowFor(
  { browser, windows, origin, cookies }: Surroundings<unknown>,
  state: Omit<PictureState, 'show'>,
  width: Width,
): Promise<BrowserContext> {
  const { as, language = 'fr', dark = false } = state
  const key = [as, language, dark, width].join()
  const known = windows.get(key)
  if (known) return known
  const opened = open()
  windows.set(key, opened)
  return opened

  async function open(): Promise<BrowserContext> {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width, height: heights[width] },
      locale: language,
      timezoneId: 'Europe/Paris',
      reducedMotion: 'reduce',
      colorScheme: dark ? 'dark' : 'light',
      ...(width === 360 ? { hasTouch: true, isMobile: true } : {}),
    })
    context.setDefaultTimeout(120_000)
    const given = Object.entries((as && cookies[as]) ?? {})
    await context.addCookies(given.map(([name, value]) => ({ name, value, url: origin, httpOnly: true })))
    return context
  }
}

async function waitForFontsAndImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    // A picture that is not near the window is not loaded yet.
    const seen = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return top < window.innerHeight && bottom > 0 && image.checkVisibility({ contentVisibilityAuto: true })
    })
    await Promise.all(seen.map((image) => image.decode().catch(() => {})))
  })
}
