import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../e2e')

/**
 * Compares what a page shows at one moment, e.g. `expect(await page.title()).toBe(…)`: on a busy machine the page may not have rendered
 * yet. That something does not show (`.not`, no element) may be checked at one moment, because a notice disappears by itself.
 */
const checkedOnce =
  /expect\(\s*await (?:(?!\bexpect\b)[^;])*?\.(?:count|inputValue|isChecked|isDisabled|isEnabled|textContent|innerText|innerHTML|getAttribute|allTextContents|title)\((?:[^()]|\([^()]*\))*\),?\s*\)\s*\.to(?!Be\(0\))/g

it('waits for what a page is expected to show', () => {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => (readFileSync(join(folder, name), 'utf8').match(checkedOnce) ?? []).map((check) => `${name}: ${check}`))
  expect(found).toEqual([])
})

it.each([
  "expect(await page.title()).toBe('Crédits')",
  "expect(await page.getByRole('button', { name: 'Fermer' }).count()).toBe(1)",
  "expect(\n    await section\n      .getByRole('listitem')\n      .count(),\n  ).toBe(1)",
])('finds a check at one moment: %s', (check) => {
  expect(check.match(checkedOnce)).not.toBeNull()
})

it.each([
  "await expect.poll(() => page.title()).toBe('Crédits')",
  "expect(await page.title()).not.toContain('Camille')",
  "expect(await page.getByRole('alert').count()).toBe(0)",
])('allows %s', (check) => {
  expect(check.match(checkedOnce)).toBeNull()
})
