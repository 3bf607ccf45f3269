import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const most = 60

/** Presses Tab until something has the focus, and expects it to be visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  const has = () => target.evaluate((element) => element === document.activeElement)
  for (let times = 0; times < most && !(await has()); times++) await page.keyboard.press('Tab')
  expect(await has()).toBe(true)
  const seen = await target.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return over !== null && (element.contains(over) || over.contains(element))
  })
  expect(seen).toBe(true)
}
