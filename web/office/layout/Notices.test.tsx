import { screen } from '@testing-library/react'
import { useNotify } from 'react-admin'
import { expect, test } from 'vitest'
import { renderOffice } from '../testing/renderOffice.tsx'

function Twice() {
  const notify = useNotify()
  const both = () => {
    notify('The first')
    notify('The second')
  }
  return (
    <button type="button" onClick={both}>
      Notify twice
    </button>
  )
}

test('shows notices one after the other, each until it is closed', async () => {
  const { user } = renderOffice(<Twice />)
  await user.click(screen.getByRole('button', { name: 'Notify twice' }))
  expect((await screen.findByRole('alert')).textContent).toBe('The first')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect((await screen.findByRole('alert')).textContent).toBe('The second')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).toBeNull()
})
