import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const problems = new WeakMap<Page, string[]>()

/** Records everything in a page's console and network log that should not be there. */
export function watchPage(page: Page): void {
  const found: string[] = []
  problems.set(page, found)
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') found.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => found.push(`page error: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A read that the page itself cancelled, e.g. on navigation.
    if (reason !== 'net::ERR_ABORTED') found.push(`failed: ${request.method()} ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()}: ${response.request().method()} ${response.url()}`)
  })
}

/**
 * Expects no console error and no failed request since the last call.
 * @param expected errors that the test provoked, e.g. `/^401/`
 */
export function expectNoProblems(page: Page, expected?: RegExp): void {
  const found = problems.get(page) ?? []
  const unexpected = found.filter((problem) => !expected?.test(problem))
  found.length = 0
  expect(unexpected).toEqual([])
}
