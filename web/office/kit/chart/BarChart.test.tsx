import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { BarChart } from './BarChart.tsx'

const bars = [
  { label: 'January', value: 12 },
  { label: 'February', value: 0 },
]

test('has a table of its values for screen readers, captioned with its title', () => {
  renderOffice(<BarChart title="Requests by month" bars={bars} format={(value) => `${value} pieces`} />)
  const table = within(screen.getByRole('table', { name: 'Requests by month' }))
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['January12 pieces', 'February0 pieces'])
})

test('says when there are no values and has no table', () => {
  renderOffice(<BarChart title="Requests by month" bars={bars.map(({ label }) => ({ label, value: 0 }))} />)
  expect(within(screen.getByRole('figure', { name: 'Requests by month' })).getByText('Nothing to show yet')).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})
