import axe from 'axe-core'
import { expect } from 'vitest'

/** jsdom lays nothing out, so colours and sizes are for the browser's tests. */
const options = { rules: { 'color-contrast': { enabled: false }, region: { enabled: false }, 'page-has-heading-one': { enabled: false } } }

/** axe finds nothing wrong with names, roles and relations of what is rendered. */
export async function expectNoViolations(element: Element): Promise<void> {
  const { violations } = await axe.run(element, options)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
