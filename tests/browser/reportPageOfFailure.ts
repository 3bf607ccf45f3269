import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

const longest = 4000

/** Adds to the error of the running test, if it fails, what the page showed to assistive technology then. To be called before the page's context is told to close. */
export function reportPageOfFailure(page: Page): void {
  onTestFinished(async ({ task: { result } }) => {
    const [error] = (result?.state === 'fail' && result.errors) || []
    if (!error || page.isClosed()) return
    const shown = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String)
    error.stack = `${error.stack ?? error.message}\n\n${page.url()} showed:\n${shown.slice(0, longest)}`
  })
}
