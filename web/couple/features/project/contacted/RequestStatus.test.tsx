import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderCouple } from '../../../testing/renderCouple.tsx'
import { contactedPlanner } from '../../../testing/samplePlanner.ts'
import { RequestStatus } from './RequestStatus.tsx'

it('shows the message to a provider beside the state of the request', async () => {
  const { user } = renderCouple(<RequestStatus provider={contactedPlanner} chosenAt={null} />)
  screen.getByText('Request sent')
  const message = screen.getByText(/Are you free in June\?/)
  const details = message.closest('details')
  expect(details?.open).toBe(false)
  await user.click(screen.getByText('The message you sent'))
  expect(details?.open).toBe(true)
  expect(message.textContent).toBe(contactedPlanner.message)
})

it('shows nothing in place of an erased message', () => {
  renderCouple(<RequestStatus provider={{ ...contactedPlanner, message: '' }} chosenAt={null} />)
  expect(screen.queryByText('The message you sent')).toBeNull()
})

it('shows the contact data of a provider that unlocked the request', () => {
  const contact = { name: 'Zoé Petit', email: 'zoe@example.test', phone: '+33687654321', writtenPhone: '+33 6 87 65 43 21' }
  const unlockedAt = '2026-11-22T10:00:00.000Z'
  renderCouple(<RequestStatus provider={{ ...contactedPlanner, status: 'unlocked', unlockedAt, contact }} chosenAt={null} />)
  screen.getByText('Zoé Petit')
  screen.getByText('+33 6 87 65 43 21')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['mailto:zoe@example.test', 'tel:+33687654321'])
})
