import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Nothing is wider than the window: a phone never scrolls sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const wide = await page.evaluate(() => ({ content: document.documentElement.scrollWidth, window: document.documentElement.clientWidth }))
  expect(wide.content).toBeLessThanOrEqual(wide.window)
}
