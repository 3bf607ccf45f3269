import { expect, it } from 'vitest'
import { pageNameOf } from './pageName.ts'

it.each([
  ['/', 'welcome'],
  ['/lp', 'landing'],
  ['/formulaire', 'wizard'],
  ['/planner/abc123-camille-moreau', 'provider'],
  ['/venue/abc123', 'provider'],
  ['/planners/fr/rhone', 'directory'],
  ['/account/', 'notFound'],
  ['/camille@example.fr', 'notFound'],
])('%s is counted as %s', (path, name) => {
  expect(pageNameOf(path)).toBe(name)
})
