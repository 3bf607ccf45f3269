import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError } from '../../shared/api/apiError.ts'
import { renderCouple } from '../testing/renderCouple.tsx'
import { useErrorText } from './useErrorText.ts'

function Words({ error }: { readonly error: unknown }) {
  return <p>{useErrorText()(error)}</p>
}

it.each([
  [
    new ApiError({ status: 500, code: 'x', message: 'Internal Server Error' }),
    'Error 500: the service is having a problem. Please try again in a moment.',
  ],
  [new ApiError({ status: 404, code: 'x', message: 'This planner is gone.' }), 'Error 404: This planner is gone.'],
  [new ApiError({ status: 0, code: 'x', message: 'fetch failed' }), 'The server does not answer. Check your connection and try again.'],
])('shows %s in words for people', (error, words) => {
  renderCouple(<Words error={error} />)
  expect(screen.getByText(words)).toBeTruthy()
})
