import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const options: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
  // axe would load style sheets and media again for two rules: one does not have these tags, the other only asks a person to listen.
  preload: false,
}

interface AccessibleOptions {
  /** Rules about whole pages, for a page that shows several of a kind beside each other. */
  readonly apartFrom?: readonly string[]
  /** Only what is within this element. */
  readonly within?: string
}

/** axe finds nothing against WCAG 2.2 AA in the page as it stands now. */
export async function expectAccessible(page: Page, { apartFrom = [], within }: AccessibleOptions = {}): Promise<void> {
  // Injected once per document, since it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  // Frames of other origins are not ours to fix.
  const given = { ...options, rules: Object.fromEntries(apartFrom.map((rule) => [rule, { enabled: false }])) }
  const violations = await page.evaluate(
    async ({ given: asked, part }) => {
      // In a window without reduced motion, colours are still changing during a transition.
      const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      await Promise.allSettled(changing.map(({ finished }) => finished))
      return (await (window as unknown as { axe: typeof import('axe-core') }).axe.run(part ?? document, asked)).violations
    },
    { given, part: within },
  )
  const found = violations.map(described)
  expect(found, found.join('\n')).toEqual([])
}

function described({ id, help, nodes }: AxeResults['violations'][number]): string {
  return `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary ?? ''}`).join('\n')}`
}
