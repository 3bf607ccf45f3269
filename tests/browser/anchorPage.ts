import type { BrowserContext, Page } from 'playwright-core'

/**
 * An empty page of the product that stays open, so that the pages of later tests share its renderer: with `--process-per-site` they find
 * scripts that are compiled already. Starting a renderer and compiling was a fifth of the browser tests' time.
 */
export async function openAnchor(context: BrowserContext): Promise<Page> {
  const anchor = await context.newPage()
  await anchor.goto('/robots.txt')
  return anchor
}

/** A page in the renderer of another one, which has no access to it. */
export async function openBeside(anchor: Page): Promise<Page> {
  const [page] = await Promise.all([
    anchor.context().waitForEvent('page'),
    anchor.evaluate(() => void window.open('about:blank', '_blank', 'noopener')),
  ])
  return page
}
