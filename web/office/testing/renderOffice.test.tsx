import { act, screen } from '@testing-library/react'
import { useLocation } from 'react-admin'
import { expect, test } from 'vitest'
import { answerCalls } from '../../shared/testing/answerCalls.ts'
import { renderOffice } from './renderOffice.tsx'

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

test('navigates in the router of the test, so that the next test starts without a path', async () => {
  answerCalls({})
  const { goTo } = renderOffice(<Address />)
  await act(() => goTo('/things?page=2'))
  expect(screen.getByRole('status').textContent).toBe('/things?page=2')
  expect(location.hash).toBe('')
})
