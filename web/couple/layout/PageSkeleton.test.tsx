import { expect, it } from 'vitest'
import { renderCouple } from '../testing/renderCouple.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'

it('sets a document title while the page is loading', () => {
  renderCouple(<PageSkeleton />)
  expect(document.title).toBe('Alliance')
})
