import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderCouple } from '../../testing/renderCouple.tsx'
import { ReviewsSummary } from './ReviewsSummary.tsx'

const figures = { reviews: [], count: 4, rated: 3, average: 4.3, distribution: [0, 0, 1, 0, 2], page: 1, pages: 1 }

test('shows the count of every score, the best first', async () => {
  renderCouple(<ReviewsSummary figures={figures} />)
  const list = await screen.findByRole('list', { name: 'How the ratings are spread' })
  const lines = within(list).getAllByRole('listitem')
  expect(lines.map((line) => line.getAttribute('aria-label'))).toEqual([
    'Rating: 5 out of 5 – 2 reviews',
    'Rating: 4 out of 5 – 0 reviews',
    'Rating: 3 out of 5 – 1 review',
    'Rating: 2 out of 5 – 0 reviews',
    'Rating: 1 out of 5 – 0 reviews',
  ])
})

test('shows no distribution for a single score', async () => {
  renderCouple(<ReviewsSummary figures={{ ...figures, count: 1, rated: 1, average: 5, distribution: [0, 0, 0, 0, 1] }} />)
  await screen.findByText('1 review')
  expect(screen.queryByRole('list')).toBeNull()
})
