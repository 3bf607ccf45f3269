import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

const longest = 4000

/** If the running test fails, adds the page's accessibility tree to its error. Call it after the hook that closes the context: hooks run last to first. */
export function reportPageOfFailure(page: Page): void {
  onTestFinished(async ({ task: { result } }) => {
    const [error] = (result?.state === 'fail' && result.errors) || []
    if (!error || page.isClosed()) return
    const shown = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String)
    error.stack = `${error.stack ?? error.message}\n\n${page.url()} showed:\n${shown.slice(0, longest)}`
  })
}
