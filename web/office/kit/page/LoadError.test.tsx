import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { LoadError } from './LoadError.tsx'

test('shows a failure without a message as unexpected, with a retry', async () => {
  let tries = 0
  const { user } = renderOffice(<LoadError title="The list could not be loaded." error={new Error('')} onRetry={() => tries++} />)
  expect((await screen.findByRole('alert')).textContent).toContain('Something unexpected happened. Please try again.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(tries).toBe(1)
})
