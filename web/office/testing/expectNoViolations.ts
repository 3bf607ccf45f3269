import axe from 'axe-core'
import { expect } from 'vitest'

/** jsdom has no layout, so colours and sizes are checked in browser tests. */
const options = { rules: { 'color-contrast': { enabled: false }, region: { enabled: false }, 'page-has-heading-one': { enabled: false } } }

/** Expects axe to find no errors in names, roles and relations. */
export async function expectNoViolations(element: Element): Promise<void> {
  const { violations } = await axe.run(element, options)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
