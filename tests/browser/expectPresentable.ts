import type { Page } from 'playwright-core'
import { expectAccessible } from './expectAccessible.ts'
import { expectNoOverflow } from './expectNoOverflow.ts'
import { screenshot } from './screenshot.ts'

/** Checks a visible state: saves a picture under the name, and expects it to be accessible and no wider than the window. */
export async function expectPresentable(page: Page, name: string): Promise<void> {
  await screenshot(page, name)
  await expectAccessible(page)
  await expectNoOverflow(page)
}
