import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ContactedPrestataire } from '../../../../../src/api/schemas/couple/prestataire.ts'
import { renderCouple } from '../../../testing/renderCouple.tsx'
import { RequestStatus } from './RequestStatus.tsx'

const sent = {
  status: 'sent',
  sentAt: '2026-11-21T10:00:00.000Z',
  seenAt: null,
  unlockedAt: null,
  contact: null,
  rejectedAt: null,
  withdrawnAt: null,
  closedAt: null,
  message: 'Are you free in June?\nCamille',
} as unknown as ContactedPrestataire

it('shows the message to a provider beside the state of the request', async () => {
  const { user } = renderCouple(<RequestStatus provider={sent} chosenAt={null} />)
  screen.getByText('Request sent')
  const message = screen.getByText(/Are you free in June\?/)
  const details = message.closest('details')
  expect(details?.open).toBe(false)
  await user.click(screen.getByText('The message you sent'))
  expect(details?.open).toBe(true)
  expect(message.textContent).toBe(sent.message)
})

it('shows nothing in place of an erased message', () => {
  renderCouple(<RequestStatus provider={{ ...sent, message: '' }} chosenAt={null} />)
  expect(screen.queryByText('The message you sent')).toBeNull()
})

it('shows the contact data of a provider that unlocked the request', () => {
  const contact = { name: 'Zoé Petit', email: 'zoe@example.test', phone: '+33687654321', writtenPhone: '+33 6 87 65 43 21' }
  const unlockedAt = '2026-11-22T10:00:00.000Z'
  renderCouple(<RequestStatus provider={{ ...sent, status: 'unlocked', unlockedAt, contact }} chosenAt={null} />)
  screen.getByText('Zoé Petit')
  screen.getByText('+33 6 87 65 43 21')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['mailto:zoe@example.test', 'tel:+33687654321'])
})
