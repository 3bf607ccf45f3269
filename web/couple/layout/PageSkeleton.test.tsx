import { expect, it } from 'vitest'
import { renderCouple } from '../testing/renderCouple.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'

it('gives the window a title while the page that has one of its own is loaded', () => {
  renderCouple(<PageSkeleton />)
  expect(document.title).toBe('Alliance')
})
