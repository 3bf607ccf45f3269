import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../../shared/testing/answerCalls.ts'
import { renderCouple } from '../testing/renderCouple.tsx'
import { samplePlanner } from '../testing/samplePlanner.ts'
import { ProviderCard } from './ProviderCard.tsx'

test('shows a venue’s owner and its capacity, and no favourite button', () => {
  answerCalls({})
  const venue = { owner: 'Atelier Fontaine', guests: 1200 }
  const { container } = renderCouple(<ProviderCard provider={{ ...samplePlanner, name: 'Château des Tilleuls', venue }} actions={null} />)
  screen.getByRole('heading', { name: 'Château des Tilleuls' })
  screen.getByText('A venue of Atelier Fontaine · up to 1,200 guests')
  expect(container.querySelector('alliance-favourite')).toBeNull()
})

test('leaves out an unknown capacity', () => {
  answerCalls({})
  renderCouple(<ProviderCard provider={{ ...samplePlanner, venue: { owner: 'Atelier Fontaine', guests: null } }} actions={null} />)
  expect(screen.getByText(/A venue of/).textContent).toBe('A venue of Atelier Fontaine')
})

test('shows nothing about venues on a provider’s card, and its favourite button', () => {
  answerCalls({})
  const { container } = renderCouple(<ProviderCard provider={samplePlanner} actions={null} />)
  expect(screen.queryByText(/A venue of/)).toBeNull()
  expect(container.querySelector('alliance-favourite')).not.toBeNull()
})
