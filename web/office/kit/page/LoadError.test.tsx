import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { LoadError } from './LoadError.tsx'

test('a failure that says nothing of itself is an unexpected one, and can be tried again', async () => {
  let tries = 0
  const { user } = renderOffice(<LoadError title="The list could not be loaded." error={new Error('')} onRetry={() => tries++} />)
  expect((await screen.findByRole('alert')).textContent).toContain('Something unexpected happened. Please try again.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(tries).toBe(1)
})
