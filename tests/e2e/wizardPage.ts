import type { Page } from 'playwright-core'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { expectNoOverflow } from '../browser/expectNoOverflow.ts'
import { screenshot } from '../browser/screenshot.ts'
import { expectNoProblems } from '../browser/watchPage.ts'

/** The button that leads to the next step. */
export const next = (page: Page) => page.getByRole('button', { name: /^(Suivant|Next)$/ })
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
export const pick = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).check()

/**
 * Checks a step on this screen.
 * @param expected errors that the test provoked
 */
export async function check(page: Page, name: string, expected?: RegExp): Promise<void> {
  await screenshot(page, name)
  // The whole page at once, so that fixed elements cover nothing.
  const shown = page.viewportSize() ?? { width: 0, height: 0 }
  await page.setViewportSize({ ...shown, height: await page.evaluate(() => document.documentElement.scrollHeight) })
  await expectAccessible(page)
  await page.setViewportSize(shown)
  await expectNoOverflow(page)
  expectNoProblems(page, expected)
}
