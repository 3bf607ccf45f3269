import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const options: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
  // axe would load style sheets and media again, for two rules: one is not of these tags, the other only asks for a person to listen.
  preload: false,
}

/** axe finds nothing against WCAG 2.2 AA in the page as it stands now. */
export async function expectAccessible(page: Page): Promise<void> {
  // Once a document: it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  // Frames are of other origins, and nobody here could mend them.
  const violations = await page.evaluate(async (given) => {
    // A window whose motion is not reduced still shows the previous colours during a transition.
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(changing.map(({ finished }) => finished))
    return (await (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, given)).violations
  }, options)
  const found = violations.map(described)
  expect(found, found.join('\n')).toEqual([])
}

function described({ id, help, nodes }: AxeResults['violations'][number]): string {
  return `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary ?? ''}`).join('\n')}`
}
