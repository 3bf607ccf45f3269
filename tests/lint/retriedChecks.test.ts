import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../e2e')

/**
 * A check that is not retried, e.g. `expect(await page.title()).toBe(…)`: on a busy machine the page may not have rendered yet. Absence
 * (`.not`, a count of 0) may be checked without a retry, because a notice that must not show would disappear by itself.
 */
const notRetried =
  /expect\(\s*await (?:(?!\bexpect\b)[^;])*?\.(?:count|inputValue|isChecked|isDisabled|isEnabled|textContent|innerText|innerHTML|getAttribute|allTextContents|title)\((?:[^()]|\([^()]*\))*\),?\s*\)\s*\.to(?!Be\(0\))/g

it('browser tests retry checks of what a page shows', () => {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => (readFileSync(join(folder, name), 'utf8').match(notRetried) ?? []).map((check) => `${name}: ${check}`))
  expect(found).toEqual([])
})

it.each([
  "expect(await page.title()).toBe('Crédits')",
  "expect(await page.getByRole('button', { name: 'Fermer' }).count()).toBe(1)",
  "expect(\n    await section\n      .getByRole('listitem')\n      .count(),\n  ).toBe(1)",
])('finds a check that is not retried: %s', (check) => {
  expect(check.match(notRetried)).not.toBeNull()
})

it.each([
  "await expect.poll(() => page.title()).toBe('Crédits')",
  "expect(await page.title()).not.toContain('Camille')",
  "expect(await page.getByRole('alert').count()).toBe(0)",
])('allows %s', (check) => {
  expect(check.match(notRetried)).toBeNull()
})
