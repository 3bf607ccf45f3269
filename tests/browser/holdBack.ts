import type { Page } from 'playwright-core'

/** Calls that wait for their answers. */
export interface HeldBack {
  /** Addresses of the calls so far. */
  readonly calls: readonly string[]
  /** Releases the waiting answers; later calls are answered at once. */
  readonly release: () => void
}

/** Delays the answers of a path until they are released. */
export async function holdBack(page: Page, path: string): Promise<HeldBack> {
  const calls: string[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(path, async (route) => {
    calls.push(route.request().url())
    await released
    await route.continue()
  })
  return { calls, release }
}
