import { act, screen } from '@testing-library/react'
import { useLocation } from 'react-admin'
import { expect, test } from 'vitest'
import { answerCalls } from '../../shared/testing/answerCalls.ts'
import { renderOffice } from './renderOffice.tsx'

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

test('react-admin navigates in the router of the test, so that no address is left to the next one', async () => {
  answerCalls({})
  const { goTo } = renderOffice(<Address />)
  await act(() => goTo('/things?page=2'))
  expect(screen.getByRole('status').textContent).toBe('/things?page=2')
  expect(location.hash).toBe('')
})
